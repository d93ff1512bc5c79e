/** Where a game stands as its board counts: rounds, turns or years, read off the events that open them. */
import type { Say } from './game-ui';
import type { Counts } from './kinds';
import type { Told } from '../server/types';
import { wordsOf } from './words';

/** A round, turn or year, and the ply after which it began. */
export interface Begun {
  ply: number;
  number: number;
  /** As the board calls it: "Round 12". */
  text: string;
}

/** All that was begun, in order; nothing for a game that does not say what it counts. The first is part of the setup, of
 * which nothing is told. */
export function begunIn(told: readonly Told[], counts: Counts | null, say: Say): Begun[] {
  if (!counts) return [];
  const found = told
    .filter(({ name }) => name === counts.event)
    .map(({ ply, values }) => ({ ply, value: values[counts.value] ?? 0 }));
  const [first] = found;
  const before = Number(first?.value) - 1;
  const all = first?.ply
    ? [{ ply: 0, value: typeof first.value === 'string' ? `${before}` : before }, ...found]
    : found;
  return all.map(({ ply, value }) => ({
    ply,
    number: Number(value),
    text: say(`when-${counts.event}`, wordsOf({ [counts.value]: value }, [], say)),
  }));
}

/** What had begun by the time so many actions were taken. */
export function begunBy(begun: readonly Begun[], ply: number): Begun | null {
  return begun.findLast((one) => one.ply <= ply) ?? null;
}

/** Those to write under a curve: the first, and after it round numbers, about as many as there is room for. */
export function ticksOf(begun: readonly Begun[], room: number): Begun[] {
  const by = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => begun.length / one <= room) ?? 500;
  return begun.filter(({ number }, at) => at === 0 || (number % by === 0 && at * 2 >= by));
}
