import type { Table } from '../../table/table.svelte';

/** Whether a small screen has four buttons in a row: an icon has to do. */
export function isCrowded({ choices, composing, yours }: Table): boolean {
  const more = !!(composing.option || composing.closed || choices.holdable);
  return choices.holding || (more && yours && !!choices.wayOut);
}
