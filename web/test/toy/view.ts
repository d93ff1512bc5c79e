// Made from tests/toy/view.py by `python -m riverrat.server.typescript`. Do not edit.

export interface Player {
  rats: number[];
  cheese: number;
  lines: Record<string, number>;
}

export interface View {
  players: Player[];
  seat: number; // whose turn it is; -1 when the game is over
  home: number; // the last space of the course
  bag: number; // how many cards are left
  top: string | null; // the top card, for those who peeked
}
