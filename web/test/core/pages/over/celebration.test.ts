import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Celebration from '../../../../src/core/pages/over/Celebration.svelte';
import { settings } from '../../../../src/core/device/settings.svelte';
import { setTable, state, withTexts } from '../../../table';

const scores = state().scores.map((score) => ({ ...score, won: score.seat === 0 }));

async function pieces(ended = true): Promise<number> {
  const { table } = setTable({ over: true, scores });
  table.ended = ended;
  const { container } = render(Celebration, { table });
  await tick();
  return container.querySelectorAll('.piece').length;
}

beforeAll(withTexts);
beforeEach(() => Object.assign(settings, { motion: 'on', celebrate: true }));
afterEach(cleanup);

describe('the end of a game', () => {
  it('is celebrated by those who saw it', async () => {
    expect(await pieces()).toBe(36);
    expect(await pieces(false)).toBe(0);
  });
  it('is not celebrated where motion or celebration is switched off', async () => {
    settings.motion = 'off';
    expect(await pieces()).toBe(0);
    Object.assign(settings, { motion: 'on', celebrate: false });
    expect(await pieces()).toBe(0);
  });
});
