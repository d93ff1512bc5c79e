/** What is drawn, worked out from the view: who stands where, and beside whom. No rule is in here. */
import type { Say, SeatInfo } from '../../core/game/game-ui';
import { rivalIn } from '../../core/game/rival';
import type { Told } from '../../core/server/types';
import { hueOf, SHAPE_OF_COLOUR, type ShapeName } from './art/shapes';
import { stands, type Stand } from './geometry';
import type { Box, Node } from './box';
import type { Rat, Shortcut, Track, View } from './view';

/** In solo Greg's pieces lie where those of a second player would. */
export const GREG = 1;

export interface Team {
  seat: number;
  name: string;
  shape: ShapeName;
  hue: string;
  rats: Rat[];
  /** Greg has neither. */
  light: number | null;
  burrow: string | null;
}

/** A text, or a plain word where the catalogue has none. */
export function sayOr(say: Say, key: string, otherwise = ''): string {
  return say.has(key) ? say(key) : otherwise;
}

/** Everybody with pieces on the board: the players, and Greg in solo. */
export function teamsOf(view: View, seats: readonly SeatInfo[], say: Say): Team[] {
  const teams = view.players.map((player): Team => {
    const shape = SHAPE_OF_COLOUR[seats[player.seat]?.colour ?? player.seat % 5] ?? 'disc';
    const name = seats[player.seat]?.name ?? `${player.seat + 1}`;
    return {
      seat: player.seat,
      name,
      shape,
      hue: hueOf(shape),
      rats: player.rats,
      light: player.light,
      burrow: player.burrow,
    };
  });
  const rival = rivalIn(view, 'greg.points', seats, say);
  if (view.greg && rival) {
    const shape = SHAPE_OF_COLOUR[rival.colour] ?? 'square';
    teams.push({
      seat: GREG,
      name: rival.name,
      shape,
      hue: hueOf(shape),
      rats: view.greg.rats,
      light: null,
      burrow: null,
    });
  }
  return teams;
}

export interface StandingRat {
  key: string;
  team: Team;
  rat: Rat;
  space: number;
  stand: Stand;
}

/** Every rat on the path with its place among those on the same space. */
export function standingRats(teams: readonly Team[]): StandingRat[] {
  const bySpace = new Map<number, { team: Team; rat: Rat }[]>();
  for (const team of teams)
    for (const rat of team.rats)
      if (rat.space !== null) bySpace.set(rat.space, [...(bySpace.get(rat.space) ?? []), { team, rat }]);
  return [...bySpace].flatMap(([space, here]) => {
    const places = stands(here.length);
    return here.map(({ team, rat }, at) => ({
      key: `${team.seat}-${rat.rat}`,
      team,
      rat,
      space,
      stand: places[at] ?? { dx: 0, dy: 57, scale: 1 },
    }));
  });
}

export interface Shared<Place> {
  team: Team;
  place: Place;
  /** Its place among those that share it. */
  order: number;
  count: number;
}

/** Markers with their order among those on the same place. */
export function sharing<Place>(teams: readonly Team[], placeOf: (team: Team) => Place | null): Shared<Place>[] {
  const placed = teams.flatMap((team) => {
    const place = placeOf(team);
    return place === null ? [] : [{ team, place }];
  });
  return placed.map(({ team, place }) => {
    const same = placed.filter((other) => other.place === place);
    return { team, place, order: same.findIndex((other) => other.team === team), count: same.length };
  });
}

/** The resources printed on a space, one name for each icon. */
export function iconsOf(gives: Record<string, number>): string[] {
  return Object.entries(gives).flatMap(([resource, amount]) => Array<string>(amount).fill(resource));
}

/** Goods on a counter, one name for each piece. */
export function goodsOf(items: Record<string, number>): string[] {
  return iconsOf(items);
}

/** A strip of the variable side lies over the printed values. */
export function isLoose(track: Track): boolean {
  return track.strip !== track.track;
}

/** A shortest way through the tunnels, for a marker that scurries; without its two ends. */
export function tunnelWay(nodes: readonly Node[], from: string, to: string): string[] {
  const next = new Map(nodes.map((node) => [node.id, node.next]));
  const reached = new Map<string, string[]>([[from, []]]);
  for (const [node, way] of reached)
    for (const step of next.get(node) ?? []) {
      if (step === to) return way;
      if (!reached.has(step)) reached.set(step, [...way, step]);
    }
  return [];
}

/** `item-backpack-cheese` names a kind of thing and what it is about. */
export function itemOf(item: string): { kind: 'backpack' | 'drink' | 'cap'; about: string } {
  if (item.startsWith('backpack-')) return { kind: 'backpack', about: item.slice('backpack-'.length) };
  if (item.startsWith('cap-')) return { kind: 'cap', about: item.slice('cap-'.length) };
  return { kind: 'drink', about: '' };
}

/** What a thing is about, in short: the words in brackets of its name, "Backpack (Cheese)". */
export function shortName(name: string): string {
  return /\(([^)]+)\)/.exec(name)?.[1] ?? name;
}

/** What a thing on sale brings, in short: "+2 a turn", "6 each"; just the number where there is little room. */
export function gainOf(say: Say, box: Box, item: string, short = false): string {
  const { kind, about } = itemOf(item);
  if (kind === 'drink') return '×2';
  const count = (kind === 'backpack' ? box.extra[about] : box.capPoints[about]) ?? 0;
  if (short) return kind === 'backpack' ? `+${count}` : `${count} ×`;
  return kind === 'backpack' ? say('tray-a-turn', { count }) : say('tray-each', { points: count });
}

/** The booths where a player may shop now. */
export function shopsFor({ turn }: View, you: number): readonly string[] {
  return turn.step === 'shop' && turn.seat === you ? turn.shops : [];
}

export interface Way {
  /** From the rat to where it would end; only these two where it is not said which way it takes. */
  spaces: readonly number[];
  /** Those of its steps that lead through a pipe: from which space. */
  pipes: readonly number[];
}

/** The ways of the rats that the choices name, each once: a rat and the space where it would end. */
export function waysOf(view: View, choices: readonly (readonly string[])[], mover: number): Way[] {
  const rats = view.players[mover]?.rats ?? [];
  const ways = choices.flatMap((targets): [string, Way][] => {
    const space = targets.findLast((target) => target.startsWith('space:'));
    const rat = rats.find((one) => targets.includes(`rat:${one.rat}`));
    if (!space || rat?.space === null || rat?.space === undefined) return [];
    const [from, to] = [rat.space, Number(space.slice('space:'.length))];
    const said = targets.some((target) => target.startsWith('pipe:'));
    const taken = view.shortcuts.filter(({ shortcut }) => targets.some((target) => pipesIn(target).includes(shortcut)));
    const unknown = !said && view.shortcuts.some(({ entrance, exit }) => from <= entrance && exit <= to);
    const spaces = unknown ? [from, to] : throughPipes(from, to, taken);
    return [[spaces.join(), { spaces, pipes: taken.map(({ entrance }) => entrance) }]];
  });
  return [...new Map(ways).values()];
}

/** The spaces a rat went over: on foot from one to the next, else through the pipes it took. */
export function passes({ name, values }: Told, view: View): string[] {
  const [from, to] = [Number(values['start']), Number(values['space'])];
  if (name !== 'moved' || !(from < to)) return [];
  const taken = pipesIn(`pipe:${values['way'] ?? ''}`);
  const pipes = view.shortcuts.filter(({ shortcut }) => taken.includes(shortcut));
  return throughPipes(from, to, pipes).map((space) => `space:${space}`);
}

/** `pipe:p1-p3` names two pipes. */
function pipesIn(target: string): string[] {
  return target.startsWith('pipe:') ? target.slice('pipe:'.length).split('-') : [];
}

function throughPipes(from: number, to: number, pipes: readonly Shortcut[]): number[] {
  const spaces = [from];
  for (let at = from; at < to;) {
    const pipe = pipes.find(({ entrance }) => entrance === at);
    at = pipe ? pipe.exit : at + 1;
    spaces.push(at);
  }
  return spaces;
}
