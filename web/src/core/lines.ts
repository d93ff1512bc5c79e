/** What is drawn over time: whose lines, and where their names stand. */
import type { Colour } from './game-ui';
import type { Table } from './table.svelte';

export interface Line {
  name: string;
  colour: Colour;
}

/** The seats, and the rival the rules play where there is one. */
export function linesOf(table: Table): Line[] {
  const seats = table.seats.map(({ name, colour }) => ({ name, colour }));
  return table.rival && table.ui?.rivalPoints ? [...seats, table.rival] : seats;
}

/** Names at the ends of lines, from the top down, pushed apart where they would cover each other. */
export function pushedApart<End extends { at: number }>(ends: readonly End[], room: number): End[] {
  let free = -Infinity;
  return ends
    .toSorted((one, other) => one.at - other.at)
    .map((end) => {
      const at = Math.max(end.at, free);
      free = at + room;
      return { ...end, at };
    });
}
