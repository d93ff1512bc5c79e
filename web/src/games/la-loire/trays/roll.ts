/** How the roll of characters is laid out: a cell each, a little air between the groups. */
import type { Box } from '../layout';
import type { Character } from '../view';

/** The whole roll in its own units; rows hold a line of words, cards two and a larger picture. */
export interface Sheet {
  width: number;
  height: number;
  columns: number;
  cells: 'rows' | 'cards';
}

const COLUMN: Sheet = { width: 286, height: 1050, columns: 1, cells: 'rows' };
const COLUMNS: Sheet = { width: 556, height: 940, columns: 2, cells: 'rows' };
const CARDS: Sheet = { width: 656, height: 740, columns: 3, cells: 'cards' };

/** Pixels from which two columns can be read. */
const ROOM = 310;

/** The sheet for a tray this wide; a finger wants larger cells than a pointer. */
export function sheetFor(width: number, narrow: boolean): Sheet {
  return narrow ? CARDS : width < ROOM ? COLUMN : COLUMNS;
}

const MARGIN = 9;
const GAP = 3;
const GROUP_GAP = 9;

/** Cells in the order of the characters, filling column after column of the sheet. */
export function rollCells(characters: readonly Pick<Character, 'group'>[], sheet: Sheet): Box[] {
  const rows = Math.ceil(characters.length / sheet.columns);
  const width = (sheet.width - 2 * MARGIN - (sheet.columns - 1) * GAP * 2) / sheet.columns;
  // In one column the groups stand apart; in several they would not line up.
  const breaks = sheet.columns > 1 ? 0 : new Set(characters.map((one) => one.group)).size - 1;
  const height = (sheet.height - 2 * MARGIN - (rows - 1) * GAP - breaks * (GROUP_GAP - GAP)) / Math.max(1, rows);
  let extra = 0;
  return characters.map((character, i) => {
    const [column, row] = [Math.floor(i / rows), i % rows];
    if (breaks && i > 0 && character.group !== characters[i - 1]?.group) extra += GROUP_GAP - GAP;
    return {
      x: MARGIN + column * (width + GAP * 2),
      y: MARGIN + row * (height + GAP) + extra,
      width,
      height,
    };
  });
}
