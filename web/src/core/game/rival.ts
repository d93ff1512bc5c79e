/** Somebody the rules play against a lone player, without a seat of their own. */
import type { Colour, Say, SeatInfo } from './game-ui';
import { partOf } from './part';

export interface Rival {
  name: string;
  colour: Colour;
  points: number;
}

/** The rival whose points stand at a path of the view, such as `greg.points`, in the next colour that the player does not
 * wear; null where there is none. */
export function rivalIn(view: unknown, path: string, seats: readonly SeatInfo[], say: Say): Rival | null {
  const points = partOf<number>(view, path);
  if (points === undefined) return null;
  return { name: say('rival'), colour: (((seats[0]?.colour ?? 0) + 1) % 5) as Colour, points };
}
