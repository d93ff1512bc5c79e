/** What choices would bring, asked for where the server did not say so by itself. */
import { actionsOf, type Offer } from '../game/offers';
import { ownEvents } from '../game/words';
import type { Preview } from '../server/types';
import type { Connection } from './connection.svelte';
import type { Known } from './known';

const PREVIEW_WAIT = 1500;

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

  /** The way out that must follow before an offer brings anything in, if any. */
  private settling(offer: Offer): number | null {
    const { events, ends_turn } = offer.preview ?? {};
    if (!events || ends_turn) return null;
    const happens = (event: string): boolean => events.some(({ name }) => name === event);
    const verb = this.table.kinds.settling.find(({ settles: [began, brings] }) => happens(began) && !happens(brings));
    return verb ? verb.first : null;
  }
  /** Ask what the offers are worth that bring in nothing by themselves. */
  lookBeyond(offers: readonly Offer[]): void {
    for (const offer of offers) if (!this.known.has(offer.key) && this.settling(offer) !== null) void this.fetch(offer);
  }

  /** Ask the server what an offer would bring, where it did not say so by itself. */
  async fetch(offer: Offer): Promise<Preview | null> {
    const { connection, state } = this.table;
    const known = this.known.get(offer.key);
    if (known || !state) return known ?? null;
    const [actions, settled] = [actionsOf(offer), this.settling(offer)];
    const reveals = !!offer.preview?.reveals;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PREVIEW_WAIT));
    const asked = connection
      .ask({ type: 'preview', version: state.version, actions: settled === null ? actions : [...actions, settled] })
      .then((answer) => (answer?.type === 'preview' ? answer.preview : null))
      // What was looked up beyond a way out: neither the turn's end nor what is shown then comes with this choice.
      .then((found) =>
        found && settled !== null
          ? { ...found, ends_turn: false, reveals, events: ownEvents(found, state.seat) }
          : found,
      )
      .catch(() => null);
    const preview = await Promise.race([asked, late]);
    if (preview) this.known = new Map(this.known).set(offer.key, preview);
    return preview;
  }
}
