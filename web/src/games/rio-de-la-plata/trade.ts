/** Offers between players: what can be in them, the steps the rules take to make one, how they were answered. */
import type { ActionOf, Asked, Say, SeatInfo } from '../../core/game/game-ui';
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
  /** What speaks against it, where it was not taken. */
  why: string;
}

const ANSWERS = ['offer-accepted', 'offer-rejected', 'countered'];

export function answersIn(told: readonly Told[]): Answer[] {
  const found: (Answer & { ply: number })[] = [];
  for (const { name, seat, ply, values } of told) {
    const last = found.at(-1);
    if (ANSWERS.includes(name))
      found.push({
        ply,
        by: seat,
        to: Number(values['player']),
        taken: name === 'offer-accepted',
        why: String(values['why'] ?? ''),
        give: {},
        want: {},
      });
    else if (name === 'handed' && last?.ply === ply)
      last[seat === last.to ? 'give' : 'want'][String(values['item'])] = Number(values['amount']);
  }
  return found;
}

/** How an offer was answered. Why not is known of computers alone: nobody is told what others may have thought. */
export function answerText({ by, taken, why, give, want }: Answer, seats: readonly SeatInfo[], say: Say): string {
  const seat = seats[by]?.name ?? '';
  if (taken) return say('ask-accepted', { seat, give: amountsText(give, say), want: amountsText(want, say) });
  return seats[by]?.computer ? say('ask-rejected-why', { seat, why }) : say('ask-rejected', { seat });
}

/** What was answered to a seat in the turn that is being played. */
export function answersTo(seat: number, told: readonly Told[]): Answer[] {
  const began = told.findLastIndex(({ name }) => name === 'turn-began');
  return answersIn(told.slice(began + 1)).filter(({ to }) => to === seat);
}
