/** Where everything in the junkyard, the burrow and the rocket lies. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/games/first-rat/art/pen';
import type { Values } from '../../../src/games/first-rat/box';
import * as geometry from '../../../src/games/first-rat/geometry';
import { game } from '../../../src/games/first-rat/index';
import { NARROWEST, SKYLINE, WIDEST, widthFor } from '../../../src/games/first-rat/stage';
import * as tower from '../../../src/games/first-rat/tower';
import type { View } from '../../../src/games/first-rat/view';
import { samplesOf } from '../samples';

const { box } = samplesOf<View, Values>('first-rat');
const GROUNDS = [geometry.groundOf(NARROWEST), geometry.groundOf(WIDEST)];

describe('geometry', () => {
  it('is as wide as the stage asks for, between two ends', () => {
    expect(widthFor(1004 / 764)).toBe(1314);
    expect(widthFor(1416 / 944)).toBe(1488);
    expect(widthFor(1.4)).toBe(1398);
    expect(widthFor(390 / 499)).toBe(1314);
    expect(widthFor(3)).toBe(1488);
    expect(game.aspect(1.4)).toBeCloseTo(1.398);
  });

  it.each(GROUNDS)('gives every space a place of its own inside the picture', (ground) => {
    const points = ground.backToFront.map((space) => ground.space(space));
    expect(points).toHaveLength(28);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(ground.width - 40);
      expect(y).toBeGreaterThan(SKYLINE + 60);
      expect(y).toBeLessThan(1190);
    }
    for (const [at, a] of points.entries())
      for (const b of points.slice(at + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(75);
  });

  it('hangs one bulb beside each space and the Construction Lights between them', () => {
    const [ground] = GROUNDS as [geometry.Ground];
    const string = ground.lights([8, 17, 27]);
    expect(string).toHaveLength(30);
    expect(string.flatMap((light, at) => (light.construction ? [at] : []))).toEqual([8, 17, 27]);
    expect(string[18]?.space).toBe(16);
    // A corrected box may move them; they still get a place.
    expect(ground.lights([5])[5]).toMatchObject({ construction: true, space: 4 });
  });

  it.each(GROUNDS)('keeps five markers on one light inside the picture', (ground) => {
    for (const light of ground.lights([8, 17, 27]))
      for (const order of [0, 1, 2, 3, 4]) {
        const [x, y] = geometry.lightMarker(light, order, 5);
        expect(x).toBeGreaterThan(22);
        expect(x).toBeLessThan(ground.width - 22);
        expect(y).toBeGreaterThan(SKYLINE + 12);
      }
  });

  it('finds room for up to twenty rats on one space', () => {
    for (let count = 1; count <= 20; count++) {
      const places = geometry.stands(count);
      expect(places).toHaveLength(count);
      expect(new Set(places.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(count);
    }
  });

  it('lets rats pass every space forward and leap back to Start', () => {
    expect(geometry.passed(3, 6)).toEqual([3, 4, 5, 6]);
    expect(geometry.passed(23, 0)).toEqual([23, 0]);
  });

  it('lays plain pipes where an owner of the box has corrected a shortcut', () => {
    const [ground] = GROUNDS as [geometry.Ground];
    expect(ground.pipe(3, 8).way).toHaveLength(2);
    const { way } = ground.pipe(2, 9);
    expect(way[0]).toEqual(ground.space(2));
    expect(way.at(-1)).toEqual(ground.space(9));
  });

  it('measures along a polyline', () => {
    const corners: Point[] = [[0, 0], [10, 0], [10, 10]]; // prettier-ignore
    expect(geometry.along(corners, 15)).toEqual({ x: 10, y: 5, angle: 90 });
    expect(geometry.lengthOf(corners)).toBe(20);
    expect(geometry.elbows(corners.slice(0, 2))).toBe('M0 0L10 0');
  });

  it.each(GROUNDS)('keeps five markers on one burrow node inside the picture', (ground) => {
    for (const { id } of box.node)
      for (const order of [0, 4]) {
        const [x] = ground.burrowMarker(id, order, 5);
        expect(x).toBeGreaterThanOrEqual(34);
        expect(x).toBeLessThanOrEqual(ground.width - 34);
      }
  });

  it('lays five pieces on the last space of a track beside each other, on its can and clear of the price', () => {
    for (let track = 0; track < tower.ROCKET.tracks; track++) {
      const row = [0, 1, 2, 3, 4].map((order) => tower.overflowPoint(track, order, 5)[0]);
      for (const [at, x] of row.slice(1).entries()) expect(x - (row[at] as number)).toBeGreaterThanOrEqual(28);
      expect(row[4]).toBeLessThanOrEqual(tower.ROCKET.x + tower.canHalf(track) - 20);
      // Two goods of a price reach to 10 left of the middle; the tag of the pieces begins 26 before the first.
      expect((row[0] as number) - 26).toBeGreaterThanOrEqual(tower.ROCKET.x - 24);
    }
  });
});
