/** Where something that floats over the board may stand: beside what it speaks of, inside the stage, over no lit place. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
/** What nothing may lie over: places that can be chosen, but for those of which there are plenty; forms, what is in hand, a
 * lesson, and what says that it stays readable. */
const CLEAR = '[data-acts]:not([data-spare]), .compose, .carrying, .guide, [data-keep]';
/** Into how many parts each way the stage is divided, where a card has to look for a place. */
const STEPS = 16;

/** What the stage has of the board, less what the question and a tray that lies over it cover. */
export function roomOf(stage: Element): Box {
  const { left, top, right, bottom } = (stage.querySelector('.frame') ?? stage).getBoundingClientRect();
  const part = (name: string) => stage.closest('.table')?.querySelector(name)?.getBoundingClientRect();
  const dock = part('.dock');
  return {
    left,
    top,
    right: Math.max(left + 300, Math.min(right, part('.float')?.left ?? right)),
    // On a low screen the question stands beside the board.
    bottom: dock && dock.left < right ? Math.max(top + 120, Math.min(bottom, dock.top)) : bottom,
  };
}

/** Where everything lies on the page that a card has to leave free; nothing of the card itself. */
export function keptClear(card: Element): Box[] {
  const page = card.closest('.table') ?? document.body;
  return inSight([...page.querySelectorAll(CLEAR)].filter((one) => !card.contains(one)));
}

/** Where the pieces of all players stand on the board, as far as they are in sight. */
export const pieces = (): Box[] => inSight([...document.querySelectorAll('.board .picture [data-piece]')]);

/** Where parts of the page lie that are in sight: a board that is larger than its frame ends there. */
function inSight(parts: readonly Element[]): Box[] {
  const frames = new Map<Element | null, Box>();
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    const around = part.closest('.frame');
    const frame = frames.get(around) ?? around?.getBoundingClientRect();
    if (frame) frames.set(around, frame);
    const seen = frame ? shared(box, frame) : box;
    return seen.right > seen.left && seen.bottom > seen.top ? [seen] : [];
  });
}

/** The left upper corner of a card of this size: where it is `wanted` best, above, right, below or left of `mark`, then
 * across its corners, then wherever on the stage is nearest; of the places that fit, the first that covers nothing, else
 * the one that covers least; over `pieces` only where there is no other way. */
export function beside(
  mark: Box,
  width: number,
  height: number,
  stage: Box,
  lit: readonly Box[],
  wanted: readonly { x: number; y: number }[] = [],
  pieces: readonly Box[] = [],
): { x: number; y: number } {
  const middle = { x: (mark.left + mark.right) / 2 - width / 2, y: (mark.top + mark.bottom) / 2 - height / 2 };
  const [left, top, right, bottom] = [
    stage.left + GAP,
    stage.top + GAP,
    stage.right - GAP - width,
    stage.bottom - GAP - height,
  ];
  const [x, y] = [within(middle.x, left, right), within(middle.y, top, bottom)];
  // What it speaks of may lie in a tray beside the stage.
  const [above, after, below, before] = [
    Math.min(mark.top - GAP - height, bottom),
    Math.max(mark.right + GAP, left),
    Math.max(mark.bottom + GAP, top),
    Math.min(mark.left - GAP - width, right),
  ];
  const spots = [
    ...wanted,
    { x, y: above },
    { x: after, y },
    { x, y: below },
    { x: before, y },
    { x: after, y: above },
    { x: after, y: below },
    { x: before, y: below },
    { x: before, y: above },
  ];
  if (mark.left > stage.right - GAP) spots.unshift({ x: right, y });
  const fitting = spots.filter((spot) => spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom);
  const away = (spot: { x: number; y: number }) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const anywhere = everywhere({ left, top, right, bottom });
  fitting.push(...anywhere.sort((one, other) => away(one) - away(other)));
  const cost = (spot: { x: number; y: number }) => {
    const card = boxAt(spot.x, spot.y, width, height);
    return covered(card, [mark, ...lit]) + hiding(card, pieces);
  };
  return cheapest(fitting, cost);
}

/** The part of a stage in which a card of this size stands close to its mark; all of it where that has no room for one. */
export function closeTo(mark: Box, width: number, height: number, stage: Box): Box {
  const [across, down] = [width + 4 * GAP, height + 4 * GAP];
  const near = shared(stage, {
    left: mark.left - across,
    top: mark.top - down,
    right: mark.right + across,
    bottom: mark.bottom + down,
  });
  const fits = near.right - near.left >= width + 2 * GAP && near.bottom - near.top >= height + 2 * GAP;
  return fits ? near : stage;
}

/** The first spot that costs nothing, else the one that costs least. */
function cheapest(spots: readonly { x: number; y: number }[], cost: (spot: { x: number; y: number }) => number) {
  let best = spots[0] as { x: number; y: number };
  let least = Infinity;
  for (const spot of spots) {
    const now = cost(spot);
    if (now < least) [best, least] = [spot, now];
    if (now === 0) break;
  }
  return best;
}

/** Corners of cards all over a room, evenly spread. */
function everywhere({ left, top, right, bottom }: Box): { x: number; y: number }[] {
  const across = [...Array(STEPS + 1).keys()].map((step) => step / STEPS);
  return across.flatMap((part) =>
    across.map((other) => ({ x: left + (right - left) * part, y: top + (bottom - top) * other })),
  );
}

/** Where on the stage a card of this size covers fewest of these marks: in a corner if it may, else at an edge or in the
 * middle, else anywhere; over what is `kept` only where there is no other way. The `usual` corner is looked at first: at the right of
 * the top, or at the left of the foot. */
export function freeCorner(
  width: number,
  height: number,
  stage: Box,
  marks: readonly Box[],
  kept: readonly Box[] = [],
  usual: 'top' | 'foot' = 'top',
): { x: number; y: number } {
  const [left, top, right, bottom] = [
    stage.left + GAP,
    stage.top + GAP,
    stage.right - GAP - width,
    stage.bottom - GAP - height,
  ];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const spots = [
    ...(usual === 'foot' ? [{ x: left, y: bottom }] : []),
    { x: right, y: top },
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: bottom },
    { x, y: top },
    { x, y: bottom },
    { x: left, y },
    { x: right, y },
    { x, y },
    ...everywhere({ left, top, right, bottom }),
  ];
  const cost = (spot: { x: number; y: number }) => {
    const card = boxAt(spot.x, spot.y, width, height);
    return covered(card, marks) + 100 * covered(card, kept);
  };
  return cheapest(spots, cost);
}

/** Where a card lies in its stage: from the left, from the top, and what is left below it. */
export interface Corner {
  x: number;
  y: number;
  below: number;
}

/** The free corner for a card that is drawn inside a stage; null where it is not. */
export function cornerFor(
  card: HTMLElement,
  marks: (stage: Element) => readonly Box[],
  kept: (stage: Element) => readonly Box[] = () => [],
  usual: 'top' | 'foot' = 'top',
): Corner | null {
  const stage = card.closest('.board');
  if (!stage) return null;
  const room = roomOf(stage);
  const { x, y } = freeCorner(card.offsetWidth, card.offsetHeight, room, marks(stage), kept(stage), usual);
  const { left, top, bottom } = stage.getBoundingClientRect();
  return {
    x: Math.max(0, x - left),
    y: Math.max(0, y - top),
    below: Math.max(0, bottom - y - card.offsetHeight),
  };
}

/** For a card in the middle of its stage: how far from the top it covers nothing that has to stay free, or least of it, and
 * whether that is still missed. */
export function sunk(card: HTMLElement): { x: number; y: number; hiding: boolean } {
  const stage = card.closest('.board');
  if (!stage) return { x: 0, y: 0, hiding: false };
  const [room, { left, top }] = [roomOf(stage), stage.getBoundingClientRect()];
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const x = (room.left + room.right - width) / 2;
  const down = Math.max(0, room.bottom - room.top - height - 2 * GAP) / STEPS;
  const spots = [...Array(STEPS + 1).keys()].map((step) => ({ x, y: room.top + GAP + step * down }));
  const kept = keptClear(card);
  const best = cheapest(spots, (spot) => covered(boxAt(spot.x, spot.y, width, height), kept));
  return { x: best.x - left, y: best.y - top, hiding: hides(boxAt(best.x, best.y, width, height), kept) };
}

/** Where the parts of a picture lie that a selector names, as far as they are in sight. */
export const boxesOf = (picture: Element, selector: string): Box[] => inSight([...picture.querySelectorAll(selector)]);

export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** What two boxes share; less than nothing wide or high where they lie apart. */
const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** How much of its area two boxes share. */
export function overlap(one: Box, other: Box): number {
  const { left, top, right, bottom } = shared(one, other);
  return right > left && bottom > top ? (right - left) * (bottom - top) : 0;
}

/** A place that is smaller than this many pixels counts as much as one of that size: it is hidden sooner. */
const SMALL = 20_000;

/** How much of these a card covers; nothing where it is 0. */
export const covered = (card: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, one) => sum + overlap(card, one) * Math.max(1, SMALL / area(one)), 0);

/** The part of these that a card lies over: less than 1, so that it weighs less than anything that has to stay free. */
export const hiding = (card: Box, pieces: readonly Box[]): number =>
  pieces.filter((piece) => overlap(card, piece) > 0).length / (pieces.length + 1);

/** Whether a card covers so much of one of these that it is missed. */
export const hides = (card: Box, boxes: readonly Box[]): boolean =>
  boxes.some((one) => overlap(card, one) > Math.min(MISSED.part * area(one), MISSED.pixels));
const MISSED = { part: 0.2, pixels: 2000 };

const area = ({ left, top, right, bottom }: Box): number => Math.max(1, (right - left) * (bottom - top));

export function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}
