/** A hint: its marks on the board, and what it says. */
import { describe, expect, it } from 'vitest';
import { gainsOf, hintMarks } from '../../../src/core/table/hint';
import type { WordsInfo } from '../../../src/core/server/types';
import { setTable } from '../../table';

describe('a hint', () => {
  it('marks all moves of the turn, the first with an arrow from where it begins', () => {
    const { table } = setTable();
    const best = { actions: [0, 3], target: 'space:1', then: [[1, 5], [6]] };
    const other = { actions: [1, 5], target: 'space:3', then: [] };
    const found = hintMarks({ actions: [0, 3], intentions: [best, other] } as never, table);
    expect(found.map(({ label, ways, to, strong }) => [label, ways, to, strong])).toEqual([
      ['1', [['rat:0', 'space:1']], ['space:1'], true],
      ['1.2', [['rat:1', 'space:3']], ['space:3'], true],
      ['2', [], ['space:3'], undefined],
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(3);
  });

  it('counts no drawback among what a move brings', () => {
    const reasons: WordsInfo[] = [
      { key: 'analysis-gains', values: { points: 2 } },
      { key: 'analysis-gives-up', values: { points: 5 } },
      { key: 'analysis-has-less', values: { count: 1 } },
    ];
    expect(gainsOf(reasons, ((key: string) => key) as never)).toEqual(['analysis-gains']);
  });
});
