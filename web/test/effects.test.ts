/** What a choice gives and costs, added up. */
import { expect, it } from 'vitest';
import { effectsAt, effectsIn, effectsOf, POINTS } from '../src/core/effects';
import type { GameUi } from '../src/core/game-ui';
import type { Told } from '../src/core/types';

const told = (...amounts: [string, number][]): Told[] =>
  amounts.map(([sign, amount]) => ({ name: sign, seat: 0, ply: 1, reveals: false, values: { amount } }));
const ui = {
  effects: ({ name, values }: Told) => [{ sign: name, amount: Number(values['amount']) }],
} as unknown as GameUi;

it('tells each thing once, what is paid first', () => {
  expect(effectsOf(told(['wood', 1], ['money', -2], ['wood', 1]), 0, ui)).toEqual([
    { sign: 'money', amount: -2 },
    { sign: 'wood', amount: 2 },
  ]);
});

it('tells what comes back where that is all, and else leaves it out', () => {
  const back = told(['horse', -1], ['horse', 1]);
  expect(effectsOf(back, 0, ui)).toEqual([{ sign: 'horse', amount: 0 }]);
  expect(effectsOf([...back, ...told(['wood', 1])], 0, ui)).toEqual([{ sign: 'wood', amount: 1 }]);
  expect(effectsOf(told(['horse', 0]), 0, ui)).toEqual([]);
  const preview = { events: back, points: 3, reveals: false, ends_turn: false };
  expect(effectsIn(preview, 0, ui)).toEqual([{ sign: POINTS, amount: 3 }]);
});

it('tells last what comes later, though the same is gained or paid at once', () => {
  const preview = { events: told(['coin', -2]), points: 0, reveals: false, ends_turn: false };
  const offer = { key: '1', steps: [], targets: [], preview, complete: true };
  const printed = () => [
    { sign: 'coin', amount: 4, later: true },
    { sign: 'worker', amount: 1, neutral: true },
  ];
  expect(effectsAt(offer, 0, { ...ui, printed }, {} as never)).toEqual([
    { sign: 'coin', amount: -2 },
    { sign: 'worker', amount: 1, neutral: true },
    { sign: 'coin', amount: 4, later: true },
  ]);
});
