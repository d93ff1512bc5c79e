// Made from src/riverrat/tables/protocol/statistics.py by `python -m riverrat.server.typescript`. Do not edit.

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
