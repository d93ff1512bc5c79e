import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sectionsOf } from '../../../src/core/rules/box-words';
import Data from '../../../src/core/rules/Data.svelte';
import { setTable, withTexts } from '../../table';

beforeAll(withTexts);
afterEach(cleanup);

it('rebuilt values are shown first, by the names that the game has for them', () => {
  const { table } = setTable();
  render(Data, { details: table.details!, say: table.say });
  expect(screen.getByRole('heading', { name: 'card' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent.replace(/\s+/g, ' ').trim()).toBe('a whole wheel 3 guessed');
  expect(screen.queryByText('course')).toBeNull();
});

it('a row of the box is told part by part', () => {
  const { table } = setTable();
  const value = { id: 'p1', from_space: 3, cost: '2 crumb, 1 slice', rooms: ['wheel', 'back_door'] };
  const details = { ...table.details!, box: [{ path: 'pipe.p1', value, origin: 'rulebook', note: '' }] };
  const verbs = [{ name: 'dig', first: 9, parameters: { card: ['crumb', 'slice', 'wheel'] }, target: '' }];
  const [section] = sectionsOf(details.box, { ...details, verbs }, table.say);
  expect(section).toEqual({
    name: 'pipe',
    rows: [
      {
        path: 'pipe.p1',
        name: 'p1',
        parts: [
          { name: 'from space', value: '3' },
          { name: 'cost', value: '2 a crumb, 1 a slice' },
          { name: 'rooms', value: 'a whole wheel, back door' },
        ],
        note: '',
      },
    ],
  });
});
