/** What kind of screen this is. */
import { MediaQuery } from 'svelte/reactivity';

/** A telephone held upright: boards may draw another layout there. */
export const narrow = new MediaQuery('(max-width: 599px)');
