import { describe, expect, it } from 'vitest';
import { Kinds } from '../../../src/core/game/kinds';
import { chaptersOf, entriesOf, joined, merge, placesOf } from '../../../src/core/game/log';
import { against, modeFor, optionsBeside, optionsFor, quickTable } from '../../../src/core/pages/lobby/opening';
import { inviteLink, pageOf, readLink } from '../../../src/core/device/router.svelte';
import { search } from '../../../src/core/rules/search';
import { sayFrom } from '../../../src/core/texts/say';
import { computerName, seatNames } from '../../../src/core/texts/names';
import { ago } from '../../../src/core/texts/time';
import type { EventInfo } from '../../../src/core/server/protocol';
import type { GameSummary, Told } from '../../../src/core/server/types';
import { ActionWords, eventText, signed } from '../../../src/core/game/words';

const say = sayFrom(
  'en',
  'nobody = nobody\naction-ride = Ride to { $village } with { $horses }\nvillage-blois = Blois\nvillage-tours = Tours\nevent-rode = { $seat } rides to { $village }.\nevent-gave = { $seat } gives { $player } { $coins }.',
);

const kindsOf = (...events: EventInfo[]): Kinds => new Kinds({ verbs: [], event_kinds: events });

describe('names of computers', () => {
  const named = sayFrom(
    'en',
    Array.from({ length: 10 }, (_, at) => `ui-computer-${at + 1} = Name${at + 1}`).join('\n'),
  );

  it('are nobody else’s at the table', () => {
    expect(computerName(named, '', 0)).toBe('Name1');
    expect(computerName(named, '', 0, ['name1 '])).toBe('Name2');
    expect([1, 2, 3].map((seat) => computerName(named, '', seat, ['Name3']))).toEqual(['Name2', 'Name4', 'Name5']);
    expect(computerName(named, 'Ada', 1)).toBe('Ada');
  });

  it('stay theirs after a rematch, wherever they sit then', () => {
    const seats = [
      { kind: 'opponent' as const, name: '', wears: 1 },
      { kind: 'person' as const, name: 'Anna', wears: 0 },
    ];
    expect(seatNames(seats, named)).toEqual(['Name2', 'Anna']);
  });
});

describe('words', () => {
  it('says a key, or the key itself', () => {
    expect(say('village-blois')).toBe('Blois');
    expect(say('village-nowhere')).toBe('village-nowhere');
    expect(say.has('village-nowhere')).toBe(false);
  });

  it('decodes any action as the engine numbers them', () => {
    const words = new ActionWords([
      { name: 'done', first: 0, parameters: {}, target: '' },
      {
        name: 'ride',
        first: 1,
        parameters: { village: ['blois', 'tours'], horses: [0, 1, 2] },
        target: 'village:{village}',
      },
    ]);
    expect(words.step(6, [], say)).toEqual({
      action: 6,
      text: 'Ride to Tours with 2',
      verb: 'ride',
      values: { village: 'tours', horses: 2 },
      target: 'village:tours',
      plain: false,
    });
    expect(words.step(0, [], say).plain).toBe(true);
  });

  it('says who did it, and to whom', () => {
    expect(eventText({ name: 'rode', seat: 1, values: { village: 'tours' } }, ['Anna', 'Jonas'], say)).toBe(
      'Jonas rides to Tours.',
    );
    expect(eventText({ name: 'gave', seat: 0, values: { player: 1, coins: 3 } }, ['Anna', 'Jonas'], say)).toBe(
      'Anna gives Jonas 3.',
    );
    expect(eventText({ name: 'rode', seat: -1, values: { village: 'tours' } }, [], say)).toBe('nobody rides to Tours.');
  });

  it('signs numbers', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0']);
  });

  it('tells how long ago', () => {
    expect(ago(1000, 'en', 1000 + 3 * 3600 * 1000)).toBe('3 hr. ago');
    expect(ago(1000, 'de', 2000)).toBe('in dieser Minute');
  });
});

const told = (ply: number, seat: number, values = {}): Told => ({
  ply,
  seat,
  name: 'rode',
  values,
  reveals: ply === 3,
});

describe('history', () => {
  it('forgets what an undo took back', () => {
    const known = [told(1, 0), told(2, 0), told(3, 0)];
    expect(merge(known, [told(2, 0)], 1).map((one) => one.ply)).toEqual([1, 2]);
    expect(merge(known, [], 3)).toHaveLength(3);
  });

  it('puts together what comes in several messages', () => {
    const pages = [
      { kept: 0, events: [told(1, 0), told(2, 0), told(3, 0)] },
      { kept: 3, events: [told(4, 0)] },
      { kept: 2, events: [told(3, 1)] }, // plies 3 and 4 were taken back
    ];
    const known = [told(1, 1), told(9, 1)];
    const oneByOne = pages.reduce((all, { kept, events }) => merge(all, events, kept), known);
    const [first, second, third] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]];
    const { kept, events } = joined(joined(joined(null, first), second), third);
    expect(merge(known, events, kept)).toEqual(oneByOne);
    expect(events.map((one) => one.ply)).toEqual([1, 2, 3]);
    expect(kept).toBe(0);
  });

  it('groups by action and then by player', () => {
    const entries = entriesOf([told(1, 0), told(1, 0), told(2, 0), told(3, 1)]);
    expect(entries.map((entry) => [entry.ply, entry.told.length, entry.reveals])).toEqual([
      [1, 2, false],
      [2, 1, false],
      [3, 1, true],
    ]);
  });

  it('groups by turn, and files what the rival does under the rival', () => {
    const named = (ply: number, seat: number, name: string) => ({ ...told(ply, seat), name });
    const chapters = chaptersOf(
      [
        named(0, 0, 'round-began'),
        named(0, 0, 'turn-began'),
        named(1, 0, 'moved'),
        named(1, 1, 'gave'),
        named(2, 0, 'moved'),
        named(2, 0, 'greg-moved'),
        named(2, 1, 'turn-began'),
        named(3, 1, 'moved'),
        named(3, 1, 'turn-began'),
        named(4, 1, 'moved'),
      ],
      kindsOf({ name: 'greg-moved', parameters: {}, rival: true }),
    );
    expect(
      chapters.map(({ seat, rival, first, last, begins, entries }) => [
        seat,
        rival,
        first,
        last,
        begins.length,
        entries.length,
      ]),
    ).toEqual([
      [0, false, 1, 2, 2, 2],
      [0, true, 2, 2, 0, 1],
      [1, false, 3, 3, 1, 1],
      [1, false, 4, 4, 1, 1],
    ]);
    expect(chapters[0]?.entries[0]?.told.map((one) => one.name)).toEqual(['moved', 'gave']);
  });

  it('files what nobody did under the table, though the first to be paid is named', () => {
    const named = (ply: number, seat: number, name: string) => ({ ...told(ply, seat), name });
    const happened = [named(1, 0, 'placed'), named(2, 1, 'placed'), named(3, 0, 'ladder-paid'), named(3, 1, 'scored')];
    const seats = (unowned: boolean) =>
      chaptersOf(happened, kindsOf({ name: 'ladder-paid', parameters: {}, unowned })).map((chapter) => chapter.seat);
    expect(seats(false)).toEqual([0, 1, 0]);
    expect(seats(true)).toEqual([0, 1, -1]);
  });

  it('guesses the places an event speaks of', () => {
    expect([...placesOf([told(1, 2, { village: 'blois', rat: 1 })])]).toEqual([
      'village:blois',
      'village:2:blois',
      'rat:1',
      'rat:2:1',
    ]);
  });
});

describe('rules reference', () => {
  const sections = [
    {
      title: 'Moving',
      paragraphs: [
        { ids: ['C1'], text: 'Your merchant rides along the road.' },
        { ids: ['C2'], text: 'Leave horses in the village you come from.' },
      ],
    },
    {
      title: 'Trade',
      paragraphs: [
        { ids: ['C5', 'D3'], text: 'In a village your merchant buys its good for the price at the market.' },
      ],
    },
  ];
  it('finds by words, whatever their accents, and by id', () => {
    expect(search(sections, 'HORSÉS').flatMap((one) => one.paragraphs.map((paragraph) => paragraph.ids[0]))).toEqual([
      'C2',
    ]);
    expect(search(sections, 'D3')).toHaveLength(1);
    expect(search(sections, '')).toBe(sections);
    expect(search(sections, 'dragon')).toEqual([]);
  });
});

describe('pages', () => {
  it('reads addresses', () => {
    expect(pageOf('/')).toEqual({ name: 'lobby' });
    expect(pageOf('/table/abc', '?ply=3', '#code')).toEqual({
      name: 'table',
      table: 'abc',
      invite: 'code',
      ply: 3,
      analysis: false,
      board: true,
    });
    expect(pageOf('/table/abc', '?board')).toMatchObject({ ply: null, board: true });
    expect(pageOf('/table/abc', '?analysis')).toMatchObject({ table: 'abc', ply: null, analysis: true, board: false });
    const rules = { name: 'rules', game: 'la-loire', paragraph: null, summary: false };
    expect(pageOf('/rules/la-loire', '', '#C4.1')).toEqual({ ...rules, paragraph: 'C4.1' });
    expect(pageOf('/rules/la-loire/summary')).toEqual({ ...rules, summary: true });
    expect(pageOf('/somewhere')).toEqual({ name: 'lobby' });
  });
  it('makes links and reads pasted ones', () => {
    expect(inviteLink('abc', 'xyz', 'https://example.org')).toBe('https://example.org/table/abc#xyz');
    expect(readLink('https://example.org/table/abc#xyz')).toBe('/table/abc#xyz');
    expect(readLink('hello')).toBeNull();
  });
});

describe('opening a table', () => {
  const game: GameSummary = {
    name: 'toy',
    seats: [1, 2, 3],
    score_lines: [],
    levels: ['random', 'playouts-100', 'playouts-1000'],
    level: 'playouts-100',
    weaker: {},
    modes: [
      { name: 'standard', seats: [2, 3], options: {} },
      { name: 'solo', seats: [1], options: { level: 'easy' } },
    ],
    options: [
      { name: 'level', choices: ['none', 'easy'] },
      { name: 'course', choices: ['short', 'long'] },
    ],
  };
  it('starts with one click, alone in the mode meant for it or against as few computers as it takes', () => {
    expect(quickTable(game, 1)).toMatchObject({ game: 'toy', seats: [{ kind: 'me' }], options: { level: 'easy' } });
    expect(
      [
        { ...game, seats: [1, 2, 3] },
        { ...game, seats: [4, 3] },
        { ...game, seats: [1] },
      ].map(against),
    ).toEqual([2, 3, 0]);
    const expert = { kind: 'opponent', level: 'expert' };
    expect(quickTable(game, 3, 'expert')).toMatchObject({ seats: [{ kind: 'me' }, expert, expert], options: {} });
  });
  it('lets the mode set options and the host override them', () => {
    expect(optionsFor(game, modeFor(game, 1), {})).toEqual({ level: 'easy', course: 'short' });
    expect(optionsFor(game, modeFor(game, 2), { course: 'long' })).toEqual({ level: 'none', course: 'long' });
  });
  it('does not ask once more for what the modes already differ in', () => {
    const beside = (...modes: Record<string, string>[]) =>
      optionsBeside(
        game,
        modes.map((options) => ({ name: '', seats: [2], options })),
      ).map(({ name }) => name);
    expect(beside({}, { course: 'long' })).toEqual(['level']);
    expect(beside({ course: 'long' })).toEqual(['level', 'course']); // the short course has no mode
    expect(beside({}, { course: 'long' }, { level: 'easy' })).toEqual(['level', 'course']); // nor have both at once
    expect(beside({})).toEqual(['level', 'course']);
  });
});
