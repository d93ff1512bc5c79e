/** From what a host picks in the lobby to a table: no rule, only seats, modes and options as the game declares them. */
import type { Level } from '../../server/protocol';
import type { GameMode, GameSummary, NewTable } from '../../server/types';

export type SeatKind = 'me' | 'open' | 'opponent';
export interface SeatPlan {
  kind: SeatKind;
  level: string;
  /** What somebody else at this screen is called. */
  name?: string;
}

/** How many sit at a table against computers: as few as it takes, none where the game is for one alone. */
export function against(game: GameSummary): number {
  const several = game.seats.filter((count) => count > 1);
  return several.length ? Math.min(...several) : 0;
}

/** The first mode that fits a number of seats; the game lists its usual one first. */
export function modeFor(game: GameSummary, seats: number): GameMode | undefined {
  return game.modes.find((mode) => mode.seats.includes(seats));
}

/** One click: a table of so many, the others computers of a level. */
export function quickTable(game: GameSummary, seats: number, level = game.level): NewTable {
  return {
    game: game.name,
    options: { ...(modeFor(game, seats)?.options ?? {}) },
    seats: plan(seats, 'opponent', level).map(asSeat),
    hints: true,
  };
}

export function plan(seats: number, others: SeatKind, level: string): SeatPlan[] {
  return Array.from({ length: seats }, (_, at) => ({ kind: at === 0 ? 'me' : others, level }));
}

export function asSeat({ kind, level, name }: SeatPlan): NewTable['seats'][number] {
  if (kind === 'opponent') return { kind, level: level as Level };
  return kind === 'me' && name?.trim() ? { kind, name: name.trim() } : { kind };
}

/** The options that are left to choose beside the mode: not the one in which the modes differ, and in nothing else. */
export function optionsBeside(game: GameSummary, modes: readonly GameMode[]): GameSummary['options'] {
  const set = new Set(modes.flatMap((mode) => Object.keys(mode.options)));
  return game.options.filter(({ name, choices }) => {
    const reached = new Set(modes.map((mode) => mode.options[name] ?? choices[0]));
    return !(set.size === 1 && set.has(name) && choices.every((choice) => reached.has(choice)));
  });
}

/** Options with their defaults, then what the mode sets, then what the host changed. */
export function optionsFor(
  game: GameSummary,
  mode: GameMode | undefined,
  changed: Record<string, string>,
): Record<string, string> {
  const base = Object.fromEntries(game.options.map((option) => [option.name, option.choices[0] ?? '']));
  return { ...base, ...(mode?.options ?? {}), ...changed };
}
