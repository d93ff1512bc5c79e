import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import Live from '../../../../src/core/pages/shared/Live.svelte';
import { setTable, state, withTexts } from '../../../table';

beforeAll(withTexts);

it('reads aloud what cannot be taken back about a choice that waits for a yes', async () => {
  const { table } = setTable();
  render(Live, { table });
  await tick();
  table.choices.staged = table.choices.offers.find(({ key }) => key === '6') ?? null;
  await tick();
  expect(screen.getByTestId('live').textContent).toBe('Leave it. This ends your turn, so it can’t be undone.');
  table.choices.staged = table.choices.offers.find(({ key }) => key === '1.5') ?? null;
  await tick();
  expect(screen.getByTestId('live').textContent).toContain('so it can’t be undone.');
});

it('the live region says what is asked', async () => {
  const { table } = setTable();
  render(Live, { table });
  await tick();
  expect(screen.getByTestId('live').textContent).toBe('Your turn. Which rat walks? 4 choices.');
  table.state = state({ version: 5, seat: 1 });
  await tick();
  expect(screen.getByTestId('live').textContent).toContain('Bruno walks rat 0 from 0 to 2.');
});
