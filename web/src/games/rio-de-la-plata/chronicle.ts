/** Years and phases as the log is headed by them, what the turn of a year brought, and what was offered. */
import type { Say, SeatInfo } from '../../core/game/game-ui';
import type { Chapter } from '../../core/game/log';
import type { Told } from '../../core/server/types';
import { eventText } from '../../core/game/words';
import { boxOf, type Values } from './box';
import { inWords } from './trade';
import type { View } from './view';

/** What a chapter of the log is headed with: the year and the phase, as the board counts them. */
export function captions(chapters: readonly Chapter[], box: Values, say: Say): string[] {
  let [year, phase, round] = [String(boxOf(box).firstYear), 'placement', 0];
  const enter = (to: string): void => {
    [phase, round] = [to, 0];
  };
  const hear = ({ name, values }: Told): void => {
    if (name === 'year-began') [year, phase, round] = [String(values['year']), 'placement', 0];
    else if (name === 'turn-began') enter(String(values['phase']));
    else if (name === 'round-began') [phase, round] = ['combat', Number(values['round'])];
    else if (name === 'attack') enter('combat');
    else if (name === 'war-rolled' || name === 'fight-ended') enter('year-end');
  };
  return chapters.map(({ begins, entries }) => {
    begins.forEach(hear);
    const [first = [], ...later] = entries.map(({ told }) => told);
    // The dice are rolled by whatever ended the last turn of the year: that is its end.
    const rolled = first.findIndex(({ name }) => name === 'war-rolled') + 1;
    first.slice(0, rolled).forEach(hear);
    const when = say('board-when', { year, phase: say(`phase-${phase}`) });
    const caption = round ? say('board-when-round', { when, round }) : when;
    [...first.slice(rolled), ...later.flat()].forEach(hear);
    return caption;
  });
}

/** What the turn of a year brought everybody: what the dice said, how the threat rose, who begins. */
export function news(told: readonly Told[], view: View, seats: readonly SeatInfo[], say: Say): string[] {
  const began = told.findLast(({ name }) => name === 'year-began');
  if (!began) return [];
  const names = seats.map(({ name }) => name);
  const together = told.filter(({ ply }) => ply === began.ply);
  const rolled = together.find(({ name }) => name === 'war-rolled');
  const barred = together.some(({ name }) => name === 'no-way-in');
  const first = view.order[0] ?? 0;
  return [
    say('event-year-began', began.values),
    ...(rolled && !barred ? [say('news-calm', rolled.values)] : []),
    ...together
      .filter(({ name }) => name === 'no-way-in' || name === 'marker-moved')
      .map((one) => eventText(one, names, say)),
    seats[first]?.you ? say('news-first-you') : say('news-first', { seat: names[first] ?? '' }),
  ];
}

/** What was offered, which only the table shows while the offer waits for its answer. */
export const unsaid = {
  names: ['offered'],
  text: ({ seat, values }: Told, { offer }: View, seats: readonly SeatInfo[], say: Say): string | null =>
    offer?.sent && offer.by === seat
      ? say('event-offered-what', {
          seat: seats[seat]?.name ?? '',
          player: seats[Number(values['player'])]?.name ?? '',
          give: inWords(offer.give, say),
          want: inWords(offer.want, say),
        })
      : null,
};
