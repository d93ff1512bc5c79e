/** What a card held up for reading says. Elements with `data-info="character:witch"` can be read this way. */
import type { Say, SeatInfo } from '../../core/game-ui';
import { CITY_COLOUR } from './art/pieces';
import { GROUPS, LAPIS } from './art/palette';
import { figuresOf, letterOf } from './model';
import type { View } from './view';
import { costOf, placeFacts, riderAbout, targetsOf, titled } from './words';

export interface Page {
  title: string;
  /** A drawing of the definitions. */
  picture: string;
  ground: string;
  facts: string[];
  text: string;
}

const PICTURES: Record<string, string> = { castle: 'keep', palace: 'pal-ducal' };

/** Where a card is held up, in pixels of the board: it may not reach below `bottom`. */
export interface Hold {
  x: number;
  y: number;
  width: number;
  bottom: number;
}

const WIDTH = 300;
const HEIGHT = 200;
const GAP = 8;

/** Beside what it explains, inside the part of the board one sees. */
export function placeBeside(mark: DOMRect, board: HTMLElement): Hold {
  const whole = board.getBoundingClientRect();
  const frame = scrolling(board)?.getBoundingClientRect() ?? whole;
  const seen = {
    left: Math.max(whole.left, frame.left, 0),
    right: Math.min(whole.right, frame.right, innerWidth),
    top: Math.max(whole.top, frame.top, 0),
    bottom: Math.min(whole.bottom, frame.bottom, innerHeight),
  };
  const width = Math.min(WIDTH, seen.right - seen.left - 2 * GAP);
  const [after, before] = [mark.right + GAP, mark.left - GAP - width];
  const room = after + width < seen.right ? after : before > seen.left ? before : null;
  const x = room ?? Math.max(seen.left + GAP, Math.min(mark.left, seen.right - width - GAP));
  const above = mark.top - GAP - HEIGHT;
  const y = room !== null ? mark.top - 20 : above > seen.top ? above : mark.bottom + GAP;
  return { x: x - whole.left, y: Math.max(seen.top + 4, y) - whole.top, width, bottom: seen.bottom - 14 - whole.top };
}

function scrolling(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflow)) return at;
  return null;
}

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
          say('board-cost', { cost: found.cost }),
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
