/** What happened, kept in step with the server and grouped for the log and the timeline. */
import { NO_KINDS, type Kinds, type Walks } from './kinds';
import type { Told } from '../server/types';

/** Add what the server told. What lies above `kept` was taken back by an undo. */
export function merge(known: Told[], told: Told[], kept: number): Told[] {
  return [...known.filter((one) => one.ply <= kept), ...told];
}

/** What was told in two messages, one after the other, as one of them would have. */
export function joined<T extends Happened>(before: Happened | null, next: T): T {
  if (!before) return next;
  const events = merge(before.events, next.events, next.kept);
  return { ...next, events, kept: Math.min(before.kept, next.kept) };
}
interface Happened {
  kept: number;
  events: Told[];
}

/** One step of the record: what one action (and all that followed by itself) did. */
export interface Entry {
  ply: number;
  seat: number;
  told: Told[];
  reveals: boolean;
}
/** A turn, or the part of it that one player (or the rival the rules play) acted in. */
export interface Chapter {
  /** Its place in the log: several may begin with one action, where turns are lost. */
  id: number;
  seat: number;
  rival: boolean;
  /** How the game announces it: a round, a year, a turn. */
  begins: Told[];
  entries: Entry[];
  /** The plies it spans. */
  first: number;
  last: number;
}

export function entriesOf(told: Told[]): Entry[] {
  const entries: Entry[] = [];
  for (const one of told) {
    const last = entries.at(-1);
    if (last && last.ply === one.ply) {
      last.told.push(one);
      last.reveals ||= one.reveals;
    } else entries.push({ ply: one.ply, seat: one.seat, told: [one], reveals: one.reveals });
  }
  return entries;
}

/** Events called `began`, `turn-began`, `round-began` and so on announce what follows them. */
export const ANNOUNCES = /(^|-)began$/;

/** Events called `ended`, `over`, `game-ended` or `game-over` say that the game is over; a fight ends otherwise. */
export const ENDS = /^(game-)?(ended|over)$/;

/** What happened, turn by turn. What follows from one action belongs to whoever acted, unless the rival did it. Some events come
 * about by themselves, though they speak of a seat: whoever is paid first has not acted. */
export function chaptersOf(told: Told[], kinds: Kinds = NO_KINDS): Chapter[] {
  const chapters: Chapter[] = [];
  const actors = new Map<number, number>();
  let current: Chapter | undefined;
  const open = (seat: number, rival: boolean, ply: number): Chapter => {
    const chapter = { id: chapters.length, seat, rival, begins: [], entries: [], first: ply, last: ply };
    chapters.push(chapter);
    return chapter;
  };
  for (const one of told) {
    if (ANNOUNCES.test(one.name)) {
      if (!current || current.entries.length) current = open(one.seat, false, one.ply + 1);
      current.begins.push(one);
      current.seat = one.seat;
      actors.delete(one.ply);
      continue;
    }
    const { rival = false, unowned } = kinds.event(one.name);
    const seat = actors.get(one.ply) ?? (unowned ? -1 : one.seat);
    actors.set(one.ply, seat);
    if (!current || (current.entries.length && (current.seat !== seat || current.rival !== rival)))
      current = open(seat, rival, one.ply);
    if (!current.entries.length) Object.assign(current, { seat, rival, first: Math.max(1, one.ply) });
    current.last = one.ply;
    const entry = current.entries.at(-1);
    if (entry?.ply === one.ply) {
      entry.told.push(one);
      entry.reveals ||= one.reveals;
    } else current.entries.push({ ply: one.ply, seat, told: [one], reveals: one.reveals });
  }
  return chapters;
}

/** What happened after an action. In a fight what comes of one's own act may be told of others alone. */
export function after(chapters: readonly Chapter[], ply: number): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => entry.ply > ply) }))
    .filter((chapter) => chapter.entries.length)
    .map((chapter) => ({ ...chapter, first: Math.max(chapter.first, ply + 1) }));
}

/** Each player's walk of a chapter told at its end, from where to where, instead of step by step. `before` is all that
 * happened: a walk begins where the last one ended. */
export function walksWhole(chapters: readonly Chapter[], walks: Walks, before: readonly Told[]): Chapter[] {
  return chapters.map((chapter) => {
    const told = chapter.entries.flatMap((entry) => entry.told);
    const entries = chapter.entries
      .map((entry) => ({ ...entry, told: entry.told.flatMap((one) => retold(one, told, walks, before)) }))
      .filter((entry) => entry.told.length);
    return { ...chapter, entries };
  });
}

/** The same with as much of each walk as one action brought about; where steps say whence they go, walks are whole here too. */
export function walksByAction(chapters: readonly Chapter[], walks: Walks, before: readonly Told[]): Chapter[] {
  return chapters.map((chapter) => {
    const told = chapter.entries.flatMap((entry) => entry.told);
    const near = (one: Told, entry: Entry): readonly Told[] => (START in one.values ? told : entry.told);
    const entries = chapter.entries
      .map((entry) => ({ ...entry, told: entry.told.flatMap((one) => retold(one, near(one, entry), walks, before)) }))
      .filter((entry) => entry.told.length);
    return { ...chapter, entries };
  });
}

/** The value of a step that says whence it goes: then a seat may have several who walk. */
const START = 'start';

/** What is told of an event instead: of a step the walk it ends among these, of one on the way nothing. */
function retold(one: Told, told: readonly Told[], walks: Walks, before: readonly Told[]): Told[] {
  const walk = walks[one.name];
  if (!walk) return [one];
  const steps = (other: Told): boolean => other.name === one.name && other.seat === one.seat;
  const own = told.filter(steps);
  const goesOn = (at: number): boolean =>
    at in own && (!(START in one.values) || own[at]?.values[START] === own[at - 1]?.values[walk.along]);
  let first = own.indexOf(one);
  if (goesOn(first + 1)) return [];
  while (first > 0 && goesOn(first)) first -= 1;
  const last = before.findLast((other) => steps(other) && other.ply < (own[0]?.ply ?? 0));
  const from = own[first]?.values[START] ?? last?.values[walk.along] ?? walk.from;
  return [{ ...one, name: `${one.name}-way`, values: { ...one.values, [`${walk.along}-from`]: from } }];
}

/** The places events speak of: a value `village: blois` may be drawn as the target `village:blois`. */
export function placesOf(told: Told[]): Set<string> {
  const places = new Set<string>();
  for (const { values, seat } of told)
    for (const [name, value] of Object.entries(values)) {
      places.add(`${name}:${value}`);
      places.add(`${name}:${seat}:${value}`);
    }
  return places;
}

/** The turns of each seat as one drawing, however long the game: a ply is one wide, a seat's row lies at `top`. */
export function turnsDrawn(
  chapters: readonly Chapter[],
  seats: number,
  plies: number,
  height: number,
  top: (seat: number) => number = () => 0,
): string[] {
  const drawn = Array.from({ length: seats }, () => '');
  for (const { seat, first, last, entries } of chapters) {
    if (seat < 0 || !entries.length) continue;
    // A short turn of a long game can still be seen, and told from the next.
    const width = Math.max(last - first + 1, plies / 200) - plies / 300;
    drawn[seat] += `M${first - 1} ${top(seat)}h${width}v${height}h${-width}z`;
  }
  return drawn;
}
