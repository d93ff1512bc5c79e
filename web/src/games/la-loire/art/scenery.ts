/** The pictures that do not change during a game, as strings drawn once for each layout. */
import type { Geometry } from '../geometry';
import { towns, valley } from './country';
import { emblems } from './emblems';
import { heraldry } from './heraldry';
import { grounds, land } from './land';
import { border, panel, rose, title } from './ornament';
import { pieces } from './pieces';

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let found = drawn.get(key);
  if (found === undefined) drawn.set(key, (found = draw()));
  return found;
}

/** Everything that is drawn by name with `<use>`. */
export function definitions(): string {
  return once('definitions', () => grounds() + land() + heraldry() + pieces() + emblems());
}

/** The page with the valley, its border and its ornaments; places and their goods are given in loop order. */
export function page(geometry: Geometry, places: readonly string[], goods: readonly string[]): string {
  const { layout, spaces } = geometry;
  return once(`${layout.name} ${layout.page.join(' ')} ${spaces.length} ${places.join(' ')} ${goods.join(' ')}`, () => {
    const [x, y, scale] = layout.market;
    const market = { x: x - 12 * scale, y: y - 8 * scale, width: 514 * scale, height: 124 * scale };
    const dusk = `<rect class="dusk" width="${layout.page[0]}" height="${layout.page[1]}"/>`;
    const still = valley(geometry, goods) + border(layout) + title(layout) + rose(layout) + panel(market);
    return still + dusk + towns(geometry, places);
  });
}
