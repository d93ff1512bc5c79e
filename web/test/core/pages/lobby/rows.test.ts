import { beforeAll, describe, expect, it } from 'vitest';
import { seatNames } from '../../../../src/core/texts/names';
import { asSeat } from '../../../../src/core/pages/lobby/opening';
import { wordsOfRow } from '../../../../src/core/pages/lobby/rows';
import { texts } from '../../../../src/core/texts/texts.svelte';
import type { TableRow } from '../../../../src/core/server/types';
import { withTexts } from '../../../table';

type Seat = TableRow['seats'][number];
const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  name,
  kind: name ? 'person' : 'opponent',
  you: false,
  turn: false,
  wears: 0,
  points: null,
  won: false,
  ...more,
});
const row = (seats: Seat[], more: Partial<TableRow> = {}): TableRow => ({
  table: 'abc',
  game: 'toy',
  name: '',
  seats: seats.map((one, at) => ({ ...one, wears: at })),
  waiting: false,
  asked: false,
  deadline: null,
  over: false,
  updated: 0,
  ...more,
});

beforeAll(withTexts);
const line = (one: TableRow): string => wordsOfRow(one, texts.of(), 'en').line;

describe('names at a table', () => {
  it('tells people of the same name apart, whatever the writing, and makes no third', () => {
    const named = (...names: string[]) =>
      seatNames(
        names.map((name, wears) => seat(name, { wears })),
        texts.of(),
      );
    expect(named('Anna', 'anna ')).toEqual(['Anna (1)', 'anna  (2)']);
    expect(named('Anna', 'Anna', 'Anna (1)')).toEqual(['Anna (2)', 'Anna (3)', 'Anna (1)']);
    expect(named('Anna', 'Bea', '')).toEqual(['Anna', 'Bea', 'Marie']);
    expect(seatNames([seat('', { kind: 'open' }), seat('', { kind: 'open' })], texts.of())).toEqual([
      'Free seat',
      'Free seat',
    ]);
  });
  it('hands on the names of those who share a screen', () => {
    expect(asSeat({ kind: 'me', level: 'club', name: ' Grandma ' })).toEqual({ kind: 'me', name: 'Grandma' });
    expect(asSeat({ kind: 'me', level: 'club' })).toEqual({ kind: 'me' });
    expect(asSeat({ kind: 'open', level: 'club', name: 'Grandma' })).toEqual({ kind: 'open' });
  });
});

describe('a table in a list', () => {
  it('says whose turn it is', () => {
    expect(line(row([seat('Anna', { you: true, turn: true }), seat('')]))).toBe('Your turn');
    expect(line(row([seat('Anna', { you: true }), seat('', { turn: true })]))).toBe('Bruno is to move');
    expect(line(row([seat('Anna', { you: true }), seat('', { kind: 'open' })]))).toBe('One seat is free');
  });
  it('says who won', () => {
    const over = { over: true };
    expect(line(row([seat('Anna', { won: true, points: 9 }), seat('Bea', { points: 4 })], over))).toBe('Won by Anna');
    expect(line(row([seat('Anna', { won: true }), seat('Bea', { won: true })], over))).toBe('Won by Anna and Bea');
    expect(line(row([seat('Anna')], over))).toBe('Nobody won');
  });
  it('says who asks for a rematch', () => {
    expect(line(row([seat('Anna'), seat('Bea', { kind: 'open' })], { asked: true }))).toBe(
      'Anna would like a rematch.',
    );
  });
});
