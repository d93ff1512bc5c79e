import { describe, expect, it } from 'vitest';
import { against, modeFor, optionsBeside, optionsFor, quickTable } from '../../../../src/core/pages/lobby/opening';
import type { GameSummary } from '../../../../src/core/server/types';

describe('opening a table', () => {
  const game: GameSummary = {
    name: 'toy',
    seats: [1, 2, 3],
    score_lines: [],
    levels: ['random', 'playouts-100', 'playouts-1000'],
    level: 'playouts-100',
    weaker: {},
    modes: [
      { name: 'standard', seats: [2, 3], options: {} },
      { name: 'solo', seats: [1], options: { level: 'easy' } },
    ],
    options: [
      { name: 'level', choices: ['none', 'easy'] },
      { name: 'course', choices: ['short', 'long'] },
    ],
  };
  it('starts with one click, alone in the mode meant for it or against as few computers as it takes', () => {
    expect(quickTable(game, 1)).toMatchObject({ game: 'toy', seats: [{ kind: 'me' }], options: { level: 'easy' } });
    expect(
      [
        { ...game, seats: [1, 2, 3] },
        { ...game, seats: [4, 3] },
        { ...game, seats: [1] },
      ].map(against),
    ).toEqual([2, 3, 0]);
    const expert = { kind: 'opponent', level: 'expert' };
    expect(quickTable(game, 3, 'expert')).toMatchObject({ seats: [{ kind: 'me' }, expert, expert], options: {} });
  });
  it('lets the mode set options and the host override them', () => {
    expect(optionsFor(game, modeFor(game, 1), {})).toEqual({ level: 'easy', course: 'short' });
    expect(optionsFor(game, modeFor(game, 2), { course: 'long' })).toEqual({ level: 'none', course: 'long' });
  });
  it('does not ask once more for what the modes already differ in', () => {
    const beside = (...modes: Record<string, string>[]) =>
      optionsBeside(
        game,
        modes.map((options) => ({ name: '', seats: [2], options })),
      ).map(({ name }) => name);
    expect(beside({}, { course: 'long' })).toEqual(['level']);
    expect(beside({ course: 'long' })).toEqual(['level', 'course']); // the short course has no mode
    expect(beside({}, { course: 'long' }, { level: 'easy' })).toEqual(['level', 'course']); // nor have both at once
    expect(beside({})).toEqual(['level', 'course']);
  });
});
