/** What a slip held up for reading says. Elements with `data-info="character:bishop"` can be read this way, by resting
 * the pointer on them, by a tap, or by keyboard. */
import type { Say, SeatInfo } from '../../core/game-ui';
import type { Page } from '../../core/reading.svelte';
import type { Box } from './box';
import { help, sign } from './words';
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

/** A plot of the town with all that stands on it. */
function cell(name: string, view: View, box: Box, seats: SeatInfo[], say: Say): Page | null {
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
  if (!found && !discs.length && !fighters) return null;
  const page = found ? building(found.building, box, say) : { title: '', picture: '', facts: [], text: '' };
  const district = box.districtOf(name);
  return {
    ...page,
    title: full([page.title, name]).join(', '),
    facts: full([
      found?.owner !== null && found?.owner !== undefined && who(found.owner),
      district > 0 &&
        !box.plaza.includes(name) &&
        say('board-district', { district: ROMAN[district] ?? '', points: view.districts[district - 1]?.house ?? 0 }),
      found?.new && say('board-new'),
      found && found.activations > 0 && say('board-activations', { count: found.activations }),
      ...discs,
      fighters,
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
      const facts = [
        say('board-character', { cost: found.cost, needs: found.needs }),
        found.holder !== null && say('board-held', { seat: who(found.holder) }),
        found.holder !== null && !found.active && say('board-next-year'),
        found.used && say('board-used'),
        found.applicant !== null && say('board-applies', { seat: who(found.applicant) }),
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
        facts: [],
        text: help(say, `area-${id}`),
      };
    case 'good':
      return {
        title: say(`board-${id === 'coin' ? 'coins' : id}`),
        picture: `i-${id}`,
        facts: [],
        text: say(id === 'coin' ? 'score-money-help' : `board-${id}-help`),
      };
    case 'enemies':
      return {
        title: say('board-enemies'),
        picture: 'foe-pirates',
        facts: [
          `${sign(say('enemy-natives'))}${say('ui-colon')} ${view.natives}`,
          `${sign(say('enemy-pirates'))}${say('ui-colon')} ${view.pirates}`,
        ],
        text: help(say, 'board-enemies'),
      };
    case 'ship': {
      const aboard = view.ship.cargo.reduce((sum, cargo) => sum + aboardOf(cargo), 0);
      const shares = view.ship.cargo.map((cargo, seat) => {
        const cubes = Object.entries(cargo)
          .filter(([, count]) => count > 0)
          .map(([good, count]) => say(`board-cubes-${good}`, { cubes: count }));
        return cubes.length > 0 && `${who(seat)}${say('ui-colon')} ${cubes.join(', ')}`;
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
