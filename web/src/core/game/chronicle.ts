/** What the log is headed by, and what the turn of a year or a round brought everybody. */
import type { Begun } from './counting';
import type { Say, SeatInfo } from './game-ui';
import { filled, type Counts, type Kinds } from './kinds';
import { ANNOUNCES, type Chapter } from './log';
import { eventText, wordsOf } from './words';
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

/** What came with the latest year or round among these events, a sentence for each thing; of turns only whose is first. */
export function newsIn(told: readonly Told[], kinds: Kinds, seats: readonly SeatInfo[], say: Say): string[] {
  const isNews = ({ name }: Told): boolean => !!kinds.event(name).news;
  const began = told.findLast((one) => one.name === kinds.counts?.event && isNews(one));
  if (!began) return [];
  const together = told.filter((one) => one.ply === began.ply && isNews(one));
  const at = together.indexOf(began);
  return [began, ...together.slice(0, at), ...together.slice(at + 1, at + 2)].map((one) => newsText(one, seats, say));
}

/** How others answered whoever sits here, where a turn is over with the answer: nobody asks about it any more. */
export function answersIn(told: readonly Told[], kinds: Kinds, seats: readonly SeatInfo[], say: Say): string[] {
  const answers = told.filter(
    ({ name, values }, at) =>
      kinds.event(name).answers &&
      seats[Number(values['player'])]?.you &&
      told.slice(at + 1).some((later) => ANNOUNCES.test(later.name)),
  );
  const names = seats.map(({ name }) => name);
  return answers.map((one) => eventText(one, names, say));
}

function newsText(told: Told, seats: readonly SeatInfo[], say: Say): string {
  const names = seats.map(({ name }) => name);
  const own = seats[told.seat]?.you ? [`news-own-${told.name}`] : [];
  const key = [...own, `news-${told.name}`].find((one) => say.has(one));
  return key
    ? say(key, { ...wordsOf(told.values, names, say), seat: names[told.seat] ?? '' })
    : eventText(told, names, say);
}
