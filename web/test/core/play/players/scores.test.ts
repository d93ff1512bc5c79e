import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import Scores from '../../../../src/core/play/players/Scores.svelte';
import { setTable, withTexts } from '../../../table';

beforeAll(withTexts);

it('the score explains every line', () => {
  const { table } = setTable();
  render(Scores, { table, ondata: () => undefined });
  expect(screen.getByText('What you dug out.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Total/ }).textContent).toMatch(/5.*0/);
  expect(screen.getByText('Which ones?')).toBeTruthy();
});

it('the final score begins with the winner and the total, and says who had most where one did', () => {
  const lines = { cheese: 3, home: 2 };
  const { table } = setTable({
    scores: [
      { seat: 0, points: 5, lines, rank: 5, won: false },
      { seat: 1, points: 4, lines: { ...lines, home: 1 }, rank: 4, won: true },
    ],
  });
  const { container } = render(Scores, { table, bars: true, ondata: () => undefined });
  const rows = [...container.querySelectorAll('tr')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  expect(rows[1]).toMatch(/^Total ?4 ?5$/);
  expect(rows.filter((row) => row.includes('most'))).toHaveLength(1);
  expect(container.querySelectorAll('em')).toHaveLength(1);
});
