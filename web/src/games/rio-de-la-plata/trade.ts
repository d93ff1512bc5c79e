/** Offers between players: what can be in them, and the steps the rules take to make one. */
import type { ActionOf } from '../../core/game-ui';
import type { View } from './view';

export const GOODS = ['coin', 'wood', 'stone', 'precious'] as const;
/** How much of each item, goods or characters by name. */
export type Side = Record<string, number>;

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
