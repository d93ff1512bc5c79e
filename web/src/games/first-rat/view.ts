// Made from src/riverrat/games/first_rat/view_types.py by `python -m riverrat.server.typescript`. Do not edit.

/** What the current turn is about. */
export interface Turn {
  seat: number | null;
  step: string | null;
  moved: number[]; // rats
  colour: string | null; // which the rats that move too must match, while they are asked for
  extra: number | null; // the space whose bonus is asked about
  part: string | null; // that is built, while it is asked which material is left out
  drink_used: boolean;
  collecting: Record<string, number>;
  shops: string[];
  safe: string[]; // those among them from which a thief need not flee
}

export interface Space {
  space: number;
  tile: string; // the row of the box that lies here
  colour: string;
  gives: Record<string, number>;
  lit_at: number; // light marker position from which it yields one more
  booth: string | null;
}

export interface Shortcut {
  shortcut: string;
  entrance: number;
  exit: number;
  cost: string;
}

export interface Track {
  track: string;
  strip: string; // which values lie here: the printed ones or a loose strip
  cost: Record<string, number>; // of a marker, where goods pay for it
  values: number[]; // of the five spaces
  slots: (string | number | null)[]; // the first four: a player, "neutral" or nothing
  last_space: number[]; // how many pieces of each player lie on the fifth
}

export interface Booth {
  booth: string;
  space: number;
  price: number;
  items: Record<string, number>; // the names of the actions' items, with how many are shown
}

export interface Rat {
  rat: number; // 1 to 4
  place: string; // "nursery", "path" or "rocket"
  space: number | null; // on the path: 0 is Start, 27 the Launchpad
  super_rat: string | null; // the Comic whose tile it carries
  moved: boolean; // in the current turn
}

export interface Player {
  seat: number;
  rats: Rat[];
  goods: Record<string, number>;
  light: number;
  burrow: string;
  markers_used: number;
  markers_left: number;
  parts: Record<string, number>;
  rockets: number;
  rattronauts: number;
  backpacks: Record<string, number>;
  drinks: number;
  drinks_used: number;
  comics: string[];
  new_comics: string[]; // those among them that work from the next turn on
  caps: string[];
  awards: number;
  moldy: number;
  passages: Record<string, number>; // how often each shortcut was taken
  points: number;
  lines: Record<string, number>;
}

export interface Greg {
  level: string;
  rats: Rat[];
  markers_used: number;
  markers_left: number;
  rattronauts: number;
  points: number;
  deck: number; // cards in his deck
  revealed: string[];
  latest: string | null; // the one among them that was turned up last
  shuffled_back: string[]; // cards known to be in the deck
  unseen_a: number;
  unseen_b: number;
  prepared: Record<string, boolean>;
}

export interface View {
  seats: number;
  round: number;
  start_player: number;
  over: boolean;
  turn: Turn;
  fourth_rat_aboard: boolean; // this round is the last
  eighth_marker_round: number | null; // the round after it is the last
  last_round: number | null; // as far as is known now
  path: Space[];
  launchpad: number;
  shortcuts: Shortcut[];
  construction_lights: number[];
  light_end: number;
  tracks: Track[];
  booths: Booth[];
  library: string[];
  supply: Record<string, number>;
  awards_left: number;
  players: Player[];
  greg: Greg | null;
  barred: Record<string, Record<string, string | number>>; // why a track cannot be built or donated for, by its target
}
