/** Who defends what in a fight: each defender with the cells where workers of theirs stand, and how many groups still move. */
import type { Say, SeatInfo } from '../../core/game/game-ui';
import type { Fight, View } from './view';

interface Place {
  cell: string;
  discs: number;
}
interface Defender {
  seat: number;
  places: Place[];
  /** Groups under this player's command that have not moved. */
  left: number;
}

/** Everybody but whoever leads the enemies. A worker in a group that another commands still defends for its owner. */
export function defendersOf(fight: Fight, seats: number): Defender[] {
  const groups = [...fight.groups, ...(fight.mover ? [fight.mover] : [])].filter(({ enemy }) => !enemy);
  const others = [...Array(seats).keys()].filter((seat) => seat !== fight.attacker);
  return others.map((seat) => ({
    seat,
    places: groups
      .map((group) => ({ cell: group.cell, discs: group.seats.filter((one) => one === seat).length }))
      .filter(({ discs }) => discs > 0),
    left: fight.groups.filter((group) => group.commander === seat && !group.moved).length,
  }));
}

/** A cell, what stands there, whose it is where that is somebody else, and how many workers defend it. */
export function placeText(
  { cell, discs }: Place,
  seat: number,
  view: View,
  seats: readonly SeatInfo[],
  say: Say,
): string {
  const found = view.buildings.find((one) => one.cell === cell);
  const workers = say('board-discs', { discs });
  if (!found) return say('board-defends-open', { cell, workers });
  const building = say(`building-${found.building}`);
  const owner = found.owner;
  return owner === null || owner === seat
    ? say('board-defends-place', { cell, building, workers })
    : say('board-defends-theirs', { cell, building, workers, seat: seats[owner]?.name ?? '' });
}
