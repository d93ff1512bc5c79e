/** Which tips this device has shown, whether anybody still wants them, and where one stands. */
import { boxAt, covered, freeCorner, type Box } from '../placing/beside';
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

/** Where a tip goes inside its stage: beside the places that can be chosen now; where each side of them covers others, in
 * the corner or the middle that covers fewest. Null where nothing on the stage is to be chosen. */
export function besideOffers(tip: HTMLElement): (Spot & { covers: boolean }) | null {
  const stage = tip.offsetParent;
  if (!stage) return null;
  const frame = stage.getBoundingClientRect();
  const within = (box: DOMRect): Box => ({
    left: box.left - frame.left,
    top: box.top - frame.top,
    right: box.right - frame.left,
    bottom: box.bottom - frame.top,
  });
  const boxes = (selector: string): Box[] =>
    [...stage.querySelectorAll(selector)]
      .filter((one) => one !== tip)
      .map((one) => within(one.getBoundingClientRect()));
  const offered = boxes('[data-state~="offered"]');
  if (!offered.length) return null;
  const size = tip.getBoundingClientRect();
  const spot = spotFor(size.width, size.height, offered, within(frame));
  if (spot.side !== 'none') return { ...spot, covers: false };
  const { x, y } = freeCorner(size.width, size.height, within(frame), offered, boxes('[data-keep]'));
  return { ...spot, left: x, top: y, covers: covered(boxAt(x, y, size.width, size.height), offered) > 0 };
}
