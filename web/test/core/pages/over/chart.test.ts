import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import Chart from '../../../../src/core/pages/over/Chart.svelte';
import { setTable, withTexts } from '../../../table';

const NOTHING = { failed: false, onretry: () => undefined, onlook: () => undefined, onbranch: () => undefined };
beforeAll(withTexts);

it('the chart is a table too', async () => {
  const { table } = setTable();
  render(Chart, {
    table,
    points: [
      [0, 0],
      [2, 0],
      [5, 1],
    ],
    ...NOTHING,
  });
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Anna 5');
  await fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

it('rounds are equally wide, however many actions they had', () => {
  const { table } = setTable();
  const plies = [0, 4, 20];
  Object.assign(table.history, { begun: plies.map((ply, at) => ({ ply, number: at + 1, text: `Round ${at + 1}` })) });
  const { container } = render(Chart, {
    table,
    points: Array.from({ length: 31 }, (_, ply) => [plies.filter((one) => one > 0 && one <= ply).length, 0]),
    ...NOTHING,
  });
  const path = container.querySelector('.line')?.getAttribute('d') ?? '';
  const [start, ...ways] = [...path.matchAll(/[MH](-?[\d.]+)/g)].map(([, x]) => Number(x));
  const steps = ways.map((x, at) => Math.round(x - [start!, ...ways][at]!));
  expect(new Set(steps).size).toBe(1);
});
