import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import LogList from '../../../../src/core/play/log/LogList.svelte';
import { setTable, withTexts } from '../../../table';

beforeAll(withTexts);

it('the log tells under a name what happened, and is searched', async () => {
  const { table } = setTable();
  const { container } = render(LogList, { table });
  const told = () => [...container.querySelectorAll('h3 b, li p')].map((line) => line.textContent?.trim());
  expect(told()).toEqual(['Bruno', 'Walks rat 0 from 0 to 2.']);
  const look = (words: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });
  await look('RAT 0');
  expect(told()).toHaveLength(2);
  await look('cheese');
  expect(told()).toEqual([]);
  expect(screen.getByText('Nothing in the log reads like that.')).toBeTruthy();
});
