/** Where everything lies on the page: a wide sheet, and a tall one for telephones with the plan turned a quarter.
 *
 * Panels are drawn from their own top left corner; the places of discs are worked out here, since discs fly between them.
 */
import type { Box } from './box';
import { Plan, type Point } from './geometry';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
export const MAJORS = ['palace', 'cathedral', 'fort', 'port'] as const;
export const REPEATED = ['walls', 'roads'] as const;
export type PanelName =
  | (typeof MAJORS)[number]
  | (typeof REPEATED)[number]
  | 'years'
  | 'order'
  | 'mine'
  | 'forest'
  | 'agriculture'
  | 'crafts'
  | 'characters'
  | 'enemies'
  | 'cargo'
  | 'desk'
  | 'districts'
  | 'score';

export interface Layout {
  /** What is printed in the box of this table. */
  box: Box;
  narrow: boolean;
  width: number;
  height: number;
  /** The smallest lettering that is read at a glance: 10 px on a desktop. */
  least: number;
  plan: Plan;
  panels: Record<PanelName, Frame>;
  /** The middle of the ship's waterline when it lies in the harbour, its size, and where it is when away. */
  ship: Point & { scale: number; away: Point & { scale: number } };
  /** The pier with the dock's discs: left end of its deck. */
  dock: Point & { scale: number };
}

const frame = (x: number, y: number, w: number, h: number): Frame => ({ x, y, w, h });

export const PAGES = { wide: { width: 1262, height: 924 }, tall: { width: 390, height: 2380 } };

function wide(box: Box): Layout {
  const [left, right, column, half] = [40, 1014, 208, 99];
  return {
    box,
    narrow: false,
    ...PAGES.wide,
    least: 17,
    plan: new Plan(279, 148, 44, false, box.columns.length, box.rows.length),
    panels: {
      years: frame(42, 40, 1178, 42),
      palace: frame(left, 92, column, 112),
      cathedral: frame(left, 212, column, 112),
      fort: frame(left, 332, column, 112),
      port: frame(left, 452, column, 112),
      walls: frame(left, 572, half, 100),
      roads: frame(left + column - half, 572, half, 100),
      mine: frame(left, 680, column, 98),
      forest: frame(left, 786, column, 98),
      order: frame(right, 92, column, 114),
      characters: frame(right, 214, column, 434),
      agriculture: frame(right, 656, half, 100),
      crafts: frame(right + column - half, 656, half, 100),
      enemies: frame(right, 764, column, 122),
      cargo: frame(756, 824, 250, 62),
      desk: frame(262, 660, 480, 226),
      districts: frame(279, 90, 704, 26),
      score: frame(0, 0, 1262, 924),
    },
    ship: { x: 906, y: 780, scale: 0.8, away: { x: 940, y: 730, scale: 0.34 } },
    dock: { x: 752, y: 654, scale: 0.92 },
  };
}

function tall(box: Box): Layout {
  const [left, right, column] = [12, 200, 178];
  return {
    box,
    narrow: true,
    ...PAGES.tall,
    least: 13,
    plan: new Plan(34, 256, 33, true, box.columns.length, box.rows.length),
    panels: {
      years: frame(10, 8, 370, 90),
      order: frame(left, 108, 366, 106),
      districts: frame(left, 820, 366, 96),
      desk: frame(left, 926, 366, 312),
      cargo: frame(194, 1318, 184, 118),
      palace: frame(left, 1464, column, 112),
      cathedral: frame(right, 1464, column, 112),
      fort: frame(left, 1586, column, 112),
      port: frame(right, 1586, column, 112),
      walls: frame(left, 1708, column, 82),
      roads: frame(right, 1708, column, 82),
      mine: frame(left, 1800, column, 96),
      forest: frame(right, 1800, column, 96),
      agriculture: frame(left, 1906, column, 84),
      crafts: frame(right, 1906, column, 84),
      characters: frame(left, 2000, 366, 238),
      enemies: frame(left, 2248, 366, 120),
      score: frame(left, 2372, 366, 0),
    },
    ship: { x: 112, y: 1418, scale: 0.82, away: { x: 118, y: 1352, scale: 0.32 } },
    dock: { x: 18, y: 1264, scale: 0.95 },
  };
}

const known = new WeakMap<Box, { wide: Layout; tall: Layout }>();

export function layoutFor(narrow: boolean, box: Box): Layout {
  let both = known.get(box);
  if (!both) known.set(box, (both = { wide: wide(box), tall: tall(box) }));
  return narrow ? both.tall : both.wide;
}

/** One space of a ladder, in its panel: two rows of those for three players, the added ones behind them. */
export function ladderSpace(layout: Layout, ladder: string, at: number, count: number): Point & { r: number } {
  const { w } = layout.panels[ladder as PanelName];
  const base = layout.box.ladders[ladder]?.base ?? count;
  if (base <= 4) {
    if (layout.narrow)
      return { x: w / 2 + (at - (count - 1) / 2) * Math.min(36, (w - 37) / (count - 1)), y: 42, r: 13.4 };
    const columns = Math.ceil(count / 2);
    return {
      x: w / 2 - 3 + ((at % columns) - (columns - 1) / 2) * Math.min(40, (w - 40) / (columns - 1)),
      y: 31 + 27 * Math.floor(at / columns),
      r: 12.6,
    };
  }
  const half = Math.ceil(base / 2);
  const columns = half + Math.ceil((count - base) / 2);
  const extra = at - base;
  const [column, row] = extra < 0 ? [at % half, Math.floor(at / half)] : [half + Math.floor(extra / 2), extra % 2];
  if (layout.narrow) return { x: 22 + Math.min(30, (w - 41.4) / (columns - 1)) * column, y: 37 + 31 * row, r: 13.4 };
  // Few spaces stand to the right, and leave room for a picture of what is built.
  return { x: w - 22 - 31.5 * (columns - 1 - column), y: 37 + 33 * row, r: 14.6 };
}

/** Rows of production slots: where each begins and how wide it is, in its panel. */
export function slotFrames(layout: Layout, needs: number[]): (Frame & { step: number })[] {
  const room = layout.panels.mine.w - 18;
  const wide = (need: number) => 14 + 13 * need;
  const split = Math.ceil(needs.length / 2);
  const rows = [needs.slice(0, split), needs.slice(split)];
  const longest = Math.max(...rows.map((row) => row.reduce((sum, need) => sum + wide(need) + 4, -4)));
  const k = Math.min(1, room / longest);
  const tall = 27 * Math.max(k, 0.9);
  return rows.flatMap((row, at) => {
    let x = 10 + room - longest * k;
    return row.map((need) => {
      const slot = { x, y: 22 + at * 35, w: wide(need) * k, h: tall, step: 13 * k };
      x += (wide(need) + 4) * k;
      return slot;
    });
  });
}

/** A character's tile, in its panel. */
export function characterCell(layout: Layout, at: number): Frame {
  const columns = layout.narrow ? 4 : 2;
  const { w, h } = layout.panels.characters;
  const [cell, row] = [(w - 12) / columns, (h - 26) / Math.ceil(12 / columns)];
  return { x: 6 + cell * (at % columns), y: 20 + row * Math.floor(at / columns), w: cell, h: row };
}

/** A player's column in the turn order, in its panel. */
export function orderColumn(layout: Layout, at: number, seats: number): Frame {
  const { w, h } = layout.panels.order;
  const each = (w - 12) / seats;
  return { x: 6 + each * at, y: 18, w: each, h: h - 40 };
}

export interface Stand extends Point {
  scale: number;
  /** How far the next disc of the pile lies above. */
  rise: number;
}

const at = (panel: Frame, x: number, y: number, scale: number, rise = 5): Stand => ({
  x: panel.x + x,
  y: panel.y + y,
  scale,
  rise: rise * scale,
});

/** Where the pile of one player's discs stands in an area that everybody may enter. */
export function areaStand(layout: Layout, area: string, seat: number, seats: number): Stand {
  if (area === 'dock') {
    const { x, y, scale } = layout.dock;
    return { x: x + (20 + seat * 29) * scale, y: y + 16 * scale, scale: 0.86 * scale, rise: 4.5 * scale };
  }
  const panel = layout.panels[area as 'agriculture' | 'crafts'];
  const pitch = Math.min(34, (panel.w - 18) / seats);
  // Where it is narrow, every other pile stands a little behind.
  const back = pitch < 26 ? 15 * (seat % 2) : 0;
  return at(panel, panel.w / 2 - 2 + (seat - (seats - 1) / 2) * pitch, panel.h - 18 - back, pitch < 26 ? 0.7 : 0.82, 4);
}

/** A player's discs at home, beside the marker of the turn order; and what was bid for the next one. */
export function homeStand(layout: Layout, place: number, seats: number, what: 'marker' | 'supply' | 'bid'): Stand {
  const { x, y, w } = orderColumn(layout, place, seats);
  const panel = layout.panels.order;
  const middle = x + w / 2;
  const apart = Math.min(13, w * 0.22);
  if (what === 'marker') return at(panel, middle + 3, y + 18, 0.92);
  if (what === 'supply') return at(panel, middle - apart, y + 58, 0.66, 16 / layout.box.discsPerSeat);
  return at(panel, middle + apart, y + 58, 0.56, 3.5);
}

export function ladderStand(layout: Layout, ladder: string, space: number, count: number): Stand {
  const { x, y, r } = ladderSpace(layout, ladder, space, count);
  return at(layout.panels[ladder as PanelName], x, y - 1, r / 13.6);
}

export function slotStand(layout: Layout, column: string, slot: number, needs: number[], disc: number): Stand {
  const found = slotFrames(layout, needs)[slot];
  const panel = layout.panels[column as 'mine' | 'forest'];
  if (!found) return at(panel, 0, 0, 1);
  const need = needs[slot] ?? 1;
  return at(
    panel,
    found.x + found.w / 2 + (disc - (need - 1) / 2) * found.step,
    found.y + found.h / 2 - 1,
    0.8 * Math.min(1, found.step / 13),
    0,
  );
}

export function characterStand(layout: Layout, index: number): Stand {
  const cell = characterCell(layout, index);
  return at(layout.panels.characters, cell.x + cell.w / 2, cell.y + 23, 0.95);
}
