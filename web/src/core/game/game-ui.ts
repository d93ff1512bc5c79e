/** What a game's folder gives to the house, and what it gets from it.
 *
 * A game draws; it never decides. `src/games/<game>/index.ts` exports `game: GameUi`. An element a player can act on
 * carries `data-target="village:blois"`; the house finds it, lights it up and makes it clickable (targets.ts). One that
 * the present question is about, without being an answer to it, carries `data-now`: a small screen scrolls there. The part of a place that ways lead to carries `data-anchor`. What
 * lies over the board and must stay readable carries `data-keep`. What somebody has standing on the board, or looks up there,
 * carries `data-piece`: a lesson's bubble and a tip lie elsewhere where they can. A column or row by which places are called carries its name as `data-line`,
 * on something as broad or as high as it is: a small screen has the names at its edges.
 */
import type { Component } from 'svelte';
import type { Colour } from '../parts/seats';
import type { Say } from '../texts/say';
import type { Effect } from './kinds';
import type { Offer, Step } from './offers';
import type { Reader } from '../reading/reading.svelte';
import type { Voice } from '../device/sound';
import type { Told, Values } from '../server/types';

export type { Colour, Effect, Say };

export interface SeatInfo {
  name: string;
  colour: Colour;
  you: boolean;
  /** Whether a computer sits there that plays with sense: what it values is known. */
  computer?: boolean;
}

export interface BoardProps<View, Box = unknown> {
  view: View;
  /** What is printed in this table's box, an owner's corrections included: `values` of docs/protocol.md. */
  box: Box;
  /** In seat order: `seats[n]` is seat n. */
  seats: SeatInfo[];
  say: Say;
  /** The seat the view belongs to; -1 for a spectator. */
  you: number;
  /** The choices pointed at, in focus or waiting for a yes: the targets each of them names, in order. For a board that
   * draws what lies between them, such as a way; the targets themselves are marked by the house. */
  considered?: readonly (readonly string[])[];
  /** The places that can be chosen now, for a board that says beside them what they hold. */
  offered?: readonly string[];
  /** What all choices that end at a place bring, for a board that says so beside it. */
  brings?: (target: string) => Effect[];
  /** Width divided by height of what the board may fill: it draws itself for that shape as far as it can. */
  shape: number;
}

export interface PanelProps<View, Box = unknown> {
  view: View;
  box: Box;
  seat: number;
  seats: SeatInfo[];
  say: Say;
}

export interface ReadingCardProps<View, Box = unknown> {
  reader: Reader;
  view: View;
  box: Box;
  seats: SeatInfo[];
  say: Say;
}

/** A part of the game that is a list rather than a place: it stands beside the board, behind a tab of its own.
 *
 * Its elements carry `data-target` as the board's do. While it is folded away its tab shows how many of the offered
 * targets it holds. Its title is the game's text `tray-<id>`.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Tray<View = any, Box = any> {
  id: string;
  /** Its picture, as the path of a line in a square of 16. */
  icon: string;
  /** Fills the tray's width and is as high as it needs to be; the house scrolls it. */
  Content: Component<BoardProps<View, Box>>;
  /** Whether a target lies in this tray now. */
  holds: (target: string, view: View) => boolean;
  /** Whether the board or a card shows a target of this tray too, so that the tray need not come up for it. */
  alsoShown?: (target: string, view: View) => boolean;
  /** Whether it is what one looks at now, though no choice may lie in it: orders of battle while a battle lasts. */
  wanted?: (view: View) => boolean;
}

/** What is asked of the player at hand. */
export interface Asked<View, Box = unknown> extends BoardPropsLess<View, Box> {
  step: string;
  /** The choices left. */
  offers: readonly Offer[];
  /** How the intention begins that was picked already: this rat, its space is asked for. */
  picked: readonly Step[];
  /** What the last action brought about, in order. */
  latest: readonly Told[];
}

/** The number of an action by its verb and values; null where the game has no such action. */
export type ActionOf = (verb: string, values?: Values) => number | null;

export interface ComposerProps<View, Box = unknown> extends BoardProps<View, Box> {
  /** Which question is asked. */
  step: string;
  /** Every place that the choices of this question name, and those that were picked to come here. */
  places: readonly string[];
  begun: readonly string[];
  /** All that happened so far. */
  told: readonly Told[];
  actionOf: ActionOf;
  /** Take all these steps at once: each remains one of the record, and undo takes them back together. */
  send: (actions: number[]) => void;
}

/** A panel over the board in which a game puts together what the rules ask step by step, such as an offer.
 *
 * The choices it takes over are one button, with the game's text `compose-<id>`; its heading is `compose-<id>-title`.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Composer<View = any, Box = any> {
  id: string;
  Content: Component<ComposerProps<View, Box>>;
  /** The verbs of the choices it takes over. */
  takes: readonly string[];
  /** The verbs of the choices it has buttons for: while it is open they are there and not in the bar too. */
  has?: readonly string[];
  /** The questions it is there for from the beginning. */
  opens: readonly string[];
  /** Why it cannot be opened at a question where it might be looked for, such as after the last offer of a turn. */
  closed?: (about: Asked<View, Box>) => string | null;
}

type BoardPropsLess<View, Box> = Omit<BoardProps<View, Box>, 'shape' | 'considered'>;

/** What is known where an action is spoken of: the view, unless it was taken long ago, after `ply` actions; and all that is
 * told. */
export interface Known<View, Box = unknown> {
  view: View | null;
  /** What is printed in this table's box. */
  box: Box;
  told: readonly Told[];
  ply: number;
}

/** What is asked, and what is said beside a choice. */
export interface QuestionWords<View, Box> {
  /** The question with what it is about ("Where does rat 2, on space 8, go?"), where `ask-<step>` does not name it. */
  asks?: (about: Asked<View, Box>) => string | null;
  /** An action in words that need more than its own: the name of the building that stands on a cell, where a rat stands. */
  called?: (
    step: Step,
    known: Known<View, Box>,
    say: Say,
  ) => Partial<Pick<Step, 'text' | 'brief' | 'full' | 'mark' | 'note'>> | null;
  /** What happens along with a choice, in short below its name: another rat that has to make room. */
  along?: (offer: Offer, view: View, say: Say) => string;
  /** What nobody knows yet and a choice would show, as a few words without a stop: "Greg moves next". */
  unknown?: (about: Asked<View, Box>, offer: Offer) => string | null;
  /** Why a place cannot be chosen now, where somebody might wonder. */
  barred?: (about: Asked<View, Box>, target: string) => string | null;
  /** What is to be known of a choice besides what it brings: how much room a ship has, what somebody is short of. */
  tells?: (about: Asked<View, Box>, offer: Offer) => string[];
  /** The places that make most sense among very many: they come first, the others behind one button. */
  useful?: (view: View) => readonly string[];
  /** Why a choice may be regretted: it is asked about once more. */
  warns?: (about: Asked<View, Box>, offer: Offer) => string | null;
  /** What stands printed at a choice, where no event of its preview says it: the price in a village one may ride to. */
  printed?: (about: Asked<View, Box>, offer: Offer) => Effect[];
}

// The house hands a game its own view and box without knowing what is in them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameUi<View = any, Box = any> {
  /** The whole board, filling its container: an `<svg viewBox=...>` with width and height 100 %. */
  Board: Component<BoardProps<View, Box>>;
  /** What is public about one player, inside the house's player card. It may carry targets too. */
  Panel: Component<PanelProps<View, Box>>;
  /** The card that is held up for what carries `data-info` on the players' cards: for boards and trays a game does it
   * itself, in the same way. */
  ReadingCard?: Component<ReadingCardProps<View, Box>>;
  /** What a player holds, in one row of icons and numbers: another player's folded card, and one's own goods on a small
   * screen. */
  Brief?: Component<PanelProps<View, Box>>;
  /** What belongs above the players, such as the order of turns. It may carry targets too. */
  Order?: Component<BoardProps<View, Box>>;
  trays?: readonly Tray<View, Box>[];
  /** From which width of the window on a tray stands open beside the board: 1200 where it is needed all the time, 1600
   * where a rail of tabs is enough. */
  standing?: 1200 | 1600;
  /** The places something moved over in an event, whence and whither included: arrows follow them. */
  passes?: (told: Told, view: View) => string[];
  /** The picture of an effect, filling its square; it only repeats what is said in words. */
  Sign?: Component<{ name: string }>;
  question?: QuestionWords<View, Box>;
  /** Where the game stands as the board counts it: "Round 12", "1592, placement". */
  when?: (view: View, say: Say) => string;
  composer?: Composer<View, Box>;
  /** What stands beside the count at the end, wide or narrow, and where in it each line of the score is counted. */
  counted?: {
    Picture: Component<BoardProps<View, Box>>;
    places: (line: string, view: View, box: Box) => string[];
    wide?: boolean;
  };
  /** What its notes are played on. */
  voice?: Voice;
  /** What flies, sails or lights up when the game is over: an `<svg>`, as large as the window, over for good after
   * four seconds. Shown only to those who like motion. */
  Finale?: Component;
  /** Width divided by height of the board as drawn for a stage of this shape, on this screen (screen.ts). */
  aspect: (shape: number) => number;
  /** How many pixels wide it is at least on a small screen, so that every place of it can be tapped and all of its letters
   * can be read: places of 44 pixels, letters of 12. */
  tapped?: (shape: number) => number;
}

/** States the house writes into `data-state`, separated by spaces: select with `[data-state~='offered']`. */
export type TargetState = 'offered' | 'focused' | 'chosen' | 'changed' | 'hinted';
