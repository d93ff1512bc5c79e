/** What a choice gives and costs, added up from what its preview says would happen. */
import type { Asked, Effect, GameUi } from './game-ui';
import { POINTS, type Kinds } from './kinds';
import type { Offer } from './offers';
import type { Preview, Told } from '../server/types';

/** What these events brought a seat, each thing once: first what is paid, then what is gained. */
export const effectsOf = (told: readonly Told[], seat: number, kinds: Kinds): Effect[] =>
  summed(told, seat, kinds).filter(({ later, neutral }) => !later && !neutral);

/** The same with what is there or will come of it. */
function summed(told: readonly Told[], seat: number, kinds: Kinds): Effect[] {
  const sums = new Map<string, Effect>();
  for (const one of told)
    for (const effect of kinds.effects(one, seat)) {
      if (effect.amount === 0) continue;
      const key = `${effect.sign} ${effect.later} ${effect.neutral}`;
      sums.set(key, { ...effect, amount: (sums.get(key)?.amount ?? 0) + effect.amount });
    }
  return inOrder([...sums.values()]);
}

/** What a preview brings, points included. */
export function effectsIn(preview: Preview | null | undefined, seat: number, kinds: Kinds): Effect[] {
  if (!preview) return [];
  const found = summed(preview.events, seat, kinds);
  const others = found.filter(({ sign, later, neutral }) => sign !== POINTS || later || neutral);
  // What is paid may have counted too: told is by how much the points change. Where a game tells of none, that is not news.
  const scores = !kinds.ownPoints || others.length < found.length;
  return scores && preview.points ? inOrder([...others, { sign: POINTS, amount: preview.points }]) : others;
}

/** What these ways bring alike, and what stands printed where they end. */
export function sharedEffects(
  offers: readonly Offer[],
  seat: number,
  table: { kinds: Kinds; ui: GameUi | null },
  about: Asked<unknown> | null,
): Effect[] {
  const [first = [], ...others] = offers.map((offer) => effectsAt(offer, seat, table, about));
  const printed = offers.map((offer) => (about && table.ui?.question?.printed?.(about, offer)) || []);
  const same = (one: Effect) => (other: Effect) =>
    one.sign === other.sign &&
    one.neutral === other.neutral &&
    one.amount === other.amount &&
    one.later === other.later;
  const alike = first.filter((effect) => others.every((list) => list.some(same(effect))));
  // Ways may lead somewhere for different reasons: what one of them finds there is there for all.
  const there = printed.flat().filter((effect, at, all) => effect.neutral && all.findIndex(same(effect)) === at);
  return inOrder([...alike, ...there.filter((effect) => !alike.some(same(effect)))]);
}

/** What an offer gives and costs: what its preview says, and what stands printed there. A preview that was asked for late
 * (`offer.late`) is left out where it would let a button grow under the pointer. */
export function effectsAt(
  offer: Offer,
  seat: number,
  { kinds, ui }: { kinds: Kinds; ui: GameUi | null },
  about: Asked<unknown> | null,
  late = true,
): Effect[] {
  const preview = offer.late && !late ? null : offer.preview;
  const found = effectsIn(preview, seat, kinds);
  const printed = about ? (ui?.question?.printed?.(about, offer) ?? []) : [];
  const told = new Set(found.map(({ sign }) => sign));
  const expected = new Set(found.filter(({ later }) => later).map(({ sign }) => sign));
  const adds = ({ sign, more }: Effect) => more && told.has(sign);
  return inOrder([
    ...found.map((one) => withMore(one, printed)),
    ...printed.filter((one) => !adds(one) && (one.neutral || !(one.later ? expected : told).has(one.sign))),
  ]);
}

/** An effect with what is printed of the same sign and comes on top of it. */
function withMore(one: Effect, printed: readonly Effect[]): Effect {
  const more = one.later || one.neutral ? undefined : printed.find((other) => other.more && other.sign === one.sign);
  return more ? { ...one, amount: one.amount + more.amount } : one;
}

/** First what is paid, then what is gained, points last of it, then what merely is there or comes later. What is paid and gained back is
 * told only where nothing else is: it is not the same as nothing happening. */
function inOrder(effects: Effect[]): Effect[] {
  const rank = ({ sign, amount, neutral, worded, later }: Effect): number =>
    (later ? 4 : 0) + (neutral ? 3 : worded ? 2.5 : amount < 0 ? 0 : sign === POINTS ? 2 : 1);
  const changing = effects.filter(({ amount, neutral }) => amount !== 0 || neutral);
  return (changing.length ? changing : effects).sort((one, other) => rank(one) - rank(other));
}
