/** What the others did since one's own turn, as marks on the board. */
import { effectsOf } from '../effects';
import { marksOf, type Mark } from '../trail';
import type { Table } from '../table.svelte';

export function sinceMarks(table: Table): Mark[] {
  const { details, history, seats, ui, view } = table;
  return marksOf(
    history.since.flatMap((chapter) => chapter.entries),
    (entry) => `seat-${(seats[entry.seat]?.colour ?? 0) + 1}`,
    {
      vocabulary: (event, name) => details?.event_kinds.find((kind) => kind.name === event)?.parameters[name] ?? null,
      where: ui?.happensAt,
      passes: (told) => ui?.passes?.(told, view) ?? [],
      effects: (entry) => effectsOf(entry.told, entry.seat, ui),
    },
  );
}
