/** What a card held up for reading says. Elements with `data-info="item:energy-drink"` can be read this way, by resting
 * the pointer on them, by a tap, or by keyboard. */
import type { Say } from '../../core/game/game-ui';
import { Reader, type Page } from '../../core/reading/reading.svelte';
import { CAN_HUE } from './art/rocket';
import { STALL } from './art/stall';
import type { Box } from './box';
import { LAUNCHPAD, START } from './geometry';
import { GREG, sayOr, standingRats, type Team } from './model';
import type { View } from './view';
import { cardWords, trackWords, whereIs, withHelp } from './words';

const SOIL = '#8f5a35';
const NIGHT = '#2c2c86';
const SHELF = '#a8643f';
const RATTRONAUT = 'rattronaut';

/** How the colours of the path are painted behind a heading. */
const PAINT: Record<string, string> = {
  yellow: '#b07a0a',
  green: '#2f7d1f',
  orange: '#b9560f',
  blue: '#2a5fc0',
  white: '#5d5690',
};

/** What lies on the stage explains itself: it is read only when the pointer rests on it. What can be chosen there is told
 * by the house, beside the place. */
export function readerOf(): Reader {
  return new Reader((info, acts, by) => {
    const onStage = /^(space|node|nursery|pipe|light|booth|track):/.test(info);
    // A tap on a booth opens it.
    if (onStage && (acts || (by === 'tap' && info.startsWith('booth:')))) return null;
    return by === 'mouse' ? (onStage ? 700 : 260) : 0;
  });
}

/** The first letter of a name that stands by itself. */
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const full = (parts: (string | false | null | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part));

/** The page for what `info` names, or null where there is nothing to read. */
export function pageOf(info: string, view: View, box: Box, teams: readonly Team[], say: Say): Page | null {
  const colon = info.indexOf(':');
  const [kind, id] = [info.slice(0, colon), info.slice(colon + 1)];
  switch (kind) {
    case 'space':
      return spacePage(Number(id), view, teams, say);
    case 'booth': {
      const booth = view.booths.find((one) => one.booth === id);
      if (!booth) return null;
      const left = Object.entries(booth.items).map(([item, count]) => `${count} × ${say(`item-${item}`)}`);
      return {
        title: say(`booth-${id}`),
        picture: id,
        ground: STALL[id]?.hue ?? NIGHT,
        facts: [titled(say('show-space', { space: booth.space })), say('board-price', { price: booth.price })],
        text: full([say(`booth-${id}-help`), left.length ? `${left.join(', ')}.` : say('tray-sold-out')]).join(' '),
      };
    }
    case 'item': {
      const booth = view.booths.find((one) => id in one.items);
      return {
        title: say(`item-${id}`),
        picture: `item:${id}`,
        ground: NIGHT,
        facts: full([
          booth && say('board-price', { price: booth.price }),
          booth && say('board-left', { count: booth.items[id] ?? 0 }),
        ]),
        text: say(`item-${id}-help`),
      };
    }
    case 'comic':
      return {
        title: say(`comic-${id}`),
        picture: `comic:${id}`,
        ground: SHELF,
        facts: [],
        text: say(`comic-${id}-help`),
      };
    case 'good': {
      if (id === 'moldy-cheese')
        return {
          title: say('panel-moldy'),
          picture: id,
          ground: '#8a5a0a',
          facts: [],
          text: say('score-awards-help'),
        };
      const award = id === 'awards';
      return {
        title: say(award ? 'tray-awards' : `good-${id}`),
        picture: award ? 'award' : `resource-${id}`,
        ground: '#8a5a0a',
        facts: [say('board-supply', { count: award ? view.awards_left : (view.supply[id] ?? 0) })],
        text: say(award ? 'score-awards-help' : `good-${id}-help`),
      };
    }
    case 'node': {
      const reward = box.nodes.find((node) => node.id === id)?.reward ?? '';
      return {
        title: titled(say(`node-${id}`)),
        picture: '',
        ground: SOIL,
        facts: present(
          teams.filter((team) => team.burrow === id),
          say,
        ),
        text: say(reward ? `board-reward-${reward}` : 'board-burrow-help'),
      };
    }
    case 'nursery': {
      const asleep = teams.map((team) => ({ team, rats: team.rats.filter((rat) => rat.place === 'nursery').length }));
      return {
        title: titled(say('place-nursery')),
        picture: 'track-rattronaut',
        ground: SOIL,
        facts: asleep.filter(({ rats }) => rats > 0).map(({ team, rats }) => `${team.name}${say('ui-colon')} ${rats}`),
        text: say('board-reward-raise'),
      };
    }
    case 'pipe': {
      const at = view.shortcuts.findIndex((one) => one.shortcut === id);
      const pipe = view.shortcuts[at];
      if (!pipe) return null;
      const { entrance, exit, cost } = pipe;
      return {
        title: say('board-pipe', { number: at + 1, entrance, exit, material: say(`material-${cost}`) }),
        picture: `resource-${cost}`,
        ground: '#1d7568',
        facts: [],
        text: '',
      };
    }
    case 'light': {
      const light = Number(id);
      const big = view.construction_lights.includes(light);
      return {
        title: say('board-light-number', { light, end: view.light_end }),
        picture: big ? 'lamp-on' : 'bulb-on',
        ground: NIGHT,
        facts: present(
          teams.filter((team) => team.light === light),
          say,
        ),
        text: say(big ? 'board-construction-help' : 'board-light-help'),
      };
    }
    case 'track': {
      const track = view.tracks.find((one) => one.track === id);
      if (!track) return null;
      return {
        title: say(`track-${id}`),
        picture: `track-${id}`,
        ground: id === 'rocket' ? NIGHT : darker(CAN_HUE[id] ?? NIGHT),
        facts: id === RATTRONAUT ? [] : withoutMarkers(view, teams, say),
        text: trackWords(say, track, teams, view.greg?.prepared[id] ?? false),
      };
    }
    case 'round':
      return {
        title: say('show-round', { round: view.round }),
        picture: '',
        ground: NIGHT,
        facts: view.last_round === null ? [] : [say('show-last-round', { round: view.last_round })],
        text: say('panel-round-help'),
      };
    case 'rats': {
      const team = teams.find((one) => one.seat === Number(id));
      return {
        title: say('panel-rats'),
        picture: 'head',
        ground: NIGHT,
        facts: (team?.rats ?? []).map((rat) => `${rat.rat}: ${whereIs(say, rat)}`),
        text: full([
          say('panel-rats-help'),
          ...(team?.rats ?? []).map((rat) => rat.super_rat && withHelp(say, `comic-${rat.super_rat}`)),
        ]).join(' '),
      };
    }
    case 'starter':
      return {
        title: say('panel-starter'),
        picture: '',
        ground: NIGHT,
        facts: [],
        text: say('panel-starter-help'),
      };
    case 'markers': {
      const player = view.players[Number(id)];
      return {
        title: say('panel-markers'),
        picture: '',
        ground: NIGHT,
        facts: player ? [`${player.markers_used} / ${box.markersToEnd}`] : [],
        text: say('panel-markers-help'),
      };
    }
    case 'card': {
      const card = box.cards[id];
      return card
        ? { title: say(`card-${id}`), picture: '', ground: NIGHT, facts: [], text: cardWords(say, id, card) }
        : null;
    }
    case 'deck':
      return {
        title: teams.find((team) => team.seat === GREG)?.name ?? '',
        picture: '',
        ground: NIGHT,
        facts: [],
        text: say('board-deck', { count: view.greg?.deck ?? 0 }),
      };
    default:
      return null;
  }
}

function spacePage(space: number, view: View, teams: readonly Team[], say: Say): Page {
  const printed = view.path[space - 1];
  const name = titled(say('show-space', { space }));
  const here = standingRats(teams).filter((standing) => standing.space === space);
  const rats = present([...new Set(here.map(({ team }) => team))], say);
  if (!printed || space === START || space === LAUNCHPAD) {
    const text = say(space === START ? 'board-start-help' : 'board-launchpad-help');
    return { title: name, picture: 'track-rocket', ground: NIGHT, facts: rats, text };
  }
  const gives = Object.entries(printed.gives).map(([good, amount]) => `${amount} × ${say(`resource-${good}`)}`);
  return {
    title: `${name}, ${sayOr(say, `colour-${printed.colour}`)}`,
    picture: `resource-${Object.keys(printed.gives)[0] ?? ''}`,
    ground: PAINT[printed.colour] ?? NIGHT,
    facts: [say('board-gives', { goods: gives.join(', ') }), ...rats],
    text: full([
      say('board-lit-at', { light: printed.lit_at }),
      printed.booth && `${say(`booth-${printed.booth}`)}: ${say(`booth-${printed.booth}-help`)}`,
    ]).join(' '),
  };
}

/** Who can score nothing more here, for want of a marker. Rats need none. */
function withoutMarkers({ players }: View, teams: readonly Team[], say: Say): string[] {
  const names = teams.filter(({ seat }) => players[seat]?.markers_left === 0).map(({ name }) => name);
  return names.length ? [say('board-no-marker', { names: names.join(', ') })] : [];
}

function present(teams: readonly Team[], say: Say): string[] {
  return teams.length ? [say('board-here', { names: teams.map((team) => team.name).join(', ') })] : [];
}

/** A can's colour, dark enough for white letters. */
function darker(hue: string): string {
  return `color-mix(in srgb, ${hue} 62%, #150b30)`;
}
