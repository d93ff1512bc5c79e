/** How long things take to move, for every game; no time at all where motion is turned off. */
import { settings, stillness, type Pace } from './settings.svelte';

/** One step of a piece, in milliseconds. */
export const PIECE = 320;
/** A whole way, however long. */
export const LONGEST = 500;

/** How much longer than usual something takes to travel while somebody else moves. */
const TEMPO: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
let tempo = 1;

/** What is drawn next is one's own move, or another's at the pace one likes; what is played again has its own speed. */
export function keepTime(own: boolean, speed = 1): void {
  tempo = (own ? 1 : TEMPO[settings.pace]) / Math.max(1, speed);
}

/** How the page scrolls to what is spoken of. */
export const scrolling = (): ScrollBehavior => (stillness() ? 'auto' : 'smooth');

export function lasting(duration: number): number {
  return stillness() || typeof Element.prototype.animate !== 'function' ? 0 : duration * tempo;
}

/** What waits to be shown is shown one after the other, so that the eye can follow; a long queue goes faster, unless it
 * is to go slowly. */
export function paceFor(waiting: number): number {
  const usual = settings.pace === 'slow' ? LONGEST * 1.5 : Math.min(LONGEST, 2400 / (waiting + 1));
  return stillness() ? 0 : lasting(usual);
}
