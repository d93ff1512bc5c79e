import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Book } from '../../../src/core/rules/book.svelte';

it('says that the rules are missing where the words of their game cannot be had', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/rules/')
      ? Promise.resolve(Response.json({ sections: [], summary: [], examples: [] }))
      : Promise.reject(new TypeError('away')),
  );
  const books: Book[] = [];
  const stop = $effect.root(() => {
    books.push(new Book('first-rat'));
  });
  flushSync();
  await vi.waitFor(() => expect(books[0]?.failed).toBe(true));
  expect(books[0]?.rules).toBeNull();
  stop();
});
