/** What tests of a game's drawings begin with: its sample views, its box, its words, and somebody on every seat. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Say, SeatInfo } from '../../src/core/game/game-ui';
import type { Language } from '../../src/core/device/settings.svelte';
import type { Values } from '../../src/core/server/types';
import { sayFrom } from '../../src/core/texts/say';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf-8');

interface Samples<View, Box> {
  sample: (name: string) => View;
  box: Box;
  words: (language: Language) => Say;
}

export function samplesOf<View, Box>(game: string): Samples<View, Box> {
  const sample = (name: string): unknown => JSON.parse(read(`web/src/games/${game}/samples/${name}.json`));
  const spoken = new Map<Language, Say>();
  const words = (language: Language): Say => {
    const say =
      spoken.get(language) ??
      sayFrom(
        language,
        read(`src/riverrat/texts/${language}.ftl`),
        read(`src/riverrat/games/${game.replaceAll('-', '_')}/texts/${language}.ftl`),
      );
    spoken.set(language, say);
    return say;
  };
  return { sample: (name) => sample(name) as View, box: sample('box') as Box, words };
}

/** Every place that is drawn, as often as it is. Read once: the simulated browser looks slowly for one after the other. */
export const targetsIn = (container: Element): string[] =>
  [...container.querySelectorAll('[data-target]')].map((one) => one.getAttribute('data-target') ?? '');

export function seatsOf(view: { players: readonly unknown[] }): SeatInfo[] {
  return view.players.map((_, at) => ({ name: `Player ${at + 1}`, colour: at as SeatInfo['colour'], you: at === 0 }));
}

/** The same words, and the keys that were asked for and have none. */
export function strictly(say: Say): [Say, Set<string>] {
  const unknown = new Set<string>();
  const strict = (key: string, values?: Values): string => {
    if (!say.has(key)) unknown.add(key);
    return say(key, values);
  };
  return [Object.assign(strict, { has: say.has }), unknown];
}
