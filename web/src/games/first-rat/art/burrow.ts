/** Under the junkyard: soil, tunnels and the three rooms. What stands in them is drawn by the board. */
import { Chance } from '../../../core/game/chance';
import { spline, type Ground, type Room } from '../geometry';
import { BOTTOM } from '../stage';
import { box, circle, CREAM, each, ellipse, group, INK, line, path, place, range, use, type Point } from './pen';
import { star } from './shapes';

const SURFACE = 1192;
const GREY = '#b9bfd6';

function grass(width: number): string {
  return `M-10 ${SURFACE}${each(range(Math.ceil((width + 20) / 42)), (at) => `q20 ${at % 2 ? -9 : 9} 42 ${at % 4 > 1 ? -3 : 3}`)}`;
}

function wall({ x, y, width, height }: Room): string {
  const points: readonly Point[] = [
    [x, y + height * 0.55],
    [x + 8, y + 22],
    [x + width * 0.16, y + 2],
    [x + width * 0.5, y - 1],
    [x + width * 0.84, y + 3],
    [x + width - 8, y + 24],
    [x + width, y + height * 0.55],
    [x + width - 8, y + height - 14],
    [x + width * 0.8, y + height],
    [x + width * 0.2, y + height],
    [x + 8, y + height - 12],
  ];
  return spline(points, true);
}

export function soil(width: number): string {
  const chance = new Chance(5);
  const stones = each(range(34), () => {
    const [x, y] = [chance.whole(10, width - 10), chance.whole(SURFACE + 16, BOTTOM - 10)];
    return path(`M${x} ${y}q6-8 14-3q7 5 0 10q-10 4-14-7z`, '#6d3a52', 2.5);
  });
  return (
    path(`${grass(width)}V${BOTTOM + 10}H-10Z`, '#4a2440', 6) +
    box(0, SURFACE + 12, width, BOTTOM - SURFACE, 'url(#first-rat-soil)', 0, 0) +
    stones +
    line(grass(width), '#8a7fe0', 4, { transform: 'translate(0 7)', 'stroke-opacity': 0.6 })
  );
}

export function tunnels(ground: Ground): string {
  const doors = ['food', 'nur', 'lib'].map((node) => ground.node(node));
  const way =
    spline(ground.loop, true) +
    each(ground.sideTunnels, (side) => spline(side)) +
    each(doors, ([x, y]) => `M${x} ${y}h60`);
  const rooms = Object.values(ground.room);
  return (
    line(way, INK, 60) +
    each(rooms, (room) => line(wall(room), INK, 12)) +
    line(way, '#a8643f', 50) +
    line(way, '#d08a55', 36) +
    line(way, '#e3a871', 3, { dash: '3 13', cap: 'round' }) +
    each(rooms, (room) => path(wall(room), 'url(#first-rat-room)', 4, { stroke: '#a8643f' })) +
    each(doors, ([x, y]) => line(`M${x + 20} ${y}h38`, '#e08d4e', 36)) +
    library(ground.room.library) +
    nursery(ground.room.nursery) +
    pantry(ground.room.food) +
    each([262, 640, 955], (x) => lantern(ground.x(x))) +
    each(MUSHROOMS, ([x, y, scale]) => mushroom(ground.x(x), y, scale))
  );
}

const MUSHROOMS: readonly (readonly [number, number, number])[] = [
  [22, 1222, 1],
  [44, 1232, 0.7],
  [1216, 1470, 1],
  [1196, 1484, 0.7],
  [24, 1474, 0.8],
];

function lantern(x: number): string {
  const lamp =
    circle(0, 8, 40, 'url(#first-rat-glow)', 0, { 'fill-opacity': 0.7 }) +
    path('M0-8v6M-7-2h14v14q-7 5-14 0z', '#ffe36b');
  return place(lamp, x, SURFACE + 14);
}

function mushroom(x: number, y: number, scale: number): string {
  const drawn =
    circle(0, -8, 26, 'url(#first-rat-glow)', 0, { 'fill-opacity': 0.6 }) +
    path('M-4 8q2-8 0-14h8q-2 6 0 14z', CREAM, 2.5) +
    path('M-14-5q0-15 14-15t14 15z', '#ff6b9a') +
    circle(-5, -11, 2.5, '#fff', 0) +
    circle(5, -12, 2, '#fff', 0);
  return place(drawn, x, y, scale);
}

/** Shelves and a reader. */
function library({ x, y, width }: Room): string {
  const reader =
    path('M-36 40v-50q0-22 36-22t36 22v50z', '#8d3f6b', 4) +
    path('M-44 42v-30q0-8 8-8t8 8v14h56v-14q0-8 8-8t8 8v30z', '#b8558a', 4) +
    place(use('head', 0, 0, 1, 0, { color: GREY }) + use('face') + spectacles(), 0, -8, 1.15) +
    path('M-24 12l24 6 24-6v20l-24 6-24-6z', '#3f86e8', 3.5) +
    line('M0 18v20', INK, 2.5) +
    line('M-16 20l10 3M-16 26l10 3M16 20l-10 3', '#fff', 2.5);
  return (
    each([69, 137], (down) => box(x + 10, y + down, 172, 8, '#8f5a35', 2)) + place(reader, x + width - 46, y + 92, 0.95)
  );
}

function spectacles(): string {
  return each([-6, 6], (x) => circle(x, -3, 7.5, 'none', 2.4));
}

/** A mobile above the beds. */
function nursery({ x, y }: Room): string {
  const toys: readonly (readonly [number, number, string])[] = [
    [168, 10, use('resource-cheese', 0, 0, 0.45)],
    [194, 16, path(star(6), '#ffd84a', 2.5)],
    [220, 8, use('resource-apple-core', 0, 0, 0.45)],
  ];
  return each(
    toys,
    ([dx, string, toy]) => line(`M${x + dx} ${y + 2}v${string}`, INK, 2.5) + place(toy, x + dx, y + string + 6),
  );
}

const PILE: readonly (readonly [string, number, number, number, number])[] = [
  ['resource-cheese', 58, 100, 1.7, -10],
  ['track-food', 146, 62, 1.7, 5],
  ['fish', 214, 66, 0.85, -18],
  ['resource-cheese', 190, 96, 1.5, 12],
  ['resource-apple-core', 110, 100, 1.15, -14],
  ['track-provisions', 148, 116, 1.35, 0],
  ['resource-tin-can', 232, 112, 1.2, 14],
  ['resource-apple-core', 260, 124, 0.9, 24],
  ['resource-tin-can', 28, 120, 1, -16],
  ['resource-vinegar', 98, 124, 0.8, 80],
];

/** Stored Food, and somebody who has had enough of it. */
function pantry({ x: left, y, width, height }: Room): string {
  const x = left + Math.round((width - 288) / 2);
  const tail = 'M-34 6q-22 4-26-10';
  const sleeper =
    line(tail, INK, 8, { cap: 'round' }) +
    line(tail, '#ffb0b8', 4, { cap: 'round' }) +
    ellipse(-14, 0, 30, 19, GREY, 3.5) +
    ellipse(-12, 5, 18, 11, '#e2e6f4', 0) +
    place(use('head', 0, 0, 1, 0, { color: GREY }) + use('sleep'), 20, 0, 1.1, 12);
  return (
    path(`M${x + 12} ${y + height - 10}q20-74 84-76q60-44 110 4q50 10 68 72z`, '#c98d3a', 4.5) +
    place(sleeper, x + 92, y + 42, 1, 6) +
    each(PILE, ([what, dx, dy, scale, turn]) => use(what, x + dx, y + dy, scale, turn))
  );
}

/** A stepping stone of the tunnels; those with a reward are golden. */
export function stone(reward: string, home: boolean): string {
  const PAW = 'M0 2q8 0 8 7-8 5-16 0 0-7 8-7zM-10-2h0M-4-8h0M4-8h0M10-2h0';
  if (home) return circle(0, 0, 19, '#f3d9b0', 4.5) + path('M-11-3q11-14 22 0v12h-22z', '#8f5a35', 2.5);
  if (!reward) return circle(0, 0, 19, '#f3d9b0', 4.5) + path(PAW, '#b98a5e', 5, { stroke: '#b98a5e', cap: 'round' });
  const picture: Record<string, string> = {
    comic: use('cover', 0, 0, 0.5),
    raise: place(use('head', 0, 0, 1, 0, { color: GREY }) + use('sleep'), 0, 2, 0.8),
    'stored-food': use('track-food', 0, 0, 0.8),
  };
  return (
    circle(0, 0, 25, '#ffd84a', 4.5) +
    circle(0, 0, 20, 'none', 2, { dash: '4 4', stroke: INK }) +
    group(picture[reward] ?? '')
  );
}

/** The signpost at a fork. */
export const SIGNPOST =
  line('M0 26V-12', INK, 8) +
  line('M0 26V-12', '#d9a566') +
  path('M-24-8l8-9h18v18h-18z', CREAM) +
  path('M-9-20l9-12 9 12z', CREAM);
