// Made from src/riverrat/games/rio_de_la_plata/view_types.py by `python -m riverrat.server.typescript`. Do not edit.

/** By how much a character will be out of reach when workers are used, as far as that is sure by now. */
export interface Lack {
  coins: number;
  points: number;
}

export interface Player {
  supply: number; // workers at home
  placed: number; // discs placed in this turn
  coins: number;
  wood: number;
  stone: number;
  precious: number;
  points: number; // on the score track
  total: number; // as if the game ended now
  lines: Record<string, number>; // the total, line by line
  dwellings: number; // tiles left
  bid: number; // discs on the turn order
  characters: string[];
  attacked: boolean; // has been the attacker
  bought: number; // resources bought this year
  price: number; // coins for the next one
  lacks: Record<string, Lack>; // the characters to be had that could not be taken into service
}

export interface Building {
  cell: string;
  building: string;
  owner: number | null;
  new: boolean; // built this year
  activations: number; // this year
}

export interface Discs {
  cell: string;
  seat: number;
  discs: number;
}

export interface District {
  connected: boolean;
  walled: boolean;
  house: number; // what a house is worth here
  houses: number[]; // of each seat
}

export interface Space {
  points: number;
  seat: number | null;
}

export interface Ladder {
  spaces: Space[];
  built: boolean; // once and for all
  cell: string | null; // where it stands
  full: boolean;
}

export interface Slot {
  needs: number;
  gives: string;
  seat: number | null;
}

export interface Character {
  cost: number;
  needs: number;
  holder: number | null;
  applicant: number | null;
  active: boolean;
  used: boolean; // its yearly gift was taken
}

export interface Ship {
  status: string;
  paid: boolean;
  home: number | null; // the year of its return
  back: number | null; // the year of its return if it leaves this year; None where the game is over by then
  fee: number; // coins for which it leaves before it is full
  room: number;
  left: number; // of the room
  cargo: Record<string, number>[]; // of each seat
  loaded: number[]; // this year, of each seat
  voyages: number;
}

export interface Left {
  left: number;
  most: number; // with those done already
}

/** An offer that is worth making. */
export interface Deal {
  to: number;
  give: Record<string, number>;
  want: Record<string, number>;
  likely: boolean; // who values it as opponents do would take it; else a little more might be asked for
}

/** What is placed one by one. */
export interface Dealt {
  sign: string;
  left: number;
  spread: string[]; // where all that are left would go if they are to stand evenly
}

/** Places where a worker could do nothing this year for want of goods or of others beside him. */
export interface Unpaid {
  places: string[]; // end-placement: where one stands who is joined by nobody once placing ends
  building: string; // to be built or used there; nothing at the Crafts and in the fields
  lack: Record<string, number>; // by how much of what one is short; of nothing where any goods would do
}

/** What the player at turn may still do of what is being done. */
export interface Now {
  to_place: Left | null; // discs
  to_load: Left | null; // cubes
  to_lay: number | null; // walls or pieces of road
  offers: Left | null; // in this turn
  deals: Deal[]; // offers that are ready to be made
  dealt: Dealt | null;
  useful: string[]; // lines where a road would bring a district nearer to the plaza
  unpaid: Unpaid[]; // while placing workers
  barred: Record<string, string>; // why a cell cannot be chosen, by its target or kind of target
}

export interface Offer {
  by: number;
  to: number;
  sent: boolean;
  counter: boolean; // answers another one, and is the last word
  give: Record<string, number>;
  want: Record<string, number>;
}

export interface Group {
  cell: string;
  enemy: boolean;
  seats: number[]; // from top to bottom, for defenders
  commander: number | null;
  size: number;
  moved: boolean;
  joined: boolean;
  fought: boolean;
  bonus: boolean;
  steps: number; // of the group on the move
}

export interface Fight {
  part: string; // staging, recruiting or rounds
  enemy: string;
  attacker: number;
  enemies: number; // left
  came: number; // when they gathered; 0 where that is not known
  made_of: Record<string, number>; // of these: for defending players, for workers (in the town or out), extra
  to_stage: number;
  staged: Record<string, number>; // by edge
  groups: Group[];
  mover: Group | null;
  round: number; // from 1
  idle: number; // rounds without a battle begun by the attacker
  free_discs: number;
  recruits: number; // bought by the player at turn
}

export interface View {
  year: number;
  last_year: number;
  phase: string;
  turn: number | null; // whose decision it is
  order: number[];
  natives: number;
  pirates: number;
  chances: Record<string, number>; // that these enemies come this year, in per cent
  players: Player[];
  buildings: Building[];
  discs: Discs[];
  walls: string[];
  roads: string[];
  pieces: number; // walls and roads left
  pools: Record<string, number>; // tiles left, by the buildings that share them: church-barracks
  districts: District[];
  ladders: Record<string, Ladder>;
  slots: Record<string, Slot[]>;
  areas: Record<string, number[]>;
  characters: Record<string, Character>;
  ship: Ship;
  now: Now;
  offer: Offer | null;
  fight: Fight | null;
}
