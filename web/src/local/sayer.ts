/** Texts for the house: Python has no Fluent here, so it says them with the client's. */
import { sayFrom, type Say } from '../core/texts/say';
import type { Language } from '../core/device/settings.svelte';

/** The texts of a game in a language, given as one catalogue. */
export function sayer(): (language: Language, catalogue: string) => (key: string, values: string) => string {
  const known = new Map<string, Say>();
  return (language, catalogue) => {
    let say = known.get(catalogue);
    if (!say) known.set(catalogue, (say = sayFrom(language, catalogue)));
    return (key, values) => (say.has(key) ? say(key, JSON.parse(values) as Record<string, string | number>) : key);
  };
}
