/** What pages and the worker with the house say to each other: over one channel that all tabs of a site hear, or straight
 * to the worker where it is the page's own. */
export const CHANNEL = 'riverrat';
/** Who holds this lock has the house. */
export const LOCK = 'riverrat';

/** From a page. Ids are its own; `hello` asks how far the house is. */
export type Asked =
  | { to: 'house'; kind: 'hello' }
  | { to: 'house'; kind: 'ask'; id: string; method: string; path: string; body: string }
  | { to: 'house'; kind: 'open'; id: string; path: string }
  | { to: 'house'; kind: 'say'; id: string; text: string }
  | { to: 'house'; kind: 'close'; id: string };

/** From the house, to whoever an id belongs to; `here` and `progress` to everybody. `by` is the name of a house. */
export type Told =
  | { to: 'pages'; kind: 'answer'; id: string; status: number; type: string; body: string }
  | { to: 'pages'; kind: 'line'; id: string; what: 'open' | 'message' | 'close'; text: string }
  | { to: 'pages'; kind: 'here'; by: string }
  | { to: 'pages'; kind: 'progress'; progress: Progress };

/** How far the house has come: bytes of each part that came, and of how many. */
export interface Progress {
  parts: Record<string, { have: number; of: number }>;
  ready: boolean;
  /** The game whose network did not come: its computer players wait for it. */
  missing: string;
  /** Whether the browser gives no room: games then last as long as the tab. */
  refused: boolean;
  /** How many changes in a row found no room to be kept, the last one among them. */
  unkept: number;
  failed: string;
}

/** Where the parts of a site lie, as its page says; it goes to workers as their name. */
export interface Places {
  /** Of the site itself, as `/` or `/games/`. */
  base: string;
  house: string;
  python: string;
  games: string;
}

/** What is asked of the worker that thinks: a task as bytes, the game whose module it takes; the game's network where
 * this is the first task after it came. */
export interface Thought {
  task: Uint8Array;
  game: string;
  network?: Uint8Array;
}

/** What `riverrat site` writes of the house: games with compiled rules, by the hash of their box; how large files are. */
export interface Site {
  version: string;
  compiled: Record<string, string>;
  sizes: Record<string, number>;
}
