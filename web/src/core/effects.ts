/** What a choice gives and costs, added up from what its preview says would happen. */
import type { Asked, Effect, GameUi } from './game-ui';
import type { Offer } from './offers';
import type { Preview, Told } from './types';

/** The house's own sign: points belong to every game. */
export const POINTS = 'points';

/** What these events bring a seat, each thing once: first what is paid, then what is gained. */
export function effectsOf(told: readonly Told[], seat: number, ui: GameUi | null): Effect[] {
  const sums = new Map<string, Effect>();
  for (const one of told)
    for (const effect of ui?.effects?.(one, seat) ?? []) {
      if (effect.amount === 0) continue;
      const before = sums.get(effect.sign)?.amount ?? 0;
      sums.set(effect.sign, { ...effect, amount: before + effect.amount });
    }
  return inOrder([...sums.values()]);
}

/** What a preview brings, points included. */
export function effectsIn(preview: Preview | null | undefined, seat: number, ui: GameUi | null): Effect[] {
  if (!preview) return [];
  const found = effectsOf(preview.events, seat, ui);
  if (ui?.ownPoints || !preview.points) return found;
  return inOrder([...found, { sign: POINTS, amount: preview.points }]);
}

/** What an offer gives and costs: what its preview says, and what stands printed there. A preview that was asked for late
 * (`offer.late`) is left out where it would let a button grow under the pointer. */
export function effectsAt(
  offer: Offer,
  seat: number,
  ui: GameUi | null,
  about: Asked<unknown> | null,
  late = true,
): Effect[] {
  const found = effectsIn(offer.late && !late ? null : offer.preview, seat, ui);
  const printed = about ? (ui?.printed?.(about, offer) ?? []) : [];
  const told = new Set(found.map(({ sign }) => sign));
  return inOrder([...found, ...printed.filter(({ sign, neutral, later }) => neutral || later || !told.has(sign))]);
}

/** First what is paid, then what is gained, points last of it, then what merely is there or comes later. What is paid and gained back is
 * told only where nothing else is: it is not the same as nothing happening. */
function inOrder(effects: Effect[]): Effect[] {
  const rank = ({ sign, amount, neutral, later }: Effect): number =>
    (later ? 4 : 0) + (neutral ? 3 : amount < 0 ? 0 : sign === POINTS ? 2 : 1);
  const changing = effects.filter(({ amount, neutral }) => amount !== 0 || neutral);
  return (changing.length ? changing : effects).sort((one, other) => rank(one) - rank(other));
}
