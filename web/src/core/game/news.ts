/** What the turn of a year or a round brought everybody, and how others answered. */
import type { Say, SeatInfo } from './game-ui';
import type { Kinds } from './kinds';
import { ANNOUNCES } from './log';
import { eventText, wordsOf } from './words';
import type { Told } from '../server/types';

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
