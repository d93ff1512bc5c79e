/** How long things take to move, for every game; no time at all where motion is turned off. */
import { stillness } from './settings.svelte';

/** One step of a piece, in milliseconds. */
export const PIECE = 320;
/** A whole way, however long. */
export const LONGEST = 500;

export function lasting(duration: number): number {
  return stillness() || typeof Element.prototype.animate !== 'function' ? 0 : duration;
}

/** What waits to be shown is shown one after the other, so that the eye can follow; a long queue goes faster. */
export function paceFor(waiting: number): number {
  return lasting(Math.min(LONGEST, 2400 / (waiting + 1)));
}
