// Made from src/riverrat/server/protocol.py by `python -m riverrat.server.typescript`. Do not edit.

export const PROTOCOL = 1;

/** Why a request was refused: a stable code, and one line for a person. */
export interface ErrorAnswer {
  error: string;
  message: string;
}

export interface Naming {
  name: string;
}

export interface Me {
  name: string;
  link_hint: string; // where a link code is used: append the code to this path
}

/** A code that carries the person to one other device, once. */
export interface LinkCode {
  code: string;
  minutes: number; // how long it is good for
}

export interface Claim {
  code: string;
}

export interface DeviceInfo {
  device: string; // its name here; the token stays with the device
  created: number; // milliseconds since 1970, UTC
  this: boolean; // whether it is the one that asks
}

export interface Revoked {
  device: string;
}

export interface Deleted {
  tables: number; // running games that were left
}

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
  weaker: Record<string, "interpreted" | "untaught">; // levels that play below their strength here, and why
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
}

export interface StepInfo {
  name: string;
  continues: boolean;
  rule: string; // the paragraph of the rules about it, or nothing
}

export interface EventInfo {
  name: string;
  parameters: Record<string, (string | number)[] | null>; // None: a plain number
}

export interface GameDetail extends GameSummary {
  version: number;
  data: string;
  box: DatumInfo[];
  values: Record<string, unknown>; // the same values in the shape of board.toml: sections by name, rows as lists
  verbs: VerbInfo[];
  steps: StepInfo[];
  event_kinds: EventInfo[];
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
  corrected: boolean; // whether that box is an owner's: ask for its texts and details by the hash
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
}

export interface SeatChange {
  seat: number;
  kind: "opponent" | "open" | "person";
  level?: "novice" | "club" | "expert" | "master" | "champion" | "random" | "playouts-100" | "playouts-1000" | null;
}

export interface Branch {
  ply: number;
}

export interface Learn {
  game: string;
  chapter: string;
}

export interface ChapterInfo {
  chapter: string;
  text: string; // the key of its heading
  begun: boolean;
  done: boolean;
}

/** A step of a lesson: its text is `lesson-<name>`, its heading `lesson-<name>-title`. */
export interface GuideStep {
  name: string;
  points: string[]; // places of the board, the most important first
  acts: boolean; // whether it waits for actions
  answers: string[]; // to a question it asks, the right one first: `lesson-<name>-<answer>`
}

/** The chapter of a lesson that is played at a table. */
export interface Guide {
  chapter: string;
  text: string; // the key of its heading
  number: number;
  chapters: number;
  next: string | null; // the chapter after it
  free: Record<string, string>; // the options of the game to play after the last one
  steps: GuideStep[];
  at: number; // the step that waits for actions; the number of steps when nothing more does
}

export interface PuzzleName {
  game: string;
  puzzle: string;
}

/** A puzzle and how the asker has fared with it. Its texts are `<text>`, `<text>-title` and `<text>-why`. */
export interface PuzzleInfo {
  puzzle: string;
  text: string;
  goal: string; // what is counted: `puzzle-goal-<goal>`
  today: boolean; // whether it is the puzzle of the day
  tries: number[]; // what each brought, up to the one that found the best
  solved: boolean;
  shown: boolean; // whether the solution was looked at before
  stars: number; // for a solution of one's own: 3 at the first try, 2 at the second or third, then 1
  best: number | null; // the most that can be had, for those who have tried
}

export interface PuzzlesInfo {
  day: string; // by UTC, as 2026-11-16
  puzzles: PuzzleInfo[];
}

export interface Solution {
  actions: number[];
  best: number;
}

/** The puzzle that is played at a table. */
export interface PuzzleState {
  puzzle: string;
  text: string;
  goal: string;
  points: string[]; // places of the board that stay in sight
  value: number | null; // what this try has brought, once the turn is over; then `best` says what could be had
  best: number | null;
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
  status: "ok" | "failing";
  version: string;
}

/** One action or a whole gesture: all of it is taken, or nothing. */
export interface Act {
  type: "act";
  version: number;
  actions: number[];
  v: number;
  id: string;
}

export interface Undo {
  type: "undo";
  version: number;
  to: number;
  v: number;
  id: string;
}

export interface Hint {
  type: "hint";
  version: number;
  deeper?: boolean; // thinking longer than usual; it counts as several hints
  v: number;
  id: string;
}

/** How a finished game went. It is answered piece by piece, by several `analysis`. */
export interface Analyse {
  type: "analyse";
  v: number;
  id: string;
}

/** What sets the moves apart that were open at a moment of an analysis. */
export interface Explain {
  type: "explain";
  ply: number;
  deeper?: boolean; // after thinking about them anew, and longer
  v: number;
  id: string;
}

/** Nobody waits here any longer for an analysis; what was found so far is kept. */
export interface StopAnalysing {
  type: "stop-analysing";
  v: number;
  id: string;
}

export interface Resign {
  type: "resign";
  version: number;
  seat?: number | null; // for someone who holds several seats
  v: number;
  id: string;
}

export interface Chat {
  type: "chat";
  text: string;
  v: number;
  id: string;
}

export interface Sync {
  type: "sync";
  since: number;
  v: number;
  id: string;
}

export interface AskPreview {
  type: "preview";
  version: number;
  actions: number[];
  v: number;
  id: string;
}

export interface AskInfo {
  step: string;
  seat: number;
}

export interface Choice {
  id: number;
  verb: string;
  values: Record<string, string | number>;
  target: string;
  text: string;
}

/** What a choice would bring, up to the next thing the player cannot know. */
export interface PreviewInfo {
  events: Told[];
  points: number | null;
  reveals: boolean;
  ends_turn: boolean;
}

export interface GestureInfo {
  actions: number[];
  target: string;
  complete: boolean;
  preview: PreviewInfo;
}

/** How far back one may step, or why one may not: one of the two is there. */
export interface UndoInfo {
  to?: number; // undo may go back to this ply, and to any between it and now
  reason?: "nothing" | "turn" | "revealed" | "other";
}

export interface ChatLine {
  id: number; // grows from line to line; a line may be told again after a broken connection
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Achieved {
  seat: number;
  level: string;
  challenge: string;
}

/** The table as this viewer may know it, and what happened since the version it knew. */
export interface State {
  type: "state";
  table: Summary;
  version: number;
  ply: number;
  turn: number;
  over: boolean;
  you: number[];
  seat: number; // who decides now, or -1
  viewing: number; // whose eyes `view` is seen through, or -1 for a spectator
  view: unknown;
  changes: boolean; // `view` holds only the parts that changed since the state before, as asked for with ?view=changes
  ask: AskInfo | null;
  choices: Choice[];
  gestures: GestureInfo[];
  kept: number; // forget events of plies above this one, then add `events`: an undo took them back
  events: Told[];
  scores: ScoreInfo[];
  achievements: Achieved[];
  undo: UndoInfo;
  thinking: number;
  guide: Guide | null; // for who learns at this table
  puzzle: PuzzleState | null; // for who solves one at this table
  chat: ChatLine[];
  notice: string | null;
  v: number;
}

/** The message with this id has been carried out and is on disk. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  v: number;
}

export interface Preview {
  type: "preview";
  id: string;
  preview: PreviewInfo;
  v: number;
}

/** A text key and what it needs to be said; a value whose name ends in `-key` is a key itself. */
export interface WordsInfo {
  key: string;
  values: Record<string, string | number>;
}

/** A whole move and what the adviser thinks of it. */
export interface IntentionInfo {
  actions: number[];
  target: string; // the last place it names on the board, or nothing
  chance: number; // to win, from 0 to 1
  margin: number; // the chance lies within so much of it in 19 of 20 cases
  visits: number; // how often it was tried
  lines: Record<string, number>; // points to expect at the end, by line of the score sheet
  reasons: WordsInfo[]; // what the best has over this one; of the best itself, over the next
  then: number[][]; // of the best: the moves that would follow it in the same turn
}

export interface HintAnswer {
  type: "hint";
  id: string;
  actions: number[];
  intentions: IntentionInfo[]; // the best first: the one of `actions`
  v: number;
}

/** A whole move of a finished game, made or not, and its chance to win. */
export interface MoveInfo {
  actions: number[];
  target: string; // the last place it names on the board, or nothing
  chance: number; // from 0 to 1
}

/** A moment of a finished game at which somebody had a choice: what they did beside what they could have done. */
export interface JudgedInfo {
  ply: number; // how many actions were taken before
  seat: number;
  turn: number;
  chances: number[]; // of each seat to win, before the move
  best: MoveInfo[]; // the best first; the move that was made may be among them
  played: MoveInfo;
  cost: number; // how much of the chance to win the move gave away
  turning: boolean; // whether that is enough to call it a turning point
}

/** The next part of an analysis: moments in the order of the game, after those of the messages before. */
export interface AnalysisAnswer {
  type: "analysis";
  id: string;
  moments: JudgedInfo[];
  done: number; // moments thought about so far
  of: number; // and how many there are; 0 as long as the game is being read
  result: number[]; // what each seat had in the end: a victory, or its share of one
  weaker: boolean; // whether it is thought without compiled rules
  v: number;
}

export interface Explanation {
  type: "explanation";
  id: string;
  ply: number;
  best: WordsInfo[][]; // the first against the move made (or the next best), the others against the first
  played: WordsInfo[]; // the move made against the best
  judged: JudgedInfo | null; // what is thought of that moment now, where somebody looked deeper
  v: number;
}

export interface Error {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  say: string | null; // the key of a text that says it better, from a lesson
  v: number;
}

/** A way to be told that it is one's turn. */
export interface NewWay {
  kind: "push" | "mail" | "webhook";
  target: string; // a browser's endpoint, a mailbox, a URL
  form?: "discord" | "slack" | "ntfy" | "plain"; // of a webhook
  p256dh?: string; // of a browser
  auth?: string;
  language?: "en" | "de" | "fr";
  hours?: number;
}

export interface WayChange {
  hours: number;
}

export interface WayInfo {
  way: string;
  kind: "push" | "mail" | "webhook";
  form: "discord" | "slack" | "ntfy" | "plain";
  target: string; // of a service only its name: the rest is a secret
  hours: number; // between two letters that tell of all tables; 0 for one at every turn
  confirmed: boolean;
  works: boolean; // whether letters arrive; none are sent after ten that did not
  created: number; // milliseconds since 1970, UTC
}

/** How one is told that it is one's turn, and what this house offers. */
export interface LettersInfo {
  offered: ("push" | "mail" | "webhook")[];
  push_key: string; // what browsers know the house by; empty where it sends them no letters
  ways: WayInfo[];
  holiday: number | null; // until when, in milliseconds since 1970
}

export interface Sent {
  arrived: boolean;
}

export interface Holiday {
  until: number | null; // milliseconds since 1970; null is back again
}

export interface LetterWord {
  word: string;
}

export interface AchievementInfo {
  game: string;
  level: string;
  challenge: string;
  table: string;
}

export interface Listing {
  listed: boolean; // whether others may see how I have played
}

/** How somebody fares in a game. */
export interface PlayedInfo {
  game: string;
  games: number;
  won: number;
  best: number;
  mean: number;
  rating: number | null; // among those who are listed; 25 to begin with
  spread: number | null; // how far off the rating may be
}

export interface MetInfo {
  name: string;
  person: string | null; // where they are listed
  games: number;
  ahead: number; // in how many of them one came out ahead
}

export interface ResultInfo {
  table: string;
  game: string;
  at: number; // milliseconds since 1970, UTC
  seats: number;
  points: number;
  place: number;
  won: boolean;
  others: string[];
}

/** Finished games of one person; games against oneself do not count. */
export interface Statistics {
  person: string;
  name: string;
  listed: boolean;
  games: number;
  won: number;
  played: PlayedInfo[];
  met: MetInfo[];
  challenges: AchievementInfo[];
  results: ResultInfo[]; // the latest first
}

export interface BestInfo {
  name: string;
  points: number;
  seats: number;
  table: string;
  at: number;
}

export interface HouseGame {
  game: string;
  games: number;
  best: BestInfo[]; // of those who are listed
}

export interface StandingInfo extends PlayedInfo {
  person: string;
  name: string;
}

export interface HouseStatistics {
  people: number;
  games: number;
  played: HouseGame[];
  standings: StandingInfo[]; // of those who are listed, by game, the best first
}

export type Level = "novice" | "club" | "expert" | "master" | "champion" | "random" | "playouts-100" | "playouts-1000";

export type Language = "en" | "de" | "fr";

export type ClientMessage = Act | Undo | Hint | Analyse | Explain | StopAnalysing | Resign | Chat | Sync | AskPreview;

export type ServerMessage = State | Ack | Preview | HintAnswer | AnalysisAnswer | Explanation | Error;
