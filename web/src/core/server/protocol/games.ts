// Made from src/riverrat/tables/protocol/games.py by `python -m riverrat.server.typescript`. Do not edit.

export interface ModeInfo {
  name: string;
  seats: number[];
  options: Record<string, string>;
}

export interface OptionInfo {
  name: string;
  choices: string[]; // the default first
}

export interface GameSummary {
  name: string;
  seats: number[];
  modes: ModeInfo[];
  options: OptionInfo[];
  score_lines: string[];
  levels: string[];
  level: string; // who plays where nobody was chosen
  weaker: Record<string, "interpreted" | "unfit" | "adapted">; // levels that play below their strength here, and why
}

/** One value of the box and where it comes from. */
export interface DatumInfo {
  path: string;
  value: unknown;
  origin: string;
  note: string;
}

export interface VerbInfo {
  name: string;
  first: number; // the id of its first action
  parameters: Record<string, (string | number)[]>;
  target: string; // the place it names on the board, such as village:{village}; "" for none
  stays?: boolean; // a choice like any other, though without parameters it looks like a way out
  gives_up?: boolean; // gives away what a click on its place would rather use: it has buttons only
  repeats?: boolean; // done several times in a row from one place
  detail?: boolean; // of an intention: its places are lit once all else is chosen
  due?: boolean; // said beside the way out where it is left undone
  echo?: string; // the event that says no more than the choice
  also?: string; // one more target to choose it by; {seat} is whose choice it is
  settles?: [string, string] | null; // the way out after the first event, before the second brings anything
  leads?: [string, string] | null; // the event that says where it leads unasked, the verb for going there
  holds?: string[]; // a way out to be taken whenever the same is asked, until one of these events
}

export interface StepInfo {
  name: string;
  continues: boolean;
  rule: string; // the paragraph of the rules about it, or nothing
}

export interface EventInfo {
  name: string;
  parameters: Record<string, (string | number)[] | null>; // None: a plain number
  where?: string[]; // the parameters that say where it happens, as against with what
  brings?: Record<string, string | number>; // what its seat gets of each sign: a number or a parameter, paid with a minus
  hands?: Record<string, string | number>; // the same for the other it names (`player`)
  later?: Record<string, string | number>; // what its seat gets or pays in time, such as when a work is finished
  there?: Record<string, string | number>; // neither gained nor paid, such as the price of what could be bought
  bad?: boolean; // what it brings is nothing to be glad of
  counted?: boolean; // says no more than what it brings
  counts?: string; // the parameter by which the board counts: rounds, turns, years
  opens?: string; // the phase that begins with it, such as combat or {phase}: the log is headed by it
  news?: boolean; // told at the table when it comes with what is counted, such as a new year
  shows?: string; // the part of the view right after it that says what it leaves out
  walks?: string; // one step of a walk: the parameter that says whither; its first value is where everybody begins
  ends?: boolean; // says why the game ends, some turns before it does
  unowned?: boolean; // comes about by itself, though it speaks of a seat
  rival?: boolean; // the doing of the rival whom the rules play
  answers?: boolean; // answers the other it names (`player`), whose turn may be over with it
}

export interface GameDetail extends GameSummary {
  version: number;
  data: string;
  box: DatumInfo[];
  values: Record<string, unknown>; // the same values in the shape of board.toml: sections by name, rows as lists
  verbs: VerbInfo[];
  steps: StepInfo[];
  event_kinds: EventInfo[];
  rival: string; // where the view has the points of the rival whom the rules play, such as greg.points; "" for none
  dealt: string;
}

export interface RuleParagraph {
  ids: string[];
  text: string;
}

export interface RuleSection {
  title: string;
  paragraphs: RuleParagraph[];
}

export interface ExampleStep {
  text: string; // the key of what is said
  points: string[]; // places of the board
}

/** A picture below a paragraph of the rules; with several steps one plays it through. */
export interface ExampleInfo {
  name: string;
  text: string; // the key of its heading
  at: string; // the id of the paragraph
  part: string; // `board`, or the list beside it that is drawn
  show: string[]; // the places the cut-out holds; none: all of it
  steps: ExampleStep[];
}

export interface Rules {
  sections: RuleSection[];
  summary: RuleSection[]; // all of it on one page
  examples: ExampleInfo[];
}

export interface ExampleViews {
  seats: number;
  views: unknown[]; // what is seen after each step
}
