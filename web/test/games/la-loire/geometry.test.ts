import { describe, expect, it } from 'vitest';
import { Chance } from '../../../src/core/game/chance';
import { along, hand, spline, textWidth, wrap, type Point } from '../../../src/games/la-loire/art/pen';
import {
  boatAt,
  circusAt,
  figureAt,
  geometryOf,
  horseAt,
  isCity,
  NANTES,
  ORLEANS,
  placesBetween,
  PLACES,
  roadBetween,
  wayPoint,
} from '../../../src/games/la-loire/geometry';
import { layoutFor, LAYOUTS } from '../../../src/games/la-loire/layout';
import { wayOf } from '../../../src/games/la-loire/motion';
import type { View } from '../../../src/games/la-loire/view';
import { turnOf } from '../../../src/games/la-loire/words';

const apart = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);

const drawnOut = [1.31, 1.4, 1.52, 1.66, 2].map((shape) => layoutFor(false, shape));

describe.each([...Object.values(LAYOUTS), ...drawnOut])('the $name page of $page', (layout) => {
  const geometry = geometryOf(layout, 20);
  const [width, height] = layout.map;

  it('has eighteen villages on the valley and a bridge for each city', () => {
    expect(geometry.stops.filter(Boolean)).toHaveLength(18);
    expect(geometry.stops[NANTES]).toBeNull();
    expect(geometry.stops[ORLEANS]).toBeNull();
    for (const stop of geometry.stops) {
      if (!stop) continue;
      expect(stop.x).toBeGreaterThan(46);
      expect(stop.x).toBeLessThan(width - 46);
      expect(stop.y).toBeGreaterThan(46);
      expect(stop.y).toBeLessThan(height - 46);
      expect(Math.hypot(stop.tx, stop.ty)).toBeCloseTo(1);
    }
  });

  it('is the same after half a turn', () => {
    for (let place = 1; place < ORLEANS; place++) {
      const [one, other] = [geometry.stops[place]!, geometry.stops[place + 10]!];
      expect(one.x + other.x).toBeCloseTo(width);
      expect(one.y + other.y).toBeCloseTo(height);
    }
  });

  it('puts the twenty-one spaces of the Loire evenly on the river', () => {
    expect(geometry.spaces).toHaveLength(21);
    const steps = geometry.spaces.slice(1).map((space, i) => apart(space, geometry.spaces[i]!));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(6);
    expect(Math.min(...steps)).toBeGreaterThan(40); // two medallions do not overlap
  });

  it('gives each of four merchants and messengers a stand of its own in every place', () => {
    for (let place = 0; place < PLACES; place++) {
      const stands = isCity(place)
        ? Array.from({ length: 8 }, (_, i) => figureAt(geometry, place, null, i, 8))
        : (['clockwise', 'counter-clockwise'] as const).flatMap((way) =>
            Array.from({ length: 4 }, (_, i) => figureAt(geometry, place, way, i, 4)),
          );
      stands.forEach((stand, i) =>
        stands.slice(i + 1).forEach((other) => expect(apart(stand, other)).toBeGreaterThan(20)),
      );
    }
  });

  it('leaves the names of villages free where one or two riders have stopped', () => {
    // Half of a name of six letters and of a figure's ring; how high name and figure are.
    const [across, name, figure] = [40 + 23, [4, 26], 50] as const;
    const ways = ['clockwise', 'counter-clockwise'] as const;
    for (const [village, town] of geometry.towns.entries())
      for (const [place, stop] of geometry.stops.entries())
        for (const [way, count] of ways.flatMap((one) => [1, 2].map((many) => [one, many] as const)))
          for (let i = 0; town && stop && i < count; i++) {
            const [x, y] = figureAt(geometry, place, way, i, count);
            const beside = Math.abs(x - town[0] - 10) >= across;
            const above = y <= town[1] + name[0] || y - figure >= town[1] + name[1];
            expect(beside || above, `${village} below a rider in ${place}, ${way}`).toBe(true);
          }
  });

  it('keeps riders on the left: clockwise ones on the side away from the river', () => {
    for (const [place, stop] of geometry.stops.entries()) {
      if (!stop) continue;
      const nearest = (point: Point): number => Math.min(...geometry.river.map((one) => apart(one, point)));
      expect(nearest(figureAt(geometry, place, 'clockwise', 0, 1))).toBeGreaterThan(
        nearest(figureAt(geometry, place, 'counter-clockwise', 0, 1)),
      );
    }
  });

  it('sets boats of one space side by side, and two free horses apart', () => {
    expect(apart(boatAt(geometry, 5, 0, 2), boatAt(geometry, 5, 1, 2))).toBeGreaterThan(25);
    expect(boatAt(geometry, 99, 0, 1)).toEqual(boatAt(geometry, 20, 0, 1));
    for (let place = 0; place < PLACES; place++)
      expect(apart(horseAt(geometry, place, 0), horseAt(geometry, place, 1))).toBeGreaterThan(20);
  });

  it('knows the road between any two places, over the bridges too', () => {
    for (let from = 0; from < PLACES; from++)
      for (const heading of ['clockwise', 'counter-clockwise'] as const) {
        const to = (from + (heading === 'clockwise' ? 3 : PLACES - 3)) % PLACES;
        const road = roadBetween(geometry, from, to, heading);
        expect(apart(road[0]!, wayPoint(geometry, from))).toBeLessThan(20);
        expect(apart(road.at(-1)!, wayPoint(geometry, to))).toBeLessThan(20);
        for (const passed of placesBetween(from, to, heading))
          expect(Math.min(...road.map((point) => apart(point, wayPoint(geometry, passed))))).toBeLessThan(20);
        road.slice(1).forEach((point, i) => expect(apart(point, road[i]!)).toBeLessThan(70)); // no leap across the fields
      }
  });

  it('pitches the circus near its village', () => {
    for (const [place, stop] of geometry.stops.entries())
      if (stop) expect(apart(circusAt(geometry, place), [stop.x, stop.y])).toBeLessThan(120);
  });
});

describe('the way of a rider', () => {
  it('follows its heading round the loop', () => {
    expect(placesBetween(18, 1, 'clockwise')).toEqual([19, 0, 1]);
    expect(placesBetween(1, 18, 'counter-clockwise')).toEqual([0, 19, 18]);
  });
  it('is the shorter one when nothing says which, and none on the spot', () => {
    expect(placesBetween(2, 19, null)).toEqual([1, 0, 19]);
    expect(placesBetween(7, 7, 'clockwise')).toEqual([]);
  });
  it('passes the places between, and goes back the short way when a move is taken back', () => {
    const geometry = geometryOf(LAYOUTS.wide, 20);
    const at = (place: number, heading: 'clockwise' | null) => ({ x: 0, y: 0, geometry, place, heading });
    expect(wayOf(at(2, 'clockwise'), at(5, 'clockwise'))).toHaveLength(2);
    expect(wayOf(at(5, 'clockwise'), at(2, 'clockwise'))).toHaveLength(2);
    expect(wayOf(at(5, null), { ...at(6, null), geometry: geometryOf(LAYOUTS.tall, 20) })).toEqual([]);
  });
});

describe('the pen', () => {
  const CORNERS: Point[] = [[0, 0], [10, 0], [10, 10]]; // prettier-ignore
  it('draws the same each time', () => {
    expect(hand(new Chance(3), CORNERS)).toBe(hand(new Chance(3), CORNERS));
    expect(hand(new Chance(3), CORNERS)).not.toBe(hand(new Chance(4), CORNERS));
  });
  it('walks along a line', () => {
    expect(along(CORNERS, 15)).toEqual({ x: 10, y: 5, tx: 0, ty: 1 });
    expect(spline(CORNERS.slice(0, 2)).at(-1)).toEqual([10, 0]);
  });
  it('breaks lines where they end', () => {
    expect(wrap('one two three', 1000, 10)).toEqual(['one two three']);
    const lines = wrap('one two three four five', 60, 20, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(textWidth(line, 20)).toBeLessThanOrEqual(72);
  });
});

describe('the wide page', () => {
  const shapeOf = (stage: number): number => {
    const [width, height] = layoutFor(false, stage).page;
    return width / height;
  };
  it('is 1600 x 1064 for the stages of 1440 x 900 and 1920 x 1080', () => {
    expect(layoutFor(false, 1160 / 764).page).toEqual([1600, 1064]);
    expect(layoutFor(false, 1416 / 944).page).toEqual([1600, 1064]);
  });
  it('follows the shape of the stage between its two ends', () => {
    expect(shapeOf(1004 / 764)).toBeCloseTo(1.342, 2); // drawn out downwards by four steps of 3 %
    expect(shapeOf(1.7)).toBeCloseTo(1.684, 2); // to the right by four
    expect(shapeOf(1)).toBe(shapeOf(1.3));
    expect(shapeOf(3)).toBe(shapeOf(1.8));
  });
  it('keeps its pieces on the page however it is drawn out', () => {
    for (const layout of drawnOut) {
      const [width, height] = layout.page;
      const [x, y, scale] = layout.market;
      expect(x + 502 * scale).toBeLessThan(width - 46);
      expect(y).toBe(74);
      expect(layout.title[1] + 140).toBeLessThan(height - 46);
      expect(layout.palaces.orleans[0] + 104).toBeLessThan(width - 46);
    }
  });
  it('is not drawn anew for every pixel', () => {
    expect(layoutFor(false, 1.41)).toBe(layoutFor(false, 1.412));
    expect(layoutFor(true, 0.5)).toBe(LAYOUTS.tall);
  });
});

describe('the turn', () => {
  const say = Object.assign((key: string, values?: object) => `${key} ${Object.values(values ?? {}).join(' of ')}`, {
    has: () => true,
  });
  const end = { trigger: null, turns: 120, last_turns: null } as unknown as View['end'];

  it('is counted up to the one that brings the final round about, and by itself after it', () => {
    expect(turnOf({ turn: 120, end }, say)).toBe('board-turn-of 120 of 120');
    expect(turnOf({ turn: 122, end }, say)).toBe('board-turn 122');
  });
});
