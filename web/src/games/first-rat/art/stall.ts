/** The three merchants' stalls, without the goods on them. */
import { box, CREAM, each, halftone, INK, line, path, range, short, use, type Point, once } from './pen';

export interface Stall {
  /** Written down like all distances across: `Ground.x` fits it to the stage. */
  x: number;
  y: number;
  width: number;
  /** Slots on the counter, row by row. */
  rows: readonly number[];
  hue: string;
  /** Where the merchant stands, and how far up. */
  merchant: number;
  lift: number;
}

export const STALL: Record<string, Stall> = {
  hamster: { x: 298, y: 893, width: 182, rows: [5, 4], hue: '#e8433f', merchant: 0.31, lift: 90 },
  frog: { x: 928, y: 974, width: 192, rows: [6], hue: '#1fb57a', merchant: 0.31, lift: 82 },
  crow: { x: 641, y: 684, width: 206, rows: [6], hue: '#8d5fd3', merchant: 0.69, lift: 78 },
};

/** From the awning's top to the counter's foot, about. */
export const STALL_HEIGHT = 116;

function counter({ rows }: Stall): { top: number; pitch: number; height: number } {
  const pitch = rows.length > 1 ? 29 : 34;
  return { top: rows.length > 1 ? 48 : 58, pitch, height: pitch * rows.length + 9 };
}

/** Centres of the slots on the counter, left to right and top to bottom. */
export function slots(stall: Stall): Point[] {
  const { top, pitch } = counter(stall);
  const most = Math.max(...stall.rows);
  return stall.rows.flatMap((count, row) =>
    range(count).map((at): Point => {
      const column = at + most - count - (most - 1) / 2;
      return [short(stall.width / 2 + (column * (stall.width - 6)) / most), top + 23 + pitch * row];
    }),
  );
}

export function pricePoint(stall: Stall): Point {
  const onLeft = stall.merchant < 0.5;
  return [stall.width * (1 - stall.merchant) + (onLeft ? 6 : -6), stall.rows.length > 1 ? 34 : 38];
}

export const PRICE_TAG = path('M-30-15h50l12 15-12 15h-50z', '#ffd84a', 3.5) + use('resource-cheese', 9, 0, 0.56);

export const stall = once((name: string, shape: Stall) => {
  const { width, hue } = shape;
  const { top, height } = counter(shape);
  const posts = `M8 20V${top + height}M${width - 8} 20V${top + height}`;
  const awning = each(range(8), (at) => {
    const left = -10 + (at * (width + 20)) / 8;
    const d =
      `M${short(left)} 22L${short(4 + (at * (width - 8)) / 8)} 0h${short((width - 8) / 8)}` +
      `L${short(left + (width + 20) / 8)} 22a${short(width / 16 + 1.2)} 9 0 0 1 ${short(-width / 8 - 2.5)} 0z`;
    return path(d, at % 2 ? CREAM : hue);
  });
  return (
    line(posts, INK, 10) +
    line(posts, '#b0713a', 4) +
    box(8, 18, width - 16, 44, '#f6b94f', 0) +
    halftone({ left: 10, top: 18, right: width - 10, bottom: 60 }, 11, (_, y) => (60 - y) / 44, '#c9742a', 0.8) +
    box(-4, top, width + 8, height, '#8f5a35', 4, 4.5) +
    box(-4, top, width + 8, 8, '#d9a566', 3) +
    each(slots(shape), ([x, y]) => box(x - 14, y - 13, 28, 27, '#6e3f24', 4, 0)) +
    awning +
    // The counter hides the merchant from the chest down.
    `<svg x="${Math.round(width * shape.merchant - 60)}" y="${top - 90}" width="120" height="90">` +
    use(name, 60, shape.lift, 1.14) +
    '</svg>'
  );
});
