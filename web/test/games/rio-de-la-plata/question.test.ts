/** Questions name what they are about, and choices say what stands printed at them. */
import { expect, it } from 'vitest';
import * as rio from '../../../src/games/rio-de-la-plata/question';
import { noOffers } from '../../../src/games/rio-de-la-plata/trade';
import { effectsAt } from '../../../src/core/game/effects';
import { Kinds } from '../../../src/core/game/kinds';
import type { Told } from '../../../src/core/server/types';
import type { View as RioView } from '../../../src/games/rio-de-la-plata/view';
import { preview, told } from '../../table';
import { now, offer, sitting, step } from '../asked';
import { samplesOf } from '../samples';

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
    { places: ['cell:G5'], building: 'carpenter', lack: { wood: 0, stone: 2, worker: 1 } },
    { places: ['area:agriculture', 'end-placement'], building: '', lack: { worker: 1 } },
  ];
  const warned = (verb: string, target: string) => rio.warns(ask('placement'), offer(step(verb, target)));
  expect(warned('place', 'cell:E7')).toContain('For the house here you will be short of 1 wood, 2 stone, counting');
  expect(warned('place', 'cell:F5')).toContain('You will have nothing to sell here this year (market)');
  expect(warned('send', 'area:crafts')).toContain('You will have neither wood nor stone');
  expect(warned('place', 'cell:G5')).toMatch(
    /^No other worker .* For the carpenter, alone, you will be short of 2 stone, /,
  );
  expect(warned('send', 'area:agriculture')).toMatch(/workers here to earn a coin, and you have too few left/);
  expect(warned('end-placement', '')).toContain('Not all your workers in the fields earn this year');
  expect(warned('place', 'cell:A1')).toBeNull();
  view.now.to_lay = 2;
  expect(rio.asks(ask('choose-road'))).toMatch(/2 pieces left\.$/);
  view.now.to_lay = 1;
  expect(rio.asks(ask('choose-wall'))).toMatch(/It is the last one\.$/);
  [view.ship.back, view.now.to_lay] = [1597, null];
  expect(warned('pay-departure', 'ship')).toBeNull();
  view.ship.back = null;
  expect(warned('pay-departure', 'ship')).toContain('whatever is aboard would be lost');
  const latest = [
    told(6, 1, 'offer-accepted', { player: 0 }),
    told(6, 0, 'handed', { player: 1, item: 'wood', amount: 2 }),
    told(6, 1, 'handed', { player: 0, item: 'stone', amount: 1 }),
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
  // Of the two kinds of points those that count already are asked for.
  view.turn = 0;
  Object.assign(view.players[0]!, { points: 3, lacks: { general: { coins: 2, points: 4 } } });
  view.characters['general']!.needs = 7;
  const court = offer(step('apply', 'character:general', { character: 'general' }));
  expect(rio.tells(ask('placement'), court)).toEqual([
    'Of the points that count for characters now you have 3 of 7; houses, characters and money count only at the end',
  ]);
  expect(rio.warns(ask('placement'), court)).toMatch(
    /^General: you will be short of 2 coins, 4 points that count for characters now, /,
  );
  expect(rio.printed(ask('placement'), { ...fort, preview: preview() })).toEqual([]);
  view.now.offers = { left: 1, most: 3 };
  expect(noOffers(ask('effect'))).toBeNull();
  view.now.offers.left = 0;
  expect(noOffers(ask('effect'))).toBe('All 3 offers of this turn are made.');
  view.now.offers = null;
  expect(noOffers(ask('fight'))).toBeNull();
  // The Fort's workers are home again before its site is asked for.
  const paid = told(7, 1, 'ladder-paid', { ladder: 'fort', points: 4, discs: 2 });
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
  const short = ask('effect', { offers: [offer(step('acquire', '', { character: 'master-carpenter' }))] });
  Object.assign(view.players[0]!, { lacks: { 'master-carpenter': { coins: 4, points: 10 } } });
  expect(rio.asks(short)).toBe('Use your workers. Fine due: Carpenter (4 coins, 10 points short).');
  Object.assign(view.players[0]!, { lacks: {} });
  view.buildings = [{ cell: 'G10', building: 'market', owner: null, new: false, activations: 0 }];
  expect(rio.called(step('place', 'cell:G10', { cell: 'G10' }), now(view), ask('placement').say)).toEqual({
    text: 'Worker to G10: market',
    brief: 'market G10',
  });
  expect(rio.called(step('expropriate', 'cell:G10', { cell: 'G10' }), now(view), ask('placement').say)).toEqual({
    brief: 'market G10',
  });
});

it('Río says what burning one’s own house brings now and takes from the end', () => {
  const ask = sitting<RioView>('rio-de-la-plata', 'battle');
  const { view } = ask('move');
  view.turn = 0;
  const scored = (seat: number, points: number) => told(1, seat, 'scored', { points, source: 'raids' });
  const march = (points: number, ...events: Told[]) => ({
    ...offer(step('march', 'cell:E9', { cell: 'E9' })),
    preview: preview({ points, events }),
  });
  expect(rio.tells(ask('move'), march(1, scored(0, 4)))).toEqual([
    'Now 4 points; at the end 3 points fewer, from houses, characters or money',
  ]);
  // On its button: 4 now, and 3 fewer later.
  const kinds = new Kinds({ verbs: [], event_kinds: [] });
  const shown = { kinds, ui: { question: rio } as never };
  expect(effectsAt(march(1, scored(0, 4)), 0, shown, ask('move'))).toEqual([
    expect.objectContaining({ sign: 'points', amount: 4 }),
    expect.objectContaining({ sign: 'points', amount: -3, later: true }),
  ]);
  expect(rio.tells(ask('move'), march(4, scored(0, 4)))).toEqual([]);
  expect(rio.tells(ask('move'), march(0, scored(1, 4)))).toEqual([]);
});

it('names the building of a use long past, as it stood then', () => {
  const { words } = samplesOf<RioView, unknown>('rio-de-la-plata');
  const on = (building: string) => ({ cell: 'J10', building });
  const happened = [
    told(3, 0, 'built', on('carpenter')),
    told(7, 0, 'razed', on('carpenter')),
    told(9, 0, 'built', on('church')),
  ];
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

it('Río says in a fight how many enemies are left and how strong who moves is; before it, how likely it is', () => {
  const ask = sitting<RioView>('rio-de-la-plata', 'battle');
  const { view } = ask('fight');
  Object.assign(view, { turn: 0, chances: { natives: 28, pirates: 8 } });
  Object.assign(view.fight!, { enemy: 'natives', attacker: 0, enemies: 5, free_discs: 2 });
  expect(rio.asks(ask('fight'))).toBe('You lead the natives (left: 5): which group moves?');
  view.fight!.attacker = 1;
  expect(rio.asks(ask('fight'))).toBe('Which of your groups moves? Enemies left: 5.');
  view.fight!.mover = { ...view.fight!.groups[0]!, cell: 'E9', size: 2, steps: 1 };
  expect(rio.asks(ask('move'))).toBe('Where does the pair on E9 go? 1 step left.');
  expect(rio.unknown(ask('effect'))).toBe('Two dice decide whether enemies attack (pirates 8%, else natives 28%)');
});
