/** What a card held up for reading says. Elements with `data-info="character:witch"` can be read this way. */
import type { Say, SeatInfo } from '../../core/game/game-ui';
import type { Page } from '../../core/reading/reading.svelte';
import { CITY_COLOUR } from './art/pieces';
import { GROUPS, LAPIS } from './art/palette';
import { figuresOf, letterOf } from './model';
import type { Player, View } from './view';
import { costOf, placeFacts, riderAbout, targetsOf, titled, turnOf } from './words';

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
          say('board-goes-to', { targets: targetsOf(letter, say) }),
          say('board-level', { level: letter.level }),
          titled(say(`character-${letter.type}`)),
          say('board-brings', { points: letter.points, money: letter.pays }),
          ...(letter.inHand ? [titled(say('board-in-hand', { points: letter.inHand }))] : []),
          ...(reached.length ? [say('board-stations', { colours: reached.join(', ') })] : []),
        ],
        text: [say(`level-${letter.level}-help`), say('board-undelivered')].join(' '),
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
    case 'loire': {
      const space = Number(id);
      const boats = view.players.filter((player) => player.boat === space).map((player) => player.seat);
      return {
        title: say('board-loire-space', { space }),
        picture: 'boat',
        ground: LAPIS,
        facts: boats.map((seat) => say('board-boat', { seat: seats[seat]?.name ?? '', space })),
        text: [space === view.end.loire ? `${say('board-end-space')}.` : '', say('score-loire-help')].join(' ').trim(),
      };
    }
    case 'end': {
      const { loire: space, messages, turns } = view.end;
      return {
        title: say('board-end-name'),
        picture: '',
        ground: LAPIS,
        facts: [turnOf(view, say)],
        text:
          turns === null
            ? say('board-end-help', { space, messages })
            : say('board-end-solo-help', { space, messages, turns }),
      };
    }
    default: {
      const player = view.players[Number(id)];
      return player ? holdingPage(kind, player, view, seats, say) : null;
    }
  }
}

/** What stands on a player's card beside goods and cards. */
function holdingPage(kind: string, player: Player, view: View, seats: SeatInfo[], say: Say): Page | null {
  const page = (title: string, picture: string, facts: string[], text: string): Page => ({
    title: titled(title),
    picture,
    ground: '#7a5c3e',
    facts,
    text,
  });
  const held = say('board-held', { count: player.held.length, limit: player.message_limit });
  const tokens = say('board-tokens', { count: player.tokens.filter((token) => token === null).length });
  switch (kind) {
    case 'money': {
      const { money, ceiling } = player;
      return page(say('sign-money'), 'coin', [say('board-money', { money, ceiling })], say('board-money-help'));
    }
    case 'merchant':
    case 'messenger': {
      const { heading, horses } = player[kind];
      const facts = [
        riderAbout(view, kind, player.seat, seats, say),
        ...(heading ? [titled(say(`way-${heading}`))] : []),
        say('board-horses-of', { horses, limit: player.stack_limit }),
      ];
      return page(say(`figure-${kind}`), kind, facts, say(`board-${kind}-help`));
    }
    case 'boat': {
      const facts = [say('board-boat-of', { space: player.boat, end: view.end.loire })];
      return page(say('board-boat-name'), 'boat', facts, say('board-boat-help'));
    }
    case 'delivered': {
      const piles = player.delivered_levels.map((count, at) =>
        count ? say('board-pile', { level: at + 1, count }) : '',
      );
      const all = say('board-delivered', { count: player.delivered.length, end: view.end.messages });
      return page(say('score-delivered'), 'letter', [all, ...piles.filter(Boolean)], say('score-delivered-help'));
    }
    case 'held':
      return page(say('tray-letters'), 'letter', [held, tokens], say('score-undelivered-help'));
    case 'tokens':
      return page(say('board-tokens-name'), 'cube', [tokens], say('board-tokens-help'));
    case 'pieces': {
      const { farms, monasteries } = player;
      return page(say('board-to-build'), 'farm', [say('board-pieces-left', { farms, monasteries })], '');
    }
    default:
      return null;
  }
}
