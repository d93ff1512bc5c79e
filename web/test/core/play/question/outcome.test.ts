/** What a choice brings, in words. */
import { cleanup, render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import Outcome from '../../../../src/core/play/question/Outcome.svelte';
import type { Told } from '../../../../src/core/server/types';
import { gesture, setTable, tell, told, withTexts } from '../../../table';

/** A table with one choice, and what is said of what the choice brings. */
const outcome = (events: Told[]) => {
  const { table } = setTable({ gestures: [gesture([0, 3], 'space:1', { events })] });
  const lines = (): (string | undefined)[] => {
    const { container } = render(Outcome, { table, offer: table.choices.offers[0]! });
    const found = [...container.querySelectorAll('li')].map((one) => one.textContent?.trim());
    cleanup();
    return found;
  };
  return { table, lines };
};

beforeAll(withTexts);

it('what a choice’s own name or its numbers say is not said again', () => {
  const events = [told(4, 0, 'moved', { rat: 0, start: 0, space: 1 }), told(4, 0, 'dug', { card: 'gem' })];
  const { table, lines } = outcome(events);
  expect(lines()[0]).toBe('Walks rat 0 from 0 to 1');
  expect(lines()).toHaveLength(2);
  tell(table, { go: { echo: 'moved' } });
  expect(lines()).toHaveLength(1);
  tell(table, { go: { echo: 'moved' } }, { dug: { counted: true } });
  expect(lines()).toEqual([]);
});

it('says of a walk only where it ends', () => {
  const events = [1, 2, 3].map((space) => told(4, 0, 'moved', { rat: 0, start: space - 1, space }));
  const { table, lines } = outcome(events);
  expect(lines()).toHaveLength(3);
  tell(table, {}, { moved: { walks: 'space' } });
  expect(lines()).toEqual(['Walks rat 0 from 2 to 3']);
});
