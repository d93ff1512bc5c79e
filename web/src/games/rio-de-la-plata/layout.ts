/** Where everything lies: the stage with the town, and beside it the sheets of the trays.
 *
 * The stage is a wide sheet, computed for the shape it may fill, or a tall one for telephones with the plan turned a
 * quarter. A tray's sheet has one width, for about 200 pixels, and is drawn as large as it is shown. The places of discs
 * are worked out here, since discs fly between them.
 */
import type { Box, LadderPrint } from './box';
import { Plan, type Point } from './geometry';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
const frame = (x: number, y: number, w: number, h: number): Frame => ({ x, y, w, h });

/** The smallest lettering that is read at a glance: 11 px on a desktop at 1440 x 900, on the stage as in a tray. */
export const LEAST = 16;

// --- the stage --------------------------------------------------------------------------------------------------------

export interface Stage {
  /** What is printed in the box of this table. */
  box: Box;
  narrow: boolean;
  width: number;
  height: number;
  least: number;
  plan: Plan;
  years: Frame;
  districts: Frame;
  /** The middle of the ship's waterline when it lies in the harbour, its size, and where it is when away. */
  ship: Point & { scale: number; away: Point & { scale: number } };
  /** The pier with the dock's discs: left end of its deck. */
  dock: Point & { scale: number };
}

const HEIGHT = 764;
/** The two ends between which the page grows with the shape of the stage, and in what steps: each is drawn anew. */
const [NARROWEST, WIDEST, STEP] = [1004, 1146, 4];
/** How large a cell of the town is on each page. */
const CELL = { wide: 54, tall: 33 };
const TALL = { width: 390, height: 1064 };

const pageWidth = (shape: number): number =>
  Math.min(WIDEST, Math.max(NARROWEST, STEP * Math.floor((HEIGHT * shape) / STEP)));

/** Width divided by height of the page for a stage of this shape. */
export const aspectOf = (narrow: boolean, shape: number): number =>
  narrow ? TALL.width / TALL.height : pageWidth(shape) / HEIGHT;

/** A finger's width, in pixels, and how wide the page is where each cell of the town has it. */
const FINGER = 44;
export const tappedWidth = (narrow: boolean, shape: number): number =>
  narrow ? (TALL.width * FINGER) / CELL.tall : (pageWidth(shape) * FINGER) / CELL.wide;

function wide(box: Box, width: number): Stage {
  const part = (width - NARROWEST) / (WIDEST - NARROWEST);
  const between = (narrowest: number, widest: number) => narrowest + part * (widest - narrowest);
  const plan = new Plan(between(70, 96), 114, CELL.wide, false, box.columns.length, box.rows.length);
  return {
    box,
    narrow: false,
    width,
    height: HEIGHT,
    least: LEAST,
    plan,
    years: frame(12, 8, width - 24, 40),
    districts: frame(plan.left, 51, plan.town.w, 26),
    ship: {
      x: between(960, 1050),
      y: between(747, 716),
      scale: between(0.36, 0.62),
      away: { x: between(966, 1086), y: between(740, 700), scale: 0.3 },
    },
    dock: { x: between(630, 810), y: 722, scale: 0.9 },
  };
}

function tall(box: Box): Stage {
  const plan = new Plan(34, 132, CELL.tall, true, box.columns.length, box.rows.length);
  return {
    box,
    narrow: true,
    ...TALL,
    least: 13,
    plan,
    years: frame(10, 8, 370, 90),
    districts: frame(12, 690, 366, 96),
    ship: { x: 268, y: 1000, scale: 0.82, away: { x: 280, y: 900, scale: 0.32 } },
    dock: { x: 18, y: 836, scale: 0.95 },
  };
}

/** What stands of each of so many districts: above the town and below it, on a tall page all of it below. */
export function districtFrames({ districts: { x, y, w }, narrow, plan: { town } }: Stage, count: number): Frame[] {
  const [across, below] = [w / 4, town.y + town.h + 40];
  return Array.from({ length: count }, (_, at) => {
    const left = x + across * (at % 4);
    return narrow
      ? frame(left + 2, (at < 4 ? y : y + 48) + 2, across - 4, 42)
      : frame(left + 8, at < 4 ? y : below, across - 16, 25);
  });
}

const known = new WeakMap<Box, Map<number, Stage>>();

export function stageFor(narrow: boolean, shape: number, box: Box): Stage {
  let stages = known.get(box);
  if (!stages) known.set(box, (stages = new Map()));
  const width = narrow ? TALL.width : pageWidth(shape);
  let stage = stages.get(width);
  if (!stage) stages.set(width, (stage = narrow ? tall(box) : wide(box, width)));
  return stage;
}

// --- the trays --------------------------------------------------------------------------------------------------------

/** Every tray's sheet is this wide, its panels a little less. */
export const TRAY = 264;
const [MARGIN, COLUMN, HALF] = [8, 248, 119];
/** What a finger needs of it, where it is as wide as a phone. */
export const TAPPED = 31;

export const WORKS_HEIGHT = 912;
/** Ladders and workplaces, under each other. */
export const WORKS = {
  palace: frame(MARGIN, 4, COLUMN, 112),
  cathedral: frame(MARGIN, 124, COLUMN, 112),
  fort: frame(MARGIN, 244, COLUMN, 112),
  port: frame(MARGIN, 364, COLUMN, 112),
  walls: frame(MARGIN, 484, HALF, 100),
  roads: frame(MARGIN + COLUMN - HALF, 484, HALF, 100),
  mine: frame(MARGIN, 592, COLUMN, 98),
  forest: frame(MARGIN, 698, COLUMN, 98),
  agriculture: frame(MARGIN, 804, HALF, 100),
  crafts: frame(MARGIN + COLUMN - HALF, 804, HALF, 100),
} as const;
export type WorkName = keyof typeof WORKS;

export const PEOPLE = { ...frame(MARGIN, 4, COLUMN, 650), sheet: 664 };
/** How high above the characters the line is that says what their numbers are. */
export const KEY = 24;
export const PRICES = { ...frame(MARGIN, 4, COLUMN, 780), sheet: 794 };
export const ENEMIES = { ...frame(MARGIN, 4, COLUMN, 126), sheet: 140 };

/** One space of a ladder, in its panel: two rows of those for three players, the added ones behind them. */
export function ladderSpace(
  print: LadderPrint | undefined,
  { w }: Frame,
  at: number,
  count: number,
): Point & { r: number } {
  const base = print?.base ?? count;
  if (base <= 4) {
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
  // They stand to the right, and leave room for a picture of what is built.
  return { x: w - 22 - 31.5 * (columns - 1 - column), y: 37 + 33 * row, r: 14.6 };
}

/** Rows of production slots: where each begins and how wide it is, in its panel. */
export function slotFrames(needs: number[]): (Frame & { step: number })[] {
  const room = WORKS.mine.w - 18;
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
export function characterCell(at: number, count: number): Frame {
  const [w, h] = [(PEOPLE.w - 12) / 2, (PEOPLE.h - KEY - 26) / Math.ceil(count / 2)];
  return { x: 6 + w * (at % 2), y: 22 + KEY + h * Math.floor(at / 2), w, h };
}

// --- where discs stand ------------------------------------------------------------------------------------------------

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

export function dockStand({ dock: { x, y, scale } }: Stage, seat: number): Stand {
  return { x: x + (20 + seat * 29) * scale, y: y + 16 * scale, scale: 0.86 * scale, rise: 4.5 * scale };
}

/** Where the pile of one player's discs stands in an area that everybody may enter. */
export function areaStand(area: 'agriculture' | 'crafts', seat: number, seats: number): Stand {
  const panel = WORKS[area];
  const pitch = Math.min(34, (panel.w - 18) / seats);
  // Where it is narrow, every other pile stands a little behind.
  const back = pitch < 26 ? 15 * (seat % 2) : 0;
  return at(panel, panel.w / 2 - 2 + (seat - (seats - 1) / 2) * pitch, panel.h - 18 - back, pitch < 26 ? 0.7 : 0.82, 4);
}

export function ladderStand(box: Box, ladder: string, space: number, count: number): Stand {
  const panel = WORKS[ladder as WorkName];
  const { x, y, r } = ladderSpace(box.ladders[ladder], panel, space, count);
  return at(panel, x, y - 1, r / 13.6);
}

export function slotStand(column: 'mine' | 'forest', slot: number, needs: number[], disc: number): Stand {
  const found = slotFrames(needs)[slot];
  const panel = WORKS[column];
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

export function characterStand(index: number, count: number): Stand {
  const cell = characterCell(index, count);
  return at(PEOPLE, cell.x + cell.w / 2, cell.y + PORTRAIT, 1.1);
}

/** How far below the top of its tile the middle of a character's portrait lies. */
export const PORTRAIT = 30;
