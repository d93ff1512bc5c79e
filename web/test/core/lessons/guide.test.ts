/** A question of a lesson: what is said to each answer before it goes on. */
import { beforeEach, expect, it } from 'vitest';
import { Guide } from '../../../src/core/lessons/guide.svelte';
import { setTable, withTexts } from '../../table';

beforeEach(withTexts);

it('a right answer is told before the page is turned, a wrong one keeps the question', () => {
  const steps = ['where', 'then'].map((name) => ({
    name,
    points: [],
    acts: false,
    riddle: false,
    answers: ['left', 'right'],
  }));
  const chapter = { chapter: 'x/y', text: '', number: 1, chapters: 1, skips: false, next: null, free: {} };
  const { table } = setTable({ guide: { ...chapter, steps, ways: [], presses: '', at: 2 } });
  const guide = new Guide(table);
  guide.answer('right');
  expect([guide.answered, guide.page, guide.answers.length]).toEqual([false, 0, 2]);
  guide.answer('left');
  expect([guide.answered, guide.page, guide.answers.length]).toEqual([true, 0, 0]);
  expect(guide.remark).toBe('');
  guide.turn(1);
  expect([guide.answered, guide.page, guide.over]).toEqual([false, 1, false]);
  guide.answer('left');
  expect([guide.answered, guide.over]).toEqual([true, true]);
});
