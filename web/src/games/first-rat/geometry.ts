/** Where everything lies, in units of the picture.
 *
 * The stage is as wide as its shape asks for (layout.ts): `Ground` works out all places for one width. The night above it,
 * with the moon and the rocket, is a picture of its own (tower.ts).
 */
import { distance, short, type Point } from './art/pen';
import { SKYLINE } from './stage';

export const START = 0;
export const LAUNCHPAD = 27;

/** All distances across, below and in the drawings, are written down for this width. */
const WRITTEN = 1240;

/** For each space its column and row on the grid of the path, and where its bulb hangs, from its centre. */
const SPACES: readonly (readonly [number, number, number, number])[] = [
  [0.12, 0.05, 0, 0],
  [1.12, 0.2, 0, -62],
  [2.1, 0, 0, -62],
  [3.1, 0.02, -4, -66],
  [3.72, 0.86, -52, -44],
  [4.66, 1.18, 0, -62],
  [5.66, 1.16, 0, -62],
  [6.52, 0.72, 44, -56],
  [7.02, -0.14, 40, -56],
  [8.02, -0.04, 54, -44],
  [9.03, -0.14, 53, -42],
  [10.02, 0, 44, -56],
  [10.32, 1.08, 24, -74],
  [10, 2.1, 46, -54],
  [9.02, 2.62, 10, -62],
  [7.98, 2.76, 0, -64],
  [6.92, 2.7, 0, -62],
  [5.88, 2.82, 0, -62],
  [4.86, 2.68, 34, -58],
  [3.84, 2.76, 0, -62],
  [2.82, 2.86, -36, -56],
  [1.8, 3.08, -10, -62],
  [0.96, 3.86, -52, -50],
  [1.06, 4.86, -54, -36],
  [2.14, 5, 0, -62],
  [3.24, 4.98, 0, -62],
  [4.36, 4.96, 0, -62],
  [6.05, 4.86, 0, 0],
];

export interface Light {
  point: Point;
  /** One of the big ones that score, rather than a bulb beside a space. */
  construction: boolean;
  space: number;
}

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

type RoomName = 'food' | 'nursery' | 'library';

const BURROW: Record<string, Point> = {
  r: [1186, 1345],
  b0: [1120, 1452],
  i1: [832, 1458],
  lib: [828, 1345],
  i2: [452, 1458],
  nur: [448, 1345],
  b3: [112, 1452],
  food: [62, 1345],
  t3: [112, 1240],
  t2: [452, 1236],
  t1: [832, 1236],
  t0: [1070, 1234],
  r1: [1164, 1272],
};

/** Tunnels: nodes by name, bends as points. */
const LOOP: readonly (string | Point)[] = [
  'r',
  [1176, 1412],
  'b0',
  [980, 1466],
  'i1',
  [640, 1466],
  'i2',
  [270, 1466],
  'b3',
  [70, 1408],
  'food',
  [68, 1284],
  't3',
  [270, 1226],
  't2',
  [640, 1226],
  't1',
  [960, 1226],
  't0',
  'r1',
];
const SIDE_TUNNELS: readonly (readonly (string | Point)[])[] = [
  ['i1', [818, 1400], 'lib', [840, 1290], 't1'],
  ['i2', [464, 1402], 'nur', [460, 1290], 't2'],
];

const ROOMS: Record<RoomName, Room> = {
  food: { x: 112, y: 1272, width: 288, height: 152 },
  nursery: { x: 500, y: 1272, width: 280, height: 152 },
  library: { x: 880, y: 1272, width: 256, height: 152 },
};

type Grid = readonly (readonly [number, number])[];

/** Where the three Construction Lights stand, on the path's grid, if they stand between these spaces. */
const LAMPS: Record<number, readonly [number, number]> = { 7: [7.32, 1], 15: [7.62, 3.62], 24: [2.7, 5.76] };

/** Plumbing laid by hand for the shortcuts as printed, and where along it the sign with the price hangs. */
const PLUMBING: Record<string, { way: Grid; sign: number }> = {
  '3-8': {
    way: [
      [3.1, -0.1],
      [7, -0.1],
    ],
    sign: 0.36,
  },
  '9-13': {
    way: [
      [7.86, 0],
      [7.86, 1.72],
      [9.9, 1.72],
      [9.9, 2.1],
    ],
    sign: 0.24,
  },
  '14-19': {
    way: [
      [8.9, 2.6],
      [8.9, 2.08],
      [3.84, 2.08],
      [3.84, 2.7],
    ],
    sign: 0.32,
  },
  '18-22': {
    way: [
      [4.7, 2.7],
      [4.7, 3.7],
      [1, 3.7],
    ],
    sign: 0.45,
  },
  '20-25': {
    way: [
      [2.9, 2.9],
      [2.9, 4.2],
      [3.5, 4.2],
      [3.5, 5],
    ],
    sign: 0.24,
  },
};

/** Lights this near to the upper edge carry their markers below them. */
const LOW_CEILING = 545;

/** The stage, worked out for one width. */
export class Ground {
  /** The line the path follows. */
  readonly trail: readonly Point[];
  /** Spaces from the back of the picture to its front: what is further down is drawn later. */
  readonly backToFront: readonly number[];
  readonly loop: readonly Point[];
  readonly sideTunnels: readonly (readonly Point[])[];
  readonly room: Record<RoomName, Room>;

  constructor(readonly width: number) {
    this.trail = SPACES.map(([column, row]) => this.grid(column, row - 0.08));
    this.backToFront = SPACES.map((_, space) => space).sort((a, b) => this.space(a)[1] - this.space(b)[1]);
    this.loop = LOOP.map((node) => this.tunnel(node));
    this.sideTunnels = SIDE_TUNNELS.map((side) => side.map((node) => this.tunnel(node)));
    const room = ({ x, y, width, height }: Room): Room => ({ x: this.x(x), y, width: this.x(width), height });
    this.room = { food: room(ROOMS.food), nursery: room(ROOMS.nursery), library: room(ROOMS.library) };
  }

  /** A distance from the left edge, as it was written down, for this width. */
  x(written: number): number {
    return Math.round((written * this.width) / WRITTEN);
  }

  /** Points that were written down, for this width. */
  points(written: readonly Point[]): Point[] {
    return written.map(([x, y]) => [this.x(x), y]);
  }

  private grid(column: number, row: number): Point {
    return [this.x(75 + 106 * column), Math.round(1130 - 104 * row)];
  }

  private tunnel(node: string | Point): Point {
    return typeof node === 'string' ? this.node(node) : [this.x(node[0]), node[1]];
  }

  space(space: number): Point {
    const [column, row] = SPACES[Math.min(Math.max(space, 0), LAUNCHPAD)] as readonly [number, number, number, number];
    return this.grid(column, row);
  }

  // ---------------------------------------------------------------------------------------------- the light string

  /** Every position of the light string: the battery, one bulb for each space, and the Construction Lights between. */
  lights(construction: readonly number[]): Light[] {
    const found: Light[] = [{ point: [this.x(58), 1068], construction: false, space: START }];
    for (let space = 1; space < LAUNCHPAD; space++) {
      if (construction.includes(found.length))
        found.push({ point: this.lamp(space - 1), construction: true, space: space - 1 });
      const [x, y] = this.space(space);
      const [, , dx, dy] = SPACES[space] as readonly [number, number, number, number];
      found.push({ point: [x + dx, y + dy], construction: false, space });
    }
    return found;
  }

  private lamp(after: number): Point {
    const set = LAMPS[after];
    if (set) return this.grid(...set);
    const [from, to] = [this.space(after), this.space(after + 1)];
    return [(from[0] + to[0]) / 2, Math.max(SKYLINE + 40, (from[1] + to[1]) / 2 - 96)];
  }

  // ---------------------------------------------------------------------------------------------- pipes

  /** The way of a shortcut. One that an owner of the box has corrected gets plain pipes with two elbows. */
  pipe(entrance: number, exit: number): { way: readonly Point[]; sign: number } {
    const laid = PLUMBING[`${entrance}-${exit}`];
    if (laid) return { way: laid.way.map((spot) => this.grid(...spot)), sign: laid.sign };
    const [from, to] = [this.space(entrance), this.space(exit)];
    const middle = (from[1] + to[1]) / 2;
    return { way: [from, [from[0], middle], [to[0], middle], to], sign: 0.4 };
  }

  // ---------------------------------------------------------------------------------------------- the burrow

  node(node: string): Point {
    const [x, y] = BURROW[node] ?? [620, 1345];
    return [this.x(x), y];
  }

  /** Where the marker at `order` of `count` on a burrow node stands: in a row, kept inside the picture. */
  burrowMarker(node: string, order: number, count: number): Point {
    const pitch = count < 3 ? 44 : count === 3 ? 33 : 24;
    const half = ((count - 1) * pitch) / 2;
    const [x, y] = this.node(node);
    const middle = Math.min(Math.max(x, half + 34), this.width - 34 - half);
    return [short(middle + (order * pitch - half)), y - 4];
  }

  /** Bed `bed` of team `seat` in the Nursery: one column a team, as far as there are five. */
  bed(seat: number, bed: number, beds: number): Point {
    const { x, y, width } = this.room.nursery;
    const pitch = (width - 20) / 5;
    return [Math.round(x + 10 + pitch * (seat + 0.5)), y + 54 + Math.min(60, 120 / beds) * bed];
  }

  /** Two shelves for so many Comics, and how much smaller than three in a row they stand. */
  shelf(slot: number, comics: number): [x: number, y: number, fit: number] {
    const { x, y } = this.room.library;
    const row = Math.max(3, Math.ceil(comics / 2));
    return [x + 12 + (168 / row) * ((slot % row) + 0.5), y + 40 + 68 * Math.floor(slot / row), 3 / row];
  }
}

const grounds = new Map<number, Ground>();

export function groundOf(width: number): Ground {
  let ground = grounds.get(width);
  if (!ground) grounds.set(width, (ground = new Ground(width)));
  return ground;
}

/** Where the marker at `order` of `count` on one light hangs: on an arc above it, so that all stay in sight. */
export function lightMarker(light: Light, order: number, count: number): Point {
  const [x, y] = light.point;
  const aside = 44 * (order - (count - 1) / 2);
  const angle = ((y < LOW_CEILING ? 90 - aside : aside - 90) * Math.PI) / 180;
  const radius = light.construction ? 42 : 27;
  return [short(x + radius * Math.cos(angle)), short(y - 4 + radius * Math.sin(angle))];
}

// ------------------------------------------------------------------------------------------------ rats

export interface Stand {
  dx: number;
  dy: number;
  scale: number;
}

/** Feet of `count` rats that share a space, from its centre. More than five meet only on Start: rows of five. */
export function stands(count: number): Stand[] {
  if (count === 1) return [{ dx: 36, dy: 57, scale: 1 }];
  if (count === 2) return [-28, 30].map((dx) => ({ dx, dy: 55, scale: 1 }));
  if (count === 3) return [-33, 0, 33].map((dx) => ({ dx, dy: dx ? 54 : 57, scale: 1 }));
  if (count <= 5) return row(count, 57, 96, 0.84);
  const rows = Math.ceil(count / 5);
  const scale = rows > 2 ? 0.7 : 0.84;
  return Array.from({ length: rows }, (_, at) => {
    const here = Math.min(5, count - at * 5);
    return row(here, 57 - (rows - 1 - at) * (rows > 2 ? 19 : 21), rows > 2 ? 92 : 96, scale);
  }).flat();
}

function row(count: number, dy: number, width: number, scale: number): Stand[] {
  const pitch = width / Math.max(1, Math.max(count, 5) - 1);
  return Array.from({ length: count }, (_, at) => ({ dx: short((at - (count - 1) / 2) * pitch), dy, scale }));
}

/** The spaces a rat passes from one to another: along the path forward; back to Start in one leap. */
export function passed(from: number, to: number): number[] {
  if (to <= from) return [from, to];
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

// ------------------------------------------------------------------------------------------------ curves

/** A smooth curve through points (Catmull-Rom as Bezier). */
export function spline(points: readonly Point[], closed = false): string {
  const count = points.length;
  const take = (at: number): Point =>
    points[closed ? (at + count) % count : Math.min(Math.max(at, 0), count - 1)] as Point;
  const write = (...values: number[]): string => values.map(short).join(' ');
  let d = `M${write(...take(0))}`;
  for (let at = 0; at < (closed ? count : count - 1); at++) {
    const [a, b, c, e] = [take(at - 1), take(at), take(at + 1), take(at + 2)];
    d += `C${write(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} `;
    d += `${write(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${write(...c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A polyline with round corners, for plumbing. */
export function elbows(points: readonly Point[], radius = 26): string {
  const toward = (from: Point, to: Point): string => {
    const part = radius / distance(from, to);
    return `${short(from[0] + (to[0] - from[0]) * part)} ${short(from[1] + (to[1] - from[1]) * part)}`;
  };
  let d = '';
  points.forEach((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (before && after) d += `L${toward(point, before)}Q${short(point[0])} ${short(point[1])} ${toward(point, after)}`;
    else d += `${before ? 'L' : 'M'}${short(point[0])} ${short(point[1])}`;
  });
  return d;
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + distance(points[at] as Point, point), 0);
}

/** The point and the angle in degrees after going `way` units along a polyline. */
export function along(points: readonly Point[], way: number): { x: number; y: number; angle: number } {
  let left = way;
  for (let at = 0; at + 1 < points.length; at++) {
    const [a, b] = [points[at] as Point, points[at + 1] as Point];
    const length = distance(a, b);
    if (left <= length || at + 2 === points.length) {
      const part = length ? Math.min(1, left / length) : 0;
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return { x: a[0] + (b[0] - a[0]) * part, y: a[1] + (b[1] - a[1]) * part, angle: Math.round(angle) };
    }
    left -= length;
  }
  const [x, y] = points[0] ?? [0, 0];
  return { x, y, angle: 0 };
}
