/** Pieces travel their way. With motion turned off they are simply there. */
import { lasting, LONGEST, PIECE } from '../../core/device/motion';
import { PLACES, placesBetween, wayPoint, type Geometry, type Heading } from './geometry';
import type { Point } from './art/pen';

export interface Spot {
  x: number;
  y: number;
}

/** A spot on one layout of the page: to another layout nothing travels. */
export interface Stand extends Spot {
  on: object;
}

/** Where a figure is on the loop, so that it rides along the road instead of across the fields. */
export interface Ride extends Spot {
  geometry: Geometry;
  place: number;
  heading: Heading;
}

const STEP = 130;
const shift = ({ x, y }: Spot): string => `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)`;

function put(node: SVGElement, to: Spot): void {
  node.style.transform = shift(to);
}

function moved(one: Spot, other: Spot): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > 0.5;
}

/** A piece that is where it is, and travels there where it was somewhere else and motion is wanted. */
function travelling<To extends Spot>(node: SVGElement, to: To, travel: (before: To, here: To) => void) {
  let here = to;
  put(node, here);
  return {
    update(next: To): void {
      const before = here;
      here = next;
      put(node, here);
      if (moved(before, here) && lasting(PIECE)) travel(before, here);
    },
  };
}

/** A piece that slides from where it was to where it is. */
export const slide = (node: SVGElement, to: Stand) =>
  travelling(node, to, (before, here) => {
    if (before.on !== here.on) return;
    node.animate([{ transform: shift(before) }, { transform: shift(here) }], {
      duration: lasting(PIECE),
      easing: 'cubic-bezier(.45, .05, .3, 1)',
    });
  });

/** The points a figure passes between two of its stands. */
export function wayOf(before: Ride, after: Ride): Point[] {
  if (before.geometry !== after.geometry || before.place === after.place) return [];
  let passed = placesBetween(before.place, after.place, after.heading ?? before.heading);
  // More than half way round is a step back in time, and takes the short way.
  if (passed.length > PLACES / 2) passed = placesBetween(before.place, after.place, null);
  return passed.slice(0, -1).map((place) => wayPoint(after.geometry, place));
}

/** A figure that rides the road oval by oval, with a small hop at each. */
export const ride = (node: SVGElement, to: Ride) =>
  travelling(node, to, (before, here) => {
    if (before.geometry !== here.geometry) return;
    const stands = [before, ...wayOf(before, here).map(([x, y]) => ({ x, y })), here];
    const frames: Keyframe[] = [];
    stands.forEach((stand, i) => {
      const last = stands[i - 1];
      if (last) frames.push({ transform: shift({ x: (last.x + stand.x) / 2, y: (last.y + stand.y) / 2 - 10 }) });
      frames.push({ transform: shift(stand) });
    });
    node.animate(frames, {
      duration: Math.min(LONGEST, Math.max(240, STEP * (stands.length - 1))),
      easing: 'ease-in-out',
    });
  });
