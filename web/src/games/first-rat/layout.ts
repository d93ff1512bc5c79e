/** Where the close-ups lie: beside the junkyard, in a slim column on upright screens, below it on narrow ones. */
import { MediaQuery } from 'svelte/reactivity';
import { narrow } from '../../core/screen';
import { HEIGHT, WIDTH } from './geometry';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  hamster: Frame;
  frog: Frame;
  crow: Frame;
  library: Frame;
  greg: Frame | null;
  /** How many kinds of Backpacks lie side by side. */
  bags: number;
}

const MARGIN = 16;
const STALL = 262;
const DRINKS = 164;
const GREG = 196;
const NARROW_HEIGHT = 2560;

/** Frames stacked under each other, each as high as it asks for; null takes what is left. */
function stacked(x: number, y: number, width: number, bottom: number, heights: readonly (number | null)[]): Frame[] {
  const gaps = MARGIN * (heights.length - 1);
  const rest = bottom - y - gaps - heights.reduce<number>((sum, height) => sum + (height ?? 0), 0);
  let top = y;
  return heights.map((wanted) => {
    const height = wanted ?? rest;
    const frame = { x, y: top, width, height };
    top += height + MARGIN;
    return frame;
  });
}

function beside(column: number, bags: number, heights: readonly (number | null)[], solo: boolean): Layout {
  const frames = stacked(
    WIDTH + MARGIN,
    MARGIN,
    column - MARGIN * 2,
    HEIGHT - MARGIN,
    solo ? [...heights, GREG] : heights,
  );
  const [hamster, frog, crow, library, greg] = frames as [Frame, Frame, Frame, Frame, Frame | undefined];
  return { width: WIDTH + column, height: HEIGHT, hamster, frog, crow, library, greg: greg ?? null, bags };
}

export function wideLayout(solo: boolean): Layout {
  return beside(880, 4, [STALL, DRINKS, STALL, null], solo);
}

export function uprightLayout(solo: boolean): Layout {
  return beside(560, 3, solo ? [250, DRINKS, 190, null] : [346, DRINKS, STALL, null], solo);
}

export function narrowLayout(solo: boolean): Layout {
  const half = (WIDTH - MARGIN * 3) / 2;
  const top = HEIGHT + MARGIN;
  const hamster = { x: MARGIN, y: top, width: half, height: STALL };
  const crow = { x: MARGIN * 2 + half, y: top, width: half, height: STALL };
  const row = top + STALL + MARGIN;
  const frog = { x: MARGIN, y: row, width: half, height: solo ? GREG : DRINKS };
  const greg = solo ? { x: MARGIN * 2 + half, y: row, width: half, height: GREG } : null;
  if (!solo) frog.width = WIDTH - MARGIN * 2;
  const shelf = row + frog.height + MARGIN;
  const library = { x: MARGIN, y: shelf, width: WIDTH - MARGIN * 2, height: NARROW_HEIGHT - MARGIN - shelf };
  return { width: WIDTH, height: NARROW_HEIGHT, hamster, frog, crow, library, greg, bags: 4 };
}

const upright = new MediaQuery('(max-aspect-ratio: 1/1)');

/** The layout for this window. */
export function layoutHere(solo: boolean): Layout {
  return narrow.current ? narrowLayout(solo) : upright.current ? uprightLayout(solo) : wideLayout(solo);
}

export function aspectOf({ width, height }: Layout): number {
  return width / height;
}
