/** What may be done at a table now: offered, narrowed down, picked. */
import { filled } from '../game/kinds';
import { ENDS } from '../game/log';
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
  type Step,
} from '../game/offers';
import { ownEvents } from '../game/words';
import { settings } from '../device/settings.svelte';
import { sayOr } from '../texts/say';
import type { Composing } from './composing.svelte';
import type { Connection } from './connection.svelte';
import type { History } from './history.svelte';
import type { Known } from './known';
import type { Moves } from './moves.svelte';
import type { Previews } from './previews.svelte';
import type { Preview, Told } from '../server/types';

/** What the reader may wish to be asked about: all that cannot be undone, and nothing else. */
const isFinal = (preview: Preview | null): boolean => !!preview && (preview.ends_turn || preview.reveals);

/** What a choice is made with. */
interface Choosing extends Known {
  readonly composing: Composing;
  readonly connection: Connection;
  readonly dealer: { readonly now: { left: number; sign: string } | null };
  readonly history: History;
  readonly moves: Moves;
  readonly previews: Previews;
}

export class Choices {
  /** Picked here, not yet sent: the offers left, innermost last. */
  private narrowed = $state.raw<Offer[][]>([]);
  /** Under the pointer or focus, as it was when the pointer came there. */
  private under = $state.raw<Offer[]>([]);
  /** Waiting for a yes. */
  staged = $state.raw<Offer | null>(null);

  constructor(private readonly table: Choosing) {}

  offers = $derived.by((): Offer[] => {
    const { state, yours, history } = this.table;
    if (!state || !yours || history.looking !== null || state.table.readonly) return [];
    const known = new Map(state.choices.map((choice) => [choice.id, choice]));
    const step = (action: number) => {
      const { ui, say, plies: ply } = this.table;
      const box = this.table.details?.values;
      const bare = this.table.wordsOf(action);
      const words = { ...bare, target: bare.target || known.get(action)?.target || '' };
      return state.view === null
        ? words
        : { ...words, ...ui?.question?.called?.(words, { view: state.view, box, told: history.told, ply }, say) };
    };
    const offers = offersOf(state.choices, state.gestures, step, settings.stepwise);
    return offers.map((offer) => {
      const preview = this.table.previews.of(offer);
      const known = preview ? { ...offer, preview, ...(offer.preview ? {} : { late: true }) } : offer;
      const noted = this.table.noted(known);
      const forced = this.table.ledTo(known.steps, known.preview?.events ?? []);
      if (forced) return { ...noted, forced: forced.text, targets: [...noted.targets, forced.target] };
      const [step] = offer.steps;
      const { also } = this.table.kinds.verb(step?.verb);
      return also
        ? { ...noted, targets: [filled(also, { ...step?.values, seat: state.seat }), ...noted.targets] }
        : noted;
    });
  });

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
    const { composing } = this.table;
    const has = composing.open?.has ?? [];
    const apart = this.visible.filter((offer) => composing.takes(offer) || has.includes(offer.steps[0]?.verb ?? ''));
    const left = apart.length ? this.visible.filter((offer) => !apart.includes(offer)) : this.visible;
    return this.usefulFirst(left);
  });
  /** Where a game knows which of very many places make sense, those; the others are one button. */
  private usefulFirst(offers: Offer[]): Group[] {
    const { state, ui, say } = this.table;
    const useful = new Set(offers.length > FLAT && state?.view ? ui?.question?.useful?.(state.view) : []);
    const [near, far] = [true, false].map((wanted) =>
      offers.filter((offer) => offer.steps[this.from]?.plain || useful.has(offer.targets.at(-1) ?? '') === wanted),
    ) as [Offer[], Offer[]];
    const rest = far.filter((offer) => !near.includes(offer));
    if (!useful.size || near.length === offers.length || rest.length === offers.length)
      return groupsOf(offers, this.from, !settings.stepwise);
    const elsewhere = { key: 'elsewhere', text: say('ui-elsewhere'), detail: '', offers: rest };
    return [...groupsOf(near, this.from, !settings.stepwise), { key: 'elsewhere', heading: '', options: [elsewhere] }];
  }
  picked = $derived(this.visible[0]?.steps.slice(0, this.from) ?? []);

  /** All buttons, and the one that leaves the question. */
  options = $derived(this.groups.flatMap((group) => group.options));
  /** The last choice that names nothing, such as passing or stopping: it always stands at the same place. */
  wayOut = $derived.by(() => {
    return this.options.findLast((option) => option.offers.every(({ steps }) => this.leaves(steps[this.from])));
  });

  /** The way out, where it may be taken again by itself whenever the same is asked. Lessons ask for each step. */
  holdable = $derived.by((): Offer | undefined => {
    const [offer, ...others] = this.narrow || this.table.state?.guide ? [] : (this.wayOut?.offers ?? []);
    return offer && !others.length && this.holds(offer).length ? offer : undefined;
  });
  /** What is held, since when. */
  private held = $state.raw<{ key: string; step: string | undefined; seat: number; ply: number } | null>(null);
  holding = $derived(this.held !== null);

  private holds({ steps }: Offer): readonly string[] {
    return this.table.kinds.verb(steps[0]?.verb).holds ?? [];
  }

  /** Take the way out, and again whenever the same is asked. */
  hold(): void {
    const { holdable: offer } = this;
    const { state, plies: ply } = this.table;
    if (!offer || !state || this.table.connection.pending) return;
    this.held = { key: offer.key, step: state.ask?.step, seat: state.seat, ply };
    void this.send(offer);
  }

  /** Decide again oneself, from the next time one is asked. */
  stopHolding(): void {
    this.held = null;
  }

  /** The table moved on: what is held is taken, unless one of the events happened that end it or something else is asked. */
  private holdOn(): void {
    const { held } = this;
    const { state, yours, history } = this.table;
    if (!held || !state || (!state.over && (!yours || state.seat !== held.seat))) return; // others may share the screen
    const same = state.ask?.step === held.step;
    const offer = same ? this.offers.find(({ key }) => key === held.key) : undefined;
    const ends = offer ? this.holds(offer) : [];
    const since = history.told.filter(({ ply }) => ply > held.ply);
    if (offer && !since.some(({ name }) => ends.includes(name)))
      queueMicrotask(() => this.held && void this.send(offer));
    else this.held = null;
  }

  private leaves(step: Step | undefined): boolean {
    return !!step?.plain && !this.table.kinds.verb(step.verb).stays;
  }
  /** What a way out leaves undone: pieces still in hand; what is due, kind by kind, as its buttons say it. */
  undone(offer: Offer): string[] {
    return [...this.inHand(offer), ...this.due(offer)];
  }
  private inHand({ key }: Offer): string[] {
    const { dealer, say } = this.table;
    const { left = 0, sign = '' } = dealer.now ?? {};
    const out = this.wayOut?.offers.some((offer) => offer.key === key);
    return out && left ? [`${left} ${sayOr(say, `sign-${sign}`, sign, { count: left })}`] : [];
  }
  private due({ steps }: Offer): string[] {
    if (!this.leaves(steps[0])) return [];
    const kinds = new Map<string, Set<string>>();
    for (const { steps } of this.visible) {
      const [step] = steps;
      if (!step || !this.table.kinds.verb(step.verb).due) continue;
      const [kind, words] = step.heading && step.brief ? [step.heading, step.brief] : [step.text, ''];
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(words));
    }
    const colon = this.table.say('ui-colon');
    return [...kinds].map(([kind, words]) => [kind, [...words].join(', ')].filter(Boolean).join(`${colon} `));
  }

  private givesUp({ steps }: Offer): boolean {
    return steps.some(({ verb }) => this.table.kinds.verb(verb).gives_up);
  }
  /** Whether all it leads to gives something up. */
  grave({ offers }: Option): boolean {
    return offers.every((offer) => this.givesUp(offer));
  }
  /** The choices that have no place on the board or in a tray, as the row of buttons finds them: they come first. */
  loose = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether some of the choices have a place on the board or in a tray, as the row of buttons finds them. */
  lit = $state(false);
  /** The groups as they stand in the row, folded or not, without the way out: first what is due, then what stands for many
   *  and what has no place, as the game lists them, last what is elsewhere. */
  row = $derived.by(() => {
    const groups = this.groups
      .map((group) => ({ ...group, options: group.options.filter((option) => option !== this.wayOut) }))
      .filter((group) => group.options.length);
    const due = ({ offers }: Option): boolean => offers.some(({ steps }) => this.table.kinds.verb(steps[0]?.verb).due);
    const first = (option: Option): boolean => this.loose.has(option.key) && !this.grave(option);
    const rank = ({ key, options }: Group): number => {
      if (options.some(due)) return 0;
      if (key === 'elsewhere') return 3;
      return key.startsWith('gather:') || options.some(first) ? 1 : 2;
    };
    return groups.sort((one, other) => rank(one) - rank(other));
  });
  /** The buttons as the number keys count them: as they stand, the way out last. */
  numbered = $derived([...this.row.flatMap((group) => group.options), ...(this.wayOut ? [this.wayOut] : [])]);

  /** The number key that takes an offer, where there is one. */
  keyOf(offer: Offer): number | null {
    const at = this.numbered.findIndex((option) => option.offers.includes(offer));
    return at >= 0 && at < 9 ? at + 1 : null;
  }

  /** The table moved on: nothing of what was picked or asked holds any longer. */
  renew(): void {
    this.narrowed = [];
    if (!this.repeated.length) this.again = null;
    this.consider([]);
    this.staged = null;
    this.holdOn();
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
    const { composing } = this.table;
    if (composing.enter(offers)) {
      this.narrowed = [...this.narrowed, this.visible.filter(composing.takes)];
      this.consider([]);
    } else if (only) void this.choose(only);
    else if (offers.length && offers.length < this.visible.length) {
      const verb = offers[0]?.steps[0]?.verb ?? '';
      const again = this.table.kinds.verb(verb).repeats && offers.every(({ steps }) => steps[0]?.verb === verb);
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
    if (!this.narrowed.length || this.table.composing.open) return [];
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

  /** Why a choice may be regretted. */
  warning(offer: Offer): string | null {
    const { asked, ui } = this.table;
    return (asked && ui?.question?.warns?.(asked, offer)) || null;
  }

  /** How the game's end comes of a choice: it is over, what is told brings it near, or this turn may be the last. */
  ending({ preview }: Offer): { over: boolean; told: Told[]; last: boolean } | null {
    const { history, kinds, state } = this.table;
    const brings = ({ name }: Told): boolean => !!kinds.event(name).ends;
    const events = preview?.events ?? [];
    const over = events.some(({ name }) => ENDS.test(name));
    const own = preview ? ownEvents(preview, state?.seat ?? -1) : []; // others may have no choice, and end it
    const told = over ? [] : own.filter(brings);
    const last = !over && !told.length && !!preview?.ends_turn && history.told.some(brings);
    return over || told.length || last ? { over, told, last } : null;
  }

  /** Whether even who wants no questions is asked: it may be regretted, leaves something undone, or ends the game. A
   *  lesson has its own answer to what is left undone, or asks for it. */
  insists(offer: Offer): boolean {
    const undone = this.table.state?.guide ? this.due(offer) : this.undone(offer);
    return this.warning(offer) !== null || undone.length > 0 || this.ending(offer) !== null;
  }

  async choose(offer: Offer): Promise<void> {
    const { connection, previews, state } = this.table;
    if (connection.pending || connection.offline) return;
    const preview = offer.preview ?? (await connection.alone(previews.fetch(offer)));
    // What was offered before the table moved on is not meant any more.
    if (state?.version !== this.table.state?.version || connection.pending || connection.offline) return;
    const known = { ...offer, preview };
    const before = this.staged;
    if (this.insists(known) || (settings.confirm && isFinal(known.preview))) {
      this.staged = known;
      this.consider([]); // its button makes room for the yes, and no pointer leaves what is gone
    } else {
      await this.send(offer);
      if (before && before.key !== offer.key) this.tellDropped(before);
    }
  }

  /** Another place was chosen instead of saying yes: what waited for it was not done. Who ends nothing yet knows that. */
  private tellDropped({ steps }: Offer): void {
    const { connection, say, yours } = this.table;
    if (yours && !connection.refusal && !this.leaves(steps[0]))
      connection.refusal = say('ui-not-done', { what: steps.map(({ text }) => text).join(' › ') });
  }

  confirm(): void {
    if (this.staged) void this.send(this.staged);
  }

  /** What is refused is not asked about any more: the answer stands where one chooses. */
  private async send(offer: Offer): Promise<void> {
    const done = await this.table.moves.deliver(actionsOf(offer), offer.targets.at(-1) ?? '');
    if (!done) this.staged = null;
  }
}
