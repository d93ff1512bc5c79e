/** What stands at a village's town, around its foot: the ribbon with its name, the shield with the price, what was built. */
import { boxAt, type Box } from '../../core/placing/beside';
import { textWidth, type Point, type Spot } from './art/pen';
import type { Geometry } from './geometry';
import type { Place } from './view';

/** The size of a village's name. */
export const NAME = 26;

/** Half the length of the ribbon on which a name and a good stand. */
export const ribbonOf = (name: string): number => Math.max(textWidth(name, NAME) + 54, 96) / 2;

const [SHIELD, BUILDING, TOWN] = [boxAt(-82, -58, 60, 60), boxAt(36, -46, 56, 50), boxAt(-76, -62, 156, 66)];

const at = ([x, y]: Point, { left, top, right, bottom }: Box): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** The ribbon, with the good at its left end. */
export function ribbonBox(foot: Point, name: string): Box {
  const half = ribbonOf(name);
  return at(foot, boxAt(-half - 14, -5, 2 * half + 23, 38));
}

/** All that is written at a village, each thing by itself. */
export const writtenAt = (foot: Point, name: string, { building }: Pick<Place, 'building'>): Box[] => [
  ribbonBox(foot, name),
  at(foot, SHIELD),
  ...(building ? [at(foot, BUILDING)] : []),
];

/** Where the pointer is on a town: on its houses, but not on the ribbon of a town behind them. Drawn around its foot. */
export function housesOf({ towns }: Geometry, place: number, names: readonly string[]): string {
  const foot = towns[place];
  if (!foot) return '';
  const room = at(foot, TOWN);
  const holes = towns.flatMap((other, i) => {
    if (!other || other === foot) return [];
    const ribbon = ribbonBox(other, names[i] ?? '');
    const [left, top] = [Math.max(room.left, ribbon.left), Math.max(room.top, ribbon.top)];
    const [right, bottom] = [Math.min(room.right, ribbon.right), Math.min(room.bottom, ribbon.bottom)];
    return right > left && bottom > top ? [{ left, top, right, bottom }] : [];
  });
  const outline = ({ left, top, right, bottom }: Box): string =>
    `M${left - foot[0]} ${top - foot[1]}H${right - foot[0]}V${bottom - foot[1]}H${left - foot[0]}Z`;
  return [room, ...holes].map(outline).join('');
}

/** The oval of a village on the road, which lies along the road. */
export function ovalBox({ x, y, tx, ty }: Spot, long: number): Box {
  const [across, down] = [Math.hypot(long * tx, 25 * ty), Math.hypot(long * ty, 25 * tx)];
  return boxAt(x - across, y - down, 2 * across, 2 * down);
}
