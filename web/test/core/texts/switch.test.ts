import { expect, it, vi } from 'vitest';
import { settings, type Language } from '../../../src/core/device/settings.svelte';
import { Texts } from '../../../src/core/texts/texts.svelte';

const GREETING: Record<string, string> = { en: 'Hello', de: 'Hallo', fr: 'Bonjour' };

it('keeps the language of the page where the texts of another cannot be had', async () => {
  const texts = new Texts();
  let away: Language[] = [];
  const answer = vi.fn((url: string) => {
    const language = url.slice(-2) as Language;
    if (away.includes(language)) return Promise.reject(new TypeError('away'));
    return Promise.resolve(new Response(`greeting = ${GREETING[language]}`));
  });
  vi.stubGlobal('fetch', answer);
  settings.language = 'en';
  await texts.load();
  expect(texts.of()('greeting')).toBe('Hello');

  away = ['de'];
  settings.language = 'de';
  await texts.follow();
  expect([settings.language, texts.of()('greeting')]).toEqual(['en', 'Hello']);

  settings.language = 'de';
  const first = texts.follow();
  settings.language = 'fr'; // before it was told that there is no German
  await Promise.all([first, texts.follow()]);
  expect([settings.language, texts.of()('greeting')]).toEqual(['fr', 'Bonjour']);

  away = [];
  settings.language = 'de';
  await texts.follow();
  expect([settings.language, texts.of()('greeting')]).toEqual(['de', 'Hallo']);
});
