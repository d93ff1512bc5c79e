/** Pieces that are placed one by one: what is left of them, where they went. */
import { actionsOf, type Offer } from '../game/offers';
import { partOf } from '../game/part';
import type { Choices } from './choices.svelte';
import type { Connection } from './connection.svelte';
import type { Known } from './known';
import type { Moves, Sent } from './moves.svelte';

interface Dealt extends Known {
  readonly choices: Choices;
  readonly connection: Connection;
  readonly moves: Moves;
}

/** As the game's view has it. */
interface Dealing {
  /** The picture of one piece. */
  sign: string;
  left: number;
  /** The places all that are left would go to if they are to stand evenly, where that makes sense. */
  spread: string[];
}

export class Dealer {
  constructor(private readonly table: Dealt) {}

  /** What is left to place, and how. */
  now = $derived.by((): Dealing | null => {
    const { asked, choices, details } = this.table;
    return choices.offers.length && asked ? (partOf<Dealing>(asked.view, details?.dealt) ?? null) : null;
  });
  /** The actions that spread all that are left. */
  rest = $derived.by((): number[] => {
    const { offers } = this.table.choices;
    const to = new Map(offers.map((offer) => [offer.targets.at(-1), actionsOf(offer)]));
    return this.now?.spread.flatMap((place) => to.get(place) ?? []) ?? [];
  });
  /** What was placed since one may take back, the latest last. */
  placed = $derived.by((): (Sent & { name: string })[] => {
    const { now } = this;
    const { moves, plies } = this.table;
    const wordsOf = (action: number) => this.table.wordsOf(action);
    const { sent, undoTo } = moves;
    if (!now || undoTo === null) return [];
    return sent
      .filter((one) => one.target && one.ply >= undoTo && one.ply < plies)
      .map((one) => ({ ...one, name: wordsOf(one.actions[0] ?? -1).brief ?? '' }))
      .filter((one) => one.name);
  });

  /** Place as many here as there are left, or as the rules allow. */
  async placeAll(offer: Offer): Promise<void> {
    const { choices, connection, moves, state } = this.table;
    const step = actionsOf(offer);
    for (let count = this.now?.left ?? 1; state && count > 1; count -= 1) {
      const actions = Array.from({ length: count }, () => step).flat();
      const answer = await connection.ask({ type: 'preview', version: state.version, actions }).catch(() => null);
      if (answer?.type !== 'preview') continue;
      await moves.deliver(actions, offer.targets.at(-1) ?? '', step.length);
      return;
    }
    await choices.choose(offer);
  }
}
