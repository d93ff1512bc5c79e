/** Questions name what they are about, and choices say what stands printed at them. */
import { expect, it } from 'vitest';
import type { Offer } from '../../../src/core/game/offers';
import * as rat from '../../../src/games/first-rat/question';
import { boxOf } from '../../../src/games/first-rat/box';
import type { Team } from '../../../src/games/first-rat/model';
import { pageOf } from '../../../src/games/first-rat/reading';
import type { View as RatView } from '../../../src/games/first-rat/view';
import { preview, told } from '../../table';
import { now, offer, sitting, step } from '../asked';

it('First Rat names the rat that moves, and what a space gives', () => {
  const ask = sitting<RatView>('first-rat', 'start');
  const { view } = ask('move');
  view.turn.seat = 0;
  const [first, second] = view.players[0]!.rats;
  [first!.space, second!.space] = [8, 0];
  const ways = [1, 2].flatMap((one) =>
    [9, 10].map((to) => offer(step('rat', `rat:${one}`), step('go', `space:${to}`))),
  );
  expect(rat.asks(ask('move', { offers: ways }))).toBeNull(); // which rat?
  const picked = [step('rat', 'rat:1')];
  expect(rat.asks(ask('move', { offers: ways.slice(0, 2), picked }))).toBe(
    'Where does rat 1, on space 8, end its move?',
  );
  const both = ways.filter((one) => one.targets[1] === 'space:9');
  expect(rat.asks(ask('move', { offers: both }))).toBe('Which rat goes to space 9?');
  expect(rat.called(step('rat', 'rat:1', { rat: 1 }), now(view), ask('move').say)).toEqual({
    full: 'Rat 1, on space 8',
  });
  expect(rat.called(step('rat', 'rat:2', { rat: 2 }), now(view), ask('move').say)).toEqual({ full: 'Rat 2, on Start' });
  expect(rat.called(step('go', 'space:9', { space: 9 }), now(view), ask('move').say)).toBeNull();
  expect(rat.printed(ask('move'), ways[0]!)).toEqual([{ sign: 'baking-soda', amount: 1, more: true }]);
  view.players[0]!.light = view.path[8]!.lit_at;
  expect(rat.printed(ask('move'), ways[0]!)).toEqual([{ sign: 'baking-soda', amount: 2, more: true }]);
  first!.super_rat = 'muscle-rat';
  expect(rat.printed(ask('move'), ways[0]!)).toEqual([{ sign: 'baking-soda', amount: 3, more: true }]);
  const two = offer(step('rat', 'rat:1'), step('go', 'space:14')); // which material the extra one is comes later
  expect(rat.printed(ask('move'), two)).toEqual([
    { sign: 'vinegar', amount: 1, more: true },
    { sign: 'baking-soda', amount: 1, more: true },
    { sign: 'either', amount: 1, worded: true },
  ]);
  view.players[0]!.backpacks = { vinegar: 1 };
  expect(rat.printed(ask('move'), two)[0]).toEqual({ sign: 'vinegar', amount: 3, more: true });
  Object.assign(second!, { space: 4, moved: true }); // once a turn: this one found some
  expect(rat.printed(ask('more'), two)[0]).toEqual({ sign: 'vinegar', amount: 1, more: true });
  const ware = { ...offer(step('buy', 'item:cap-award')), preview: preview({ points: 4 }) };
  expect(rat.printed(ask('shop'), ware)).toEqual([{ sign: 'points', amount: 4 }]);
  expect(rat.unknown(ask('build'))).toBe('Greg moves next');

  view.turn.part = 'cargo';
  expect(rat.asks(ask('save'))).toBe('Home-made Rockets: which material do you leave out of the Cargo Bay?');
  // The Cargo Bay's 8 points are 7, since what is paid would have counted.
  const scored = told(0, 0, 'scored', { track: 'cargo', slot: 1, points: 8 });
  const build = (points: number): Offer => ({
    ...offer(step('build', 'track:cargo')),
    preview: preview({ events: [scored], points }),
  });
  expect(rat.tells(ask('build'), build(7))[0]).toMatch(/^Leftovers: −1\. Every .* left at the end count a point\.$/);
  expect(rat.tells(ask('build'), build(11))[0]).toContain('Bottle Caps and leftovers: +3.');
  expect(rat.tells(ask('build'), build(8))).toEqual([]);

  view.turn.extra = 17;
  expect(rat.asks(ask('extra'))).toBe('Space 17 gives one extra. Which material?');
});

it('First Rat says on a choice who has to make room, and why nothing can be built', () => {
  const ask = sitting<RatView>('first-rat', 'start');
  const { view, say } = ask('move');
  const moved = (rat: number, space: number, seat = 0) =>
    told(0, seat, 'moved', { rat, start: 3, space, way: 'on-foot' });
  const way = (...events: ReturnType<typeof told>[]) => ({
    ...offer(step('rat', 'rat:1'), step('go', 'space:5')),
    preview: preview({ events }),
  });
  expect(rat.along(way(moved(1, 5)), view, say)).toBe('');
  expect(rat.along(way(moved(1, 5), moved(2, 8)), view, say)).toBe('+ rat 2 → 8');
  expect(rat.along(way(moved(1, 5), moved(3, 27), moved(2, 8, 1)), view, say)).toBe('+ rat 3 → Launchpad');

  expect(rat.barred(ask('build'), 'track:cargo')).toBeNull();
  view.barred = {
    'track:cargo': { why: 'materials', lacks: 1 },
    'track:cockpit': { why: 'no-marker' },
    'track:provisions': { why: 'cheese', lacks: 4 },
  };
  expect(rat.barred(ask('build'), 'track:cargo')).toBe('You are 1 material short for it.');
  expect(rat.barred(ask('move'), 'track:cockpit')).toBe(
    'You have no Score marker left: without one you can neither build nor donate.',
  );
  expect(rat.barred(ask('build'), 'track:provisions')).toBe('You are 4 Cheese short for a donation.');
  expect(rat.barred(ask('build'), 'track:food')).toBeNull();
  const teams = view.players.map(({ seat, rats }) => ({ seat, name: `P${seat}`, rats })) as Team[];
  view.players[1]!.markers_left = 0;
  const facts = (track: string) => pageOf(`track:${track}`, view, boxOf(ask('build').box), teams, say)?.facts;
  expect(facts('cockpit')).toEqual(['No Score marker left: P1']);
  expect(facts('rattronaut')).toEqual([]);
});

it('First Rat tells stealing from buying by its name and its sign, and says whether the rat has to run', () => {
  const { view, box, say: words } = sitting<RatView>('first-rat', 'start')('shop');
  const ware = (verb: string) => rat.called(step(verb, '', { item: 'energy-drink' }), { ...now(view), box }, words);
  expect(ware('buy')).toEqual({ brief: 'Energy Drink ×2', note: 'Buy' });
  expect(ware('steal')).toEqual({ brief: 'Energy Drink ×2', note: 'Steal', mark: 'thief' });
  const { say } = sitting<RatView>('first-rat', 'start')('shop');
  expect(say('note-steal-stolen', { space: 0 })).toBe('Steal → Start');
  expect(say('note-steal-stolen', { space: 10 })).toBe('Steal, rat stays');
});
