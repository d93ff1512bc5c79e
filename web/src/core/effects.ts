/** What a choice gives and costs, added up from what its preview says would happen. */
import type { Asked, Effect, GameUi } from './game-ui';
import type { Offer } from './offers';
import type { Preview, Told } from './types';

/** The house's own sign: points belong to every game. */
export const POINTS = 'points';

/** What these events bring a seat, each thing once: first what is paid, then what is gained. */
export function effectsOf(told: readonly Told[], seat: number, ui: GameUi | null): Effect[] {
  const sums = new Map<string, number>();
  for (const one of told)
    for (const { sign, amount } of ui?.effects?.(one, seat) ?? []) sums.set(sign, (sums.get(sign) ?? 0) + amount);
  const found = [...sums].filter(([, amount]) => amount !== 0).map(([sign, amount]) => ({ sign, amount }));
  return found.sort((one, other) => Number(one.amount > 0) - Number(other.amount > 0));
}

/** What a preview brings, points included. */
export function effectsIn(preview: Preview | null | undefined, seat: number, ui: GameUi | null): Effect[] {
  if (!preview) return [];
  const found = effectsOf(preview.events, seat, ui);
  if (ui?.ownPoints || !preview.points) return found;
  return [...found, { sign: POINTS, amount: preview.points }];
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
  return [...found, ...printed.filter(({ sign, neutral }) => neutral || !told.has(sign))];
}
