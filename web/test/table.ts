/** A table set by hand, for component tests: a toy position in the middle of a turn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { settings } from '../src/core/device/settings.svelte';
import { Table } from '../src/core/table/table.svelte';
import { texts } from '../src/core/texts/texts.svelte';
import type { EventInfo, VerbInfo } from '../src/core/server/protocol';
import type { GameDetails, Gesture, Preview, State, Summary, Told, Values } from '../src/core/server/types';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf-8');

/** Serve catalogues from the files; everything else is refused. */
export async function withTexts(): Promise<void> {
  settings.language = 'en';
  vi.stubGlobal('fetch', async (path: string) => {
    const [, language] = /texts\/(\w+)$/.exec(path) ?? [];
    if (!language) return new Response('{"error": "none", "message": "none"}', { status: 404 });
    const house = read(`src/riverrat/texts/${language}.ftl`);
    return new Response(
      path.includes('/games/')
        ? `${house}${read('tests/toy/texts/en.ftl')}\nwhen-round-began = Round { $round }\nnote-go-dug = there is { $card }\nbrief-go = To space { $space }\nterse-dug = Digs\nstep-dug = Digs for it\nstep-lifted = Lifts { $times }\naside-packed = packs { $bags }\nterse-given = One to { $player }\nterse-given-to = One from { $seat }\nrest-given = leftovers { $rest }\n`
        : house,
    );
  });
  await texts.load();
  await texts.load('toy');
}

export const preview = (more: Partial<Preview> = {}): Preview => ({
  events: [],
  points: 0,
  reveals: false,
  ends_turn: false,
  ...more,
});

/** Something that happened. */
export const told = (ply: number, seat: number, name: string, values: Values = {}): Told => ({
  ply,
  seat,
  name,
  values,
  reveals: false,
});
export const gesture = (actions: number[], target: string, more: Partial<Preview> = {}): Gesture => ({
  actions,
  target,
  complete: true,
  preview: preview(more),
});

const DETAILS: GameDetails = {
  name: 'toy',
  seats: [1, 2],
  modes: [],
  options: [],
  score_lines: ['cheese', 'home'],
  levels: ['random'],
  level: 'random',
  weaker: {},
  version: 1,
  data: 'abc',
  steps: [],
  event_kinds: [],
  rival: '',
  dealt: '',
  values: { course: { short: 9 } },
  box: [
    { path: 'course.short', value: 9, origin: 'rulebook', note: '' },
    { path: 'card.wheel', value: 3, origin: 'reconstructed', note: 'guessed' },
  ],
  verbs: [
    { name: 'rat', first: 0, parameters: { rat: [0, 1] }, target: 'rat:{rat}' },
    { name: 'go', first: 2, parameters: { space: [0, 1, 2, 3] }, target: 'space:{space}' },
    { name: 'leave', first: 6, parameters: {}, target: '' },
  ],
};

export function summary(more: Partial<Summary> = {}): Summary {
  const seat = (at: number, name: string, you: boolean): Summary['seats'][number] => ({
    seat: at,
    kind: you ? 'person' : 'opponent',
    name,
    level: you ? null : 'random',
    connected: true,
    you,
    asked: null,
    wears: at,
    resigned: false,
    away: null,
    holiday: null,
  });
  return {
    table: 'abc',
    game: 'toy',
    name: 'Tuesday',
    version: 4,
    rules_version: 1,
    data: 'abc',
    corrected: false,
    host: true,
    options: {},
    hints: true,
    minutes: 0,
    late: 'opponent',
    deadline: null,
    started: true,
    over: false,
    readonly: false,
    updated: 0,
    rematch: null,
    invite: 'code',
    seats: [seat(0, 'Anna', true), seat(1, 'Bruno', false)],
    ...more,
  };
}

export function state(more: Partial<State> = {}): State {
  return {
    v: 1,
    type: 'state',
    table: summary(),
    version: 4,
    ply: 3,
    turn: 2,
    over: false,
    you: [0],
    seat: 0,
    viewing: 0,
    view: {
      players: [
        { rats: [1, 2], cheese: 3 },
        { rats: [0, 0], cheese: 0 },
      ],
      bag: 9,
      top: null,
    },
    changes: false,
    ask: { step: 'walk', seat: 0 },
    choices: [
      { id: 0, verb: 'rat', values: { rat: 0 }, target: 'rat:0', text: 'rat 0' },
      { id: 1, verb: 'rat', values: { rat: 1 }, target: 'rat:1', text: 'rat 1' },
      { id: 6, verb: 'leave', values: {}, target: '', text: 'leave' },
    ],
    gestures: [
      gesture([0, 3], 'space:1', { points: 2 }),
      gesture([0, 4], 'space:2'),
      gesture([1, 5], 'space:3', { reveals: true }),
      gesture([6], '', { ends_turn: true }),
    ],
    kept: 0,
    events: [{ ply: 3, seat: 1, name: 'moved', values: { rat: 0, start: 0, space: 2 }, reveals: false }],
    scores: [
      { seat: 0, points: 5, lines: { cheese: 3, home: 2 }, rank: 5, won: false },
      { seat: 1, points: 0, lines: { cheese: 0, home: 0 }, rank: 0, won: false },
    ],
    achievements: [],
    undo: { reason: 'other' },
    thinking: -1,
    within: 0,
    guide: null,
    puzzle: null,
    chat: [],
    notice: null,
    ...more,
  };
}

/** Let a verb or an event of the toy say something of itself. */
export function tell(
  table: Table,
  verbs: Record<string, Partial<VerbInfo>>,
  events: Record<string, Partial<EventInfo>> = {},
): void {
  const kinds = Object.entries(events).map(([name, traits]) => ({ name, parameters: {}, ...traits }));
  table.details = {
    ...DETAILS,
    verbs: DETAILS.verbs.map((verb) => ({ ...verb, ...verbs[verb.name] })),
    event_kinds: kinds,
  };
}

/** The table, and what it sends instead of reaching a server. */
export function setTable(more: Partial<State> = {}): { table: Table; sent: Record<string, unknown>[] } {
  const table = new Table('abc');
  const sent: Record<string, unknown>[] = [];
  table.details = DETAILS;
  const now = state(more);
  table.state = now;
  table.summary = now.table;
  table.history.told = now.events;
  table.connection.line = 'open';
  Object.assign(table.connection, {
    socket: {
      ask: async (message: Record<string, unknown>) => {
        sent.push(message);
        return { type: 'ack', id: 'x', version: 5, v: 1 };
      },
      close: () => undefined,
    },
  });
  return { table, sent };
}
