/** What a slip held up for reading says. Elements with `data-info="character:bishop"` can be read this way, by resting
 * the pointer on them, by a tap, or by keyboard. */
import type { Say, SeatInfo } from '../../core/game/game-ui';
import type { Page } from '../../core/reading/reading.svelte';
import type { Box } from './box';
import { amountsText, capital } from '../../core/game/words';
import { lackText, needsText, shipText } from './question';
import { edgeName, help, sign } from './words';
import type { View } from './view';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

const full = (parts: (string | false | null | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part));

export const aboardOf = (cargo: Record<string, number>): number =>
  Object.values(cargo).reduce((sum, cubes) => sum + cubes, 0);

function building(id: string, box: Box, say: Say): Page {
  const print = box.minors.find((one) => one.id === id);
  return {
    title: sign(say(`building-${id}`)),
    picture: `b-${id}`,
    facts: full([print && print.points > 0 && say('board-points', { points: print.points })]),
    text: help(say, `building-${id}`),
  };
}

/** What an empty plot is for. */
function ground(name: string, box: Box, say: Say): Page {
  const site = box.fortSites.includes(name) ? 'fort' : box.portSite === name ? 'port' : null;
  if (box.plaza.includes(name))
    return { title: say('board-plaza'), picture: '', facts: [], text: help(say, 'board-plaza') };
  if (site)
    return {
      title: say('board-site', { building: say(`ladder-${site}`) }),
      picture: `b-${site}`,
      facts: [],
      text: help(say, `ladder-${site}`),
    };
  const open = box.startZone.has(name);
  return {
    title: '',
    picture: '',
    facts: full([open && say('board-start-zone')]),
    text: open ? '' : help(say, 'board-plot'),
  };
}

/** A plot of the town with all that stands on it. */
function cell(name: string, view: View, box: Box, seats: SeatInfo[], say: Say): Page {
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const found = view.buildings.find((one) => one.cell === name);
  const discs = view.discs
    .filter((one) => one.cell === name)
    .map((one) => `${who(one.seat)}${say('ui-colon')} ${say('board-discs', { discs: one.discs })}`);
  const group = view.fight?.groups.find((one) => one.cell === name);
  const fighters = group
    ? group.enemy
      ? `${sign(say(`enemy-${view.fight?.enemy}`))}: ${group.size}`
      : group.seats.map(who).join(', ')
    : '';
  const page = found ? building(found.building, box, say) : ground(name, box, say);
  const district = box.districtOf(name);
  return {
    ...page,
    title: full([page.title, name]).join(', '),
    facts: full([
      ...page.facts,
      found?.owner !== null && found?.owner !== undefined && who(found.owner),
      district > 0 &&
        !box.plaza.includes(name) &&
        say('board-district', { district: ROMAN[district] ?? '', points: view.districts[district - 1]?.house ?? 0 }),
      found?.new && say('board-new'),
      !view.fight && found?.building === 'hut' && discs.length > 0 && say('board-waits'),
      found && found.activations > 0 && say('board-activations', { count: found.activations }),
      ...discs,
      fighters,
      group && !group.enemy && typeof found?.owner === 'number' && group.seats.some((seat) => seat !== found.owner)
        ? say('board-guests')
        : '',
    ]),
  };
}

/** The page for what `info` names, or null where there is nothing to read. */
export function pageOf(info: string, view: View, box: Box, seats: SeatInfo[], say: Say): Page | null {
  const [kind = '', id = ''] = info.split(':');
  const who = (seat: number | null): string => (seat === null ? '' : (seats[seat]?.name ?? ''));
  switch (kind) {
    case 'cell':
      return cell(id, view, box, seats, say);
    case 'building':
      return building(id, box, say);
    case 'character': {
      const found = view.characters[id];
      if (!found) return null;
      const reader = seats.findIndex(({ you }) => you);
      const lack = view.players[reader]?.lacks[id];
      const facts = [
        say('board-character', { cost: found.cost, needs: found.needs }),
        found.holder !== null && say('board-held', { seat: who(found.holder) }),
        found.holder !== null && !found.active && say('board-next-year'),
        found.used && say('board-used'),
        found.applicant !== null && say('board-applies', { seat: who(found.applicant) }),
        lack && say('board-lacks', { lack: lackText(lack, say) }),
        found.holder === null && needsText(view, reader, id, say),
      ];
      return {
        title: say(`character-${id}`),
        picture: `c-${id}`,
        facts: full(facts),
        text: help(say, `character-${id}`),
      };
    }
    case 'ladder': {
      const found = view.ladders[id];
      if (!found) return null;
      const picture = id === 'walls' ? 'i-wall' : id === 'roads' ? 'i-road' : `b-${id}`;
      const taken = found.spaces.filter((space) => space.seat !== null).length;
      return {
        title: say(`ladder-${id}`),
        picture,
        facts: [found.built ? say('board-built') : `${taken} / ${found.spaces.length}`],
        text: help(say, `ladder-${id}`),
      };
    }
    case 'column':
      return { title: say(`column-${id}`), picture: `w-${id}`, facts: [], text: help(say, `column-${id}`) };
    case 'area':
      return {
        title: say(`area-${id}`),
        picture: id === 'agriculture' || id === 'crafts' ? `w-${id}` : id === 'dock' ? 'b-port' : '',
        facts: id === 'dock' && view.ship.status === 'docked' ? [shipText(view, say)] : [],
        text: help(say, `area-${id}`),
      };
    case 'good':
      return {
        title: say(`board-${id === 'coin' ? 'coins' : id}`),
        picture: `i-${id}`,
        facts: [],
        text: say(id === 'coin' ? 'score-money-help' : `board-${id}-help`),
      };
    case 'worker':
      return {
        title: say('board-at-home'),
        picture: `disc${seats[Number(id)]?.colour ?? 0}`,
        facts: [`${view.players[Number(id)]?.supply ?? 0} / ${box.discsPerSeat}`],
        text: help(say, 'board-at-home'),
      };
    case 'track':
      return {
        title: say('board-track'),
        picture: '',
        facts: [
          say('board-points', { points: view.players[Number(id)]?.points ?? 0 }),
          `${capital(say('board-total'))}${say('ui-colon')} ${view.players[Number(id)]?.total ?? 0}`,
        ],
        text: help(say, 'board-track'),
      };
    case 'homes': {
      const own = view.buildings.filter((one) => one.owner === Number(id));
      return {
        title: say('board-homes'),
        picture: 'b-house',
        facts: [
          ...['hut', 'house'].map(
            (kind) => `${sign(say(`building-${kind}`))}: ${own.filter((one) => one.building === kind).length}`,
          ),
          say('board-dwellings', { tiles: view.players[Number(id)]?.dwellings ?? 0 }),
        ],
        text: help(say, 'board-homes'),
      };
    }
    case 'price':
      return {
        title: say('board-next-price'),
        picture: 'i-coin',
        facts: [],
        text: say('board-bought', { count: view.players[Number(id)]?.bought ?? 0 }),
      };
    case 'led':
      return {
        title: who(Number(id)),
        picture: 'i-skull',
        facts: [say('board-attacked')],
        text: help(say, 'board-attacked'),
      };
    case 'pool': {
      const kinds = id.split('-').map((kind) => say(`building-${kind}`));
      return {
        title: say('board-tiles-left', { tiles: view.pools[id] ?? 0 }),
        picture: `b-${id.split('-')[0]}`,
        facts: [sign(kinds.join(', '))],
        text: help(say, 'board-tiles-left'),
      };
    }
    case 'pieces':
      return {
        title: say('board-pieces', { pieces: view.pieces }),
        picture: 'i-wall',
        facts: [],
        text: help(say, 'board-pieces'),
      };
    case 'year': {
      const signs = [...(box.symbols[Number(id) - box.firstYear] ?? '')];
      return {
        title: say('board-year', { year: id, last: String(view.last_year) }),
        picture: '',
        facts: Number(id) < view.last_year ? signs.map((one) => say(`board-symbol-${one}`)) : [],
        text: help(say, 'board-year'),
      };
    }
    case 'line':
      return { title: say('board-road'), picture: 'i-road', facts: [], text: help(say, 'board-road') };
    case 'edge':
      return {
        title: say('board-wall'),
        picture: 'i-wall',
        facts: [edgeName(say, id)],
        text: help(say, 'board-wall'),
      };
    case 'staged':
      return {
        title: `${sign(say(`enemy-${view.fight?.enemy}`))}: ${view.fight?.staged[id] ?? 0}`,
        picture: `foe-${view.fight?.enemy}`,
        facts: [`${edgeName(say, id)}, ${say('board-outside')}`],
        text: help(say, 'board-outside'),
      };
    case 'idle':
      return {
        title: sign(say('board-idle')),
        picture: 'i-swords',
        facts: [`${view.fight?.idle ?? 0} / ${box.idleRounds}`],
        text: say('board-idle-help', { rounds: box.idleRounds }),
      };
    case 'enemies':
      return {
        title: say('board-enemies'),
        picture: 'foe-pirates',
        facts: [
          say('board-chance', {
            enemy: sign(say('enemy-natives')),
            value: view.natives,
            percent: view.chances['natives'] ?? 0,
          }),
          say('board-chance', {
            enemy: sign(say('enemy-pirates')),
            value: view.pirates,
            percent: view.chances['pirates'] ?? 0,
          }),
        ],
        text: help(say, 'board-enemies'),
      };
    case 'ship': {
      const aboard = view.ship.cargo.reduce((sum, cargo) => sum + aboardOf(cargo), 0);
      const shares = view.ship.cargo.map((cargo, seat) => {
        return aboardOf(cargo) > 0 && `${who(seat)}${say('ui-colon')} ${amountsText(cargo, say)}`;
      });
      const { status, home, paid, room, voyages } = view.ship;
      const state =
        status === 'away'
          ? say('board-away', { year: String(home) })
          : say(status === 'absent' ? 'board-no-ship' : paid ? 'board-paid' : 'board-docked');
      return {
        title: say('board-ship'),
        picture: 'b-port',
        facts: full([
          state,
          say('board-cargo', { cubes: aboard, room }),
          status === 'docked' && shipText(view, say),
          voyages > 0 && say('board-voyages', { voyages }),
          ...shares,
        ]),
        text: help(say, 'board-ship'),
      };
    }
    case 'district': {
      const found = view.districts[Number(id) - 1];
      if (!found) return null;
      const houses = found.houses.map((count, seat) => (count ? `${who(seat)} ${count}` : '')).filter(Boolean);
      return {
        title: say('board-district', { district: ROMAN[Number(id)] ?? '', points: found.house }),
        picture: 'b-house',
        facts: full([
          found.connected && say('board-connected'),
          found.walled && say('board-walled'),
          houses.length > 0 && say('board-houses', { houses: houses.join(', ') }),
        ]),
        text: help(say, 'board-district'),
      };
    }
    case 'player': {
      const player = view.players[Number(id)];
      if (!player) return null;
      return {
        title: who(Number(id)),
        picture: `disc${seats[Number(id)]?.colour ?? 0}`,
        facts: full([
          say('board-supply', { discs: player.supply }),
          player.bid > 0 && say('board-bid', { discs: player.bid }),
          player.attacked && say('board-attacked'),
        ]),
        text: help(say, 'area-turn-order'),
      };
    }
    default:
      return null;
  }
}
