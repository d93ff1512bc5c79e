export interface Spot {
  x: number;
  y: number;
}

/** Where to look, so that a window of this size shows most of these spots: from `here`, if as many are seen from it.
 * Of equal crowds the first counts. */
export function crowd(spots: readonly Spot[], here: Spot, width: number, height: number): Spot {
  const seen = (from: Spot): Spot[] =>
    spots.filter((one) => Math.abs(one.x - from.x) <= width / 2 && Math.abs(one.y - from.y) <= height / 2);
  let best = seen(here);
  let to = here;
  for (const spot of spots) {
    const found = seen(spot);
    if (found.length > best.length) [best, to] = [found, middle(found)];
  }
  return to;
}

function middle(spots: readonly Spot[]): Spot {
  const [xs, ys] = [spots.map((one) => one.x), spots.map((one) => one.y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
