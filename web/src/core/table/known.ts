/** What every part of a table may ask of it: how it stands, and what that is in words. The parts (connection, choices,
 * history, ...) are given this and the parts they need, never the whole table, so that none waits for another. */
import type { ActionOf, Asked, GameUi, Say, SeatInfo } from '../game/game-ui';
import type { Kinds } from '../game/kinds';
import type { Offer, Step } from '../game/offers';
import type { GameDetails, State, Summary, Told } from '../server/types';

export interface Known {
  readonly id: string;
  readonly state: State | null;
  readonly summary: Summary | null;
  readonly details: GameDetails | null;
  /** What the game's verbs and events say of themselves. */
  readonly kinds: Kinds;
  readonly ui: GameUi | null;
  /** The game's drawings, unless the reader wants words. */
  readonly drawn: GameUi | null;
  readonly plies: number;
  /** Whether somebody at this screen decides now. */
  readonly yours: boolean;
  /** What is asked now, for a game that words or draws it. */
  readonly asked: Asked<unknown> | null;
  readonly say: Say;
  readonly seats: SeatInfo[];
  readonly actionOf: ActionOf;
  wordsOf(action: number): Step;
  noted(offer: Offer): Offer;
  ledTo(steps: readonly Step[], told: readonly Told[]): Step | null;
}
