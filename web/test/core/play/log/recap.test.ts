import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { tick } from 'svelte';
import Recap from '../../../../src/core/play/log/Recap.svelte';
import Since from '../../../../src/core/play/log/Since.svelte';
import { setTable, tell, told, withTexts } from '../../../table';

beforeAll(withTexts);

it('what the others did without getting points is told too', () => {
  const { table } = setTable();
  render(Since, { table });
  expect(screen.getByRole('heading', { name: /Bruno no points/ })).toBeTruthy();
  expect(screen.getByText('Walks rat 0 from 0 to 2')).toBeTruthy();
});

it('what the others did is told once, in few words, though several turns may pass with one action', async () => {
  const moved = (ply: number, seat: number, space: number) => told(ply, seat, 'moved', { rat: 0, start: 0, space });
  const began = told(3, 1, 'turn-began');
  const { table } = setTable({
    events: [moved(2, 0, 1), moved(3, 1, 2), { ...moved(3, 1, 3), name: 'found' }, began, moved(3, 1, 4)],
  });
  // What an icon says is not said in words too.
  tell(table, {}, { found: { brings: { cheese: 1 } } });
  table.history.recap = true;
  const { container } = render(Recap, { table });
  await tick();
  expect(container.querySelector('h3 small')?.textContent).toBe('2 turns, 2 steps');
  expect([...container.querySelectorAll('li p')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'Bruno walks rat 0 from 0 to 2',
    'Bruno walks rat 0 from 0 to 4',
  ]);
});
