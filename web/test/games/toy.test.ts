/** The toy's pictures, which `riverrat new-game` copies: every place a choice can name is drawn, and said in words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { sayFrom } from '../../src/core/texts/say';
import type { Values } from '../toy/box';
import { game } from '../toy/index';
import { spotOf, standOf } from '../toy/layout';
import type { View } from '../toy/view';
import { seatsOf, targetsIn } from './samples';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf-8');
const view = JSON.parse(read('web/test/toy/samples/view.json')) as View;
const box = JSON.parse(read('web/test/toy/samples/box.json')) as Values;
const say = sayFrom('en', read('src/riverrat/texts/en.ftl'), read('tests/toy/texts/en.ftl'));
const seats = seatsOf(view);

it('draws the course, the bag and every rat', () => {
  const { container } = render(game.Board, { props: { view, box, seats, say, you: 1, shape: 1.6 } });
  expect(targetsIn(container)).toEqual([
    ...['space:0', 'space:1', 'space:2', 'space:3', 'space:4', 'space:5', 'space:6', 'space:7', 'space:8', 'space:9'],
    ...['rat:0:0', 'rat:0', 'rat:0:1', 'rat:1', 'rat:1:0', 'rat:1:1', 'rat:2:0', 'rat:2:1'],
    'bag',
  ]);
  const words = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  expect(words).toContain('Space 5, a hole');
  expect(words).toContain('Home, space 9');
  expect(words).toContain('Rat 1 of Player 2, on 3');
  expect(words).toContain('The bag, 10 cards');
  expect(container.textContent).toContain('On top: a slice');
});

it('says what a player has', () => {
  const { container } = render(game.Panel, { props: { view, box, seats, say, seat: 0 } });
  expect(container.textContent).toBe('Cheese 5 Rats on 2, 2');
});

it('winds upwards, and nobody stands on another', () => {
  expect([spotOf(0, 9), spotOf(4, 9), spotOf(5, 9)]).toEqual([[115, 545], [875, 545], [875, 195]]); // prettier-ignore
  const stands = [0, 1, 2, 3].flatMap((seat) => [0, 1].map((rat) => standOf(3, 9, seat, rat, 4).join()));
  expect(new Set(stands).size).toBe(8);
});
