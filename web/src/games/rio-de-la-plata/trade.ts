/** Offers between players: what can be in them, the steps the rules take to make one, how they were answered. */
import type { ActionOf, Asked, Say } from '../../core/game/game-ui';
import { amountsText } from '../../core/game/words';
import type { Told } from '../../core/server/types';
import type { View } from './view';

export const GOODS = ['coin', 'wood', 'stone', 'precious'] as const;
/** How much of each item, goods or characters by name. */
export type Side = Record<string, number>;
/** Both sides as whoever offers sees them. */
export interface Deal {
  give: Side;
  want: Side;
}

/** All that a seat could give: every kind of good, and the characters it holds. */
export function stockOf(view: View, seat: number): Side {
  const player = view.players[seat];
  if (!player) return {};
  const { coins: coin, wood, stone, precious } = player;
  const held = Object.entries(view.characters).filter(([, character]) => character.holder === seat);
  return { coin, wood, stone, precious, ...Object.fromEntries(held.map(([name]) => [name, 1])) };
}

/** The offer step by step, as the rules ask for it: with whom (null where it is begun), one thing after another, sent. */
export function actionsFor(partner: number | null, give: Side, want: Side, actionOf: ActionOf): number[] | null {
  const each = (verb: string, side: Side) =>
    Object.entries(side).flatMap(([item, amount]) =>
      Array<number | null>(Math.max(0, amount)).fill(actionOf(verb, { item })),
    );
  const actions = [
    ...(partner === null ? [] : [actionOf('trade', { player: partner })]),
    ...each('give', give),
    ...each('want', want),
    actionOf('send-offer'),
  ];
  return actions.every((action) => action !== null) ? actions : null;
}

/** Why nothing more can be offered in a turn where it could be: all offers are made. */
export const noOffers = ({ view, say }: Pick<Asked<View>, 'view' | 'say'>): string | null => {
  const { offers } = view.now;
  return offers?.left === 0 ? say('trade-all-made', { count: offers.most }) : null;
};

/** How an offer was answered: by whom, whose it was, and what went each way if it was taken. */
export interface Answer extends Deal {
  by: number;
  to: number;
  taken: boolean;
}

export function answersIn(told: readonly Told[]): Answer[] {
  const found: (Answer & { ply: number })[] = [];
  for (const { name, seat, ply, values } of told) {
    const last = found.at(-1);
    if (name === 'offer-accepted' || name === 'offer-rejected')
      found.push({ ply, by: seat, to: Number(values['player']), taken: name === 'offer-accepted', give: {}, want: {} });
    else if (name === 'handed' && last?.ply === ply)
      last[seat === last.to ? 'give' : 'want'][String(values['item'])] = Number(values['amount']);
  }
  return found;
}

export function answerText({ by, taken, give, want }: Answer, name: (seat: number) => string, say: Say): string {
  if (!taken) return say('ask-rejected', { seat: name(by) });
  return say('ask-accepted', { seat: name(by), give: amountsText(give, say), want: amountsText(want, say) });
}

/** What was answered to a seat in the turn that is being played. */
export function answersTo(seat: number, told: readonly Told[]): Answer[] {
  const began = told.findLastIndex(({ name }) => name === 'turn-began');
  return answersIn(told.slice(began + 1)).filter(({ to }) => to === seat);
}

/** The last bargain of two seats, as the first of them sees it. */
export function lastDeal(seat: number, other: number, told: readonly Told[]): Deal | null {
  const found = answersIn(told).findLast(
    ({ by, to, taken }) => taken && ((by === seat && to === other) || (by === other && to === seat)),
  );
  if (!found) return null;
  return found.to === seat ? { give: found.give, want: found.want } : { give: found.want, want: found.give };
}

const covers = (stock: Side, side: Side): boolean =>
  Object.entries(side).every(([item, amount]) => (stock[item] ?? 0) >= amount);

/** A few offers to begin with, from what both have: the last one made once more, something plentiful for something
 * scarce, and either of them for what a company would pay (`worth`). */
export function quickDeals(
  mine: Side,
  theirs: Side,
  worth: (good: string) => number,
  last: Deal | null,
): (Deal & { again: boolean })[] {
  const goods = GOODS.filter((good) => good !== 'coin');
  const own = (good: string): number => mine[good] ?? 0;
  const wanted = goods.filter((good) => theirs[good]).sort((one, other) => own(one) - own(other))[0];
  const spare = goods.filter((good) => own(good) && good !== wanted).sort((one, other) => own(other) - own(one))[0];
  const deals: (Deal & { again: boolean })[] = [];
  const add = (give: Side, want: Side, again = false): void => {
    const known = deals.some((deal) => JSON.stringify([deal.give, deal.want]) === JSON.stringify([give, want]));
    if (!known && covers(mine, give) && covers(theirs, want)) deals.push({ give, want, again });
  };
  if (last) add(last.give, last.want, true);
  if (spare && wanted && own(spare) > own(wanted)) add({ [spare]: 1 }, { [wanted]: 1 });
  if (wanted) add({ coin: worth(wanted) }, { [wanted]: 1 });
  if (spare) add({ [spare]: 1 }, { coin: worth(spare) });
  return deals;
}
