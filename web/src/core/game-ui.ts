/** What a game's folder gives to the house, and what it gets from it.
 *
 * A game draws; it never decides. `src/games/<game>/index.ts` exports `game: GameUi`. An element a player can act on
 * carries `data-target="village:blois"`; the house finds it, lights it up and makes it clickable (targets.ts). One that
 * the present question is about, without being an answer to it, carries `data-now`: a small screen scrolls there.
 */
import type { Component } from 'svelte';

/** A text of the house or the game in the reader's language. `has` says whether the catalogue knows a key. */
export interface Say {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** Which of the five colours (and shapes) a seat wears. */
export type Colour = 0 | 1 | 2 | 3 | 4;

export interface SeatInfo {
  name: string;
  colour: Colour;
  you: boolean;
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
}

export interface PanelProps<View, Box = unknown> {
  view: View;
  box: Box;
  seat: number;
  seats: SeatInfo[];
  say: Say;
}

/** Somebody the rules play against, without a seat of their own. */
export interface Rival {
  name: string;
  colour: Colour;
  points: number;
}

// The house hands a game its own view and box without knowing what is in them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameUi<View = any, Box = any> {
  /** The whole board, filling its container: an `<svg viewBox=...>` with width and height 100 %. */
  Board: Component<BoardProps<View, Box>>;
  /** What is public about one player, inside the house's player card. It may carry targets too. */
  Panel: Component<PanelProps<View, Box>>;
  /** Whom a lone player must beat, where the rules have somebody. */
  rival?: (view: View, seats: SeatInfo[], say: Say) => Rival | null;
  /** The picture for the lobby, 320 x 190. */
  Cover?: Component;
  /** Width divided by height of the board's viewBox. */
  aspect: number;
  /** The same for windows narrower than 600 px, for boards that draw another layout there. */
  aspectNarrow?: number;
}

/** States the house writes into `data-state`, separated by spaces: select with `[data-state~='offered']`. */
export type TargetState = 'offered' | 'focused' | 'chosen' | 'changed' | 'hinted';
