/** The picture beside the stage: the moon with the supply above, the rocket with its tracks below. Its own units. */
import { short, type Point } from './art/pen';

export interface Tower {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The moon is drawn in units of its own (art/sky.ts); this is where it hangs. */
  moon: { x: number; y: number; scale: number };
  /** How much larger what is written on the moon is, so that it can be read where the moon is small. */
  letters: number;
}

/** In a tray that stands beside the stage the moon hangs above the rocket; where there is room, beside it. */
export const TALL: Tower = { x: 0, y: 0, width: 396, height: 1384, moon: { x: -69, y: 6, scale: 0.66 }, letters: 1 };
const BROAD: Tower = {
  x: -244,
  y: 352,
  width: 640,
  height: 1032,
  moon: { x: -303, y: 372, scale: 0.45 },
  letters: 1.25,
};

/** Without the moon, where only the tracks count. */
export const ALONE: Tower = { ...TALL, x: -24, y: 352, width: 444, height: 1032 };

/** The picture for a tray of this shape. */
export function towerFor(shape: number): Tower {
  return shape > 0.55 ? BROAD : TALL;
}

/** The stack of cans: its middle, its top, and how high each is. */
export const ROCKET = { x: 198, top: 504, can: 98, tracks: 8, spaces: 5 };

/** Half the width of the can of a track: the rocket grows wider downwards. */
export function canHalf(track: number): number {
  return 146 + 2 * track;
}

/** All of it but its boosters, as lessons speak of it. */
export const WHOLE = `M${ROCKET.x - 172} ${ROCKET.top - 146}h344v${ROCKET.tracks * ROCKET.can + 150}h-344z`;

export function trackPoint(track: number, space: number): Point {
  const last = space === ROCKET.spaces - 1;
  return [ROCKET.x - 94 + 53 * space + (last ? 3 : 0), ROCKET.top + ROCKET.can * track + 34];
}

/** Below the spaces of a track hangs what it costs, on the left, and what lies on its last space, on the right. */
export function footPoint(track: number): Point {
  return [ROCKET.x, ROCKET.top + ROCKET.can * track + 75];
}

const PITCH = 29;

/** Pieces on the last space, which takes any number: one for each player, in a row that ends at the can's right edge. */
export function overflowPoint(track: number, order: number, count: number): Point {
  const [x, y] = footPoint(track);
  return [short(x + canHalf(track) - 26 - PITCH * (count - 1 - order)), y];
}
