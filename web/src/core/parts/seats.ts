/** The five seats: a colour and a shape each, so that nobody has to tell colours apart. */
/** Which of the five colours (and shapes) a seat wears. */
export type Colour = 0 | 1 | 2 | 3 | 4;

export interface Shape {
  /** Outline in a 20 x 20 box, centred on 10 10. */
  path: string;
  fill: string;
  edge: string;
}

/** Disc, square, triangle, diamond, star. */
const OUTLINES = [
  'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z',
  'M3.6 2.5h12.8a1.1 1.1 0 0 1 1.1 1.1v12.8a1.1 1.1 0 0 1-1.1 1.1H3.6a1.1 1.1 0 0 1-1.1-1.1V3.6a1.1 1.1 0 0 1 1.1-1.1Z',
  'M10 1.8 19 17.6H1Z',
  'M10 .8 19.2 10 10 19.2.8 10Z',
  'm10 .9 2.7 6 6.5.7-4.9 4.3 1.4 6.4-5.7-3.3-5.7 3.3 1.4-6.4L.8 7.6l6.5-.7Z',
];

const SHAPES: Shape[] = OUTLINES.map((path, at) => ({
  path,
  fill: `var(--seat-${at + 1}-fill)`,
  edge: `var(--seat-${at + 1}-edge)`,
}));

/** The shape of a seat's colour. */
export function shapeOf(colour: Colour | number): Shape {
  return SHAPES[((colour % 5) + 5) % 5] as Shape;
}
