import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Curtain from '../../../../src/core/pages/table/Curtain.svelte';
import { settings } from '../../../../src/core/device/settings.svelte';
import type { State } from '../../../../src/core/server/types';
import { setTable, state, withTexts } from '../../../table';

/** A table at which the seat to decide changes from Anna's to Bruno's; what the curtain says then, if it falls. */
async function passedOn(more: Partial<State> = {}): Promise<string | undefined> {
  const { table } = setTable({ you: [0, 1], ...more });
  const { container } = render(Curtain, { table });
  await tick();
  expect(container.querySelector('.curtain')).toBeNull();
  table.state = state({ you: [0, 1], ...more, seat: 1 });
  await tick();
  return container.querySelector('.curtain p')?.textContent;
}

beforeAll(withTexts);
beforeEach(() => Object.assign(settings, { curtain: true }));

describe('the curtain', () => {
  it('falls between two who share a screen, and is lifted by the next', async () => {
    expect(await passedOn()).toContain('Bruno');
    await fireEvent.click(screen.getByRole('button'));
    expect(document.querySelector('.curtain')).toBeNull();
  });
  it('lets no key through to the table until it is lifted', async () => {
    const pressed = vi.fn();
    window.addEventListener('keydown', pressed);
    await passedOn();
    await fireEvent.keyDown(document.body, { key: '1' });
    expect(pressed).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button'));
    await fireEvent.keyDown(document.body, { key: '1' });
    expect(pressed).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', pressed);
  });
  it('falls only where it is wanted', async () => {
    settings.curtain = false;
    expect(await passedOn()).toBeUndefined();
  });
  it('does not fall where each has a screen, nor when the game is over', async () => {
    expect(await passedOn({ you: [0] })).toBeUndefined();
    expect(await passedOn({ over: true })).toBeUndefined();
  });
});
