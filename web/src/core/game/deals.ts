/** What two agreed on, told in one sentence: who gives what for what. */
import type { Kinds } from './kinds';
import type { Told } from '../server/types';

/** How much of each thing. */
type Amounts = Record<string, number>;

const isHanded = ({ name }: Told, kinds: Kinds): boolean => !!kinds.event(name).hands;

/** Of these events those that are said: with an answer it is said what was handed over. */
export const spoken = (told: readonly Told[], kinds: Kinds): readonly Told[] =>
  told.some(({ name }) => kinds.event(name).answers) ? told.filter((one) => !isHanded(one, kinds)) : told;

/** What was handed over with an answer: what whoever is answered gives, and what they wanted for it; null for nothing. */
export function dealt(answer: Told, told: readonly Told[], kinds: Kinds): { give: Amounts; want: Amounts } | null {
  const handed = told.filter((one) => one.ply === answer.ply && isHanded(one, kinds));
  const amounts = (side: Told[]): Amounts =>
    Object.fromEntries(
      side.flatMap((one) =>
        kinds.effects(one, Number(one.values['player'])).map(({ sign, amount }) => [sign, amount] as const),
      ),
    );
  return handed.length
    ? {
        give: amounts(handed.filter(({ seat }) => seat !== answer.seat)),
        want: amounts(handed.filter(({ seat }) => seat === answer.seat)),
      }
    : null;
}
