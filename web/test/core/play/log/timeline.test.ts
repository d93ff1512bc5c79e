import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import Timeline from '../../../../src/core/play/log/Timeline.svelte';
import { setTable, withTexts } from '../../../table';

beforeAll(withTexts);

it('the timeline knows where it is', () => {
  const { table } = setTable();
  render(Timeline, { table, onbranch: () => undefined });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Step 3 of 3');
  const off = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(['To the start', 'One step back', 'Play', 'One step on', 'Back to the game'].map(off)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
