import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../src/core/device/router.svelte';
import { puzzlePath, shared, sign, starLine } from '../../../src/core/texts/puzzle';

describe('what is told of a puzzle', () => {
  it('shows stars, those missing as outlines', () => {
    expect(starLine(3)).toBe('★★★');
    expect(starLine(1)).toBe('★☆☆');
  });

  it('fills a circle by how much was found, and wholly for the best alone', () => {
    expect([-2, 0, 3, 5, 11, 12].map((value) => sign(value, 12)).join('')).toBe('○○◔◔◕●');
    expect(sign(0, 0)).toBe('●');
  });

  it('gives no answer away', () => {
    const puzzle = {
      puzzle: 'pay-or-pass',
      text: 'puzzle-pay-or-pass',
      goal: 'points',
      today: true,
      tries: [6, 12],
      solved: true,
      shown: false,
      stars: 2,
      best: 12,
    };
    const link = `https://example.org${puzzlePath('first-rat', 'pay-or-pass')}`;
    expect(shared('Riverrat', puzzle, link)).toBe(
      'Riverrat\n★★☆  ◑ ●\nhttps://example.org/puzzles/first-rat/pay-or-pass',
    );
  });

  it('has an address of its own', () => {
    expect(pageOf('/puzzles')).toEqual({ name: 'puzzles', game: null, puzzle: null });
    expect(pageOf('/puzzles/la-loire/five-d')).toEqual({ name: 'puzzles', game: 'la-loire', puzzle: 'five-d' });
  });
});
