// Made from src/riverrat/tables/protocol/learning.py by `python -m riverrat.server.typescript`. Do not edit.

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
  points: string[]; // places of the board, the most important first; none where all is done there
  acts: boolean; // whether it waits for actions
  riddle: boolean; // whether what to begin with is to be found out: then no ring tells
  answers: string[]; // to a question it asks, the right one first: `lesson-<name>-<answer>`
}

/** The chapter of a lesson that is played at a table. */
export interface Guide {
  chapter: string;
  text: string; // the key of its heading
  number: number;
  chapters: number;
  skips: boolean; // whether moves were made that nobody saw since the chapter before it
  next: string | null; // the chapter after it
  free: Record<string, string>; // the options of the game to play after the last one
  steps: GuideStep[];
  ways: number[][]; // what is left to do at the step that waits, each way of doing it; -1 is any action
  presses: string; // the choice that is asked for next, where no place of the board stands for it; else empty
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
