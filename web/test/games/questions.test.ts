/** Questions name what they are about, and choices say what stands printed at them. */
import { expect, it } from 'vitest';
import type { Asked, SeatInfo } from '../../src/core/game-ui';
import type { Offer, Step } from '../../src/core/offers';
import type { Told } from '../../src/core/types';
import * as rat from '../../src/games/first-rat/question';
import type { View as RatView } from '../../src/games/first-rat/view';
import * as loire from '../../src/games/la-loire/question';
import type { View as LoireView } from '../../src/games/la-loire/view';
import * as rio from '../../src/games/rio-de-la-plata/question';
import { noOffers } from '../../src/games/rio-de-la-plata/trade';
import { unused } from '../../src/games/rio-de-la-plata/unused';
import type { View as RioView } from '../../src/games/rio-de-la-plata/view';
import { samplesOf } from './samples';

const seats: SeatInfo[] = ['Anna', 'Bruno', 'Marie', 'Odile', 'Tom'].map((name, at) => ({
  name,
  colour: at as 0,
  you: at === 0,
}));

/** A sample of a game with a question asked of seat 0. */
function sitting<View>(game: string, name: string) {
  const { sample, box, words } = samplesOf<View, unknown>(game);
  const [view, say] = [sample(name), words('en')];
  return (step: string, more: Partial<Asked<View, never>> = {}): Asked<View, never> =>
    ({ view, box, seats, say, you: 0, step, offers: [], picked: [], latest: [], ...more }) as never;
}

const step = (verb: string, target: string, values = {}): Step => ({
  action: 1,
  text: verb,
  verb,
  values,
  target,
  plain: false,
});
const offer = (...steps: Step[]): Offer => ({
  key: steps.map((one) => one.target).join(),
  steps,
  targets: steps.map((one) => one.target),
  preview: null,
  complete: true,
});

it('First Rat names the rat that moves, and what a part costs', () => {
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
  expect(rat.called(step('rat', 'rat:1', { rat: 1 }), view, ask('move').say)).toEqual({ full: 'Rat 1, on space 8' });
  expect(rat.called(step('rat', 'rat:2', { rat: 2 }), view, ask('move').say)).toEqual({ full: 'Rat 2, on Start' });
  expect(rat.called(step('go', 'space:9', { space: 9 }), view, ask('move').say)).toBeNull();
  const built = offer(step('build', 'track:cockpit'));
  expect(rat.printed(ask('build'), built)).toEqual(
    Object.entries(view.box.costs['cockpit']!).map(([sign, amount]) => ({ sign, amount: -amount })),
  );
  expect(rat.printed(ask('move'), ways[0]!)).toEqual([{ sign: 'baking-soda', amount: 1 }]);
  expect(rat.unknown(ask('build'))).toBe('Greg moves next');

  const extras = ['tin-can', 'calculator'].map((material) => offer(step('extra', '', { material })));
  [first!.space, second!.space] = [6, 17];
  [first!.moved, second!.moved] = [true, true];
  expect(rat.asks(ask('extra', { offers: extras }))).toBe('Space 17 gives one extra. Which material?');
  first!.space = 24; // which gives the same
  expect(rat.asks(ask('extra', { offers: extras }))).toBeNull();
});

it('First Rat says whether the rat that steals has to run', () => {
  const { say } = sitting<RatView>('first-rat', 'start')('shop');
  const stealing = (space: number): Offer => ({
    ...offer(step('steal', 'item:energy-drink')),
    preview: {
      events: [{ name: 'stolen', seat: 0, ply: 1, reveals: false, values: { item: 'energy-drink', rat: 1, space } }],
      points: 0,
      reveals: false,
      ends_turn: false,
    },
  });
  expect(rat.heading(stealing(0), say)).toBe('Steal: the rat runs to Start');
  expect(rat.heading(stealing(10), say)).toBe('Steal: the Cat Burglar Rat stays');
  expect(rat.heading(offer(step('buy', 'item:energy-drink')), say)).toBeNull();
});

it('La Loire asks for a figure by its name, and says what a village sells or awaits', () => {
  const ask = sitting<LoireView>('la-loire', 'start');
  const { view } = ask('figure');
  view.active = 0;
  const me = view.players[0]!;
  [me.merchant.moved, me.messenger.moved] = [false, false];
  expect(loire.asks(ask('figure'))).toBe('Who rides first, and where to?');
  me.merchant.moved = true;
  expect(loire.asks(ask('figure'))).toBe('Where does your messenger ride?');
  [view.riding, me.merchant.place] = ['merchant', 'chinon'];
  expect(loire.asks(ask('stop'))).toBe('Where does your merchant stop on the way from Chinon?');
  view.riding = null;
  me.merchant.place = 'nantes';
  expect(loire.asks(ask('merchant-city'))).toBeNull(); // nothing but leaving
  const acts = ['sell', 'sell', 'build', 'ship', 'done'].map((verb) => offer(step(verb, '')));
  expect(loire.asks(ask('merchant-city', { offers: acts }))).toBe('Your merchant is in Nantes: sell, build or ship?');
  const buying = [offer(step('buy', 'good:wood'), step('done', ''))];
  expect(loire.asks(ask('merchant-village', { offers: buying }))).toBe('Your merchant is in Nantes: buy goods?');
  const village = view.places.find((place) => place.good)!;
  const ride = (figure: string) => offer(step('move', `figure:${figure}`), step('stop', `village:${village.id}`));
  expect(loire.printed(ask('figure'), ride('merchant'))).toEqual([
    { sign: village.good, amount: village.price, neutral: true },
  ]);
  const letter = view.messages[0]!;
  [letter.targets, me.held, me.tokens] = [[village.id], [letter.id], []];
  expect(loire.printed(ask('figure'), ride('messenger'))).toEqual([{ sign: 'letter', amount: 1, neutral: true }]);
  expect(loire.unknown(ask('messenger'), offer(step('message', 'deck:2')))).toBe('A level-2 message is turned up');
});

it('Río says how many are left and what an offer is', () => {
  const ask = sitting<RioView>('rio-de-la-plata', 'start');
  const { view } = ask('placement');
  [view.turn, view.placements_left, view.players[0]!.supply] = [0, 3, 9];
  expect(rio.asks(ask('placement'))).toBe('Place your workers: 3 of 5 left.');
  [view.placements_left, view.players[0]!.supply] = [4, 2];
  expect(rio.asks(ask('placement'))).toBe('Place your workers: 2 of 3 left.');
  view.placements_left = 0;
  expect(rio.asks(ask('placement'))).toBe('All your workers are placed.');
  const latest: Told[] = [
    { ply: 6, seat: 1, name: 'offer-accepted', values: { player: 0 }, reveals: false },
    { ply: 6, seat: 0, name: 'handed', values: { player: 1, item: 'wood', amount: 2 }, reveals: false },
    { ply: 6, seat: 1, name: 'handed', values: { player: 0, item: 'stone', amount: 1 }, reveals: false },
  ];
  expect(rio.asks(ask('placement', { latest }))).toBe(
    'Bruno takes your offer: you give 2 wood and get 1 stone. All your workers are placed.',
  );
  expect(rio.asks(ask('effect', { latest }))).toBe(
    'Bruno takes your offer: you give 2 wood and get 1 stone. Use your workers, in any order you like.',
  );
  const [answered] = latest;
  expect(rio.asks(ask('placement', { latest: [{ ...answered!, name: 'offer-rejected' }] }))).toBe(
    'Bruno does not take your offer. All your workers are placed.',
  );
  view.offer = { by: 1, to: 0, sent: true, give: { wood: 2, bishop: 1 }, want: { coin: 1 } };
  expect(rio.asks(ask('answer'))).toBe('Bruno gives you 2 wood, Bishop for 1 coin. Agreed?');
  view.players[0]!.bought = 1;
  expect(rio.printed(ask('placement'), offer(step('buy', '', { resource: 'wood' })))).toEqual([
    { sign: 'coin', amount: -2 },
    { sign: 'wood', amount: 1 },
  ]);
  [view.offers_allowed, view.offers_made] = [3, 2];
  expect(noOffers(ask('effect'))).toBeNull();
  view.offers_made = 3;
  expect(noOffers(ask('effect'))).toBe('All 3 offers of this turn are made.');
  expect(noOffers(ask('fight'))).toBeNull();
  view.offers_allowed = 0; // nobody trades
  expect(noOffers(ask('effect'))).toBeNull();
  // The Fort's workers are home again before its site is asked for.
  const paid: Told = {
    ply: 7,
    seat: 1,
    name: 'ladder-paid',
    values: { ladder: 'fort', points: 4, discs: 2 },
    reveals: false,
  };
  expect(rio.asks(ask('choose-site', { latest: [paid] }))).toBe('Fort: where do you build it?');
  view.buildings = [
    { cell: 'J10', building: 'carpenter', owner: null, new: false, activations: 0 },
    { cell: 'G9', building: 'church', owner: null, new: false, activations: 0 },
  ];
  const { say } = ask('effect');
  const [saw, prayer] = ['J10', 'G9'].map((cell) => step('activate', `cell:${cell}`, { cell }));
  expect(rio.called(saw!, view, say)).toEqual({ text: 'Use the carpenter on J10', brief: 'carpenter, J10' });
  expect(rio.called(step('build', 'cell:J10', { cell: 'J10' }), view, say)).toBeNull();
  expect(rio.printed(ask('effect'), offer(saw!))).toEqual([{ sign: 'wood', amount: 2 }]);
  expect(rio.printed(ask('effect'), offer(prayer!))).toEqual([{ sign: 'coin', amount: -1 }]);
  expect(rio.unknown(ask('cannon-bet'))).toBe('The cannons’ dice are rolled');
  // Six more than the enemies aimed at, and the Cannoneer adds one to the dice.
  const aim = offer(step('bet', '', { enemies: 3 }));
  expect(rio.printed(ask('cannon-bet'), aim)).toEqual([{ sign: 'dice', amount: 9, neutral: true }]);
  Object.assign(view.characters['cannoneer']!, { holder: 0, active: true });
  expect(rio.printed(ask('cannon-bet'), aim)).toEqual([{ sign: 'dice', amount: 8, neutral: true }]);
});

it('Río counts what may be loaded, says what it pays once the ship is back, and why one cannot end yet', () => {
  const ask = sitting<RioView>('rio-de-la-plata', 'start');
  const { view } = ask('effect');
  view.turn = 0;
  view.areas['dock'] = [2, 0, 0, 0];
  Object.assign(view.ship, { status: 'docked', room: 28, loaded: [2, 0, 0, 0] });
  view.ship.cargo[0] = { wood: 1, stone: 1, precious: 0 };
  const load = (resource: string) => offer(step('load', 'ship', { resource }));
  const goods = ['wood', 'precious'].map(load);
  // Two workers load six; two goods are aboard.
  expect(rio.asks(ask('effect', { offers: goods }))).toBe('Load the ship: 4 of 6 left.');
  // Who has fewer goods than the workers could load is told so.
  Object.assign(view.players[0]!, { wood: 1, stone: 0, precious: 2 });
  expect(rio.asks(ask('effect', { offers: goods }))).toBe('Load the ship: 3 of 5 left.');
  expect(rio.asks(ask('effect', { offers: [...goods, offer(step('end-effects', ''))] }))).toBeNull();
  const later = (coins: number, points: number) => [
    { sign: 'coin', amount: coins, later: true },
    { sign: 'points', amount: points, later: true },
  ];
  expect(goods.map((one) => rio.printed(ask('effect'), one))).toEqual([later(1, 1), later(4, 2)]);
  expect(rio.alsoAt(load('wood').steps[0]!, view)).toBe('stock:0:wood');
  const courted = ['architect', 'bishop'].map((character) => offer(step('acquire', '', { character })));
  expect(rio.asks(ask('effect', { offers: [...goods, courted[0]!] }))).toBe(
    'Use your workers. You can end once the Architect you courted is appointed.',
  );
  expect(rio.asks(ask('effect', { offers: courted }))).toBe(
    'Use your workers. You can end once the 2 characters you courted are appointed.',
  );
  view.buildings = [{ cell: 'G10', building: 'market', owner: null, new: false, activations: 0 }];
  expect(rio.called(step('place', 'cell:G10', { cell: 'G10' }), view, ask('placement').say)).toEqual({
    text: 'Worker to G10: market',
  });
  const [space] = view.ladders['fort']!.spaces;
  const help = rio.printed(ask('placement'), offer(step('contribute', 'ladder:fort:1')));
  expect(help.at(-1)).toEqual({ sign: 'points', amount: space!.points, later: true });
});

it('Río says what is left undone where the use of workers ends', () => {
  const ask = sitting<RioView>('rio-de-la-plata', 'start');
  const { view } = ask('effect');
  view.turn = 0;
  view.discs = ['C9', 'D9', 'E9'].map((cell) => ({ cell, seat: 0, discs: 1 }));
  view.discs.push({ cell: 'F9', seat: 1, discs: 1 });
  view.buildings = [{ cell: 'D9', building: 'market', owner: null, new: false, activations: 0 }];
  view.areas['crafts'] = [1, 0, 0, 0, 0];
  const offers = [
    offer(step('produce', 'slot:mine:1')),
    offer(step('farm', 'area:agriculture')),
    offer(step('build', 'cell:C9', { building: 'hut' })),
    offer(step('build', 'cell:C9', { building: 'market' })),
    offer(step('activate', 'cell:D9')),
    offer(step('load', 'ship', { resource: 'wood' })),
    offer(step('load', 'ship', { resource: 'stone' })),
    offer(step('income', 'character:bishop')),
    offer(step('buy', '', { resource: 'wood' })),
    offer(step('end-effects', '')),
  ];
  expect(unused(ask('effect', { offers }))).toEqual([
    'Mine 1: 1 stone',
    'Fields: 1 coin',
    'C9: hut, market',
    'D9: market',
    'Dock: resources to load',
    'Bishop: this year’s gift',
    'nothing to do now: E9, Crafts',
  ]);
});

it('names the building of a use long past, as it stood then', () => {
  const { words } = samplesOf<RioView, unknown>('rio-de-la-plata');
  const told = (ply: number, name: string, building: string): Told => ({
    ply,
    seat: 0,
    name,
    values: { cell: 'J10', building },
    reveals: false,
  });
  const happened = [told(3, 'built', 'carpenter'), told(7, 'razed', 'carpenter'), told(9, 'built', 'church')];
  const called = (ply: number) =>
    rio.calledThen(step('activate', 'cell:J10', { cell: 'J10' }), happened, ply, words('en'))?.text;
  expect([called(2), called(8)]).toEqual([undefined, undefined]);
  expect(called(5)).toMatch(/carpenter/);
  expect(called(9)).toMatch(/church/);
});
