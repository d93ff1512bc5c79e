/** Where the town lies on the page. `Plan.point` turns a corner of the grid into a point of the picture, so that a layout
 * can turn and scale the plan while buildings, discs and words stay upright. */
import type { Box } from './box';

export interface Point {
  x: number;
  y: number;
}
export type Ends = [Point, Point];

/** Column and row of a cell, from 0. */
export function gridOf(cell: string): Point {
  return { x: cell.charCodeAt(0) - 'A'.charCodeAt(0), y: Number(cell.slice(1)) - 1 };
}

/** Grid corners of one side of a cell: `E9-E`. */
export function sideOf(name: string): [number, number, number, number] {
  const { x, y } = gridOf(name.slice(0, -2));
  switch (name.at(-1)) {
    case 'N':
      return [x, y, x + 1, y];
    case 'S':
      return [x, y + 1, x + 1, y + 1];
    case 'W':
      return [x, y, x, y + 1];
    default:
      return [x + 1, y, x + 1, y + 1];
  }
}

/** The sides of the town, where walls can stand. */
export const edgesOf = ({ columns, rows }: Box): string[] => [
  ...columns.map((column) => `${column}1-N`),
  ...columns.map((column) => `${column}${rows.length}-S`),
  ...rows.map((row) => `${columns[0]}${row}-W`),
  ...rows.map((row) => `${columns.at(-1)}${row}-E`),
];

/** Lines between two cells, where roads can lie: the east or south side of a cell, but none inside the plaza. */
export const linesOf = ({ cells, columns, rows, plaza }: Box): string[] =>
  cells.flatMap((cell) => {
    const { x, y } = gridOf(cell);
    const found: string[] = [];
    const east = `${columns[x + 1]}${y + 1}`;
    const south = `${columns[x]}${y + 2}`;
    const inside = (other: string) => plaza.includes(cell) && plaza.includes(other);
    if (x + 1 < columns.length && !inside(east)) found.push(`${cell}-E`);
    if (y + 1 < rows.length && !inside(south)) found.push(`${cell}-S`);
    return found;
  });

const OUTWARDS: Record<string, Point> = {
  N: { x: 0, y: -1 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
  E: { x: 1, y: 0 },
};

export class Plan {
  /** Size of a cell beside that of the art, which is drawn for 48. */
  readonly scale: number;
  constructor(
    readonly left: number,
    readonly top: number,
    readonly cell: number,
    readonly turned: boolean,
    /** How many cells the town has from west to east and from north to south. */
    readonly across: number,
    readonly down: number,
  ) {
    this.scale = cell / 48;
  }
  /** Turned, north is to the right and the river to the left. */
  point(x: number, y: number): Point {
    return this.turned
      ? { x: this.left + (this.down - y) * this.cell, y: this.top + x * this.cell }
      : { x: this.left + x * this.cell, y: this.top + y * this.cell };
  }
  centre(cell: string): Point {
    const { x, y } = gridOf(cell);
    return this.point(x + 0.5, y + 0.5);
  }
  box(x: number, y: number, w = 1, h = 1): { x: number; y: number; w: number; h: number } {
    const [a, b] = [this.point(x, y), this.point(x + w, y + h)];
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
  }
  get town(): { x: number; y: number; w: number; h: number } {
    return this.box(0, 0, this.across, this.down);
  }
  ends(side: string): Ends {
    const [a, b, c, d] = sideOf(side);
    return [this.point(a, b), this.point(c, d)];
  }
  /** Where enemies gather before an edge: near it, so that they lie on nothing that stands around the town. */
  before(edge: string): Point {
    return this.outside(edge, 0.3);
  }
  /** The point before an edge of the town, so many cells outside. */
  outside(edge: string, distance: number): Point {
    const [a, b, c, d] = sideOf(edge);
    const way = OUTWARDS[edge.at(-1) ?? 'N'] as Point;
    return this.point((a + c) / 2 + way.x * distance, (b + d) / 2 + way.y * distance);
  }
  /** A diamond around one side of a cell: half of each neighbour's quarter, so that a finger can hit a thin line. */
  diamond(side: string): string {
    const [one, two] = this.ends(side);
    const [mx, my] = [(one.x + two.x) / 2, (one.y + two.y) / 2];
    const [dx, dy] = [(two.y - one.y) / 2, (one.x - two.x) / 2];
    return `M${one.x},${one.y}L${mx + dx},${my + dy}L${two.x},${two.y}L${mx - dx},${my - dy}Z`;
  }
  /** The way of a road or wall as a path. */
  stroke(side: string): string {
    const [one, two] = this.ends(side);
    return `M${one.x},${one.y}L${two.x},${two.y}`;
  }
}

/** Steps between two cells, or from outside an edge: to follow a piece from view to view. */
export function distance(from: string, to: string): number {
  const [a, b] = [gridOf(from.split('-')[0] ?? ''), gridOf(to.split('-')[0] ?? '')];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + (from.includes('-') ? 1 : 0) + (to.includes('-') ? 1 : 0);
}
