/** What the catalogue says about a thing, as it stands on a sign, on a slip or for screen readers. */
import type { Say } from '../../core/game/game-ui';

/** The help that belongs to a name, where the catalogue has one. */
export const help = (say: Say, key: string): string => (say.has(`${key}-help`) ? say(`${key}-help`) : '');
/** A name and its help, as shown when the pointer rests on a thing. */
export const about = (say: Say, key: string): string => [say(key), help(say, key)].filter(Boolean).join(': ');

/** A name as it stands on a sign: the catalogue writes names as they stand within a sentence. */
export const sign = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** A name short enough for a small sign, where the catalogue has one. */
export const brief = (say: Say, key: string): string => say(say.has(`${key}-short`) ? `${key}-short` : key);

/** A side of the town: "A4 west". */
export const edgeName = (say: Say, edge: string): string => `${edge.slice(0, -2)} ${say(`side-${edge.at(-1)}`)}`;
