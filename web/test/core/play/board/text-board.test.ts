import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import TextBoard from '../../../../src/core/play/board/TextBoard.svelte';
import { setTable, withTexts } from '../../../table';

beforeAll(withTexts);

it('a view nobody drew is told in the words of the game', async () => {
  const { table } = setTable();
  vi.stubGlobal('fetch', async (path: string) => new Response(`${path}\n  Seat 1: 3 cheese`));
  render(TextBoard, { table });
  expect(screen.getByText('Seat 1: Anna · Seat 2: Bruno')).toBeTruthy();
  expect(await screen.findByText('/api/tables/abc/words/en')).toBeTruthy();
  expect(screen.getByText('Seat 1: 3 cheese')).toBeTruthy();
});
