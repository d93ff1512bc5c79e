// Made from src/riverrat/tables/protocol/tables.py by `python -m riverrat.server.typescript`. Do not edit.

export interface NewSeat {
  kind: "me" | "open" | "opponent";
  level?: "novice" | "club" | "expert" | "master" | "champion" | "random" | "playouts-100" | "playouts-1000" | null;
  name?: string | null; // of somebody else who plays at the same screen
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  hints?: boolean;
  name?: string | null;
  minutes?: number; // a turn may take; 0 for as long as it likes
  late?: "opponent" | "open"; // what becomes of a seat whose time is up
  data?: string | null; // corrections to the box, as TOML text
}

export interface Created {
  table: string;
  invite: string; // share as /table/<table>#<invite>: what follows # never reaches a log
}

export interface TableName {
  table: string;
}

export interface MySeat {
  name: string;
  kind: "person" | "opponent" | "open";
  you: boolean;
  wears: number; // as in `SeatInfo`
  turn: boolean; // whether it is this seat's turn
  points: number | null; // of a finished game
  won: boolean;
}

export interface MyTable {
  table: string;
  game: string;
  name: string;
  seats: MySeat[];
  waiting: boolean;
  asked: boolean; // whether a seat is kept for you: POST answer
  deadline: number | null; // when the time of who decides is up, in milliseconds since 1970
  over: boolean;
  updated: number; // milliseconds since 1970, UTC
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "opponent" | "open";
  name: string;
  level: string | null;
  connected: boolean;
  away: number | null; // since when its person has not been at the table, in milliseconds since 1970
  holiday: number | null; // until when its person is on holiday
  you: boolean;
  asked: "you" | "other" | "declined" | null; // of a rematch: for whom an open seat is kept, or who said no
  wears: number; // the seat by whose colour, or by whose name as a computer, it goes: after a rematch not its own
  resigned: boolean;
}

/** What anybody who knows its address may know of a table. */
export interface Summary {
  table: string;
  game: string;
  name: string;
  version: number;
  rules_version: number;
  data: string; // the hash of the box it is played with
  corrected: boolean; // an owner's box or an earlier one: ask for its texts and details by the hash
  host: boolean; // whether you are its host
  seats: SeatInfo[];
  options: Record<string, string>;
  hints: boolean;
  minutes: number; // a turn may take; 0 for as long as it likes
  late: "opponent" | "open"; // what becomes of a seat whose time is up
  deadline: number | null; // when that of who decides is up, in milliseconds since 1970; holidays push it back
  started: boolean;
  over: boolean;
  readonly: boolean;
  updated: number; // when something last happened there, in milliseconds since 1970
  rematch: string | null; // the table of the rematch, once there is one
  invite: string | null; // for those who sit at the table
}

export interface Join {
  invite: string;
  seat?: number | null;
}

/** What somebody says who is asked to play again. */
export interface Answering {
  yes: boolean;
}

/** Where others find this house. */
export interface Reach {
  addresses: string[]; // to put in front of /table/...; none where we do not know any
  alone: boolean; // whether only this machine can reach it
  network: "shut" | "open" | ""; // the door to the local network; empty where the asker has none to turn
}

/** Let others of the local network in, or no longer. */
export interface Network {
  open: boolean;
}

export interface SeatChange {
  seat: number;
  kind: "opponent" | "open" | "person";
  level?: "novice" | "club" | "expert" | "master" | "champion" | "random" | "playouts-100" | "playouts-1000" | null;
}

export interface Branch {
  ply: number;
}

/** Something that happened, as this viewer may know it. */
export interface Told {
  ply: number; // the action it belongs to, counted from 1; 0 where it is only foreseen
  seat: number;
  name: string;
  values: Record<string, string | number>;
  reveals: boolean; // told after something unknown came to light
}

export interface ScoreInfo {
  seat: number;
  points: number;
  lines: Record<string, number>;
  rank: number;
  won: boolean;
}

/** A table as it was after an action. */
export interface Moment {
  ply: number;
  plies: number;
  seat: number;
  action: string | null; // what was done to get here; null where you may not know
  view: unknown;
  scores: ScoreInfo[];
  events: Told[];
}

export interface Health {
  status: "ok" | "failing" | "draining";
  version: string;
  commit: string; // empty where it is not known
}

/** What the house says of itself; what it does not is empty. */
export interface About {
  name: string;
  announcement: string;
  privacy: string;
  imprint: string;
  logo: boolean; // whether there is one, at /api/about/logo
  version: string;
  commit: string;
}
