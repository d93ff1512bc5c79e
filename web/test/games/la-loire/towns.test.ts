import { expect, it } from 'vitest';
import { geometryOf } from '../../../src/games/la-loire/geometry';
import { layoutFor, LAYOUTS } from '../../../src/games/la-loire/layout';
import { housesOf, ribbonBox } from '../../../src/games/la-loire/towns';
import type { View } from '../../../src/games/la-loire/view';
import { samplesOf } from '../samples';

const { sample, words } = samplesOf<View, unknown>('la-loire');
const names = sample('start').places.map(({ id }) => words('en')(`place-${id}`));

/** Whether a point lies inside an outline of rectangles, of which those within another are holes. */
function inside(outline: string, x: number, y: number): boolean {
  const boxes = [...outline.matchAll(/M(\S+) (\S+)H(\S+)V(\S+)H\S+Z/g)].map((found) => found.slice(1).map(Number));
  return (
    boxes.filter(([left, top, right, bottom]) => left! < x && x < right! && top! < y && y < bottom!).length % 2 === 1
  );
}

it.each([...Object.values(LAYOUTS), layoutFor(false, 1.7)])(
  'on the $name page no town takes the pointer from the ribbon and the ware of another',
  (layout) => {
    const geometry = geometryOf(layout, 20);
    let taken = 0;
    for (const [place, foot] of geometry.towns.entries()) {
      if (!foot) continue;
      const houses = housesOf(geometry, place, names);
      expect(inside(houses, 0, -40)).toBe(true);
      for (const [other, there] of geometry.towns.entries()) {
        if (!there || other === place) continue;
        const { left, top, right, bottom } = ribbonBox(there, names[other]!);
        for (const x of [left + 2, left + 16, (left + right) / 2, right - 2])
          for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
            expect(inside(houses, x - foot[0], y - foot[1]), `${names[other]} below ${names[place]}`).toBe(false);
            taken += Number(Math.abs(x - foot[0]) < 76 && Math.abs(y - foot[1] + 29) < 33);
          }
      }
    }
    expect(taken > 0).toBe(layout.name === 'wide'); // there towns stand close together
  },
);
