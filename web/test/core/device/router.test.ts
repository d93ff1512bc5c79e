import { describe, expect, it, test } from 'vitest';
import { inviteLink, pageOf, readLink, rebase } from '../../../src/core/device/router.svelte';

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

describe('pages', () => {
  it('reads addresses', () => {
    expect(pageOf('/')).toEqual({ name: 'lobby' });
    expect(pageOf('/table/abc', '?ply=3', '#code')).toEqual({
      name: 'table',
      table: 'abc',
      invite: 'code',
      ply: 3,
      analysis: false,
      board: true,
    });
    expect(pageOf('/table/abc', '?board')).toMatchObject({ ply: null, board: true });
    expect(pageOf('/table/abc', '?analysis')).toMatchObject({ table: 'abc', ply: null, analysis: true, board: false });
    const rules = { name: 'rules', game: 'la-loire', paragraph: null, summary: false };
    expect(pageOf('/rules/la-loire', '', '#C4.1')).toEqual({ ...rules, paragraph: 'C4.1' });
    expect(pageOf('/rules/la-loire/summary')).toEqual({ ...rules, summary: true });
    expect(pageOf('/somewhere')).toEqual({ name: 'lobby' });
  });
  it('makes links and reads pasted ones', () => {
    expect(inviteLink('abc', 'xyz', 'https://example.org')).toBe('https://example.org/table/abc#xyz');
    expect(readLink('https://example.org/table/abc#xyz')).toBe('/table/abc#xyz');
    expect(readLink('hello')).toBeNull();
  });

  it('is known when pasted, a record of another house too', () => {
    expect(readLink('https://example.org/games/records#eJw')).toBe('/records#eJw');
    expect(readLink('https://example.org/games/records')).toBeNull();
    expect(readLink('riverrat record 1\ngame la-loire\n')).toBeNull();
  });
});
