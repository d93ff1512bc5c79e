/** Times in words. */
import { expect, it } from 'vitest';
import { ago } from '../../../src/core/texts/time';

it('tells how long ago', () => {
  expect(ago(1000, 'en', 1000 + 3 * 3600 * 1000)).toBe('3 hr. ago');
  expect(ago(1000, 'de', 2000)).toBe('in dieser Minute');
});
