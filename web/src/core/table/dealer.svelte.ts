/** Pieces that are placed one by one: what is left of them, where they went. */
import type { Dealing } from '../game/game-ui';
import { actionsOf, type Offer } from '../game/offers';
import type { Choices } from './choices.svelte';
import type { Connection } from './connection.svelte';
import type { Known } from './known';
import type { Moves, Sent } from './moves.svelte';

interface Dealt extends Known {
  readonly choices: Choices;
  readonly connection: Connection;
  readonly moves: Moves;
}

export class Dealer {
  constructor(private readonly table: Dealt) {}

  /** What is left to place, and how. */
  now = $derived.by((): Dealing | null => {
    const { asked, choices, ui } = this.table;
    if (!choices.offers.length || !asked) return null;
    return ui?.question?.dealing?.({ ...asked, offers: choices.offers }) ?? null;
  });
  /** What was placed since one may take back, the latest last. */
  placed = $derived.by((): (Sent & { name: string })[] => {
    const { now } = this;
    const { moves, plies } = this.table;
    const { sent, undoTo } = moves;
    if (!now || undoTo === null) return [];
    return sent
      .filter((one) => one.ply >= undoTo && one.ply < plies)
      .map((one) => ({ ...one, name: now.named(one.target) }))
      .filter((one) => one.name);
  });

  /** Place as many here as there are left, or as the rules allow. */
  async placeAll(offer: Offer): Promise<void> {
    const { choices, connection, moves, state } = this.table;
    const step = actionsOf(offer);
    for (let count = this.now?.left ?? 1; state && count > 1; count -= 1) {
      const actions = Array.from({ length: count }, () => step).flat();
      const answer = await connection.ask({ type: 'preview', version: state.version, actions }).catch(() => null);
      if (answer?.type === 'preview') return moves.deliver(actions, offer.targets.at(-1) ?? '', step.length);
    }
    await choices.choose(offer);
  }
}
