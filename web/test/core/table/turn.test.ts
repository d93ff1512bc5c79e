/** Whose turn it is, in words. */
import { beforeAll, expect, it } from 'vitest';
import { titleOf } from '../../../src/core/table/turn';
import { setTable, withTexts } from '../../table';

beforeAll(withTexts);

it('the title says whose turn it is', () => {
  expect(titleOf(setTable().table, 'Toy')).toBe('● Your turn · Toy');
  expect(titleOf(setTable({ seat: 1 }).table, 'Toy')).toBe('Bruno is to move · Toy');
  expect(titleOf(setTable({ you: [0, 1], seat: 1 }).table, 'Toy')).toBe('● Bruno: Your turn · Toy');
  expect(titleOf(setTable({ over: true, seat: -1 }).table, 'Toy')).toBe('The game is over. · Toy');
});
