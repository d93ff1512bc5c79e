/** Which tips this device has shown, whether anybody still wants them, and where one stands. */
import { boxAt, boxesOf, covered, freeCorner, keptClear, roomOf, type Box } from '../placing/beside';
import { spotFor, type Spot } from '../placing/place';

const STORE = 'riverrat.tips';
/** After so many tables of a game its tips end by themselves. */
const TABLES = 3;

interface Kept {
  off: boolean;
  /** By game: the tips shown, and the tables they were shown at. */
  seen: Record<string, string[]>;
  tables: Record<string, string[]>;
}

function kept(): Kept {
  const empty: Kept = { off: false, seen: {}, tables: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return empty;
  }
}

export class Tips {
  private known = kept();

  /** Whether to show a tip at a table now; what was asked for once counts as shown. */
  wanted(game: string, table: string, tip: string): boolean {
    const seen = this.known.seen[game] ?? [];
    const tables = this.known.tables[game] ?? [];
    if (this.known.off || seen.includes(tip) || (tables.length >= TABLES && !tables.includes(table))) return false;
    this.known.seen[game] = [...seen, tip];
    if (!tables.includes(table)) this.known.tables[game] = [...tables, table];
    this.keep();
    return true;
  }

  stop(): void {
    this.known.off = true;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.known));
    } catch {
      // Private windows may refuse; tips then come once more.
    }
  }
}

export const tips = new Tips();

/** Where a tip goes in the window: on the stage beside the places that can be chosen now; where each side of them covers
 * something that has to stay free, in the corner or the middle that covers least; where all of the stage is taken, beside
 * it; at the foot of the stage where nothing there is to be chosen. */
export function besideOffers(tip: HTMLElement): (Spot & { covers: boolean }) | null {
  const stage = tip.offsetParent ?? tip.closest('.board');
  if (!stage) return null;
  const offered = boxesOf(stage, '[data-state~="offered"]:not([data-spare])');
  const asked = boxesOf(tip.closest('.table') ?? document.body, '.dock, .holding');
  const [taken, { width, height }] = [[...keptClear(tip), ...asked], tip.getBoundingClientRect()];
  const room = roomOf(stage);
  const corner = (within: Box, usual: 'top' | 'foot'): Spot & { covers: boolean } => {
    const { x, y } = freeCorner(width, height, within, offered, taken, usual);
    const covers = covered(boxAt(x, y, width, height), [...offered, ...taken]) > 0;
    return { left: x, top: y, side: 'none', along: 0, covers };
  };
  if (!offered.length) return corner(room, 'foot');
  const spot = spotFor(width, height, offered, room, taken);
  if (spot.side !== 'none') return { ...spot, covers: false };
  const inside = corner(room, 'top');
  return inside.covers ? corner({ left: 0, top: 0, right: innerWidth, bottom: room.bottom }, 'top') : inside;
}
