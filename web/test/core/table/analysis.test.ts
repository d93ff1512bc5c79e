import { beforeAll, expect, it, vi } from 'vitest';
import type { Judged } from '../../../src/core/server/types';
import { setTable, withTexts } from '../../table';

beforeAll(withTexts);

it('a moment of an analysis is looked at deeper once, and what was found takes its place', async () => {
  const move = (chance: number) => ({ actions: [0, 3], target: 'space:1', chance, points: 40 });
  const judged = (ply: number, chance: number): Judged => {
    const cost = { cost: 0, points: 0, turning: false, turn: 1, seat: 0, by: 'chance' as const };
    return { ply, ...cost, chances: [chance, 1 - chance], best: [move(chance)], played: move(chance) };
  };
  const { table } = setTable({ over: true });
  const { analysis } = table;
  analysis.moments = [judged(0, 0.5), judged(2, 0.6)];
  const ask = vi.fn(async () => ({ type: 'explanation', ply: 2, best: [[]], played: [], judged: judged(2, 0.4) }));
  Object.assign(table.connection, { socket: { ask, close: () => undefined } });
  const second = analysis.moments[1] as Judged;
  expect(analysis.mayDeepen(second)).toBe(true);
  await analysis.deepen(second);
  expect(ask).toHaveBeenCalledWith({ type: 'explain', ply: 2, deeper: true });
  expect(analysis.moments.map(({ chances }) => chances[0])).toEqual([0.5, 0.4]);
  expect(analysis.mayDeepen(second)).toBe(false);
});
