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
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const [x, y] = [within(middle.x, left, right), within(middle.y, top, bottom)];
  const spots = [
    { x, y: mark.top - GAP - height },
    { x: mark.right + GAP, y },
    { x, y: mark.bottom + GAP },
    { x: mark.left - GAP - width, y },
  ].filter((spot) => spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom);
  spots.push({ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom });
  const cost = (spot: { x: number; y: number }) =>
    [mark, ...lit].reduce((sum, one) => sum + overlap(spot.x, spot.y, width, height, one), 0);
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
  const nowhere = { left: -1, top: -1, right: -1, bottom: -1 };
  const corners = [
    { x: stage.right - GAP - width, y: stage.top + GAP },
    { x: stage.left + GAP, y: stage.bottom - GAP - height },
    { x: stage.left + GAP, y: stage.top + GAP },
    { x: stage.right - GAP - width, y: stage.bottom - GAP - height },
  ];
  const cost = ({ x, y }: { x: number; y: number }) =>
    [nowhere, ...marks].reduce((sum, one) => sum + overlap(x, y, width, height, one), 0);
  const clear = corners.filter(({ x, y }) => kept.every((one) => overlap(x, y, width, height, one) === 0));
  return (clear.length ? clear : corners).reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

function overlap(x: number, y: number, width: number, height: number, other: Box): number {
  const across = Math.min(x + width, other.right) - Math.max(x, other.left);
  const down = Math.min(y + height, other.bottom) - Math.max(y, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
