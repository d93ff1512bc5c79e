/** Whose points are drawn over time. */
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
