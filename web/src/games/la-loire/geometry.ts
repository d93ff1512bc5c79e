/** The places of the loop in board units: where a figure stands, a horse grazes, a boat lies. Nothing here knows a rule. */
import type { Layout } from './layout';
import { along, length, spline, type Point, type Spot } from './art/pen';

/** The loop runs clockwise: 0 Nantes, 1 to 9 north road, 10 Orléans, 11 to 19 south road. */
export const PLACES = 20;
export const NANTES = 0;
export const ORLEANS = 10;

export type Heading = 'clockwise' | 'counter-clockwise' | null;

export interface Geometry {
  layout: Layout;
  /** Points of the river's middle. */
  river: Point[];
  /** Points of each road, clockwise. */
  roads: { north: Point[]; south: Point[] };
  /** The oval of each village on the road, by place; cities have none. */
  stops: (Spot | null)[];
  /** Foot of each village's town, by place. */
  towns: (Point | null)[];
  /** Both ends of a city's bridge, upper end first. */
  bridges: Record<number, readonly [Point, Point]>;
  /** Centres of the Loire's spaces. */
  spaces: Point[];
}

export function isCity(place: number): boolean {
  return place === NANTES || place === ORLEANS;
}

const known = new Map<Layout, Map<number, Geometry>>();

/** Everything that follows from a layout and the length of the Loire in spaces, worked out once. */
export function geometryOf(layout: Layout, spaces: number): Geometry {
  let lengths = known.get(layout);
  if (!lengths) known.set(layout, (lengths = new Map()));
  let found = lengths.get(spaces);
  if (!found) lengths.set(spaces, (found = measure(layout, spaces)));
  return found;
}

function measure(layout: Layout, count: number): Geometry {
  const [width, height] = layout.map;
  const river = spline(layout.river);
  // The south road is the north road turned by half: it runs from Orléans back to Nantes.
  const half = layout.north.map(([x, y]): Point => [width - x, height - y]);
  const roads = { north: spline(layout.north), south: spline(half) };
  const stops: (Spot | null)[] = Array.from({ length: PLACES }, () => null);
  for (const [points, road, first] of [
    [layout.north, roads.north, 1],
    [half, roads.south, 11],
  ] as const) {
    const halts = points.filter((_, i) => i > 0 && i < points.length - 1 && !layout.way.includes(i));
    halts.slice(0, 9).forEach(([x, y], i) => {
      const { tx, ty } = tangentAt(road, [x, y]);
      stops[first + i] = { x, y, tx, ty };
    });
  }
  const last = layout.north.length - 1;
  const bridges = {
    [NANTES]: [layout.north[0] as Point, half[last] as Point],
    [ORLEANS]: [layout.north[last] as Point, half[0] as Point],
  } as const;
  const [before, after] = layout.track;
  const run = length(river) - before - after;
  const spaces = Array.from({ length: count + 1 }, (_, i): Point => {
    const { x, y } = along(river, before + (run * i) / count);
    return [x, y];
  });
  const towns = stops.map((stop, place) => stop && townAt(layout, stop, place));
  return { layout, river, roads, stops, towns, bridges, spaces };
}

function tangentAt(road: Point[], spot: Point): Spot {
  const nearest = nearestOn(road, spot);
  return along(road.slice(Math.max(0, nearest - 1), nearest + 2), 9);
}

/** Which point of a road is closest. */
function nearestOn(road: Point[], [x, y]: Point): number {
  const far = road.map(([a, b]) => Math.hypot(a - x, b - y));
  return far.indexOf(Math.min(...far));
}

function townAt(layout: Layout, { x, y }: Spot, place: number): Point {
  const [dx, dy] = layout.nudge[place] ?? [0, 0];
  const north = place < ORLEANS;
  const aside = layout.beside * (north ? 1 : -1);
  return [x + dx + aside, y + dy + (layout.beside ? 16 : north ? -90 : 122)];
}

/** Where figure `index` of `count` stands that came to a place this way. Who goes clockwise keeps to the side away from the river. */
export function figureAt(geometry: Geometry, place: number, heading: Heading, index: number, count: number): Point {
  const stop = geometry.stops[place];
  if (!stop) return onBridge(geometry, place, index, count);
  const side = heading === 'counter-clockwise' ? -1 : 1;
  const step = count > 3 ? 28 : 32;
  const along = 12 + (index - (count - 1) / 2) * step;
  return [stop.x + side * stop.ty * 24 + stop.tx * along, stop.y - side * stop.tx * 24 + stop.ty * along + 14];
}

function onBridge(geometry: Geometry, place: number, index: number, count: number): Point {
  const [[x, y0], [, y1]] = geometry.bridges[place] as readonly [Point, Point];
  const rows = Math.ceil(count / 2);
  const step = Math.min(30, (y1 - y0 - 24) / Math.max(1, rows - 1));
  const top = (y0 + y1) / 2 + 16 - (step * (rows - 1)) / 2;
  // A single one in a row stands in the middle of the bridge.
  const alone = index === count - 1 && count % 2 === 1;
  return [x + (alone ? 0 : index % 2 ? 15 : -15), top + step * Math.floor(index / 2)];
}

/** Where free horse `index` grazes: on the oval's near end, or beside the bridge. */
export function horseAt(geometry: Geometry, place: number, index: number): Point {
  const stop = geometry.stops[place];
  if (!stop) {
    const [[x, y0], [, y1]] = geometry.bridges[place] as readonly [Point, Point];
    // Horses of a city wait at the bridge's end on the side of the town.
    return place === NANTES ? [x + 4 + 26 * index, y0 - 24] : [x - 4 - 26 * index, y1 + 24];
  }
  const along = 20 - geometry.layout.oval + 25 * index;
  return [stop.x + stop.tx * along, stop.y + stop.ty * along];
}

/** The circus pitches on the river side of its village, as clear of the Loire's spaces and of other stops as it can. */
export function circusAt(geometry: Geometry, place: number): Point {
  const stop = geometry.stops[place] ?? { x: 0, y: 0, tx: 1, ty: 0 };
  const others = geometry.stops
    .filter((other): other is Spot => other !== null && other !== stop)
    .map(({ x, y }): Point => [x, y]);
  let best: Point = [stop.x, stop.y];
  let most = -Infinity;
  // Where the villages stand close one below the other, it may not stray to the next.
  for (const along of geometry.layout.beside ? [0, -44, 44] : [0, -44, 44, 84, -84]) {
    for (const away of [64, 52]) {
      const spot: Point = [stop.x - stop.ty * away + stop.tx * along, stop.y + stop.tx * away + stop.ty * along + 14];
      // Measured from the middle of the tent, which stands above its foot.
      const far = (points: readonly Point[]): number =>
        Math.min(...points.map(([x, y]) => Math.hypot(x - spot[0], y - spot[1] + 24)));
      const room = Math.min(far([...geometry.spaces, ...others]), far(geometry.river) + CIRCUS_BANK);
      if (room >= CIRCUS_ROOM) return spot;
      if (room > most) [best, most] = [spot, room];
    }
  }
  return best;
}

const CIRCUS_ROOM = 72;
/** The water may come this much closer than a space or a stop. */
const CIRCUS_BANK = 16;

/** Boat `index` of `count` in a space of the Loire. */
export function boatAt(geometry: Geometry, space: number, index: number, count: number): Point {
  const [x, y] = geometry.spaces[Math.max(0, Math.min(geometry.spaces.length - 1, space))] as Point;
  return [x + (index - (count - 1) / 2) * 30, y - 2 + index * 10];
}

/** The places a figure passes from one to the other, the last included; the shorter way round when nothing says which. */
export function placesBetween(from: number, to: number, heading: Heading): number[] {
  const clockwise = (to - from + PLACES) % PLACES;
  const forward = heading ? heading === 'clockwise' : clockwise <= PLACES / 2;
  const steps = forward ? clockwise : PLACES - clockwise;
  if (clockwise === 0) return [];
  return Array.from({ length: steps }, (_, i) => (from + (forward ? i + 1 : -i - 1) + 2 * PLACES) % PLACES);
}

/** The middle of a place on the road: what a rider passes. */
export function wayPoint(geometry: Geometry, place: number): Point {
  const stop = geometry.stops[place];
  if (stop) return [stop.x, stop.y + 8];
  const [[x, y0], [, y1]] = geometry.bridges[place] as readonly [Point, Point];
  return [x, (y0 + y1) / 2];
}

/** The road from one place to another, bend by bend. */
export function roadBetween(geometry: Geometry, from: number, to: number, heading: Heading): Point[] {
  const points: Point[] = [];
  let here = from;
  for (const next of placesBetween(from, to, heading)) {
    const road = Math.max(here, next) <= ORLEANS ? geometry.roads.north : geometry.roads.south;
    points.push(...leg(geometry, road, here, next));
    here = next;
  }
  return points;
}

function leg(geometry: Geometry, road: Point[], from: number, to: number): Point[] {
  const [start, end] = [from, to].map((place) => nearestOn(road, wayPoint(geometry, place))) as [number, number];
  const bends = start < end ? road.slice(start, end + 1) : road.slice(end, start + 1).reverse();
  return [
    ...(isCity(from) ? [wayPoint(geometry, from)] : []),
    ...bends,
    ...(isCity(to) ? [wayPoint(geometry, to)] : []),
  ];
}
