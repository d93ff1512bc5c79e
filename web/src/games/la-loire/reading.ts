/** What a card held up for reading says. Elements with `data-info="character:witch"` can be read this way. */
import type { Say, SeatInfo } from '../../core/game-ui';
import type { Page } from '../../core/reading.svelte';
import { CITY_COLOUR } from './art/pieces';
import { GROUPS, LAPIS } from './art/palette';
import { figuresOf, letterOf } from './model';
import type { View } from './view';
import { costOf, placeFacts, riderAbout, targetsOf, titled } from './words';

const PICTURES: Record<string, string> = { castle: 'keep', palace: 'pal-ducal' };

/** The page for what `info` names, or null where there is nothing to read. */
export function pageOf(info: string, view: View, seats: SeatInfo[], say: Say): Page | null {
  const colon = info.indexOf(':');
  const [kind, id] = [info.slice(0, colon), info.slice(colon + 1)];
  const names = (owners: number[]): string[] => {
    const all = owners.map((owner) => seats[owner]?.name ?? '').join(', ');
    return all ? [say('board-owners', { names: all })] : [];
  };
  switch (kind) {
    case 'character': {
      const found = view.characters.find((one) => one.id === id);
      if (!found) return null;
      return {
        title: titled(say(`character-${id}`)),
        picture: `em-${id}`,
        ground: GROUPS[found.group]?.[0] ?? LAPIS,
        facts: [
          say('board-hire-cost', { cost: found.cost }),
          say('board-points', { points: found.points }),
          say('board-left', { left: found.left }),
          ...names(found.owners),
        ],
        text: say(`character-${id}-help`),
      };
    }
    case 'palace': {
      const found = view.palaces.find((one) => one.id === id);
      if (!found) return null;
      return {
        title: `${titled(say(`kind-${found.kind}`))}, ${say(`city-${found.city}`)}`,
        picture: `pal-${found.kind}`,
        ground: CITY_COLOUR[found.city] ?? LAPIS,
        facts: [
          say('board-cost', { cost: found.cost }),
          say('board-points', { points: found.points }),
          say('board-left', { left: found.left }),
          ...names(found.owners),
        ],
        text: say(`kind-${found.kind}-help`),
      };
    }
    case 'message': {
      const letter = letterOf(view, id);
      const reached = letter.parts.filter((part) => part.station).map((part) => say(`colour-${part.target}`));
      return {
        title: titled(targetsOf(letter, say)),
        picture: `em-${letter.type}`,
        ground: ['', '#6b7f40', '#2a5aa3', '#8c2026', '#6d3a86'][letter.level] ?? LAPIS,
        facts: [
          say('board-level', { level: letter.level }),
          titled(say(`character-${letter.type}`)),
          say('board-points', { points: letter.points }),
          ...(reached.length ? [say('board-stations', { colours: reached.join(', ') })] : []),
        ],
        text: say(`level-${letter.level}-help`),
      };
    }
    case 'deck': {
      const deck = view.decks.find((one) => String(one.level) === id);
      if (!deck) return null;
      const known = deck.under
        .filter((card): card is string => card !== null)
        .map((card) => targetsOf(letterOf(view, card), say));
      return {
        title: say('board-level', { level: deck.level }),
        picture: 'letter',
        ground: ['', '#6b7f40', '#2a5aa3', '#8c2026', '#6d3a86'][deck.level] ?? LAPIS,
        facts: [say('board-cost', { cost: deck.price }), say('board-left', { left: deck.size })],
        text: known.length ? say('board-under', { cards: known.join('; ') }) : say(`level-${deck.level}-help`),
      };
    }
    case 'good': {
      const good = view.goods.find((one) => one.id === id);
      if (!good) return null;
      return {
        title: titled(say(`good-${id}`)),
        picture: `good-${id}`,
        ground: '#7a5c3e',
        facts: [titled(say('board-left', { left: good.left })), titled(say('board-sells-for', { price: good.sells }))],
        text: say(`good-${id}-help`),
      };
    }
    case 'place': {
      const place = view.places.find((one) => one.id === id);
      if (!place) return null;
      const here = figuresOf(view).filter((figure) => view.places[figure.place] === place);
      const lines = [
        ...placeFacts(place, seats, say),
        ...here.map((figure) => riderAbout(view, figure.kind, figure.seat, seats, say)),
      ];
      return {
        title: say(`place-${id}`),
        picture: place.shield ? `sh-${place.shield}` : '',
        ground: place.city ? (CITY_COLOUR[id] ?? LAPIS) : '#56692f',
        facts: lines,
        text: place.city ? say('board-city-help') : '',
      };
    }
    case 'tile': {
      const tile = view.market.find((one) => one.colour === id);
      if (!tile) return null;
      const text = [say('board-tile-help'), tile.sign ? say(`board-sign-${tile.sign}`) : ''].join(' ');
      return {
        title: say('board-tile', { colour: say(`colour-${id}`), price: tile.price }),
        picture: `sh-${id}`,
        ground: LAPIS,
        facts: [],
        text,
      };
    }
    case 'building': {
      const cost = view.constructions.find((one) => one.kind === id);
      const palace = view.palaces[0];
      const facts = cost
        ? [costOf(cost.money, cost.wood, say)]
        : palace
          ? [say('board-cost', { cost: palace.cost }), say('board-points', { points: palace.points })]
          : [];
      return {
        title: titled(say(`building-${id}`)),
        picture: PICTURES[id] ?? id,
        ground: '#7a5c3e',
        facts,
        text: say(`building-${id}-help`),
      };
    }
    default:
      return null;
  }
}
