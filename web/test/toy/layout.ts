/** Where things lie: a course that winds upwards row by row from the nest, and the bag beside it. */
export const WIDTH = 1240;
export const HEIGHT = 700;
export const BAG: Point = [1105, 520];
const IN_A_ROW = 5;

export type Point = readonly [x: number, y: number];

/** The middle of a space. */
export function spotOf(space: number, home: number): Point {
  const rows = Math.ceil((home + 1) / IN_A_ROW);
  const row = Math.floor(space / IN_A_ROW);
  const along = space % IN_A_ROW;
  const column = row % 2 ? IN_A_ROW - 1 - along : along;
  return [115 + 190 * column, Math.round(HEIGHT * (1 - (row + 0.5) / rows)) + 20];
}

/** The ground under a way from space to space. */
export function wayOf(from: number, to: number, home: number): string {
  const spaces = Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => Math.min(from, to) + at);
  return `M${spaces.map((space) => spotOf(space, home).join(' ')).join('L')}`;
}

/** Where a rat stands: everybody has places of their own on every space, so that nobody stands on another. */
export function standOf(space: number, home: number, seat: number, rat: number, seats: number): Point {
  const [x, y] = spotOf(space, home);
  return [x + 46 * (seat - (seats - 1) / 2), y - 44 + 40 * rat];
}
