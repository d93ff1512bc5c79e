import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Chart from '../../../../src/core/pages/over/Chart.svelte';
import { setTable, withTexts } from '../../../table';

beforeAll(withTexts);
afterEach(cleanup);

it('the chart is a table too', async () => {
  const { table } = setTable();
  render(Chart, {
    table,
    points: [
      [0, 0],
      [2, 0],
      [5, 1],
    ],
    failed: false,
    onretry: () => undefined,
    onlook: () => undefined,
    onbranch: () => undefined,
  });
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Anna 5');
  await fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
