/** The log is headed by year and phase; the turn of a year and what was offered are told. */
import { expect, it } from 'vitest';
import { chaptersOf } from '../../../src/core/game/log';
import type { SeatInfo } from '../../../src/core/game/game-ui';
import type { Told, Values as Words } from '../../../src/core/server/types';
import type { Values } from '../../../src/games/rio-de-la-plata/box';
import { captions, news, unsaid } from '../../../src/games/rio-de-la-plata/chronicle';
import type { View } from '../../../src/games/rio-de-la-plata/view';
import { samplesOf } from '../samples';

const { sample, box, words } = samplesOf<View, Values>('rio-de-la-plata');
const say = words('en');
const seats: SeatInfo[] = ['Anna', 'Bruno', 'Marie'].map((name, at) => ({ name, colour: at as 0, you: at === 0 }));
const told = (ply: number, seat: number, name: string, values: Words = {}): Told => ({
  ply,
  seat,
  name,
  values,
  reveals: false,
});

const CALM = [
  told(4, -1, 'war-rolled', { first: 5, second: 2 }),
  told(4, 1, 'order-changed', { place: 1 }),
  told(4, -1, 'marker-moved', { enemy: 'natives', start: 1, value: 2 }),
  told(4, -1, 'year-began', { year: '1581' }),
  told(4, 1, 'turn-began', { phase: 'placement' }),
];

it('heads the log by year and phase from its first line on', () => {
  const log = [
    told(1, 0, 'sent', { area: 'crafts' }),
    told(1, 1, 'turn-began', { phase: 'effects' }),
    told(2, 1, 'farmed', { coins: 1 }),
    ...CALM,
    told(5, 1, 'sent', { area: 'crafts' }),
    told(6, -1, 'war-rolled', { first: 1, second: 1 }),
    told(6, 0, 'attack', { enemy: 'natives', enemies: 8 }),
    told(7, 0, 'staged', { edge: 'A1-N' }),
    told(7, -1, 'round-began', { round: 1 }),
    told(8, 0, 'entered', { edge: 'A1-N', cell: 'A1', discs: 1 }),
  ];
  const chapters = chaptersOf(log);
  const headed = captions(chapters, box, say).filter((_, at) => chapters[at]!.entries.length);
  expect(headed).toEqual([
    '1580, placement',
    '1580, use of workers',
    '1580, end of the year',
    '1581, placement',
    '1581, end of the year',
    '1581, fight',
    '1581, fight, round 1',
  ]);
});

it('tells at the table what the turn of a year brought', () => {
  const view = sample('start');
  view.order = [1, 0, 2];
  expect(news(CALM, view, seats, say)).toEqual([
    'The year 1581 begins.',
    'The dice show 5 and 2: nobody attacks.',
    'Threat of the natives: 1 → 2.',
    'Bruno begins.',
  ]);
  view.order = [0, 1, 2];
  const barred = [told(4, 2, 'no-way-in', { enemy: 'pirates' }), ...CALM];
  expect(news(barred, view, seats, say)).toEqual([
    'The year 1581 begins.',
    'The pirates find no way into the town; Marie would have led them.',
    'Threat of the natives: 1 → 2.',
    'You begin.',
  ]);
  expect(news([told(5, 1, 'sent', { area: 'crafts' })], view, seats, say)).toEqual([]);
});

it('says what was offered, as far as one may know it', () => {
  const view = sample('start');
  const offered = told(3, 1, 'offered', { player: 2 });
  view.offer = { by: 1, to: 2, sent: true, give: { wood: 1 }, want: { coin: 2 } };
  expect(unsaid.text(offered, view, seats, say)).toBe('Bruno offers Marie: 1 wood for 2 coins.');
  view.offer = null;
  expect(unsaid.text(offered, view, seats, say)).toBeNull();
});
