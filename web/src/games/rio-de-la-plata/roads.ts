/** Where a road brings a district nearer to the plaza, so that hundreds of lines on offer do not all look alike. */
import type { Box } from './box';
import { gridOf, linesOf, sideOf } from './geometry';

type Way = { to: string; line: string };

/** The corners each corner leads to, along the lines where roads can lie. */
function streetsOf(box: Box): Map<string, Way[]> {
  const streets = new Map<string, Way[]>();
  for (const line of linesOf(box)) {
    const [a, b, c, d] = sideOf(line);
    for (const [from, to] of [
      [`${a},${b}`, `${c},${d}`],
      [`${c},${d}`, `${a},${b}`],
    ] as const)
      streets.set(from, [...(streets.get(from) ?? []), { to, line }]);
  }
  return streets;
}

/** How many pieces of road are missing from these corners to every other: what is laid already costs nothing. */
function missing(starts: readonly string[], streets: Map<string, Way[]>, laid: ReadonlySet<string>) {
  const found = new Map(starts.map((start) => [start, 0]));
  for (const queue = [...starts]; queue.length;) {
    const from = queue.shift() as string;
    for (const { to, line } of streets.get(from) ?? []) {
      const cost = (found.get(from) ?? 0) + (laid.has(line) ? 0 : 1);
      if (cost >= (found.get(to) ?? Infinity)) continue;
      found.set(to, cost);
      queue.push(to);
    }
  }
  return found;
}

/** The lines on a shortest way from the number of a district that is not connected yet to the plaza. */
export function usefulLines(box: Box, roads: readonly string[]): Set<string> {
  const [streets, laid] = [streetsOf(box), new Set(roads)];
  const corners = box.plaza.map(gridOf).flatMap(({ x, y }) => [0, 1].flatMap((a) => [0, 1].map((b) => [x + a, y + b])));
  const plaza = missing(
    corners.map((corner) => corner.join(',')).filter((corner) => streets.has(corner)),
    streets,
    laid,
  );
  const useful = new Set<string>();
  for (const centre of box.centres) {
    const start = centre.join(',');
    const whole = plaza.get(start) ?? 0;
    if (!whole) continue;
    const number = missing([start], streets, laid);
    for (const [from, ways] of streets)
      for (const { to, line } of ways)
        if (!laid.has(line) && (number.get(from) ?? Infinity) + 1 + (plaza.get(to) ?? Infinity) === whole)
          useful.add(line);
  }
  return useful;
}
