import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { tick } from 'svelte';
import { local } from '../../../../src/core/device/local.svelte';
import Unkept from '../../../../src/core/pages/shared/Unkept.svelte';
import { withTexts } from '../../../table';

beforeAll(withTexts);
beforeEach(() => Object.assign(local, { refused: false, unkept: 0 }));

async function troubles(unkept: number): Promise<boolean> {
  local.unkept = unkept;
  await tick();
  return screen.queryByRole('alert') !== null;
}

it('says that nothing is kept, stays closed while that lasts, and says it anew the next time', async () => {
  render(Unkept);
  expect(await troubles(0)).toBe(false);
  expect(await troubles(1)).toBe(true);
  await fireEvent.click(screen.getByRole('button'));
  expect(await troubles(1)).toBe(false);
  expect(await troubles(3)).toBe(false);
  expect(await troubles(0)).toBe(false);
  expect(await troubles(1)).toBe(true);
});
