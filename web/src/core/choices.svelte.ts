/** What may be done at a table now: offered, narrowed down, tried out, hinted at, sent, taken back. */
import type { Snippet } from 'svelte';
import type { Dealing } from './game-ui';
import {
  actionsOf,
  FLAT,
  groupsOf,
  offersAt,
  offersOf,
  placesIn,
  sharedSteps,
  type Group,
  type Offer,
  type Option,
} from './offers';
import { whyNot } from './refusals';
import { settings } from './settings.svelte';
import { Refused } from './socket';
import type { Table } from './table.svelte';
import type { HintAnswer, Preview, ServerMessage } from './types';
import { ownEvents } from './words';

const PREVIEW_WAIT = 1500;
/** Until a hint is asked for again that the server had no time for. */
const HINT_WAIT = 1000;

/** What the reader may wish to be asked about. */
const isFinal = (preview: Preview | null): boolean => !!preview && (preview.ends_turn || preview.reveals);

/** Actions sent together, the ply they began at, and where they led to. */
export interface Sent {
  ply: number;
  seat: number;
  actions: number[];
  target: string;
}

export class Choices {
  /** Picked here, not yet sent: the offers left, innermost last. */
  private narrowed = $state.raw<Offer[][]>([]);
  /** Under the pointer or focus, as it was when the pointer came there. */
  private under = $state.raw<Offer[]>([]);
  /** Waiting for a yes. */
  staged = $state.raw<Offer | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  hinting = $state(false);
  /** The last hint and what it was about: asked for once more it need not be thought out again. */
  private known = $state.raw<{ version: number; answer: HintAnswer; deeper: boolean } | null>(null);
  private previews = $state.raw(new Map<string, Preview>());
  /** What this screen sent and from which ply on, so that undo takes an intention back whole, and any of them alone. */
  private sent = $state.raw<Sent[]>([]);
  /** Where somebody pointed to come to the game's own panel. */
  private entered = $state.raw<Offer[]>([]);

  constructor(private readonly table: Table) {}

  offers = $derived.by((): Offer[] => {
    const { state, yours, history } = this.table;
    if (!state || !yours || history.looking !== null || state.table.readonly) return [];
    const known = new Map(state.choices.map((choice) => [choice.id, choice]));
    const step = (action: number) => {
      const { ui, say } = this.table;
      const bare = this.table.wordsOf(action);
      const words = { ...bare, target: bare.target || known.get(action)?.target || '' };
      return state.view === null ? words : { ...words, ...ui?.called?.(words, state.view, say) };
    };
    const offers = offersOf(state.choices, state.gestures, step, settings.stepwise);
    return offers.map((offer) => {
      const preview = this.previews.get(offer.key);
      const known = preview ? { ...offer, preview, ...(offer.preview ? {} : { late: true }) } : offer;
      const heading = this.table.ui?.heading?.(known, this.table.say);
      const headed = heading ? { ...known, steps: known.steps.map((step) => ({ ...step, heading })) } : known;
      const forced = this.table.ui?.forced?.(known.steps, known.preview?.events ?? [], this.table.say);
      if (forced) return { ...headed, forced: forced.text, targets: [...headed.targets, forced.target] };
      const also = offer.steps[0] && state.view !== null ? this.table.ui?.alsoAt?.(offer.steps[0], state.view) : null;
      return also ? { ...headed, targets: [also, ...headed.targets] } : headed;
    });
  });

  /** The way out that must follow before an offer brings anything in, if any. */
  private settling(offer: Offer): number | null {
    const verb = this.table.ui?.settles?.(offer) ?? null;
    return verb === null ? null : this.table.actionOf(verb);
  }
  /** Ask what the offers are worth that bring in nothing by themselves. */
  lookBeyond(): void {
    for (const offer of this.offers)
      if (!this.previews.has(offer.key) && this.settling(offer) !== null) void this.fetchPreview(offer);
  }

  /** What is being done several times in a row, such as loading: it stays picked as long as there is more of it. */
  private again = $state.raw<{ verb: string; seat: number } | null>(null);
  private repeated = $derived.by(() => {
    const { again } = this;
    return again && this.table.state?.seat === again.seat
      ? this.offers.filter(({ steps }) => steps[0]?.verb === again.verb)
      : [];
  });
  visible = $derived(this.narrowed.at(-1) ?? (this.repeated.length ? this.repeated : this.offers));
  narrow = $derived(this.narrowed.length > 0 || this.repeated.length > 0);
  /** What a click on the board may mean: giving something up has buttons, unless nothing else is asked about. */
  onBoard = $derived.by(() => {
    const plain = this.visible.filter((offer) => !this.givesUp(offer));
    return plain.length ? plain : this.visible;
  });
  /** Under the pointer or focus, with what has become known of it since. */
  considered = $derived(this.under.map((one) => this.offers.find(({ key }) => key === one.key) ?? one));
  /** How many steps need no asking, since all ways left begin with them. */
  from = $derived(this.narrow || this.visible.length > FLAT ? sharedSteps(this.visible) : 0);
  groups = $derived.by(() => {
    const has = this.composing?.has ?? [];
    const apart = this.visible.filter((offer) => this.takes(offer) || has.includes(offer.steps[0]?.verb ?? ''));
    return groupsOf(apart.length ? this.visible.filter((offer) => !apart.includes(offer)) : this.visible, this.from);
  });
  picked = $derived(this.visible[0]?.steps.slice(0, this.from) ?? []);

  /** All buttons, and the one that leaves the question. */
  options = $derived(this.groups.flatMap((group) => group.options));
  /** The last choice that names nothing, such as passing or stopping: it always stands at the same place. */
  wayOut = $derived.by(() => {
    const stays = this.table.ui?.stays ?? [];
    return this.options.findLast((option) =>
      option.offers.every(({ steps }) => steps[this.from]?.plain && !stays.includes(steps[this.from]?.verb ?? '')),
    );
  });

  private givesUp({ steps }: Offer): boolean {
    return steps.some(({ verb }) => this.table.ui?.givesUp?.includes(verb));
  }
  /** Whether all it leads to gives something up. */
  grave({ offers }: Option): boolean {
    return offers.every((offer) => this.givesUp(offer));
  }
  /** The choices that have no place on the board or in a tray, as the row of buttons finds them: they come first. */
  loose = $state.raw<ReadonlySet<string>>(new Set());
  /** The groups as they stand in the row, folded or not, without the way out. */
  row = $derived.by(() => {
    const groups = this.groups
      .map((group) => ({ ...group, options: group.options.filter((option) => option !== this.wayOut) }))
      .filter((group) => group.options.length);
    const first = (group: Group) =>
      Number(!group.options.some((option) => this.loose.has(option.key) && !this.grave(option)));
    return groups.sort((one, other) => first(one) - first(other));
  });
  /** The buttons as the number keys count them: as they stand, the way out last. */
  numbered = $derived([...this.row.flatMap((group) => group.options), ...(this.wayOut ? [this.wayOut] : [])]);

  /** The number key that takes an offer, where there is one. */
  keyOf(offer: Offer): number | null {
    const at = this.numbered.findIndex((option) => option.offers.includes(offer));
    return at >= 0 && at < 9 ? at + 1 : null;
  }

  // --- what a game puts together in a panel of its own, and pieces placed one by one ----------------------------------

  private composer = $derived.by(() => (settings.stepwise ? undefined : this.table.drawn?.composer));
  private takes = (offer: Offer): boolean => this.composer?.takes.includes(offer.steps[0]?.verb ?? '') ?? false;
  /** The question is about nothing but what the panel is for. */
  private opened = $derived.by(() => this.composer?.opens.includes(this.table.state?.ask?.step ?? '') ?? false);
  /** The panel that is open now. */
  composing = $derived.by(() => {
    if (!this.composer || !this.offers.length) return null;
    const { visible } = this;
    return this.opened || visible.every(this.takes) ? this.composer : null;
  });
  composeText = $derived.by(() => (this.composer ? this.table.say(`compose-${this.composer.id}`) : ''));
  /** The button that opens it. */
  compose = $derived.by((): Option | null => {
    const offers = this.composer && !this.composing ? this.visible.filter(this.takes) : [];
    return this.composer && offers.length ? { key: 'compose', text: this.composeText, detail: '', offers } : null;
  });
  /** Why there is no such button, where somebody may look for it. */
  closed = $derived.by((): string | null => {
    const { asked, yours } = this.table;
    if (!this.composer || !asked || !yours || this.narrow || this.composing || this.compose) return null;
    return this.composer.closed?.(asked) ?? null;
  });
  /** What it shows in the bar of the question. */
  inBar = $state.raw<Snippet | null>(null);
  /** The places the panel was opened from. */
  enteredAt = $derived(this.entered.flatMap((offer) => offer.targets));

  dealing = $derived.by((): Dealing | null => {
    const { asked, ui } = this.table;
    if (!this.offers.length || !asked) return null;
    return ui?.dealing?.({ ...asked, offers: this.offers }) ?? null;
  });
  /** What was placed since one may take back, the latest last. */
  placed = $derived.by((): (Sent & { name: string })[] => {
    const { dealing, undoTo } = this;
    if (!dealing || undoTo === null) return [];
    return this.sent
      .filter((one) => one.ply >= undoTo && one.ply < this.table.plies)
      .map((one) => ({ ...one, name: dealing.named(one.target) }))
      .filter((one) => one.name);
  });

  /** Take back one thing that was placed: what came after it is done again. */
  async takeBack({ ply }: Sent): Promise<void> {
    const { connection, plies, state } = this.table;
    if (!state || connection.pending) return;
    const later = this.sent.filter((one) => one.ply > ply && one.ply < plies);
    const whole = this.sent.filter((one) => one.ply >= ply && one.ply < plies).flatMap((one) => one.actions);
    if (whole.length !== plies - ply) return this.undo();
    const answer = await connection.exchange({ type: 'undo', version: state.version, to: ply });
    const version = answer?.type === 'ack' ? answer.version : -1;
    if (version < 0 || !later.length) return;
    const actions = later.flatMap((one) => one.actions);
    if (!(await connection.deliver({ type: 'act', version, actions }))) return;
    let at = ply;
    const again = later.map((one) => ({ ...one, ply: (at += one.actions.length) - one.actions.length }));
    this.sent = [...this.sent.filter((one) => one.ply < ply), ...again];
  }

  /** Place as many here as there are left, or as the rules allow. */
  async placeAll(offer: Offer): Promise<void> {
    const { connection, state } = this.table;
    const step = actionsOf(offer);
    for (let count = this.dealing?.left ?? 1; state && count > 1; count -= 1) {
      const actions = Array.from({ length: count }, () => step).flat();
      const answer = await connection.ask({ type: 'preview', version: state.version, actions }).catch(() => null);
      if (answer?.type === 'preview') return this.deliver(actions, offer.targets.at(-1) ?? '', step.length);
    }
    await this.choose(offer);
  }

  /** Several steps at once, as the game's panel or "spread the rest" puts them together. */
  async sendAll(actions: readonly number[]): Promise<void> {
    if (!this.table.connection.offline) await this.deliver([...actions], '');
  }

  /** The table moved on: nothing of what was picked or asked holds any longer. */
  renew(): void {
    this.narrowed = [];
    if (!this.repeated.length) this.again = null;
    this.entered = [];
    this.consider([]);
    this.staged = null;
    this.hint = null;
    this.previews = new Map();
  }

  /** What the pointer or the focus is on. The pointer crosses many things that mean the same: those change nothing. */
  consider(offers: Offer[]): void {
    const now = this.under;
    if (offers.length !== now.length || offers.some(({ key }, at) => key !== now[at]?.key)) this.under = offers;
  }

  /** A button or place was clicked: act where one way is left, else show the ways that remain. */
  pick(offers: Offer[]): void {
    this.table.connection.refusal = null;
    const only = offers.length === 1 ? offers[0] : undefined;
    if (this.composer && !this.composing && offers.length && offers.every(this.takes)) {
      this.entered = offers;
      this.narrowed = [...this.narrowed, this.visible.filter(this.takes)];
      this.consider([]);
    } else if (only) void this.choose(only);
    else if (offers.length && offers.length < this.visible.length) {
      const verb = offers[0]?.steps[0]?.verb ?? '';
      const again = this.table.ui?.repeats?.includes(verb) && offers.every(({ steps }) => steps[0]?.verb === verb);
      if (again) this.again = { verb, seat: this.table.state?.seat ?? -1 };
      else this.narrowed = [...this.narrowed, offers];
      this.consider([]);
    }
  }

  pickTarget(target: string): void {
    this.pick(offersAt(this.onBoard, target));
  }

  /** The places that could be picked instead of what was: each leads somewhere by itself. */
  elsewhere = $derived.by((): string[] => {
    if (!this.narrowed.length || this.composing) return [];
    const before = (this.repeated.length ? this.repeated : this.offers).filter((offer) => !this.givesUp(offer));
    return [...placesIn(before)].filter(([, { leads }]) => leads).map(([target]) => target);
  });
  /** Step back from what was picked and pick another place. */
  pickInstead(target: string): void {
    this.staged = null;
    this.narrowed = [];
    this.pickTarget(target);
  }

  /** One step out: the question that waits for a yes, then what was narrowed, innermost first. */
  back(): void {
    if (this.staged) this.staged = null;
    else if (this.narrowed.length) this.narrowed = this.narrowed.slice(0, -1);
    else if (this.again) this.again = null;
    else this.consider([]);
  }

  private async choose(offer: Offer): Promise<void> {
    const { pending, offline } = this.table.connection;
    if (pending || offline) return;
    if (settings.confirm) {
      const preview = offer.preview ?? (await this.fetchPreview(offer));
      if (isFinal(preview)) {
        this.staged = { ...offer, preview };
        return;
      }
    }
    await this.send(offer);
  }

  confirm(): void {
    if (this.staged) void this.send(this.staged);
  }

  private async send(offer: Offer): Promise<void> {
    await this.deliver(actionsOf(offer), offer.targets.at(-1) ?? '');
  }

  /** The last ply at which this screen acted for one of these seats; 0 where it has not. */
  actedAt(seats: readonly number[]): number {
    const last = this.sent.findLast((one) => seats.includes(one.seat) && one.ply < this.table.plies);
    return last ? Math.min(last.ply + last.actions.length, this.table.plies) : 0;
  }

  /** `each`: how many of the actions make one intention, to be taken back by itself. */
  private async deliver(actions: number[], target: string, each = actions.length): Promise<void> {
    const { connection, plies, state } = this.table;
    if (!state || connection.pending) return;
    if (!(await connection.deliver({ type: 'act', version: state.version, actions }))) return;
    const sent = Array.from({ length: actions.length / each }, (_, at) => ({
      ply: plies + at * each,
      seat: state.seat,
      actions: actions.slice(at * each, (at + 1) * each),
      target,
    }));
    this.sent = [...this.sent.filter((one) => one.ply < plies), ...sent];
  }

  /** Ask the server what an offer would bring, where it did not say so by itself. */
  async fetchPreview(offer: Offer): Promise<Preview | null> {
    const { connection, state } = this.table;
    const known = this.previews.get(offer.key);
    if (known || !state) return known ?? null;
    const [actions, settled] = [actionsOf(offer), this.settling(offer)];
    const late = new Promise<null>((done) => setTimeout(() => done(null), PREVIEW_WAIT));
    const asked = connection
      .ask({ type: 'preview', version: state.version, actions: settled === null ? actions : [...actions, settled] })
      .then((answer) => (answer?.type === 'preview' ? answer.preview : null))
      // What was looked up beyond a way out is not over with this choice: that way is asked about by itself.
      .then((found) =>
        found && settled !== null ? { ...found, ends_turn: false, events: ownEvents(found, state.seat) } : found,
      )
      .catch(() => null);
    const preview = await Promise.race([asked, late]);
    if (preview) this.previews = new Map(this.previews).set(offer.key, preview);
    return preview;
  }

  // --- undo and hint ------------------------------------------------------------------------------------------------

  get undoTo(): number | null {
    return this.table.state?.undo.to ?? null;
  }

  get undoReason(): string {
    return this.table.state?.undo.reason ?? 'nothing';
  }

  /** Take back the last intention, only its last small step, or as much of the turn as the rules allow. */
  async undo(what: 'intention' | 'step' | 'turn' = 'intention'): Promise<void> {
    const { connection, state } = this.table;
    const limit = this.undoTo;
    if (!state || limit === null || connection.pending) return;
    const begun = this.sent.findLast((one) => one.ply < state.ply)?.ply ?? state.ply - 1;
    const wish = what === 'turn' ? limit : what === 'step' ? state.ply - 1 : begun;
    await connection.deliver({ type: 'undo', version: state.version, to: Math.max(limit, wish) });
  }

  /** Do what the hint says, as far as it is one of the choices. */
  playHint(): void {
    const wanted = this.hint?.actions.join('.') ?? '';
    const offers = this.visible.filter((offer) => offer.key === wanted || offer.key.startsWith(`${wanted}.`));
    const ways = offers.length ? offers : this.offers.filter((offer) => wanted.startsWith(`${offer.key}.`));
    this.hint = null;
    this.pick(ways);
  }

  /** Whether the hint on show took longer than usual: then there is nothing more to be had. */
  get deep(): boolean {
    return this.known?.deeper ?? false;
  }

  /** What a computer would do; with `deeper`, after thinking longer than usual. */
  async askHint(deeper = false): Promise<void> {
    const { connection, say, state, yours } = this.table;
    if (!state || this.hinting || !yours) return;
    const { version } = state;
    if (this.known?.version !== version || (deeper && !this.known.deeper)) {
      this.hinting = true;
      try {
        const answer = await this.hintFor(version, deeper);
        if (answer?.type === 'hint') this.known = { version, answer, deeper };
      } catch (problem) {
        connection.refusal = whyNot(problem) || say('ui-hint-none');
      }
      this.hinting = false;
    }
    if (this.known?.version === version && this.table.state?.version === version) this.hint = this.known.answer;
  }

  /** A server that still thinks about something else for this device is asked again, as long as it is the same question. */
  private async hintFor(version: number, deeper: boolean): Promise<ServerMessage | undefined> {
    for (;;) {
      try {
        return await this.table.connection.ask({ type: 'hint', version, ...(deeper ? { deeper } : {}) });
      } catch (problem) {
        if (!(problem instanceof Refused) || problem.code !== 'too-many') throw problem;
      }
      await new Promise((done) => setTimeout(done, HINT_WAIT));
      if (this.table.state?.version !== version) return undefined;
    }
  }
}
