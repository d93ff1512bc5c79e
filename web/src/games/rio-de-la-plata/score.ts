/** The score track along three sides of the sheet. */
import type { Point } from './geometry';

const INSET = 30;

/** The point of a value on the track; `out` is how far outside the inner line it lies. */
export function trackPoint(width: number, height: number, value: number, out: number): Point {
  const [down, along] = [height - 2 * INSET, width - 2 * INSET];
  const d = (value * (2 * down + along)) / 100;
  if (d <= down) return { x: INSET - out, y: INSET + d };
  if (d <= down + along) return { x: INSET + d - down, y: height - INSET + out };
  return { x: width - INSET + out, y: height - INSET - (d - down - along) };
}

/** The engraved scale: bars at every other number, every fifth number written out, a plain rule along the top. */
export function neatline(width: number, height: number): { bars: string; numbers: (Point & { value: number })[] } {
  let bars = '';
  for (let value = 0; value < 100; value += 2) {
    const [a, b] = [trackPoint(width, height, value, 3), trackPoint(width, height, value + 1, 3)];
    if (Math.abs(a.x - b.x) < 0.1 || Math.abs(a.y - b.y) < 0.1)
      bars += `M${a.x.toFixed(1)},${a.y.toFixed(1)}L${b.x.toFixed(1)},${b.y.toFixed(1)}`;
  }
  for (let x = INSET; x < width - INSET - 10; x += 20) bars += `M${x},${INSET - 3}h10`;
  const numbers = Array.from({ length: 20 }, (_, i) => ({
    value: 5 * i,
    ...trackPoint(width, height, 5 * i + 0.5, 14.2),
  }));
  return { bars, numbers };
}
