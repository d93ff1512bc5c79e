/** The values of a box in words, as far as the catalogue of its game has them. */
import type { GameDetails } from '../server/types';
import { sayOr, type Say } from '../texts/say';

type Entry = GameDetails['box'][number];
export interface Row {
  path: string;
  name: string;
  /** Its parts, each with what it is: a single value has one part without a name. */
  parts: { name: string; value: string }[];
  note: string;
}
export interface Section {
  name: string;
  rows: Row[];
}

/** A name of the box as words: `baking-soda`, `stack_limit`. */
const plain = (name: string): string => name.replaceAll(/[-_]/g, ' ');

/** Under which key the catalogue has a part of the box, a value in it, a field of its rows (`field`), or a note (`…-note`). */
const keyOf = (...names: string[]): string => ['data', ...names].join('-').replaceAll(/[._]/g, '-');

/** What a game's catalogue calls the names that its choices and events speak of. */
function namesIn(details: Pick<GameDetails, 'verbs' | 'event_kinds'>, say: Say): Map<string, string> {
  const found = new Map<string, string>();
  for (const { parameters } of [...details.verbs, ...details.event_kinds])
    for (const [parameter, values] of Object.entries(parameters))
      for (const value of values ?? []) {
        const key = `${parameter}-${value}`;
        if (typeof value === 'string' && !found.has(value) && say.has(key)) found.set(value, say(key));
      }
  return found;
}

/** These values by the part of the box they belong to. */
export function sectionsOf(entries: readonly Entry[], details: GameDetails, say: Say): Section[] {
  const names = namesIn(details, say);
  const sections = new Map<string, Row[]>();
  const worded = (text: string): string => text.replaceAll(/[a-z][\w-]*/gi, (name) => names.get(name) ?? plain(name));
  const valueOf = (value: unknown): string =>
    Array.isArray(value) ? value.map(valueOf).join(', ') : typeof value === 'string' ? worded(value) : String(value);
  const heading = (name: string): string => sayOr(say, keyOf(name), plain(name));
  for (const { path, value, note, origin } of entries) {
    const [section = '', ...below] = path.split('.');
    const id = below.join('.');
    const key = keyOf(section, id);
    const parts = Object.entries(isRow(value) ? value : { '': value })
      .filter(([name]) => name !== 'id')
      .map(([name, part]) => ({ name: name && sayOr(say, keyOf('field', name), plain(name)), value: valueOf(part) }));
    const name = sayOr(say, key, sayOr(say, `${section}-${id}`, worded(id)));
    // What an owner of the box notes is told as it stands.
    const noted =
      note && origin !== 'owner' ? sayOr(say, `${key}-note`, sayOr(say, keyOf(section, 'note'), note)) : note;
    sections.set(section, [...(sections.get(section) ?? []), { path, name, parts, note: noted }]);
  }
  return [...sections].map(([name, rows]) => ({ name: heading(name), rows }));
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
