/** Words for the parts of a view nobody drew a picture for. */
import type { Say } from './game-ui';

/** Values short enough for one line: single ones, and lists of them. */
export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= 12 && value.every((one) => one === null || typeof one !== 'object');
  return value === null || typeof value !== 'object';
}

/** A field's name: the catalogue's word for it if there is one, else the name itself made readable. */
export function label(name: string, say: Say): string {
  const key = `view-${name.replaceAll('_', '-')}`;
  return say.has(key) ? say(key) : name.replaceAll('_', ' ');
}

export function plainWords(name: string, value: unknown, say: Say): string {
  if (Array.isArray(value)) return value.length ? value.map((one) => plainWords(name, one, say)).join(', ') : '–';
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'ui-yes' : 'ui-no');
  if (typeof value === 'string') {
    // Lists are named in the plural, catalogues in the singular.
    for (const kind of [name, name.replace(/s$/, '')]) {
      const key = `${kind.replaceAll('_', '-')}-${value}`;
      if (say.has(key)) return say(key);
    }
  }
  return String(value);
}
