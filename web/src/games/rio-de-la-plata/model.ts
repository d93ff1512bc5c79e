/** Where every worker and every enemy is in a view, and where that is on the page. */
import type { Box } from './box';
import type { Plan, Point } from './geometry';
import { areaStand, characterStand, dockStand, ladderStand, slotStand, type Stage, type Stand } from './layout';
import type { Piece } from './motion';
import type { Group, View } from './view';

const many = (place: string, count: number): string[] => Array<string>(count).fill(place);

/** The place of a group in the town. The one on the move is lifted from its cell, and may stand over another. */
const groupPlace = (group: Group, moving = false): string => `${moving ? 'mover' : 'group'}:${group.cell}`;

const groupsOf = (view: View): { group: Group; place: string }[] => {
  const fight = view.fight;
  if (!fight) return [];
  return [
    ...fight.groups.map((group) => ({ group, place: groupPlace(group) })),
    ...(fight.mover ? [{ group: fight.mover, place: groupPlace(fight.mover, true) }] : []),
  ];
};

/** The places of all discs of a seat, each as often as discs lie there. */
export function workerPlaces(view: View, seat: number): string[] {
  const places = many('supply', view.players[seat]?.supply ?? 0);
  for (const { cell, seat: owner, discs } of view.discs)
    if (owner === seat) places.push(...many(`cell:${cell}`, discs));
  for (const [name, ladder] of Object.entries(view.ladders))
    ladder.spaces.forEach((space, index) => space.seat === seat && places.push(`ladder:${name}:${index + 1}`));
  for (const [name, slots] of Object.entries(view.slots))
    slots.forEach((slot, index) => slot.seat === seat && places.push(...many(`slot:${name}:${index + 1}`, slot.needs)));
  for (const [name, counts] of Object.entries(view.areas)) places.push(...many(`area:${name}`, counts[seat] ?? 0));
  for (const [name, character] of Object.entries(view.characters))
    if (character.applicant === seat) places.push(`character:${name}`);
  for (const { group, place } of groupsOf(view))
    places.push(...many(place, group.seats.filter((one) => one === seat).length));
  return places;
}

/** The places of all enemies of a fight. Those not yet staged gather in one place. */
export function enemyPlaces(view: View): string[] {
  const fight = view.fight;
  if (!fight) return [];
  const places = Object.entries(fight.staged).flatMap(([edge, count]) => many(`staged:${edge}`, count));
  for (const { group, place } of groupsOf(view)) if (group.enemy) places.push(...many(place, group.size));
  return places;
}

export interface Shown {
  key: string;
  seat: number;
  x: number;
  y: number;
  scale: number;
  place: string;
  /** Cannot fight nor be hurt: the attacker's own discs in the town. */
  inert: boolean;
  /** Not on this sheet: it waits outside its edge, to come in from there. */
  aside: boolean;
}

const RISE = 5;

/** On a built plot discs stand small in its corner, so that the building stays visible. */
function cellStand(plan: Plan, cell: string, built: boolean, order: number): Stand {
  const { x, y } = plan.centre(cell);
  const k = plan.scale;
  return built
    ? { x: x + (9 - 19 * order) * k, y: y + 9 * k, scale: 0.72 * k, rise: RISE * 0.72 * k }
    : { x, y: y + 3 * k, scale: k, rise: RISE * k };
}

/** Where a group stands: in the middle of its plot, or smaller beside the building that it holds. */
export function groupSpot(plan: Plan, cell: string, built: boolean): Point & { scale: number } {
  const { x, y } = plan.centre(cell);
  const k = plan.scale;
  return built ? { x: x + 6 * k, y: y + 5 * k, scale: 0.78 * k } : { x, y, scale: k };
}

/** Groups of several colours are fanned out, the commander to the left and highest. */
function groupStand(plan: Plan, group: Group, depth: number, built: boolean): Stand {
  const { scale: k, ...middle } = groupSpot(plan, group.cell, built);
  const mixed = new Set(group.seats).size > 1;
  if (mixed) {
    const spread = (depth - (group.size - 1) / 2) * 11 * k;
    return { x: middle.x + spread, y: middle.y + (4 + depth * 3 - group.size) * k, scale: 0.78 * k, rise: 0 };
  }
  return { x: middle.x, y: middle.y + 4 * k, scale: k, rise: RISE * k };
}

/** Where the discs of one sheet stand; null for a place that lies on another. `index` counts a seat's discs there. */
export type StandOf = (place: string, seat: number, index: number) => Stand | null;

/** The stage holds the town and the dock. */
export function stageStands(stage: Stage, view: View): StandOf {
  const built = new Set(view.buildings.map((building) => building.cell));
  const groups = new Map(groupsOf(view).map(({ group, place }) => [place, group]));
  const sharing = new Map<string, number[]>();
  for (const { cell, seat } of view.discs) sharing.set(cell, [...(sharing.get(cell) ?? []), seat]);
  return (place, seat, index) => {
    const [kind, name = ''] = place.split(':');
    if (place === 'area:dock') return dockStand(stage, seat);
    if (kind === 'cell') return cellStand(stage.plan, name, built.has(name), sharing.get(name)?.indexOf(seat) ?? 0);
    const group = groups.get(place);
    if (!group) return null;
    const depths = group.seats.flatMap((one, depth) => (one === seat ? [depth] : []));
    return groupStand(stage.plan, group, depths[index] ?? 0, built.has(group.cell));
  };
}

/** The tray of works holds ladders, slots, fields and crafts. */
export function worksStands(box: Box, view: View): StandOf {
  return (place, seat, index) => {
    const [kind, name = '', number = ''] = place.split(':');
    const space = Number(number) - 1;
    if (kind === 'ladder') return ladderStand(box, name, space, view.ladders[name]?.spaces.length ?? 1);
    if (kind === 'slot' && (name === 'mine' || name === 'forest'))
      return slotStand(name, space, view.slots[name]?.map((slot) => slot.needs) ?? [], index);
    if (kind === 'area' && (name === 'agriculture' || name === 'crafts'))
      return areaStand(name, seat, view.players.length);
    return null;
  };
}

/** The tray of people holds those who court a character. */
export function peopleStands(view: View): StandOf {
  const characters = Object.keys(view.characters);
  return (place) => {
    const [kind, name = ''] = place.split(':');
    return kind === 'character' ? characterStand(characters.indexOf(name), characters.length) : null;
  };
}

/** Every worker disc of a sheet, and those of other sheets aside. `pieces[seat]` are the seat's discs as followed from
 * view to view; `aside` is the point outside the sheet from which they come. */
export function placeWorkers(
  view: View,
  pieces: readonly (readonly Piece[])[],
  standOf: StandOf,
  aside: (place: string, seat: number) => Point,
): Shown[] {
  return pieces.flatMap((own, seat) => {
    const counted = new Map<string, number>();
    return own.map(({ id, place }): Shown => {
      const index = counted.get(place) ?? 0;
      counted.set(place, index + 1);
      const stand = standOf(place, seat, index);
      const { x, y, scale, rise } = stand ?? { ...aside(place, seat), scale: 1, rise: 0 };
      const inert = view.fight !== null && place.startsWith('cell:');
      return { key: `${seat}:${id}`, seat, x, y: y - index * rise, scale, place, inert, aside: !stand };
    });
  });
}

/** Every enemy on the page. */
export function placeEnemies(plan: Plan, pieces: readonly Piece[]): Shown[] {
  const k = plan.scale;
  const sizes = new Map<string, number>();
  for (const { place } of pieces) sizes.set(place, (sizes.get(place) ?? 0) + 1);
  const counted = new Map<string, number>();
  return pieces.map(({ id, place }) => {
    const index = counted.get(place) ?? 0;
    counted.set(place, index + 1);
    const [kind, name = ''] = place.split(':');
    const middle = name.includes('-') ? plan.before(name) : plan.centre(name);
    const size = sizes.get(place) ?? 1;
    const [scale, high] = kind === 'staged' ? [0.98 * k, 8] : [1.08 * k, 16];
    const rise = Math.min(5.5, high / Math.max(size - 1, 1)) * k;
    return {
      key: `enemy:${id}`,
      seat: -1,
      x: middle.x,
      y: middle.y + 3 * k - index * rise,
      scale,
      place,
      inert: false,
      aside: false,
    };
  });
}
