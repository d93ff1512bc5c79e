import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import PlayerCard from '../../../../src/core/play/players/PlayerCard.svelte';
import type { Summary } from '../../../../src/core/server/types';
import { setTable, summary, withTexts } from '../../../table';

type Seated = Summary['seats'][number];

beforeAll(withTexts);

it('a card says until when somebody may take their time, and who is on holiday', () => {
  const day = Date.UTC(2031, 4, 6, 12);
  const [anna, bruno] = summary().seats as [Seated, Seated];
  const friend = { ...bruno, kind: 'person' as const, level: null, connected: false, holiday: day };
  const { table } = setTable({ seat: 1, table: { ...summary(), deadline: day, seats: [anna, friend] } });
  const card = (seat: number) => {
    const { container } = render(PlayerCard, { table, seat, open: false, onscore: () => undefined });
    return container.querySelector('.status')?.textContent ?? '';
  };
  expect(card(0)).toBe('you');
  expect(card(1)).toMatch(/^to move, on holiday until May 6, .+, until May 6, /);
});

it('an opponent below its strength says so in one line', () => {
  const { table } = setTable();
  if (table.details) table.details = { ...table.details, weaker: { random: 'unfit' } };
  const card = (open: boolean) => {
    const { container } = render(PlayerCard, { table, seat: 1, open, onscore: () => undefined });
    return container.querySelector('.weaker')?.textContent.trim();
  };
  expect(card(false)).toBe('weaker: no network fits');
  expect(card(true)).toBe('Weaker here: no trained network fits these rules.');
  expect(
    render(PlayerCard, { table, seat: 0, open: true, onscore: () => undefined }).container.querySelector('.weaker'),
  ).toBeNull();
});
