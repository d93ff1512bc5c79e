/** Fluent catalogues as a plain function from key and values to text. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../device/settings.svelte';

/** A text of the house or the game in the reader's language. `has` says whether the catalogue knows a key. */
export interface Say {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** A text where the catalogue has it, else what stands in for it. */
export const sayOr = (say: Say, key: string, otherwise: string, values?: Record<string, string | number>): string =>
  say.has(key) ? say(key, values) : otherwise;

/** What an opponent is like; a house's own players go by how they are written. */
export const sayLevel = (say: Say, level: string | null | undefined): string =>
  sayOr(say, `ui-level-${level ?? 'random'}`, level ?? '');

/** The texts of these catalogues; later ones add to and override earlier ones. */
export function sayFrom(language: Language, ...catalogues: string[]): Say {
  // Isolating marks are for mixed writing directions; our three languages run one way, and tests read plain text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const plain = new Map<string, string>(); // most texts have no values: each is put together once
  const say = (key: string, values?: Record<string, string | number>): string => {
    let text = values ? undefined : plain.get(key);
    if (text === undefined) {
      text = format(key, values);
      if (!values) plain.set(key, text);
    }
    return text;
  };
  const format = (key: string, values?: Record<string, string | number>): string => {
    const message = bundle.getMessage(key);
    if (!message?.value) return key;
    return bundle.formatPattern(message.value, values ?? null, []);
  };
  return Object.assign(say, { has: (key: string) => bundle.hasMessage(key) });
}
