/** Where everything lies. Units of the picture; the junkyard is 1240 x 1500, whatever lies beside or below it. */
import { distance, short, type Point } from './art/pen';

export const WIDTH = 1240;
export const HEIGHT = 1500;
export const START = 0;
export const LAUNCHPAD = 27;

/** The path's grid as units of the picture. */
function at(column: number, row: number): Point {
  return [75 + 106 * column, 1130 - 104 * row];
}

/** For each space its column and row, and where its bulb hangs, from its centre. */
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
  [10.02, 0, 51, -54],
  [10.32, 1.08, 36, -72],
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
  [1.06, 4.9, -54, -36],
  [2.14, 5.14, 0, -62],
  [3.24, 5.06, 0, -64],
  [4.36, 4.98, 0, -62],
  [6.05, 4.86, 0, 0],
];

export function spacePoint(space: number): Point {
  const [column, row] = SPACES[Math.min(Math.max(space, 0), LAUNCHPAD)] as readonly [number, number, number, number];
  return at(column, row);
}

/** Spaces from the back of the picture to its front: what is further down is drawn later. */
export const BACK_TO_FRONT: readonly number[] = SPACES.map((_, space) => space).sort(
  (a, b) => spacePoint(a)[1] - spacePoint(b)[1],
);

/** The line the path follows. */
export const TRAIL: readonly Point[] = SPACES.map(([column, row]) => at(column, row - 0.08));

// ------------------------------------------------------------------------------------------------ the light string

const BATTERY: Point = [58, 1068];
/** Where the three Construction Lights stand, if they stand between these spaces. */
const LAMPS: Record<number, Point> = { 7: at(7.32, 1), 15: at(7.62, 3.62), 24: at(2.72, 5.84) };

export interface Light {
  point: Point;
  /** One of the big ones that score, rather than a bulb beside a space. */
  construction: boolean;
  space: number;
}

/** Every position of the light string: the battery, one bulb for each space, and the Construction Lights between. */
export function lightString(construction: readonly number[]): Light[] {
  const found: Light[] = [{ point: BATTERY, construction: false, space: START }];
  for (let space = 1; space < LAUNCHPAD; space++) {
    if (construction.includes(found.length))
      found.push({ point: LAMPS[space - 1] ?? between(space - 1, space), construction: true, space: space - 1 });
    const [x, y] = spacePoint(space);
    const [, , dx, dy] = SPACES[space] as readonly [number, number, number, number];
    found.push({ point: [x + dx, y + dy], construction: false, space });
  }
  return found;
}

function between(a: number, b: number): Point {
  const [from, to] = [spacePoint(a), spacePoint(b)];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 96];
}

/** Where the marker at `order` of `count` on one light hangs: on an arc above it, so that all stay in sight. */
export function lightMarker(light: Light, order: number, count: number): Point {
  const angle = ((-90 + 44 * (order - (count - 1) / 2)) * Math.PI) / 180;
  const radius = light.construction ? 42 : 27;
  return [short(light.point[0] + radius * Math.cos(angle)), short(light.point[1] - 4 + radius * Math.sin(angle))];
}

// ------------------------------------------------------------------------------------------------ pipes

/** Plumbing laid by hand for the shortcuts as printed, and where along it the sign with the price hangs. */
const PLUMBING: Record<string, { way: readonly Point[]; sign: number }> = {
  '3-8': { way: [at(3.1, -0.1), at(7, -0.1)], sign: 0.36 },
  '9-13': { way: [at(7.86, 0), at(7.86, 1.72), at(9.9, 1.72), at(9.9, 2.1)], sign: 0.24 },
  '14-19': { way: [at(8.9, 2.6), at(8.9, 2.08), at(3.84, 2.08), at(3.84, 2.7)], sign: 0.32 },
  '18-22': { way: [at(4.7, 2.7), at(4.7, 3.7), at(1, 3.7)], sign: 0.45 },
  '20-25': { way: [at(2.9, 2.9), at(2.9, 4.2), at(3.5, 4.2), at(3.5, 5)], sign: 0.24 },
};

/** The way of a shortcut. One that an owner of the box has corrected gets plain pipes with two elbows. */
export function pipeWay(entrance: number, exit: number): { way: readonly Point[]; sign: number } {
  const laid = PLUMBING[`${entrance}-${exit}`];
  if (laid) return laid;
  const [from, to] = [spacePoint(entrance), spacePoint(exit)];
  const middle = (from[1] + to[1]) / 2;
  return { way: [from, [from[0], middle], [to[0], middle], to], sign: 0.4 };
}

// ------------------------------------------------------------------------------------------------ rats

export interface Stand {
  dx: number;
  dy: number;
  scale: number;
}

/** Feet of `count` rats that share a space, from its centre. More than five meet only on Start: rows of five. */
export function stands(count: number): Stand[] {
  if (count === 1) return [{ dx: 29, dy: 57, scale: 1 }];
  if (count === 2) return [-22, 22].map((dx) => ({ dx, dy: 55, scale: 1 }));
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

// ------------------------------------------------------------------------------------------------ the burrow

export const BURROW: Record<string, Point> = {
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
export const LOOP: readonly (string | Point)[] = [
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
export const SIDE_TUNNELS: readonly (readonly (string | Point)[])[] = [
  ['i1', [818, 1400], 'lib', [840, 1290], 't1'],
  ['i2', [464, 1402], 'nur', [460, 1290], 't2'],
];

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const ROOM: Record<'food' | 'nursery' | 'library', Room> = {
  food: { x: 112, y: 1272, width: 288, height: 152 },
  nursery: { x: 500, y: 1272, width: 280, height: 152 },
  library: { x: 880, y: 1272, width: 256, height: 152 },
};

export function nodePoint(node: string | Point): Point {
  return typeof node === 'string' ? (BURROW[node] ?? [620, 1345]) : node;
}

/** Where the marker at `order` of `count` on a burrow node stands: in a row, kept inside the picture. */
export function burrowMarker(node: string, order: number, count: number): Point {
  const pitch = count < 3 ? 44 : count === 3 ? 33 : 24;
  const half = ((count - 1) * pitch) / 2;
  const [x, y] = nodePoint(node);
  const middle = Math.min(Math.max(x, half + 34), WIDTH - 34 - half);
  return [short(middle + (order * pitch - half)), y - 4];
}

/** Bed `bed` of team `seat` in the Nursery: one column a team, as far as there are five. */
export function bedPoint(seat: number, bed: number): Point {
  return [ROOM.nursery.x + 36 + 52 * seat, ROOM.nursery.y + 54 + 60 * bed];
}

export function shelfPoint(slot: number): Point {
  return [ROOM.library.x + 38 + 52 * (slot % 3), ROOM.library.y + 40 + 68 * Math.floor(slot / 3)];
}

// ------------------------------------------------------------------------------------------------ the rocket

export const ROCKET = { x: 975, top: 152, can: 51, spaces: 5 };

/** Half the width of the can of a track: the rocket grows wider downwards. */
export function canHalf(track: number): number {
  return 126 + 3 * track;
}

export function trackPoint(track: number, space: number): Point {
  const last = space === ROCKET.spaces - 1;
  return [ROCKET.x - 92 + 46 * space + (last ? 4 : 0), ROCKET.top + ROCKET.can * track + 31];
}

/** Pieces on the last space, which takes any number, lie in a row on a tag beside the can. */
export function overflowPoint(track: number, order: number, count: number): Point {
  const left = ROCKET.x + canHalf(track) + 20;
  const pitch = Math.min(23, (WIDTH - 36 - left) / Math.max(1, count - 1));
  return [short(left + pitch * order), ROCKET.top + ROCKET.can * track + 31];
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
