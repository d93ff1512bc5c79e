/** What choices would bring, asked for where the server did not say so by itself. */
import type { Kinds } from '../game/kinds';
import { actionsOf, type Offer } from '../game/offers';
import { ownEvents } from '../game/words';
import type { Preview } from '../server/types';
import type { Connection } from './connection.svelte';
import type { Known } from './known';

const PREVIEW_WAIT = 1500;
type Settling = Kinds['settling'][number];

export class Previews {
  /** By the key of the offer. */
  private known = $state.raw(new Map<string, Preview>());

  constructor(private readonly table: Known & { readonly connection: Connection }) {}

  of({ key }: Offer): Preview | undefined {
    return this.known.get(key);
  }

  renew(): void {
    this.known = new Map();
  }

  /** The ways out that may have to follow before an offer brings anything in, in their order. */
  private settling(offer: Offer): Settling[] {
    const { events, ends_turn } = offer.preview ?? {};
    if (!events || ends_turn) return [];
    const happens = (event: string): boolean => events.some(({ name }) => name === event);
    return this.table.kinds.settling.filter(({ settles: [began, brings] }) => happens(began) && !happens(brings));
  }
  /** Ask what the offers are worth that bring in nothing by themselves. */
  lookBeyond(offers: readonly Offer[]): void {
    for (const offer of offers) if (!this.known.has(offer.key) && this.settling(offer).length) void this.fetch(offer);
  }

  /** Ask the server what an offer would bring, where it did not say so by itself. */
  async fetch(offer: Offer): Promise<Preview | null> {
    const { state } = this.table;
    const known = this.known.get(offer.key);
    if (known || !state) return known ?? null;
    const [actions, ways] = [actionsOf(offer), this.settling(offer)];
    const reveals = !!offer.preview?.reveals;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PREVIEW_WAIT));
    // What was looked up beyond a way out: neither the end of turn or game nor what is shown then comes with this choice.
    const asked = ways.length
      ? this.beyond(actions, ways).then(
          (found) =>
            found && {
              ...found,
              ends_turn: false,
              reveals,
              events: ownEvents(found, state.seat).filter(({ name }) => !this.table.kinds.event(name).ends),
            },
        )
      : this.ask(actions);
    const preview = await Promise.race([asked, late]);
    if (preview) this.known = new Map(this.known).set(offer.key, preview);
    return preview;
  }

  /** What comes of actions with those of the ways out that follow them, until something is brought in. */
  private async beyond(actions: readonly number[], ways: readonly Settling[]): Promise<Preview | null> {
    let [taken, found]: [readonly number[], Preview | null] = [actions, null];
    for (const { first, settles } of ways) {
      const next = await this.ask([...taken, first]);
      if (next) [taken, found] = [[...taken, first], next];
      if (next?.events.some(({ name }) => name === settles[1])) break;
    }
    return found;
  }

  private ask(actions: readonly number[]): Promise<Preview | null> {
    const { connection, state } = this.table;
    return connection
      .ask({ type: 'preview', version: state?.version ?? 0, actions: [...actions] })
      .then((answer) => (answer?.type === 'preview' ? answer.preview : null))
      .catch(() => null);
  }
}
