/** What is printed in the box and never changes during a game, from the rules' own board.toml. */
import source from '../../../../src/riverrat/games/rio_de_la_plata/board.toml?raw';
import { readBox, type Section } from './toml';

const box = readBox(source);
const value = <T>(section: string, key: string): T => {
  const found = box.sections[section]?.[key];
  if (found === undefined) throw new Error(`board.toml has no ${section}.${key}`);
  return found as T;
};
const rows = (name: string): Section[] => box.rows[name] ?? [];

export const COLUMNS = [...value<string>('map', 'columns')];
const map = value<string[]>('map', 'districts');
export const ROWS = map.map((_, at) => at + 1);
/** Cells from north-west to south-east, as `E9`. */
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
/** 1 to 8, or 0 for the Plaza Mayor. */
export const districtOf = (cell: string): number =>
  Number(map[Number(cell.slice(1)) - 1]?.[COLUMNS.indexOf(cell[0] ?? '')] ?? 0);
export const PLAZA = CELLS.filter((cell) => districtOf(cell) === 0);
export const FORT_SITES = value<string[]>('map', 'fort_sites');
export const PORT_SITE = value<string>('map', 'port_site');
export const START_ZONE = new Set(value<string[]>('map', 'start_zone'));
export const RING = value<string[]>('map', 'plaza_ring');
export const CENTRES = value<[number, number][]>('map', 'centres');
/** Walls that are printed on the map. */
export const PRINTED_WALLS = new Set(value<string[]>('map', 'walls'));

export const FIRST_YEAR = value<number>('years', 'first');
/** What the year marker crosses after each year: F for natives, S for pirates. */
export const SYMBOLS = value<string[]>('years', 'symbols');
export const DISCS_PER_SEAT = value<number>('workers', 'each');
export const PIECES = value<number>('pieces', 'walls_and_roads');

export interface Cost {
  wood: number;
  stone: number;
  precious: number;
}
export interface LadderPrint extends Cost {
  /** Any one of the resources, instead of all. */
  either: boolean;
  base: number;
  violet: number;
  green: number;
  finish: number;
  pieces: number;
}
const cost = (row: Section): Cost => ({
  wood: row['wood'] as number,
  stone: row['stone'] as number,
  precious: row['precious'] as number,
});
const count = (row: Section, key: string): number => (row[key] as number[]).length;

export const LADDERS: Record<string, LadderPrint> = Object.fromEntries(
  rows('ladder').map((row) => [
    row['id'] as string,
    {
      ...cost(row),
      either: row['pay'] === 'one',
      base: count(row, 'base'),
      violet: count(row, 'violet'),
      green: count(row, 'green'),
      finish: row['finish'] as number,
      pieces: row['pieces'] as number,
    },
  ]),
);

export interface MinorPrint extends Cost {
  id: string;
  workers: number;
  points: number;
  /** The building it replaces, or nothing. */
  on: string;
}
export const MINORS: MinorPrint[] = rows('minor').map((row) => ({
  ...cost(row),
  id: row['id'] as string,
  workers: row['workers'] as number,
  points: row['points'] as number,
  on: row['on'] as string,
}));

/** Extra enemies for each space of the enemies' track, from its lowest value on. */
export const ENEMY_BONUS = value<number[]>('enemies', 'bonus');
export const ENEMY_LOWEST = value<number>('enemies', 'lowest');
/** Steps of a single, a pair and a trio. */
export const STEPS = value<number[]>('combat', 'steps');
export const IDLE_ROUNDS = value<number>('combat', 'idle_rounds');
export const PLACED_A_YEAR = value<number>('workers', 'placed_a_year');
export const FARMERS_FOR_A_COIN = value<number>('production', 'farmers_for_a_coin');
