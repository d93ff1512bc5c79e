/** What is printed in the box and never changes during a game, worked out of the values the server sends. */

interface Cost {
  wood: number;
  stone: number;
  precious: number;
}

/** The values of the box, as far as the picture needs them: sections by name, rows as lists. */
export interface Values {
  map: {
    columns: string;
    districts: string[];
    fort_sites: string[];
    port_site: string;
    start_zone: string[];
    plaza_ring: string[];
    centres: [number, number][];
    walls: string[];
  };
  years: { first: number; symbols: string[] };
  workers: { each: number };
  ladder: (Cost & {
    id: string;
    pay: string;
    base: number[];
    violet: number[];
    green: number[];
    finish: number;
    pieces: number;
  })[];
  minor: MinorPrint[];
  enemies: { bonus: number[]; lowest: number };
  combat: { steps: number[]; idle_rounds: number };
  production: { farmers_for_a_coin: number };
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

export interface MinorPrint extends Cost {
  id: string;
  workers: number;
  points: number;
  /** The building it replaces, or nothing. */
  on: string;
}

export interface Box {
  columns: string[];
  rows: number[];
  /** From north-west to south-east, as `E9`. */
  cells: string[];
  /** 1 to 8, or 0 for the Plaza Mayor. */
  districtOf: (cell: string) => number;
  plaza: string[];
  fortSites: string[];
  portSite: string;
  startZone: ReadonlySet<string>;
  ring: string[];
  centres: [number, number][];
  /** Walls that are printed on the map. */
  walls: ReadonlySet<string>;
  firstYear: number;
  /** What the year marker crosses after each year: F for natives, S for pirates. */
  symbols: string[];
  discsPerSeat: number;
  ladders: Record<string, LadderPrint>;
  minors: MinorPrint[];
  /** Extra enemies for each space of the enemies' track, from its lowest value on. */
  enemyBonus: number[];
  enemyLowest: number;
  /** Steps of a single, a pair and a trio. */
  steps: number[];
  idleRounds: number;
  farmersForACoin: number;
}

function read(values: Values): Box {
  const { map, years, workers, enemies, combat, production } = values;
  const columns = [...map.columns];
  const rows = map.districts.map((_, at) => at + 1);
  const cells = rows.flatMap((row) => columns.map((column) => `${column}${row}`));
  const districtOf = (cell: string): number =>
    Number(map.districts[Number(cell.slice(1)) - 1]?.[columns.indexOf(cell[0] ?? '')] ?? 0);
  return {
    columns,
    rows,
    cells,
    districtOf,
    plaza: cells.filter((cell) => districtOf(cell) === 0),
    fortSites: map.fort_sites,
    portSite: map.port_site,
    startZone: new Set(map.start_zone),
    ring: map.plaza_ring,
    centres: map.centres,
    walls: new Set(map.walls),
    firstYear: years.first,
    symbols: years.symbols,
    discsPerSeat: workers.each,
    ladders: Object.fromEntries(
      values.ladder.map(({ id, pay, base, violet, green, ...row }) => [
        id,
        { ...row, either: pay === 'one', base: base.length, violet: violet.length, green: green.length },
      ]),
    ),
    minors: values.minor,
    enemyBonus: enemies.bonus,
    enemyLowest: enemies.lowest,
    steps: combat.steps,
    idleRounds: combat.idle_rounds,
    farmersForACoin: production.farmers_for_a_coin,
  };
}

const known = new WeakMap<Values, Box>();

/** The box of a table. It is worked out once, so that whatever is drawn from it can be kept with it. */
export function boxOf(values: Values): Box {
  let box = known.get(values);
  if (!box) known.set(values, (box = read(values)));
  return box;
}
