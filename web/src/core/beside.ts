/** Where something that floats over the board may stand: beside what it speaks of, inside the stage, over no lit place. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;

/** The left upper corner of a card of this size: above, right, below or left of `mark`, then a corner of the stage; of
 * the places that fit, the first that covers nothing, else the one that covers least. */
export function beside(
  mark: Box,
  width: number,
  height: number,
  stage: Box,
  lit: readonly Box[],
): { x: number; y: number } {
  const middle = { x: (mark.left + mark.right) / 2 - width / 2, y: (mark.top + mark.bottom) / 2 - height / 2 };
  const [left, top, right, bottom] = [
    stage.left + GAP,
    stage.top + GAP,
    stage.right - GAP - width,
    stage.bottom - GAP - height,
  ];
  const [x, y] = [within(middle.x, left, right), within(middle.y, top, bottom)];
  const spots = [
    { x, y: mark.top - GAP - height },
    { x: mark.right + GAP, y },
    { x, y: mark.bottom + GAP },
    { x: mark.left - GAP - width, y },
  ].filter((spot) => spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom);
  spots.push({ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom });
  const cost = (spot: { x: number; y: number }) =>
    [mark, ...lit].reduce((sum, one) => sum + overlap(boxAt(spot.x, spot.y, width, height), one), 0);
  let best = spots[0] as { x: number; y: number };
  let least = Infinity;
  for (const spot of spots) {
    const covered = cost(spot);
    if (covered < least) [best, least] = [spot, covered];
    if (covered === 0) break;
  }
  return best;
}

/** The corner of the stage where a card of this size covers fewest of these marks, and none of `kept` if that can be. */
export function freeCorner(
  width: number,
  height: number,
  stage: Box,
  marks: readonly Box[],
  kept: readonly Box[] = [],
): { x: number; y: number } {
  const corners = [
    { x: stage.right - GAP - width, y: stage.top + GAP },
    { x: stage.left + GAP, y: stage.bottom - GAP - height },
    { x: stage.left + GAP, y: stage.top + GAP },
    { x: stage.right - GAP - width, y: stage.bottom - GAP - height },
  ];
  const cost = ({ x, y }: { x: number; y: number }) =>
    marks.reduce((sum, one) => sum + overlap(boxAt(x, y, width, height), one), 0);
  const clear = corners.filter(({ x, y }) => kept.every((one) => overlap(boxAt(x, y, width, height), one) === 0));
  return (clear.length ? clear : corners).reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
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
): Corner | null {
  const stage = card.closest('.board');
  if (!stage) return null;
  const room = stage.getBoundingClientRect();
  const { x, y } = freeCorner(card.offsetWidth, card.offsetHeight, room, marks(stage), kept(stage));
  return {
    x: Math.max(0, x - room.left),
    y: Math.max(0, y - room.top),
    below: Math.max(0, room.bottom - y - card.offsetHeight),
  };
}

/** Where the parts of a picture lie that a selector names. */
export const boxesOf = (picture: Element, selector: string): Box[] =>
  [...picture.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());

export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much of its area two boxes share. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}
