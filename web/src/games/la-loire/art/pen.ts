/** Drawing by hand: lines that stray a little, and the few SVG strings everything is made of. */
import type { Chance } from '../../../core/game/chance';

export type Point = readonly [number, number];

/** A number as short as a picture needs it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed polygon as a pen would draw it: corners and long edges stray a little. */
export function hand(chance: Chance, points: readonly Point[], by = 0.6): string {
  const strayed = points.map(([x, y]): Point => [x + chance.stray(by), y + chance.stray(by)]);
  return (
    strayed
      .map(([x, y], i) => {
        const [x0, y0] = strayed[(i + strayed.length - 1) % strayed.length] as Point;
        if (i === 0) return `M${n(x)} ${n(y)}`;
        if (Math.hypot(x - x0, y - y0) <= 24) return `L${n(x)} ${n(y)}`;
        return `Q${n((x0 + x) / 2 + chance.stray(by))} ${n((y0 + y) / 2 + chance.stray(by))} ${n(x)} ${n(y)}`;
      })
      .join('') + 'Z'
  );
}

/** Points of a smooth curve through all the given ones (Catmull-Rom). */
export function spline(points: readonly Point[], per = 12): Point[] {
  const p = [points[0] as Point, ...points, points[points.length - 1] as Point];
  const found: Point[] = [];
  for (let i = 0; i + 3 < p.length; i++) {
    const [a, b, c, d] = p.slice(i, i + 4) as [Point, Point, Point, Point];
    const at = (k: 0 | 1, t: number): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
    for (let j = 0; j < per; j++) found.push([at(0, j / per), at(1, j / per)]);
  }
  return [...found, points[points.length - 1] as Point];
}

/** A smooth path through points (quadratic, through the middles: short to write). */
export function smooth(points: readonly Point[], close = false): string {
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i] as Point, points[i + 1] as Point];
    d += `Q${n(x0)} ${n(y0)} ${n((x0 + x1) / 2)} ${n((y0 + y1) / 2)}`;
  }
  return `${d}L${n(last[0])} ${n(last[1])}${close ? 'Z' : ''}`;
}

export function length(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = points[i] as Point;
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

export interface Spot {
  x: number;
  y: number;
  /** Unit tangent. */
  tx: number;
  ty: number;
}

/** Where one is after walking `distance` along the points, and which way one looks there. */
export function along(points: readonly Point[], distance: number): Spot {
  let rest = distance;
  for (let i = 0; i + 1 < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i] as Point, points[i + 1] as Point];
    const step = Math.hypot(x1 - x0, y1 - y0);
    if (step > 0 && rest <= step) {
      const [tx, ty] = [(x1 - x0) / step, (y1 - y0) / step];
      return { x: x0 + tx * rest, y: y0 + ty * rest, tx, ty };
    }
    rest -= step;
  }
  const [x, y] = points[points.length - 1] as Point;
  return { x, y, tx: 1, ty: 0 };
}

// SVG as strings

export function at(x: number, y: number, scale = 1): string {
  return `transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"`;
}

/** A drawing from the definitions (`lo-` keeps our names apart from those of other pictures on the page). */
export function use(name: string, x: number, y: number, scale = 1, more = ''): string {
  const place = scale === 1 ? `x="${n(x)}" y="${n(y)}"` : at(x, y, scale);
  return `<use href="#lo-${name}" ${place} ${more}/>`;
}

export function path(d: string, fill = 'none', more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function ink(d: string, width = 1.2, colour = '#7a5c3e', more = ''): string {
  return path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}`);
}

/** Letters of the display face by their width, in thousandths of the size. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [190, ' \u00a0\u202f'],
  [275, ".,'’:;!|"],
  [325, 'jil-()·'],
  [370, 'ft1/'],
  [430, 'csrzJI7ç'],
  [485, 'eéèêëSL238'],
  [525, 'oôöqvxCEÉZF04569'],
  [570, 'abdgpkyhnâäàTGYP+×'],
  [610, 'uüûVßB'],
  [660, 'AXODRKQ'],
  [720, 'NUH'],
  [850, 'wMmW'],
];
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 1000] as const)),
);

/** Width of a text in the display face: enough to size a ribbon or to break a line. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const letter of text) em += WIDTH_OF.get(letter) ?? 0.56;
  return em * size;
}

/** A text broken into lines no wider than `width`; what does not fit in `most` lines ends in an ellipsis. */
export function wrap(text: string, width: number, size: number, most = 9): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && textWidth(`${line} ${word}`, size) > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1] as string;
  while (last.includes(' ') && textWidth(`${last}…`, size) > width) last = last.slice(0, last.lastIndexOf(' '));
  kept[most - 1] = `${last}…`;
  return kept;
}
