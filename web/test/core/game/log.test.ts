/** What happened, gathered for the log. */
import { describe, expect, it } from 'vitest';
import { Kinds } from '../../../src/core/game/kinds';
import { chaptersOf, entriesOf, joined, merge, placesOf } from '../../../src/core/game/log';
import type { EventInfo } from '../../../src/core/server/protocol';
import type { Told } from '../../../src/core/server/types';
import { told as happened } from '../../table';

const kindsOf = (...events: EventInfo[]): Kinds => new Kinds({ verbs: [], event_kinds: events });

const told = (ply: number, seat: number, values = {}): Told => ({
  ...happened(ply, seat, 'rode', values),
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
