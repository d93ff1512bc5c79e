import { expect, test } from 'vitest';
import { rebase } from '../../../src/core/device/router.svelte';

function rebased(href: string, base: string): string | null {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  rebase(link, base);
  rebase(link, base); // a second pointer over it changes nothing
  return link.getAttribute('href');
}

test('links lead into the folder in which the client lies', () => {
  expect(rebased('/rules/la-loire#3', '/games/')).toBe('/games/rules/la-loire#3');
  expect(rebased('/', '/games/')).toBe('/games/');
  expect(rebased('/', '/')).toBe('/');
});

test('what is no page of the client stays as it is', () => {
  expect(rebased('/api/kept', '/games/')).toBe('/api/kept');
  expect(rebased('https://example.org/', '/games/')).toBe('https://example.org/');
  expect(rebased('//example.org/', '/games/')).toBe('//example.org/');
  expect(rebased('#count', '/games/')).toBe('#count');
});
