/** Where the close-ups lie: beside the junkyard on wide screens, below it on narrow ones. */
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
  /** How many Comics lie side by side. */
  shelf: number;
}

const MARGIN = 16;
const BESIDE = 880;
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

export function wideLayout(solo: boolean): Layout {
  const heights = [STALL, DRINKS, STALL, null, ...(solo ? [GREG] : [])];
  const frames = stacked(WIDTH + MARGIN, MARGIN, BESIDE - MARGIN * 2, HEIGHT - MARGIN, heights);
  const [hamster, frog, crow, library, greg] = frames as [Frame, Frame, Frame, Frame, Frame | undefined];
  return { width: WIDTH + BESIDE, height: HEIGHT, hamster, frog, crow, library, greg: greg ?? null, shelf: 3 };
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
  return { width: WIDTH, height: NARROW_HEIGHT, hamster, frog, crow, library, greg, shelf: 3 };
}

export function aspectOf({ width, height }: Layout): number {
  return width / height;
}
