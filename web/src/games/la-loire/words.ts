/** Sentences about what is drawn, for screen readers and for the card held up for reading. */
import type { Say, SeatInfo } from '../../core/game/game-ui';
import type { Letter } from './model';
import type { Character, Place, View } from './view';

const list = (words: string[]): string => words.filter(Boolean).join('. ');
const help = (say: Say, key: string): string => (say.has(key) ? say(key) : '');

/** A name as it stands on a card: some languages write it small within a sentence. */
export const titled = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** A palace of a city, by its id such as `bank_nantes`. */
export function palaceName(id: string, say: Say): string {
  const [kind, city] = id.split('_');
  return `${titled(say(`kind-${kind}`))}, ${say(`city-${city}`)}`;
}

/** What something costs that may need wood as well as money. */
export function costOf(money: number, wood: number, say: Say): string {
  return wood ? say('board-build-cost', { money, wood }) : say('board-cost', { cost: money });
}

/** What a message asks for, each part in words. */
export function targetsOf({ targets }: Pick<Letter, 'targets'>, say: Say): string {
  return targets.map((target) => say(say.has(`place-${target}`) ? `place-${target}` : `colour-${target}`)).join(' + ');
}

export function letterAbout(letter: Letter, say: Say): string {
  const reached = letter.parts.filter((part) => part.station).map((part) => say(`colour-${part.target}`));
  return list([
    say('board-message', {
      level: letter.level,
      targets: targetsOf(letter, say),
      type: say(`character-${letter.type}`),
      points: letter.points,
    }),
    letter.inHand ? say('board-in-hand', { points: letter.inHand }) : '',
    reached.length ? say('board-stations', { colours: reached.join(', ') }) : '',
  ]);
}

export function characterAbout(character: Character, seats: SeatInfo[], say: Say): string {
  const owners = character.owners.map((owner) => seats[owner]?.name ?? '').join(', ');
  return list([
    say('board-character', {
      character: say(`character-${character.id}`),
      cost: character.cost,
      points: character.points,
      left: character.left,
    }),
    owners ? say('board-owners', { names: owners }) : '',
    help(say, `character-${character.id}-help`),
  ]);
}

/** The turn as the board counts it. */
export function turnOf({ turn, end }: Pick<View, 'turn' | 'end'>, say: Say): string {
  // The turn that is named brings the final round about: a few more follow it.
  return end.turns === null || turn > end.turns
    ? say('board-turn', { turn })
    : say('board-turn-of', { turn, turns: end.turns });
}

/** A figure with its place and its horses. */
export function riderAbout(
  view: View,
  kind: 'merchant' | 'messenger',
  seat: number,
  seats: SeatInfo[],
  say: Say,
): string {
  const rider = view.players[seat]?.[kind];
  return say('board-rider', {
    figure: say(`figure-${kind}`),
    seat: seats[seat]?.name ?? '',
    place: say(`place-${rider?.place}`),
    horses: rider?.horses ?? 0,
  });
}

/** A place as one would describe it to somebody who cannot see the board. */
export function placeAbout(place: Place, seats: SeatInfo[], say: Say): string {
  return list([say(`place-${place.id}`), ...placeFacts(place, seats, say)]);
}

export function placeFacts(place: Place, seats: SeatInfo[], say: Say): string[] {
  const building = place.building;
  return [
    place.good && place.shield
      ? say('board-sells', {
          shield: say(`colour-${place.shield}`),
          good: say(`good-${place.good}`),
          price: place.price ?? 0,
        })
      : '',
    place.beer_price === null ? '' : say('board-beer', { price: place.beer_price }),
    building
      ? say('board-building', { building: say(`building-${building.kind}`), seat: seats[building.owner]?.name ?? '' })
      : '',
    place.circus ? say('board-circus') : '',
    place.horses ? say('board-horses', { horses: place.horses }) : '',
  ].filter(Boolean);
}
