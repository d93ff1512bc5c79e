/** The pens of the comic: small functions that return SVG markup.
 *
 * What never changes (sky, heaps, icons) is drawn once as text with these; what moves is drawn by the components.
 * Only our own constants pass through here, never a text of a player or a server.
 * Single shapes are made faint by `fill-opacity` and `stroke-opacity`: each `opacity` is a layer the browser has to
 * sort anew after every move.
 */
export const INK = '#150b30';
export const CREAM = '#fff3d6';

/** Every id on the page that belongs to this game starts with it: boards and covers may share a page. */
export const PREFIX = 'first-rat-';

export type More = Record<string, string | number | undefined>;
export type Point = readonly [number, number];

const SHORT: Record<string, string> = { cap: 'stroke-linecap', dash: 'stroke-dasharray' };

/** Numbers in pictures need a tenth of a unit, no more. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

function attribute(name: string, value: string | number | undefined): string {
  if (value === undefined) return '';
  return ` ${SHORT[name] ?? name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`;
}

export function element(tag: string, more: More, body?: string): string {
  const attributes = Object.entries(more)
    .map(([name, value]) => attribute(name, value))
    .join('');
  return body === undefined ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${body}</${tag}>`;
}

function pen(width: number): More {
  return width ? { stroke: INK, 'stroke-width': width } : {};
}

export function group(body: string, more: More = {}): string {
  return element('g', more, body);
}

/** A filled shape with an outline. */
export function path(d: string, fill: string, width = 3, more: More = {}): string {
  return element('path', { d, fill, ...pen(width), ...more });
}

/** A stroke without a filling. */
export function line(d: string, stroke = INK, width = 3, more: More = {}): string {
  return element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, width = 3, more: More = {}): string {
  return element('circle', { cx, cy, r, fill, ...pen(width), ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  width = 3,
  more: More = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...pen(width), ...more });
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 4,
  stroke = 3,
  more: More = {},
): string {
  return element('rect', { x, y, width, height, rx, fill, ...pen(stroke), ...more });
}

function transform(x: number, y: number, scale: number, turn: number): string {
  return `translate(${short(x)} ${short(y)})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}`;
}

/** A group with its own origin. */
export function place(body: string, x: number, y: number, scale = 1, turn = 0, more: More = {}): string {
  return group(body, { transform: transform(x, y, scale, turn), ...more });
}

/** A symbol of the page by its name. */
export function use(name: string, x = 0, y = 0, scale = 1, turn = 0, more: More = {}): string {
  return element('use', { href: `#${PREFIX}${name}`, transform: transform(x, y, scale, turn), ...more });
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** The markup of every item, one after the other. */
export function each<Item>(items: readonly Item[], draw: (item: Item, at: number) => string): string {
  return items.map(draw).join('');
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A cog's outline: two radii in turn, for bursts, caps and gears. */
export function cog(teeth: number, outer: Point, inner: Point, flat = 1): string {
  const points = range(teeth * 2 * flat).map((at) => {
    const angle = (at * Math.PI) / (teeth * flat);
    const [rx, ry] = at % (2 * flat) < flat ? inner : outer;
    return `${short(rx * Math.sin(angle))} ${short(-ry * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Real halftone: dots on a 45 degree grid, size(x, y) from 0 to 1 sets the radius; one path for each dot size. */
export function halftone(
  area: { left: number; top: number; right: number; bottom: number },
  pitch: number,
  size: (x: number, y: number) => number,
  colour: string,
  opacity = 1,
): string {
  const SIZES = 6;
  const dots = new Map<number, { x: number; y: number; d: string }>();
  const rows = Math.floor(((area.bottom - area.top) / pitch) * 2);
  const columns = Math.floor((area.right - area.left) / pitch);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.round(area.left + (column + (row % 2) / 2) * pitch);
      const y = Math.round(area.top + (row * pitch) / 2);
      const step = Math.round(Math.min(1, Math.max(0, size(x, y))) * SIZES);
      if (!step) continue;
      const last = dots.get(step) ?? { x: 0, y: 0, d: '' };
      dots.set(step, { x, y, d: `${last.d}m${x - last.x} ${y - last.y}h0` });
    }
  const body = each([...dots], ([step, { d }]) => element('path', { d, 'stroke-width': (step * pitch) / 7.5 }));
  return group(body, { stroke: colour, cap: 'round', 'stroke-opacity': opacity });
}

/** Draws the same thing only once: views come often, what they show changes little. */
export function once<Arguments extends readonly unknown[]>(
  draw: (...given: Arguments) => string,
): (...given: Arguments) => string {
  const drawn = new Map<string, string>();
  return (...given) => {
    const key = JSON.stringify(given);
    let markup = drawn.get(key);
    if (markup === undefined) drawn.set(key, (markup = draw(...given)));
    return markup;
  };
}
