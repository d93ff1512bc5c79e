import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Celebration from '../../../../src/core/pages/over/Celebration.svelte';
import { settings } from '../../../../src/core/device/settings.svelte';
import type { State } from '../../../../src/core/server/types';
import { setTable, state, summary, withTexts } from '../../../table';

const won = (...seats: number[]) => state().scores.map((score) => ({ ...score, won: seats.includes(score.seat) }));

async function pieces(ended = true, more: Partial<State> = {}): Promise<number> {
  const { table } = setTable({ over: true, scores: won(0), ...more });
  table.ended = ended;
  const { container } = render(Celebration, { table });
  await tick();
  return container.querySelectorAll('.piece').length;
}

beforeAll(withTexts);
beforeEach(() => Object.assign(settings, { motion: 'on', celebrate: true }));

describe('the end of a game', () => {
  it('is celebrated by those who saw it', async () => {
    expect(await pieces()).toBe(36);
    expect(await pieces(false)).toBe(0);
  });
  it('is celebrated by those who won it, and by those who watched', async () => {
    expect(await pieces(true, { scores: won(1) })).toBe(0);
    expect(await pieces(true, { scores: won(1), you: [] })).toBe(36);
    expect(await pieces(true, { scores: won() })).toBe(0);
  });
  it('is not celebrated where somebody gave up', async () => {
    const table = { ...summary(), seats: summary().seats.map((seat) => ({ ...seat, resigned: seat.seat === 1 })) };
    expect(await pieces(true, { table })).toBe(0);
  });
  it('is not celebrated where motion or celebration is switched off', async () => {
    settings.motion = 'off';
    expect(await pieces()).toBe(0);
    Object.assign(settings, { motion: 'on', celebrate: false });
    expect(await pieces()).toBe(0);
  });
});
