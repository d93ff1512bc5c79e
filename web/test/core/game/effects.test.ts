/** What a choice gives and costs, added up. */
import { expect, it } from 'vitest';
import { effectsAt, effectsIn, effectsOf, sharedEffects } from '../../../src/core/game/effects';
import type { Asked, Effect, GameUi } from '../../../src/core/game/game-ui';
import { Kinds, POINTS } from '../../../src/core/game/kinds';
import type { Offer } from '../../../src/core/game/offers';
import type { EventInfo } from '../../../src/core/server/protocol';
import type { Told } from '../../../src/core/server/types';
import { preview } from '../../table';

const told = (...amounts: [string, number][]): Told[] =>
  amounts.map(([sign, amount]) => ({ name: sign, seat: 0, ply: 1, reveals: false, values: { amount } }));
/** A choice that brings so many points, and these. */
const way = (points: number, ...amounts: [string, number][]): Offer => ({
  key: '1',
  steps: [],
  targets: [],
  preview: preview({ events: told(...amounts), points }),
  complete: true,
});
/** A game in which this stands printed at every choice. */
const printing = (printed: () => Effect[]) => ({ kinds, ui: { question: { printed } } as unknown as GameUi });
const about = {} as Asked<unknown>;
const kindsOf = (...events: EventInfo[]): Kinds => new Kinds({ verbs: [], event_kinds: events });
const kinds = kindsOf(
  ...['wood', 'money', 'horse', 'coin'].map((name) => ({
    name,
    parameters: { amount: null },
    brings: { [name]: 'amount' },
  })),
);

it('reads off an event what it brings its seat, hands another, and has in store', () => {
  const bought: EventInfo = {
    name: 'bought',
    parameters: { good: ['wood', 'wine'], price: null, player: null },
    brings: { coin: '-price', 'item-{good}': 1 },
    hands: { coin: 'price' },
    later: { points: 2 },
    there: { dice: 'price' },
    bad: true,
  };
  const told = { name: 'bought', seat: 1, values: { good: 'wine', price: 3, player: 0 } };
  expect(kindsOf(bought).effects(told, 1)).toEqual([
    { sign: 'coin', amount: -3, bad: true },
    { sign: 'item-wine', amount: 1, bad: true },
    { sign: 'points', amount: 2, later: true },
    { sign: 'dice', amount: 3, neutral: true },
  ]);
  expect(kindsOf(bought).effects(told, 0)).toEqual([{ sign: 'coin', amount: 3 }]);
  expect(kindsOf(bought).effects(told, 2)).toEqual([]);
  expect(kindsOf().effects(told, 1)).toEqual([]);
});

it('tells each thing once, what is paid first', () => {
  expect(effectsOf(told(['wood', 1], ['money', -2], ['wood', 1]), 0, kinds)).toEqual([
    { sign: 'money', amount: -2 },
    { sign: 'wood', amount: 2 },
  ]);
});

it('tells what comes back where that is all, and else leaves it out', () => {
  const back = told(['horse', -1], ['horse', 1]);
  expect(effectsOf(back, 0, kinds)).toEqual([{ sign: 'horse', amount: 0 }]);
  expect(effectsOf([...back, ...told(['wood', 1])], 0, kinds)).toEqual([{ sign: 'wood', amount: 1 }]);
  expect(effectsOf(told(['horse', 0]), 0, kinds)).toEqual([]);
  expect(effectsIn(preview({ events: back, points: 3 }), 0, kinds)).toEqual([{ sign: POINTS, amount: 3 }]);
});

it('tells by how much points change: what is paid may have counted', () => {
  const scored: EventInfo = { name: 'scored', parameters: { amount: null }, brings: { points: 'amount' } };
  const paid: EventInfo = { name: 'paid', parameters: { amount: null }, brings: { cheese: '-amount' } };
  const own = kindsOf(scored, paid);
  const built = preview({ events: told(['scored', 6], ['paid', 10]), points: 3 });
  expect(effectsIn(built, 0, own)).toEqual([
    { sign: 'cheese', amount: -10 },
    { sign: POINTS, amount: 3 },
  ]);
  const kept = { ...built, events: told(['paid', 10]), points: -2 };
  expect(effectsIn(kept, 0, own)).toEqual([{ sign: 'cheese', amount: -10 }]);
});

it('tells last what comes later, though the same is gained or paid at once', () => {
  const printed = () => [
    { sign: 'coin', amount: 4, later: true },
    { sign: 'worker', amount: 1, neutral: true },
  ];
  expect(effectsAt(way(0, ['coin', -2]), 0, printing(printed), about)).toEqual([
    { sign: 'coin', amount: -2 },
    { sign: 'worker', amount: 1, neutral: true },
    { sign: 'coin', amount: 4, later: true },
  ]);
});

it('adds what comes on top to what the preview tells of the same', () => {
  const printed = () => [
    { sign: 'wood', amount: 3, more: true },
    { sign: 'can', amount: 1, more: true },
  ];
  const effects = effectsAt(way(0, ['wood', -1]), 0, printing(printed), about);
  expect(effects.map(({ sign, amount }) => [sign, amount])).toEqual([
    ['wood', 2],
    ['can', 1],
  ]);
});

it('tells what stands printed there, and of several ways what they share', () => {
  const plain = printing(() => [{ sign: 'wine', amount: 3, neutral: true }]);
  expect(effectsAt(way(1, ['money', -2]), 0, plain, about)).toEqual([
    { sign: 'money', amount: -2 },
    { sign: POINTS, amount: 1 },
    { sign: 'wine', amount: 3, neutral: true },
  ]);
  const ways = [way(1, ['money', -2], ['horse', 1]), way(1, ['horse', 1])];
  expect(sharedEffects(ways, 0, plain, about)).toEqual([
    { sign: 'horse', amount: 1 },
    { sign: POINTS, amount: 1 },
    { sign: 'wine', amount: 3, neutral: true },
  ]);
});
