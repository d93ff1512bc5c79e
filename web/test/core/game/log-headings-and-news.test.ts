/** The log is headed as the board counts; the turn of a year and what was offered are told. */
import { expect, it } from 'vitest';
import { headed } from '../../../src/core/game/log-headings';
import { Kinds } from '../../../src/core/game/kinds';
import { chaptersOf } from '../../../src/core/game/log';
import type { SeatInfo } from '../../../src/core/game/game-ui';
import { newsIn } from '../../../src/core/game/news';
import { shownText } from '../../../src/core/game/words';
import type { Told } from '../../../src/core/server/types';
import { told } from '../../table';
import { sayFrom } from '../../../src/core/texts/say';

const say = sayFrom(
  'en',
  `
year-1580 = 1580
year-1581 = 1581
phase-placement = placement
phase-effects = use of workers
phase-year-end = end of the year
phase-combat = fight
enemy-natives = natives
enemy-pirates = pirates
when-year-began = { $year }
board-when = { $year }, { $phase }
caption-round-began = { $year }, { $phase }, round { $round }
event-year-began = The year { $year } begins.
event-marker-moved = Threat of the { $enemy }: { $start } → { $value }.
event-no-way-in = The { $enemy } find no way into the town; { $seat } would have led them.
news-war-rolled = The dice show { $first } and { $second }: nobody attacks.
news-turn-began = { $seat } begins.
news-own-turn-began = You begin.
event-offered-what = { $seat } offers { $player }: { $give } for { $want }.
amount-wood = { $amount } wood
amount-coin = { $amount } coins
amount-none = nothing
item-bishop = Bishop
`,
);
const seats: SeatInfo[] = ['Anna', 'Bruno', 'Marie'].map((name, at) => ({ name, colour: at as 0, you: at === 0 }));
const kinds = new Kinds({
  verbs: [],
  event_kinds: [
    { name: 'year-began', parameters: { year: ['1580', '1581'] }, counts: 'year', opens: 'placement', news: true },
    { name: 'turn-began', parameters: {}, opens: '{phase}', news: true },
    { name: 'war-rolled', parameters: {}, opens: 'year-end', news: true },
    { name: 'attack', parameters: {}, opens: 'combat' },
    { name: 'round-began', parameters: {}, opens: 'combat' },
    { name: 'no-way-in', parameters: {}, news: true },
    { name: 'marker-moved', parameters: {}, news: true },
  ],
});

const calm = (first = 1): Told[] => [
  told(4, -1, 'war-rolled', { first: 5, second: 2 }),
  told(4, 1, 'order-changed', { place: 1 }),
  told(4, -1, 'marker-moved', { enemy: 'natives', start: 1, value: 2 }),
  told(4, -1, 'year-began', { year: '1581' }),
  told(4, first, 'turn-began', { phase: 'placement' }),
  told(4, 2, 'turn-began', { phase: 'placement' }),
];

it('heads the log by year and phase from its first line on', () => {
  const log = [
    told(1, 0, 'sent', { area: 'crafts' }),
    told(1, 1, 'turn-began', { phase: 'effects' }),
    told(2, 1, 'farmed', { coins: 1 }),
    ...calm(),
    told(5, 1, 'sent', { area: 'crafts' }),
    told(6, -1, 'war-rolled', { first: 1, second: 1 }),
    told(6, 0, 'attack', { enemy: 'natives', enemies: 8 }),
    told(7, 0, 'staged', { edge: 'A1-N' }),
    told(7, -1, 'round-began', { round: 1 }),
    told(8, 0, 'entered', { edge: 'A1-N', cell: 'A1', discs: 1 }),
  ];
  const captions = headed(chaptersOf(log), { kinds, begun: [], say }, () => '').map(({ caption }) => caption);
  expect(captions).toEqual([
    '1580, placement',
    '1580, use of workers',
    '1580, end of the year',
    '1581, placement',
    '1581, fight', // the dice are part of it
    '',
    '1581, fight, round 1',
  ]);
});

it('tells at the table what the turn of a year brought', () => {
  expect(newsIn(calm(), kinds, seats, say)).toEqual([
    'The year 1581 begins.',
    'The dice show 5 and 2: nobody attacks.',
    'Threat of the natives: 1 → 2.',
    'Bruno begins.',
  ]);
  const barred = [told(4, 2, 'no-way-in', { enemy: 'pirates' }), ...calm(0)];
  expect(newsIn(barred, kinds, seats, say)).toEqual([
    'The year 1581 begins.',
    'The pirates find no way into the town; Marie would have led them.',
    'The dice show 5 and 2: nobody attacks.',
    'Threat of the natives: 1 → 2.',
    'You begin.',
  ]);
  expect(newsIn([told(5, 1, 'sent', { area: 'crafts' })], kinds, seats, say)).toEqual([]);
});

it('says what was offered', () => {
  const offer = { by: 1, to: 2, sent: true, give: { wood: 1, bishop: 1 }, want: { coin: 2 } };
  const names = seats.map(({ name }) => name);
  const said = shownText(told(3, 1, 'offered', { player: 2 }), offer, names, say);
  expect(said).toBe('Bruno offers Marie: 1 wood, Bishop for 2 coins.');
  expect(shownText(told(3, 1, 'offered', { player: 2 }), { ...offer, want: {} }, names, say)).toContain('for nothing');
});
