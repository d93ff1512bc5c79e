/** What is drawn over time: whose lines, and where their names stand. */
import type { Colour } from '../../game/game-ui';
import type { Table } from '../../table/table.svelte';
import type { State } from '../../server/types';

type Score = Pick<State['scores'][number], 'won' | 'rank'>;

export interface Line {
  name: string;
  colour: Colour;
}

/** The seats, and the rival the rules play where there is one. */
export function linesOf(table: Table): Line[] {
  const seats = table.seats.map(({ name, colour }) => ({ name, colour }));
  return table.rival ? [...seats, table.rival] : seats;
}

/** Winners first, who may have fewer points than somebody who resigned; then by how they came in. */
export function byPlace(one: Score, other: Score): number {
  return Number(other.won) - Number(one.won) || other.rank - one.rank;
}

/** Names at the ends of lines, from the top down, pushed apart where they would cover each other, none below `lowest`. */
export function pushedApart<End extends { at: number }>(ends: readonly End[], room: number, lowest = Infinity): End[] {
  let free = -Infinity;
  return ends
    .toSorted((one, other) => one.at - other.at)
    .map((end, nth) => {
      const at = Math.max(Math.min(end.at, lowest - (ends.length - 1 - nth) * room), free);
      free = at + room;
      return { ...end, at };
    });
}
