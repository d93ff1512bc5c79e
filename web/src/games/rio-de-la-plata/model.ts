/** Where every worker and every enemy is in a view, and where that is on the page. */
import type { Piece } from './motion';
import type { Plan, Point } from './geometry';
import { areaStand, characterStand, homeStand, ladderStand, slotStand, type Layout, type Stand } from './layout';
import type { Group, View } from './view';

const many = (place: string, count: number): string[] => Array<string>(count).fill(place);

/** The place of a group in the town. The one on the move is lifted from its cell, and may stand over another. */
export const groupPlace = (group: Group, moving = false): string => `${moving ? 'mover' : 'group'}:${group.cell}`;

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

/** Every worker disc on the page. `pieces[seat]` are the seat's discs as followed from view to view. */
export function placeWorkers(layout: Layout, view: View, pieces: readonly (readonly Piece[])[]): Shown[] {
  const seats = view.players.length;
  const built = new Set(view.buildings.map((building) => building.cell));
  const ranks = new Map(view.order.map((seat, index) => [seat, index]));
  const characters = Object.keys(view.characters);
  const groups = new Map(groupsOf(view).map(({ group, place }) => [place, group]));
  const sharing = new Map<string, number[]>();
  for (const { cell, seat } of view.discs) sharing.set(cell, [...(sharing.get(cell) ?? []), seat]);
  const shown: Shown[] = [];
  pieces.forEach((own, seat) => {
    const counted = new Map<string, number>();
    for (const { id, place } of own) {
      const index = counted.get(place) ?? 0;
      counted.set(place, index + 1);
      const [kind, name = '', number = ''] = place.split(':');
      const space = Number(number) - 1;
      let stand: Stand;
      let lift = index;
      switch (kind) {
        case 'cell':
          stand = cellStand(layout.plan, name, built.has(name), sharing.get(name)?.indexOf(seat) ?? 0);
          break;
        case 'ladder':
          stand = ladderStand(layout, name, space, view.ladders[name]?.spaces.length ?? 1);
          break;
        case 'slot':
          stand = slotStand(layout, name, space, view.slots[name]?.map((slot) => slot.needs) ?? [], index);
          lift = 0;
          break;
        case 'area':
          stand =
            name === 'turn-order'
              ? homeStand(layout, ranks.get(seat) ?? 0, seats, 'bid')
              : areaStand(layout, name, seat, seats);
          break;
        case 'character':
          stand = characterStand(layout, characters.indexOf(name));
          break;
        case 'group':
        case 'mover': {
          const group = groups.get(place);
          const depths = group?.seats.flatMap((one, depth) => (one === seat ? [depth] : [])) ?? [];
          stand = group
            ? groupStand(layout.plan, group, depths[index] ?? 0, built.has(group.cell))
            : homeStand(layout, ranks.get(seat) ?? 0, seats, 'supply');
          break;
        }
        default:
          stand = homeStand(layout, ranks.get(seat) ?? 0, seats, 'supply');
      }
      shown.push({
        key: `${seat}:${id}`,
        seat,
        x: stand.x,
        y: stand.y - lift * stand.rise,
        scale: stand.scale,
        place,
        inert: view.fight !== null && kind === 'cell',
      });
    }
  });
  return shown;
}

/** Every enemy on the page. */
export function placeEnemies(layout: Layout, pieces: readonly Piece[]): Shown[] {
  const plan = layout.plan;
  const k = plan.scale;
  const sizes = new Map<string, number>();
  for (const { place } of pieces) sizes.set(place, (sizes.get(place) ?? 0) + 1);
  const counted = new Map<string, number>();
  return pieces.map(({ id, place }) => {
    const index = counted.get(place) ?? 0;
    counted.set(place, index + 1);
    const [kind, name = ''] = place.split(':');
    const middle = name.includes('-') ? plan.outside(name, 0.46) : plan.centre(name);
    const size = sizes.get(place) ?? 1;
    const rise = Math.min(5.5, 16 / Math.max(size - 1, 1)) * k;
    const scale = (kind === 'staged' ? 0.98 : 1.08) * k;
    return {
      key: `enemy:${id}`,
      seat: -1,
      x: middle.x,
      y: middle.y + 3 * k - index * rise,
      scale,
      place,
      inert: false,
    };
  });
}
