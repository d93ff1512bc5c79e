/** What a game puts together in a panel of its own. */
import { settings } from '../device/settings.svelte';
import type { Offer, Option } from '../game/offers';
import type { Known } from './known';

/** What is offered, and how far that was narrowed down. */
interface Offered extends Known {
  readonly choices: { readonly offers: Offer[]; readonly visible: Offer[]; readonly narrow: boolean };
}

export class Composing {
  /** Where somebody pointed to come to the game's own panel. */
  private entered = $state.raw<Offer[]>([]);

  constructor(private readonly table: Offered) {}

  private composer = $derived.by(() => (settings.stepwise ? undefined : this.table.drawn?.composer));
  takes = (offer: Offer): boolean => this.composer?.takes.includes(offer.steps[0]?.verb ?? '') ?? false;
  /** The question is about nothing but what the panel is for. */
  private opened = $derived.by(() => this.composer?.opens.includes(this.table.state?.ask?.step ?? '') ?? false);
  /** The panel that is open now. */
  open = $derived.by(() => {
    const { offers, visible } = this.table.choices;
    if (!this.composer || !offers.length) return null;
    return this.opened || visible.every(this.takes) ? this.composer : null;
  });
  text = $derived.by(() => (this.composer ? this.table.say(`compose-${this.composer.id}`) : ''));
  /** The button that opens it. */
  option = $derived.by((): Option | null => {
    const offers = this.composer && !this.open ? this.table.choices.visible.filter(this.takes) : [];
    return this.composer && offers.length ? { key: 'compose', text: this.text, detail: '', offers } : null;
  });
  /** Why there is no such button, where somebody may look for it. */
  closed = $derived.by((): string | null => {
    const { asked, choices, yours } = this.table;
    if (!this.composer || !asked || !yours || choices.narrow || this.open || this.option) return null;
    return this.composer.closed?.(asked) ?? null;
  });
  /** The places the panel was opened from. */
  enteredAt = $derived(this.entered.flatMap((offer) => offer.targets));

  /** Open it from these places, if all they lead to is what it is for. */
  enter(offers: Offer[]): boolean {
    if (!this.composer || this.open || !offers.length || !offers.every(this.takes)) return false;
    this.entered = offers;
    return true;
  }

  renew(): void {
    this.entered = [];
  }
}
