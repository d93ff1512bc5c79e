/** What the log is headed by. */
import type { Begun } from './counting';
import type { Say } from './game-ui';
import { filled, type Counts, type Kinds } from './kinds';
import type { Chapter } from './log';
import { wordsOf } from './words';
import type { Told } from '../server/types';

export interface Headed {
  chapter: Chapter;
  /** Empty where it is as before. */
  caption: string;
}

/** Chapters with something in them, each headed by where the game stands there. `announced` says what begins. */
export function headed(
  chapters: readonly Chapter[],
  { kinds, begun, say }: { kinds: Kinds; begun: readonly Begun[]; say: Say },
  announced: (told: Told) => string,
): Headed[] {
  const { counts } = kinds;
  if (counts && kinds.event(counts.event).opens) return byPhase(chapters, counts, begun[0]?.text, kinds, say);
  return byBeginning(chapters, counts, begun[0]?.text ?? '', announced);
}

/** As the board counts and by the phase that was opened: "1592, fight, round 2". What a chapter's first action opened counts
 * for all of it. */
function byPhase(
  chapters: readonly Chapter[],
  { event, value }: Counts,
  first: string | undefined,
  kinds: Kinds,
  say: Say,
): Headed[] {
  const called = (count: string | number): string => say(`when-${event}`, wordsOf({ [value]: count }, [], say));
  let when = first ?? called(kinds.vocabulary(event, value)?.[0] ?? '');
  let opened: Pick<Told, 'name' | 'values'> = { name: event, values: {} };
  let last = '';
  const hear = (told: Told): void => {
    if (told.name === event) when = called(told.values[value] ?? '');
    if (kinds.event(told.name).opens) opened = told;
  };
  return chapters.flatMap((chapter) => {
    const [told = [], ...later] = chapter.entries.map((entry) => entry.told);
    [...chapter.begins, ...told].forEach(hear);
    if (!chapter.entries.length) return [];
    const { name, values } = opened;
    const phase = say(`phase-${filled(kinds.event(name).opens ?? '', values)}`);
    const now = say(say.has(`caption-${name}`) ? `caption-${name}` : 'board-when', { ...values, [value]: when, phase });
    const caption = now === last ? '' : now;
    last = now;
    later.flat().forEach(hear);
    return [{ chapter, caption }];
  });
}

/** By the round or year that a chapter begins. */
function byBeginning(
  chapters: readonly Chapter[],
  counts: Counts | null,
  first: string,
  announced: (told: Told) => string,
): Headed[] {
  const told = new Map<string, string>();
  let pending = first;
  return chapters.flatMap((chapter) => {
    for (const one of chapter.begins) {
      // Somebody's turn within what is counted needs no line of its own.
      if (counts && one.name !== counts.event && counts.value in one.values) continue;
      const about = JSON.stringify(one.values);
      if (told.get(one.name) !== about && !pending) pending = announced(one);
      told.set(one.name, about);
    }
    if (!chapter.entries.length) return [];
    const caption = pending;
    pending = '';
    return [{ chapter, caption }];
  });
}
