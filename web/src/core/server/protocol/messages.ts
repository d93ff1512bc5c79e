// Made from src/riverrat/tables/protocol/messages.py by `python -m riverrat.server.typescript`. Do not edit.

import type { Guide, PuzzleState } from './learning';

import type { ScoreInfo, Summary, Told } from './tables';

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
  thinking: number; // the seat of an opponent at work, or -1
  within: number; // seconds in which it decides at the latest
  guide: Guide | null; // for who learns at this table
  puzzle: PuzzleState | null; // for who solves one at this table
  chat: ChatLine[];
  notice: string | null;
  v: number;
}

/** Part of what happened before a state that follows, where that is long: to be put together as states are. */
export interface Past {
  type: "past";
  kept: number;
  events: Told[];
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
  points: number; // to expect at the end
  lines: Record<string, number>; // points to expect at the end, by line of the score sheet
  reasons: WordsInfo[]; // what the best has over this one; of the best itself, over the next
  then: number[][]; // of the best: the moves that would follow it in the same turn
}

export interface HintAnswer {
  type: "hint";
  id: string;
  actions: number[];
  by: "chance" | "points" | "nothing";
  intentions: IntentionInfo[]; // the best first: the one of `actions`
  v: number;
}

/** A whole move of a finished game, made or not, and its chance to win. */
export interface MoveInfo {
  actions: number[];
  target: string; // the last place it names on the board, or nothing
  chance: number; // from 0 to 1
  points: number; // to expect at the end, where those tell moves apart
}

/** A moment of a finished game at which somebody had a choice: what they did beside what they could have done. */
export interface JudgedInfo {
  ply: number; // how many actions were taken before
  seat: number;
  turn: number;
  chances: number[]; // of each seat to win, before the move
  by: "chance" | "points" | "nothing";
  best: MoveInfo[]; // the best first; the move that was made may be among them
  played: MoveInfo;
  cost: number; // how much of the chance to win the move gave away; 0 where nothing is better beyond doubt
  points: number; // how many the move gave away in a last turn, where those tell moves apart
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

export type ClientMessage = Act | Undo | Hint | Analyse | Explain | StopAnalysing | Resign | Chat | Sync | AskPreview;

export type ServerMessage = State | Past | Ack | Preview | HintAnswer | AnalysisAnswer | Explanation | Error;
