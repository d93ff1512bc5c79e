/** What the others did since one's own turn, as marks on the board. */
import { effectsOf } from '../../game/effects';
import type { Entry } from '../../game/log';
import type { Table } from '../../table/table.svelte';
import { marksOf, type Mark } from '../../game/trail';
import { capital, underName } from '../../game/words';

/** One act in few words, without the name of who did it. What its icons say is not said again. */
export function briefly({ told, seat }: Entry, name: string, table: Table): string {
  const said = told.filter((one, at) => at === 0 || !effectsOf([one], seat, table.kinds).length);
  const words = [...new Set(said.map((one) => underName(table.sentence(one), name)))];
  return words.map((one, at) => (at ? capital(one) : one)).join('. ');
}

export function sinceMarks(table: Table): Mark[] {
  const { history, kinds, seats, ui, view } = table;
  return marksOf(
    history.since.flatMap((chapter) => chapter.entries),
    (entry) => `seat-${(seats[entry.seat]?.colour ?? 0) + 1}`,
    {
      vocabulary: kinds.vocabulary,
      where: kinds.where,
      passes: (told) => ui?.passes?.(told, view) ?? [],
      effects: (entry) => effectsOf(entry.told, entry.seat, kinds),
    },
  );
}
