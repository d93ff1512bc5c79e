/** The draughtsman's hand: small functions that return SVG text for art that never changes once it is drawn.
 *
 * Classes name inks and washes (see palette.ts): `k` is an ink outline, `l` an ink line without fill, `n` no outline.
 */
import type { Chance } from '../../../core/game/chance';

export type Spot = [x: number, y: number];

/** Names of inks as classes. They carry the game's prefix, for they reach into every picture of the page. */
const inks = (classes: string): string =>
  classes
    .split(' ')
    .filter(Boolean)
    .map((name) => `rio-${name}`)
    .join(' ');

/** A number as short as the picture allows. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (classes: string, d: string, more = ''): string =>
  `<path class="${inks(classes)}" d="${d}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, classes = '', more = ''): string =>
  `<rect class="${inks(classes)}" x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" ${more}/>`;
export const circle = (x: number, y: number, r: number, classes: string, more = ''): string =>
  `<circle class="${inks(classes)}" cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${more}/>`;
export const group = (body: string, transform = '', more = ''): string =>
  `<g${transform ? ` transform="${transform}"` : ''} ${more}>${body}</g>`;
export const use = (symbol: string, x = 0, y = 0, scale = 1, more = ''): string =>
  `<use href="#rio-${symbol}" transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}" ${more}/>`;
export const line = (points: Spot[]): string => 'M' + points.map(([x, y]) => `${short(x)},${short(y)}`).join('L');
export const each = <T>(items: Iterable<T>, draw: (item: T, at: number) => string): string =>
  Array.from(items, draw).join('');

/** A curve through the points (Catmull-Rom), with a little of the pen's unrest. */
export function smooth(points: Spot[], chance?: Chance, unrest = 0): string {
  const shake = () => (chance && unrest ? chance.between(-unrest, unrest) : 0);
  const q = points.map(([x, y]): Spot => [x + shake(), y + shake()]);
  const at = (i: number): Spot => q[Math.min(Math.max(i, 0), q.length - 1)] as Spot;
  let d = `M${short(at(0)[0])},${short(at(0)[1])}`;
  for (let i = 0; i < q.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bends = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
    ];
    d += 'C' + [...bends, ...c].map(short).join(' ');
  }
  return d;
}

/** A wash of colour: a rectangle with watery edges. */
export function blob(chance: Chance, x: number, y: number, w: number, h: number, unrest: number): string {
  const [quarters, thirds] = [
    [0, 0.25, 0.5, 0.75],
    [0, 0.33, 0.66],
  ];
  const points: Spot[] = [
    ...quarters.map((t): Spot => [x + w * t, y]),
    ...thirds.map((t): Spot => [x + w, y + h * t]),
    ...quarters.map((t): Spot => [x + w - w * t, y + h]),
    ...thirds.map((t): Spot => [x, y + h - h * t]),
  ].map(([a, b]) => [a + chance.between(-unrest, unrest), b + chance.between(-unrest, unrest)]);
  return smooth([...points, points[0] as Spot]) + 'z';
}
