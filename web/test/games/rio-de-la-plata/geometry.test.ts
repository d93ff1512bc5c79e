import { describe, expect, it } from 'vitest';
import { boxOf, type Values } from '../../../src/games/rio-de-la-plata/box';
import { distance, edgesOf, gridOf, linesOf, Plan, sideOf } from '../../../src/games/rio-de-la-plata/geometry';
import { placeEnemies } from '../../../src/games/rio-de-la-plata/model';
import { follow } from '../../../src/games/rio-de-la-plata/motion';
import {
  aspectOf,
  characterCell,
  districtFrames,
  ladderSpace,
  PEOPLE,
  slotFrames,
  stageFor,
  TRAY,
  WORKS,
  WORKS_HEIGHT,
} from '../../../src/games/rio-de-la-plata/layout';
import { fit, widthOf } from '../../../src/games/rio-de-la-plata/lettering';
import { samplesOf } from '../samples';

const { box: values } = samplesOf<unknown, Values>('rio-de-la-plata');
const box = boxOf(values);

describe('the box', () => {
  it('is read from the values the server sends', () => {
    expect(box.cells).toHaveLength(160);
    expect(box.plaza).toEqual(['H7', 'I7', 'H8', 'I8']);
    expect(box.districtOf('M10')).toBe(8);
    expect(box.ladders['walls']).toMatchObject({ either: true, base: 4, pieces: 3 });
    expect(box.minors.find((one) => one.id === 'company')).toMatchObject({ workers: 2, on: 'market', precious: 1 });
    expect(box.symbols).toHaveLength(19);
  });
  it('is another one where an owner corrected it', () => {
    const corrected = boxOf({ ...values, workers: { ...values.workers, each: 10 } });
    expect([box.discsPerSeat, corrected.discsPerSeat]).toEqual([9, 10]);
    expect(stageFor(false, 1.4, corrected).box).toBe(corrected);
  });
});

describe('the plan', () => {
  const plan = new Plan(100, 50, 40, false, 16, 10);
  const turned = new Plan(100, 50, 40, true, 16, 10);
  it('knows all edges and lines', () => {
    expect(edgesOf(box)).toHaveLength(52);
    expect(linesOf(box)).toHaveLength(290);
    expect(linesOf(box)).not.toContain('H7-E');
  });
  it('finds cells, straight and turned', () => {
    expect(gridOf('E9')).toEqual({ x: 4, y: 8 });
    expect(plan.centre('A1')).toEqual({ x: 120, y: 70 });
    expect(turned.centre('A1')).toEqual({ x: 480, y: 70 });
    expect(turned.centre('P10')).toEqual({ x: 120, y: 670 });
    expect(plan.town).toEqual({ x: 100, y: 50, w: 640, h: 400 });
    expect(turned.town).toEqual({ x: 100, y: 50, w: 400, h: 640 });
  });
  it('finds sides and what lies outside them', () => {
    expect(sideOf('B2-S')).toEqual([1, 2, 2, 2]);
    expect(plan.ends('B2-E')).toEqual([
      { x: 180, y: 90 },
      { x: 180, y: 130 },
    ]);
    expect(plan.outside('A1-N', 0.5)).toEqual({ x: 120, y: 30 });
    expect(turned.outside('A1-N', 0.5)).toEqual({ x: 520, y: 70 });
    expect(distance('A1-N', 'A2')).toBe(2);
  });
});

describe('the stage', () => {
  it('is drawn for the shape it may fill, between its two ends', () => {
    expect([1, 1.314, 1.4, 1.5, 2].map((shape) => stageFor(false, shape, box).width)).toEqual([
      1004, 1004, 1068, 1144, 1146,
    ]);
    expect(stageFor(false, 1.2, box)).toMatchObject({ height: 764, least: 16, plan: { left: 70, top: 114, cell: 54 } });
    expect(stageFor(false, 1.6, box).plan.left).toBe(96);
    expect(aspectOf(false, 1.2)).toBeCloseTo(1004 / 764);
    expect(aspectOf(true, 1.2)).toBeCloseTo(390 / 1064);
  });
  it.each([stageFor(false, 1.3, box), stageFor(false, 1.6, box), stageFor(true, 0.5, box)])(
    'has room for enemies between the town and what stands of its districts on a page of $width',
    (stage) => {
      const [frames, k] = [districtFrames(stage, 8), stage.plan.scale];
      for (const edge of edgesOf(box))
        for (const many of [1, 2, 9]) {
          const pile = placeEnemies(
            stage.plan,
            Array.from({ length: many }, (_, id) => ({ id, place: `staged:${edge}` })),
          );
          const [{ x, y, scale }, top] = [pile[0]!, pile.at(-1)!.y];
          // A piece is 13 around with a rim below it; a number stands at its foot.
          const number = many > 1 ? stage.least / 1.8 : 0;
          const [right, foot] = [x + Math.max(13 * scale, 12 * k + number), y + Math.max(17 * scale, 9 * k + number)];
          const under = frames.filter(
            (one) =>
              one.x < right && one.x + one.w > x - 13 * scale && one.y < foot && one.y + one.h > top - 13 * scale,
          );
          expect([edge, many, under]).toEqual([edge, many, []]);
        }
    },
  );
  it.each([stageFor(false, 1.3, box), stageFor(false, 1.6, box), stageFor(true, 0.5, box)])(
    'keeps town and harbour on a page of $width',
    ({ width, height, plan, districts, dock, ship }) => {
      const { x, y, w, h } = plan.town;
      expect(x).toBeGreaterThan(30);
      expect(x + w).toBeLessThan(width - 20);
      expect(y).toBeGreaterThan(districts.y < y ? districts.y + districts.h : 0);
      expect(dock.y + 39 * dock.scale).toBeLessThan(height);
      expect(dock.x + 159 * dock.scale).toBeLessThan(width);
      expect(ship.x + 92 * ship.scale).toBeLessThan(width);
      expect(y + h).toBeLessThan(height);
    },
  );
});

describe('the trays', () => {
  it('keep every panel on the sheet and apart', () => {
    const frames = Object.entries(WORKS);
    for (const [, { x, y, w, h }] of frames) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(TRAY);
      expect(y + h).toBeLessThanOrEqual(WORKS_HEIGHT);
    }
    for (const [one, a] of frames)
      for (const [other, b] of frames)
        if (one < other)
          expect(
            a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y,
            `${one} and ${other}`,
          ).toBe(true);
  });
  it('keep spaces, slots and characters inside their panels', () => {
    for (const [name, counts] of [
      ['fort', [8, 10, 12]],
      ['port', [6, 7, 8]],
      ['walls', [4]],
    ] as const)
      for (const count of counts)
        for (let at = 0; at < count; at++) {
          const { x, y, r } = ladderSpace(box.ladders[name], WORKS[name], at, count);
          expect(x - r).toBeGreaterThanOrEqual(2);
          expect(x + r).toBeLessThanOrEqual(WORKS[name].w - 2);
          expect(y + r).toBeLessThanOrEqual(WORKS[name].h);
        }
    for (const slot of slotFrames([1, 1, 2, 2, 2, 2, 3, 3]))
      expect(slot.x + slot.w).toBeLessThanOrEqual(WORKS.mine.w - 7);
    const last = characterCell(11, 12);
    expect(last.x + last.w).toBeLessThanOrEqual(PEOPLE.w);
    expect(last.y + last.h).toBeLessThanOrEqual(PEOPLE.h);
  });
});

describe('following pieces', () => {
  it('keeps what stays and moves the nearest', () => {
    const before = ['group:A1', 'group:C3', 'supply'].map((place, id) => ({ id, place }));
    const after = ['group:A1', 'group:C4', 'supply'].map((place, id) => ({ id, place }));
    expect(follow(before, ['group:C4', 'group:A1', 'supply'])).toEqual(after);
  });
  it('lets pieces come and go', () => {
    expect(
      follow(
        [
          { id: 4, place: 'staged:A1-N' },
          { id: 7, place: 'group:P9' },
        ],
        ['group:A1'],
      ),
    ).toEqual([{ id: 4, place: 'group:A1' }]);
    expect(follow([{ id: 4, place: 'supply' }], ['supply', 'cell:A1'])).toEqual([
      { id: 4, place: 'supply' },
      { id: 5, place: 'cell:A1' },
    ]);
  });
});

it('sets long names tighter', () => {
  expect(fit('Master stonecutter', 13, 80)).toBe(80);
  expect(fit('Bishop', 13, 80)).toBeUndefined();
  expect(widthOf('mm', 10)).toBeGreaterThan(widthOf('ii', 10));
});
