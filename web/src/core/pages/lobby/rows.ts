/** A table in a list, in one line: whose turn it is, or how it ended. */
import type { Say } from '../../game/game-ui';
import { seatNames } from '../../texts/names';
import type { TableRow } from '../../server/types';

export interface RowWords {
  names: string[];
  /** Whose turn it is, who is awaited, or who won. */
  line: string;
}

export function wordsOfRow(row: TableRow, say: Say, language: string): RowWords {
  const names = seatNames(row.seats, say, row.over);
  const list = (found: string[]) => new Intl.ListFormat(language).format(found);
  const named = (wanted: (seat: TableRow['seats'][number]) => boolean): string[] =>
    row.seats.flatMap((seat, at) => (wanted(seat) ? [names[at] ?? ''] : []));
  if (row.over) {
    const won = named((seat) => seat.won);
    return { names, line: won.length ? say('ui-row-won', { names: list(won) }) : say('ui-row-nobody') };
  }
  if (row.asked)
    return { names, line: say('ui-rematch-asks', { name: list(named((seat) => seat.kind === 'person')) }) };
  const turn = row.seats.findIndex((seat) => seat.turn);
  if (turn < 0)
    return { names, line: say('ui-row-free', { count: row.seats.filter((seat) => seat.kind === 'open').length }) };
  return {
    names,
    line: row.seats[turn]?.you ? say('ui-your-turn') : say('ui-waiting-for', { name: names[turn] ?? '' }),
  };
}
