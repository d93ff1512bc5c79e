/** Where a bubble goes: beside what it points at, over nothing it points at, inside the frame. */
import { beside, boxAt, covered as coveredBy, hiding, overlap, within, type Box } from './beside';

export type Side = 'right' | 'left' | 'below' | 'above' | 'none';
export interface Spot {
  left: number;
  top: number;
  side: Side;
  /** How far along its edge the pointer sits. */
  along: number;
}

const GAP = 18;
const EDGE = 8;
const CORNER = 22;
/** How much room the pointer needs beside the bubble. */
const TAIL = 14;

/** The best place for a bubble of this size; `marks` are the places it points at, the first of them by its pointer,
 * `taken` what else it has to leave free, and `pieces` what it leaves free where it can. */
export function spotFor(
  width: number,
  height: number,
  marks: readonly Box[],
  frame: Box,
  taken: readonly Box[] = [],
  pieces: readonly Box[] = [],
): Spot {
  const target = marks[0];
  const middle = { x: (frame.left + frame.right - width) / 2, y: frame.bottom - height - 2 * GAP };
  if (!target) {
    const foot = boxAt(frame.left, frame.bottom, frame.right - frame.left, 0);
    const { x, y } = taken.length ? beside(foot, width, height, frame, taken, [middle]) : middle;
    return { left: x, top: y, side: 'none', along: 0 };
  }
  const x = (target.left + target.right) / 2;
  const y = (target.top + target.bottom) / 2;
  const sides: [Side, number, number][] = [
    ['right', target.right + GAP, y - height / 3],
    ['left', target.left - GAP - width, y - height / 3],
    ['above', x - width / 2, target.top - GAP - height],
    ['below', x - width / 2, target.bottom + GAP],
    ['none', frame.right, frame.top],
    ['none', frame.left, frame.top],
    ['none', frame.right, frame.bottom],
    ['none', frame.left, frame.bottom],
  ];
  let best: Spot | null = null;
  let least = Infinity;
  for (const [side, wantedLeft, wantedTop] of sides) {
    const edge = (pointed: Side): number => (side === pointed ? TAIL : EDGE);
    const [leftmost, topmost] = [frame.left + edge('right'), frame.top + edge('below')];
    const left = within(wantedLeft, leftmost, Math.max(leftmost, frame.right - edge('left') - width));
    const top = within(wantedTop, topmost, Math.max(topmost, frame.bottom - edge('above') - height));
    const bubble = { left, top, right: left + width, bottom: top + height };
    // A place outside the frame, in a tray, is not on every side of what is kept inside it.
    const pointing = {
      right: left >= target.right,
      left: bubble.right <= target.left,
      above: bubble.bottom <= target.top,
      below: top >= target.bottom,
      none: true,
    }[side];
    const marked = marks.reduce((sum, mark, at) => sum + overlap(bubble, mark) * (at ? 1 : 4), 0);
    const hidden = marked + coveredBy(bubble, taken) + Number(!pointing);
    const cost = hidden + hiding(bubble, pieces);
    if (cost >= least) continue;
    least = cost;
    const upright = side === 'right' || side === 'left';
    const along = upright ? within(y - top, CORNER, height - CORNER) : within(x - left, CORNER, width - CORNER);
    best = { left, top, side: hidden ? 'none' : side, along };
  }
  const over = best ? hiding(boxAt(best.left, best.top, width, height), pieces) : 1;
  if (best && least < 2 && !over) return best;
  const { x: left, y: top } = beside(target, width, height, frame, [...marks, ...taken], [], pieces);
  const apart = boxAt(left, top, width, height);
  if (best && least < 2 && over <= coveredBy(apart, [...marks, ...taken]) + hiding(apart, pieces)) return best;
  return { left, top, side: 'none', along: 0 };
}

/** How near a bubble that stays where it is has to be to what it speaks of, to point there. */
const NEAR = 60;

/** Where a bubble was, its head or its foot, pushed into the frame if it has grown: it stays there unless that covers more than it
 * would `elsewhere`. */
export function staysAt(
  before: Box,
  elsewhere: Spot,
  width: number,
  height: number,
  marks: readonly Box[],
  frame: Box,
  taken: readonly Box[] = [],
  pieces: readonly Box[] = [],
): Spot {
  const [right, bottom] = [frame.right - EDGE - width, frame.bottom - EDGE - height];
  const left = within(before.left, frame.left + EDGE, Math.max(frame.left + EDGE, right));
  const cost = (card: Box): number => coveredBy(card, [...marks, ...taken]) + hiding(card, pieces);
  const most = cost(boxAt(elsewhere.left, elsewhere.top, width, height));
  const here = [before.top, before.bottom - height]
    .map((top) => within(top, frame.top + EDGE, Math.max(frame.top + EDGE, bottom)))
    .map((top) => boxAt(left, top, width, height))
    .find((card) => cost(card) <= most);
  return here ? { left, top: here.top, ...pointing(here, marks[0]) } : elsewhere;
}

/** Which edge of a bubble points at what lies right beside it, and where. */
function pointing(bubble: Box, target: Box | undefined): Pick<Spot, 'side' | 'along'> {
  const none: Pick<Spot, 'side' | 'along'> = { side: 'none', along: 0 };
  if (!target) return none;
  const [across, down] = [
    (target.left + target.right) / 2 - bubble.left,
    (target.top + target.bottom) / 2 - bubble.top,
  ];
  const [wide, high] = [bubble.right - bubble.left, bubble.bottom - bubble.top];
  const near = (gap: number): boolean => gap >= TAIL && gap <= NEAR;
  const beside = down >= CORNER && down <= high - CORNER;
  const over = across >= CORNER && across <= wide - CORNER;
  if (beside && near(bubble.left - target.right)) return { side: 'right', along: down };
  if (beside && near(target.left - bubble.right)) return { side: 'left', along: down };
  if (over && near(target.top - bubble.bottom)) return { side: 'above', along: across };
  if (over && near(bubble.top - target.bottom)) return { side: 'below', along: across };
  return none;
}

/** How far to scroll so that these places lie in a room: the first of them, with those of the others that fit there
 * beside it. Nothing where they are seen already. */
export function intoRoom(places: Box[], room: Box): { left: number; top: number } {
  const [first, ...others] = places;
  if (!first) return { left: 0, top: 0 };
  const fits = (box: Box) =>
    box.right - box.left <= room.right - room.left && box.bottom - box.top <= room.bottom - room.top;
  let shown = first;
  for (const other of others) {
    const both = {
      left: Math.min(shown.left, other.left),
      top: Math.min(shown.top, other.top),
      right: Math.max(shown.right, other.right),
      bottom: Math.max(shown.bottom, other.bottom),
    };
    if (fits(both)) shown = both;
  }
  const way = (from: number, to: number, least: number, most: number) =>
    from >= least && to <= most ? 0 : (from + to - least - most) / 2;
  return {
    left: way(shown.left, shown.right, room.left, room.right),
    top: way(shown.top, shown.bottom, room.top, room.bottom),
  };
}
