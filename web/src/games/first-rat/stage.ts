/** How large the stage is drawn: always 1000 units high, and as wide as its shape asks for between two ends. */
/** The stage shows what lies between these heights. */
export const SKYLINE = 500;
export const BOTTOM = 1500;

/** The narrowest and the widest stage, and the steps between them: each is drawn once. */
export const NARROWEST = 1314;
export const WIDEST = 1488;
const STEP = 6;

/** The width of the picture for a stage of this shape. */
export function widthFor(shape: number): number {
  const wanted = (BOTTOM - SKYLINE) * shape;
  const steps = Math.round((Math.min(Math.max(wanted, NARROWEST), WIDEST) - NARROWEST) / STEP);
  return NARROWEST + steps * STEP;
}

/** Width divided by height of the stage as drawn for this shape. */
export function aspectFor(shape: number): number {
  return widthFor(shape) / (BOTTOM - SKYLINE);
}

/** The smallest lettering of the stage, the numbers of its spaces, and how large it is read on a small screen, in pixels. */
const [LEAST, READ] = [19, 12];

/** How wide the stage is there, in pixels. */
export const tappedWidth = (shape: number): number => (widthFor(shape) * READ) / LEAST;
