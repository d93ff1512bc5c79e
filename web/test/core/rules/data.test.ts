import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { sectionsOf } from '../../../src/core/rules/box-words';
import Data from '../../../src/core/rules/Data.svelte';
import { setTable, withTexts } from '../../table';

beforeAll(withTexts);

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

it('names, fields and notes are those of the catalogue; what an owner notes stays as it is', () => {
  const { table } = setTable();
  const texts: Record<string, string> = {
    'data-pipe-p-1': 'das erste Rohr',
    'data-field-from-space': 'von Feld',
    'data-pipe-p-1-note': 'geraten',
    'data-pipe-note': 'aus einem Bild',
  };
  const say = Object.assign((key: string) => texts[key] ?? key, { has: (key: string) => key in texts });
  const entry = (id: string, origin: string) => ({
    path: `pipe.${id}`,
    value: { from_space: 3 },
    origin,
    note: 'seen',
  });
  const box = [entry('p_1', 'source'), entry('p_2', 'source'), entry('p_3', 'owner')];
  const [section] = sectionsOf(box, { ...table.details!, box }, say as unknown as typeof table.say);
  expect(section?.rows.map(({ name, note }) => [name, note])).toEqual([
    ['das erste Rohr', 'geraten'],
    ['p 2', 'aus einem Bild'],
    ['p 3', 'seen'],
  ]);
  expect(section?.rows[0]?.parts).toEqual([{ name: 'von Feld', value: '3' }]);
});
