/** What kind of screen this is. */
import { MediaQuery } from 'svelte/reactivity';

/** A telephone held upright: boards may draw another layout there. */
export const narrow = new MediaQuery('(max-width: 599px)');
/** A telephone on its side, or a window enlarged to twice its size: the board has the height, all else stands beside it. */
export const lying = new MediaQuery('(max-width: 899px) and (max-height: 499px) and (orientation: landscape)');
/** And wide enough for its pages' tabs to stand between board and question. */
export const railed = new MediaQuery(
  '(min-width: 800px) and (max-width: 899px) and (max-height: 499px) and (orientation: landscape)',
);
/** Played by finger: the first touch shows, the second does. */
export const touched = new MediaQuery('(pointer: coarse)');
/** The table page's forms: one thing under the other; the players in a strip; the usual one; with room for more. */
export const small = new MediaQuery('(max-width: 899px)');
export const strip = new MediaQuery('(min-width: 900px) and (max-width: 1199px)');
export const roomy = new MediaQuery('(min-width: 1600px)');
/** With room for an open drawer beside a board as large as it is at 1920 pixels without one. */
export const spacious = new MediaQuery('(min-width: 2268px)');
/** Too low for what happened since one's turn to stand under the players. */
export const low = new MediaQuery('(max-height: 859px)');
