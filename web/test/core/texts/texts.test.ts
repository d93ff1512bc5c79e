import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/device/settings.svelte';
import { sayFrom } from '../../../src/core/texts/say';

const TEXTS = join(import.meta.dirname, '../../../../src/riverrat/texts');
const CORE = join(import.meta.dirname, '../../../src/core');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.(svelte|ts)$/.test(entry.name)
        ? [readFileSync(join(folder, entry.name), 'utf-8')]
        : [],
  );
}

describe.each(['en', 'de', 'fr'] as Language[])('the house in %s', (language) => {
  const text = readFileSync(join(TEXTS, `${language}.ftl`), 'utf-8');
  const say = sayFrom(language, text);

  it('says every key the client asks for', () => {
    const asked = new Set(
      sources(CORE)
        .flatMap((source) => source.match(/'ui-[a-z0-9-]+'/g) ?? [])
        .map((key) => key.slice(1, -1)),
    );
    expect(asked.size).toBeGreaterThan(150);
    expect([...asked].filter((key) => !say.has(key))).toEqual([]);
  });

  it('says every key the client puts together', () => {
    const put = [
      ...['nothing', 'turn', 'revealed', 'other'].map((one) => `ui-undo-${one}`),
      ...['board', 'trays', 'players', 'log', 'rules'].map((one) => `ui-tab-${one}`),
      ...['log', 'rules', 'chat', 'timeline'].map((one) => `ui-drawer-${one}`),
      ...['slow', 'normal', 'fast', 'instant'].map((one) => `ui-pace-${one}`),
      ...['play', 'tables', 'records', 'rules', 'settings'].map((one) => `ui-nav-${one}`),
      ...['sound', 'notices', 'confirm', 'stepwise', 'textonly', 'keys', 'curtain'].flatMap((one) => [
        `ui-set-${one}`,
        `ui-set-${one}-help`,
      ]),
      ...['novice', 'club', 'expert', 'master', 'champion', 'random', 'playouts-100', 'playouts-1000'].map(
        (one) => `ui-level-${one}`,
      ),
      ...['rulebook', 'source', 'inferred', 'reconstructed'].flatMap((one) => [
        `ui-origin-${one}`,
        `ui-origin-${one}-help`,
      ]),
      ...[1, 2, 3, 4, 5].map((one) => `ui-colour-${one}`),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((one) => `ui-computer-${one}`),
      ...['me', 'open', 'opponent'].map((one) => `ui-kind-${one}`),
      ...['auto', 'on', 'off'].map((one) => `ui-motion-${one}`),
      ...['discord', 'slack', 'ntfy', 'plain'].map((one) => `ui-notifications-form-${one}`),
      ...['push', 'mail'].map((one) => `ui-notifications-${one}`),
      ...['auto', 'light', 'dark'].map((one) => `ui-theme-${one}`),
    ];
    expect(put.filter((key) => !say.has(key))).toEqual([]);
  });

  it('fills in numbers and plurals', () => {
    for (const count of [1, 2, 5]) expect(say('ui-choices', { count })).not.toMatch(/[{}$]/);
    expect(say('ui-players-range', { least: 1, most: 5 })).toMatch(/1.*5/);
  });

  it('writes French as the French do', () => {
    if (language === 'fr') expect(text.match(/[a-zé] [:;?!»]/)).toBeNull();
  });
});
