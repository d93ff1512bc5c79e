/** How the roll of characters is laid out: a cell each, a little air between the groups. */
import type { Box, Layout } from './layout';
import type { Character } from './view';

const MARGIN = 9;
const GAP = 3;
const GROUP_GAP = 9;

/** Cells in the order of the characters, filling column after column of the box. */
export function rollCells(characters: readonly Pick<Character, 'group'>[], box: Layout['roll']): Box[] {
  const rows = Math.ceil(characters.length / box.columns);
  const width = (box.width - 2 * MARGIN - (box.columns - 1) * GAP * 2) / box.columns;
  // In one column the groups stand apart; in several they would not line up.
  const breaks = box.columns > 1 ? 0 : new Set(characters.map((one) => one.group)).size - 1;
  const height = (box.height - 2 * MARGIN - (rows - 1) * GAP - breaks * (GROUP_GAP - GAP)) / Math.max(1, rows);
  let extra = 0;
  return characters.map((character, i) => {
    const [column, row] = [Math.floor(i / rows), i % rows];
    if (breaks && i > 0 && character.group !== characters[i - 1]?.group) extra += GROUP_GAP - GAP;
    return {
      x: box.x + MARGIN + column * (width + GAP * 2),
      y: box.y + MARGIN + row * (height + GAP) + extra,
      width,
      height,
    };
  });
}
