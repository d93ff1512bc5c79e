/** Questions name what they are about, and choices say what stands printed at them. */
import { expect, it } from 'vitest';
import type { Asked, SeatInfo } from '../../src/core/game/game-ui';
import type { Offer, Step } from '../../src/core/game/offers';
import type { Told } from '../../src/core/server/types';
import * as rat from '../../src/games/first-rat/question';
import type { View as RatView } from '../../src/games/first-rat/view';
import * as loire from '../../src/games/la-loire/question';
import type { View as LoireView } from '../../src/games/la-loire/view';
import * as rio from '../../src/games/rio-de-la-plata/question';
import { noOffers } from '../../src/games/rio-de-la-plata/trade';
import type { View as RioView } from '../../src/games/rio-de-la-plata/view';
import { preview } from '../table';
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

/** What is known while a question is asked. */
const now = <View>(view: View) => ({ view, box: undefined as never, told: [], ply: 0 });

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
  expect(rat.printed(ask('move'), ways[0]!)).toEqual([{ sign: 'baking-soda', amount: 1, neutral: true }]);
  expect(rat.unknown(ask('build'))).toBe('Greg moves next');

  view.turn.part = 'cargo';
  expect(rat.asks(ask('save'))).toBe('Home-made Rockets: which material do you leave out of the Cargo Bay?');
  // The Cargo Bay's 8 points are 7, since what is paid would have counted.
  const scored: Told = {
    ply: 0,
    seat: 0,
    name: 'scored',
    values: { track: 'cargo', slot: 1, points: 8 },
    reveals: false,
  };
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

it('First Rat tells stealing from buying by its name and its sign, and says whether the rat has to run', () => {
  const { view, box, say: words } = sitting<RatView>('first-rat', 'start')('shop');
  const ware = (verb: string) => rat.called(step(verb, '', { item: 'energy-drink' }), { ...now(view), box }, words);
  expect(ware('buy')).toEqual({ brief: 'Energy Drink ×2', note: 'Buy' });
  expect(ware('steal')).toEqual({ brief: 'Energy Drink ×2', note: 'Steal', mark: 'thief' });
  const { say } = sitting<RatView>('first-rat', 'start')('shop');
  expect(say('note-steal-stolen', { space: 0 })).toBe('Steal → Start');
  expect(say('note-steal-stolen', { space: 10 })).toBe('Steal, rat stays');
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
    { sign: village.good, amount: village.price, price: 'money', neutral: true },
  ]);
  me.full = [village.good!];
  expect(loire.printed(ask('figure'), ride('merchant'))).toEqual([
    { sign: village.good, amount: village.price, price: 'money', neutral: true, struck: true },
  ]);
  [me.full, me.money] = [[], village.price! - 1];
  expect(loire.printed(ask('figure'), ride('merchant'))[0]).toMatchObject({ struck: true }); // too dear
  view.errands = { [village.id]: 1 };
  expect(loire.printed(ask('figure'), ride('messenger'))).toEqual([{ sign: 'letter', amount: 1, neutral: true }]);
  expect(loire.unknown(ask('messenger'), offer(step('message', 'deck:2')))).toBe('A level-2 message is turned up');
  // A message of 2 points brings 1 more than it did in hand.
  expect(loire.scored(ask('messenger'), offer(step('deliver', 'message:a01')), 1)).toEqual([
    { sign: 'points', amount: 2 },
    { sign: 'in-hand', amount: -1, worded: true },
  ]);
  const brought = { ...offer(step('deliver', 'message:a01')), preview: preview({ points: 1 }) };
  expect(loire.tells(ask('messenger'), brought)).toEqual(['In hand it counted 1; delivered it counts 2.']);
  const [hire, deliver] = [offer(step('hire', 'character:spy')), offer(step('deliver', 'message:a01'))];
  view.one_kind = true;
  expect(loire.warns(ask('messenger', { offers: [hire, deliver] }), hire)).toBe(
    'Your messenger does one kind of thing at a stop: after this it delivers nothing here.',
  );
  expect(loire.warns(ask('messenger', { offers: [hire, deliver] }), deliver)).toBeNull();
  expect(loire.warns(ask('messenger', { offers: [hire] }), hire)).toBeNull();
  view.one_kind = false;
  expect(loire.warns(ask('messenger', { offers: [hire, deliver] }), hire)).toBeNull();
  expect(loire.scored(ask('messenger'), offer(step('ship', 'boat')), 1)).toBeNull();
  const fetching = ['blois', 'chinon'].map((from) =>
    offer(
      step('move', 'figure:merchant'),
      { ...step('fetch', `horse:${from}`), action: from.length, detail: true },
      step('stop', 'village:angers'),
    ),
  );
  expect(loire.asks(ask('figure', { offers: fetching }))).toBe(
    'Which horse shall the Blacksmith fetch for the ride to Angers?',
  );
});

it('La Loire says why a place cannot be chosen: after what was picked, of itself, or of its kind', () => {
  const ask = sitting<LoireView>('la-loire', 'start');
  const { view } = ask('merchant-city');
  view.barred = {
    'build:farm village:tours': { why: 'balance', road: 'south' },
    'build:castle': { why: 'cost', money: 6, wood: 1 },
    'village:': { why: 'shield', colour: 'red' },
  };
  const picked = [step('build', 'build:farm')];
  expect(loire.barred(ask('merchant-city', { picked }), 'village:tours')).toBe(
    'Your farms have to stay in balance: the next one goes to the south road.',
  );
  const farm = offer(step('build', 'build:farm'), step('site', 'village:chinon'));
  expect(loire.asks(ask('merchant-city', { picked, offers: [farm] }))).toBe(
    'Farm: where do you build? Farms go to the south road now, so that they stay in balance.',
  );
  expect(loire.asks(ask('merchant-city', { offers: [farm] }))).toContain('build? Farms go to the south road now');
  expect(loire.asks(ask('merchant-city', { offers: [offer(step('sell', 'good:wine'))] }))).not.toContain('Farms');
  expect(loire.barred(ask('merchant-city'), 'build:castle')).toBe('You need 6 D and 1 wood for it.');
  expect(loire.barred(ask('circus'), 'village:tours')).toBe('The circus goes to a village with the red shield.');
  expect(loire.barred(ask('circus'), 'good:wood')).toBeNull();
});

it('Río says how many are left and what an offer is', () => {
  const ask = sitting<RioView>('rio-de-la-plata', 'start');
  const { view } = ask('placement');
  view.turn = 0;
  view.now.to_place = { left: 2, most: 3 };
  expect(rio.asks(ask('placement'))).toBe('Place your workers: 2 of 3 left.');
  view.now.to_place.left = 0;
  view.now.to_place.most = 0;
  expect(rio.asks(ask('placement'))).toContain('No worker is at home: those that are out wait to be used');
  view.now.to_place.most = 3;
  expect(rio.asks(ask('placement'))).toBe('You can place no more workers this year.');
  view.now.unpaid = [
    { places: ['cell:E5', 'cell:E7'], building: 'house', lack: { wood: 1, stone: 2, precious: 0, coin: 0 } },
    { places: ['cell:F5'], building: 'market', lack: { wood: 0, stone: 0, precious: 0, coin: 0 } },
    { places: ['area:crafts'], building: '', lack: {} },
  ];
  const warned = (verb: string, target: string) => rio.warns(ask('placement'), offer(step(verb, target)));
  expect(warned('place', 'cell:E7')).toContain('For the house here you will be short of 1 wood, 2 stone, counting');
  expect(warned('place', 'cell:F5')).toContain('You will have nothing to sell here this year (market)');
  expect(warned('send', 'area:crafts')).toContain('You will have neither wood nor stone');
  expect(warned('place', 'cell:A1')).toBeNull();
  view.now.to_lay = 2;
  expect(rio.asks(ask('choose-road'))).toMatch(/2 pieces left\.$/);
  view.now.to_lay = 1;
  expect(rio.asks(ask('choose-wall'))).toMatch(/It is the last one\.$/);
  [view.ship.back, view.now.to_lay] = [1597, null];
  expect(warned('pay-departure', 'ship')).toBeNull();
  view.ship.back = null;
  expect(warned('pay-departure', 'ship')).toContain('whatever is aboard would be lost');
  const latest: Told[] = [
    { ply: 6, seat: 1, name: 'offer-accepted', values: { player: 0 }, reveals: false },
    { ply: 6, seat: 0, name: 'handed', values: { player: 1, item: 'wood', amount: 2 }, reveals: false },
    { ply: 6, seat: 1, name: 'handed', values: { player: 0, item: 'stone', amount: 1 }, reveals: false },
  ];
  expect(rio.asks(ask('placement', { latest }))).toBe(
    'Bruno takes your offer: you give 2 wood and get 1 stone. You can place no more workers this year.',
  );
  expect(rio.asks(ask('effect', { latest }))).toBe(
    'Bruno takes your offer: you give 2 wood and get 1 stone. Use your workers, in any order you like.',
  );
  const [answered] = latest;
  expect(rio.asks(ask('placement', { latest: [{ ...answered!, name: 'offer-rejected' }] }))).toBe(
    'Bruno does not take your offer. You can place no more workers this year.',
  );
  view.offer = { by: 1, to: 0, sent: true, counter: false, give: { wood: 2, bishop: 1 }, want: { coin: 1 } };
  expect(rio.asks(ask('answer'))).toBe('Bruno gives you 2 wood, Bishop for 1 coin. Agreed?');
  view.players[0]!.price = 7;
  const buy = offer(step('buy', '', { resource: 'wood' }));
  expect(rio.printed(ask('placement'), buy)).toEqual([{ sign: 'coin', amount: -7 }]);
  const mine = offer(step('staff', 'slot:mine:3', { column: 'mine', slot: 3 }));
  expect(rio.printed(ask('placement'), mine)).toEqual([
    { sign: 'worker', amount: -2 },
    { sign: 'stone', amount: 1, later: true },
  ]);
  const fort = offer(step('contribute', 'ladder:fort:1', { ladder: 'fort', space: 1 }));
  expect(rio.printed(ask('placement'), fort)).toEqual([
    { sign: 'worker', amount: -1 },
    { sign: 'wood', amount: -1 },
    { sign: 'stone', amount: -1 },
    { sign: 'points', amount: 4, later: true },
  ]);
  expect(rio.printed(ask('placement'), offer(step('apply', '', { character: 'general' })))).toEqual([
    { sign: 'worker', amount: -1 },
    { sign: 'coin', amount: -5, later: true },
  ]);
  // Of the two kinds of points those on the score track are asked for.
  view.turn = 0;
  Object.assign(view.players[0]!, { points: 3, lacks: { general: { coins: 2, points: 4 } } });
  view.characters['general']!.needs = 7;
  const court = offer(step('apply', 'character:general', { character: 'general' }));
  expect(rio.tells(ask('placement'), court)).toEqual([
    'On the score track you have 3 of 7; houses, characters and money count only at the end',
  ]);
  expect(rio.warns(ask('placement'), court)).toMatch(/^You are short of 2 coins, 4 points on the score track\. /);
  expect(rio.printed(ask('placement'), { ...fort, preview: preview() })).toEqual([]);
  view.now.offers = { left: 1, most: 3 };
  expect(noOffers(ask('effect'))).toBeNull();
  view.now.offers.left = 0;
  expect(noOffers(ask('effect'))).toBe('All 3 offers of this turn are made.');
  view.now.offers = null;
  expect(noOffers(ask('fight'))).toBeNull();
  // The Fort's workers are home again before its site is asked for.
  const paid: Told = {
    ply: 7,
    seat: 1,
    name: 'ladder-paid',
    values: { ladder: 'fort', points: 4, discs: 2 },
    reveals: false,
  };
  expect(rio.asks(ask('choose-site', { latest: [paid] }))).toBe('Fort: where do you build it?');
  view.buildings = [{ cell: 'J10', building: 'carpenter', owner: null, new: false, activations: 0 }];
  const { say } = ask('effect');
  const saw = step('activate', 'cell:J10', { cell: 'J10' });
  expect(rio.called(saw, now(view), say)).toEqual({ text: 'Use the carpenter on J10', brief: 'carpenter J10' });
  expect(rio.called(step('build', 'cell:J10', { cell: 'J10' }), now(view), say)).toBeNull();
  expect(rio.unknown(ask('cannon-bet'))).toBe('The cannons’ dice are rolled');
});

it('Río says how much may be loaded, and why one cannot end yet', () => {
  const ask = sitting<RioView>('rio-de-la-plata', 'start');
  const { view } = ask('effect');
  view.turn = 0;
  const load = (resource: string) => offer(step('load', 'ship', { resource }));
  const goods = ['wood', 'precious'].map(load);
  view.now.to_load = { left: 3, most: 5 };
  expect(rio.asks(ask('effect', { offers: goods }))).toBe('Load the ship: 3 of 5 left.');
  expect(rio.asks(ask('effect', { offers: [...goods, offer(step('end-effects', ''))] }))).toBeNull();
  const courted = ['architect', 'bishop'].map((character) => offer(step('acquire', '', { character })));
  expect(rio.asks(ask('effect', { offers: [...goods, courted[0]!] }))).toBe(
    'Use your workers. You can end once the Architect you courted is appointed.',
  );
  expect(rio.asks(ask('effect', { offers: courted }))).toBe(
    'Use your workers. You can end once the 2 characters you courted are appointed.',
  );
  view.buildings = [{ cell: 'G10', building: 'market', owner: null, new: false, activations: 0 }];
  expect(rio.called(step('place', 'cell:G10', { cell: 'G10' }), now(view), ask('placement').say)).toEqual({
    text: 'Worker to G10: market',
    brief: 'market G10',
  });
  expect(rio.called(step('expropriate', 'cell:G10', { cell: 'G10' }), now(view), ask('placement').say)).toEqual({
    brief: 'market G10',
  });
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
    rio.called(
      step('activate', 'cell:J10', { cell: 'J10' }),
      { view: null, box: null, told: happened, ply },
      words('en'),
    )?.text;
  expect([called(2), called(8)]).toEqual([undefined, undefined]);
  expect(called(5)).toMatch(/carpenter/);
  expect(called(9)).toMatch(/church/);
});
