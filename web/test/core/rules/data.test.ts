import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Data from '../../../src/core/rules/Data.svelte';
import { setTable, withTexts } from '../../table';

beforeAll(withTexts);
afterEach(cleanup);

it('rebuilt values are shown first', () => {
  const { table } = setTable();
  render(Data, { details: table.details!, say: table.say });
  expect(screen.getByText('card.wheel')).toBeTruthy();
  expect(screen.queryByText('course.short')).toBeNull();
});
