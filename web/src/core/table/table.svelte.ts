/** One table as this screen knows it: how it stands, who sits there and what that is in words. What came and goes
 * (connection), what may be done (choices), what was (moves) and what happened (history) are kept beside it. */
import { arrive } from './ahead';
import { Analysis } from './analysis.svelte';
import { ApiError } from '../server/api';
import { Choices } from './choices.svelte';
import { Composing } from './composing.svelte';
import { Connection } from './connection.svelte';
import { Dealer } from './dealer.svelte';
import type { ActionOf, Asked, BoardProps, Colour, GameUi, Say, SeatInfo } from '../game/game-ui';
import { Hints } from './hints.svelte';
import { History } from './history.svelte';
import { Moves } from './moves.svelte';
import { seatNames } from '../texts/names';
import { clearNotice, notice } from '../device/notify';
import { sharedEffects } from '../game/effects';
import { Kinds, NO_KINDS } from '../game/kinds';
import type { Offer, Step } from '../game/offers';
import { rivalIn } from '../game/rival';
import type { Known } from './known';
import { partsOf } from './parts.svelte';
import { Places } from './places.svelte';
import { Previews } from './previews.svelte';
import { Solver } from './solver.svelte';
import { settings } from '../device/settings.svelte';
import { share } from '../server/share';
import { cueOf, play, type Cue } from '../device/sound';
import { texts, textsName } from '../texts/texts.svelte';
import type { ChatLine, GameDetails, State, Summary, Told } from '../server/types';
import { dealt, spoken } from '../game/deals';
import { ActionWords, eventText, questionText, shownText, wordsOf } from '../game/words';

const NOBODY: number[] = [];

export class Table implements Known {
  state = $state.raw<State | null>(null);
  summary = $state.raw<Summary | null>(null);
  details = $state.raw<GameDetails | null>(null);
  ui = $state.raw<GameUi | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Whether the game ended before these eyes: then the end is celebrated. */
  ended = $state(false);
  /** Who asks for a rematch and waits for an answer. */
  asking = $state('');
  /** Why the table cannot be shown. */
  problem = $state<string | null>(null);

  readonly connection: Connection = new Connection(this);
  readonly choices: Choices = new Choices(this);
  readonly previews: Previews = new Previews(this);
  readonly moves: Moves = new Moves(this);
  readonly composing: Composing = new Composing(this);
  readonly dealer: Dealer = new Dealer(this);
  readonly hints: Hints = new Hints(this);
  readonly history: History = new History(this);
  readonly places: Places = new Places(this);
  readonly analysis: Analysis = new Analysis(this);
  readonly solver: Solver = new Solver(this);

  private visits = 0;
  /** What the game's verbs and events say of themselves. */
  kinds = $derived(this.details ? new Kinds(this.details) : NO_KINDS);
  private words = $derived(new ActionWords(this.details?.verbs ?? []));
  private said = $derived.by(() => {
    void this.mine;
    void this.names;
    void this.say;
    return new WeakMap<Told, string>();
  });

  constructor(readonly id: string) {}

  // --- coming and going ---------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    const visit = ++this.visits;
    try {
      const { summary, game } = arrive(this.id);
      this.summary = await summary;
      if (visit !== this.visits) return; // left meanwhile
      this.connection.open(); // the first state is on its way while the game's drawing and texts are fetched
      const { details, ui } = await game;
      this.details = details;
      this.ui = ui;
    } catch (problem) {
      this.close();
      this.problem =
        problem instanceof ApiError && problem.status === 404 ? 'ui-table-unknown' : 'ui-table-unreachable';
    }
  }

  close(): void {
    this.visits += 1;
    this.connection.close();
    this.history.close();
    clearNotice();
  }

  /** Sit down or change seats, then see the table with new eyes. */
  reconnect(): void {
    this.close();
    this.state = null;
    this.history.told = [];
    this.chat = [];
    void this.open();
  }

  /** Show a state that came. */
  take(state: State): void {
    const before = this.state;
    if (before && state.version < before.version) return;
    if (before)
      for (const part of ['view', 'scores', 'table', 'you'] as const)
        Object.assign(state, { [part]: share(before[part], state[part]) });
    const moved = !before || state.version !== before.version;
    this.history.hear(state, before);
    // After a broken line the server tells everything once more.
    const known = this.chat.at(-1)?.id ?? 0;
    this.chat = [...this.chat, ...state.chat.filter((line) => line.id > known)];
    this.state = state;
    this.summary = state.table;
    const names = Object.keys(state.view ?? {});
    if (names.join() !== Object.keys(this.parts ?? {}).join())
      this.parts = partsOf(() => this.view as object | null, names);
    if (!moved) {
      if (before && state.chat.some((line) => !state.you.includes(line.seat))) this.sound('chat');
      return;
    }
    this.choices.renew();
    this.composing.renew();
    this.previews.renew();
    this.hints.hint = null;
    this.connection.answered();
    if (before) this.announceChange(before, state);
  }

  private announceChange(before: State, state: State): void {
    const cue = cueOf(before, state);
    if (cue) this.sound(cue);
    if (state.over && !before.over) this.ended = true;
    if (cue === 'turn') {
      notice(`${this.say('ui-your-turn')} · ${this.say('game-name')}`, this.question, `riverrat-${this.id}`);
    }
    if (!this.yours) clearNotice();
  }

  private sound(cue: Cue): void {
    play(cue, this.ui?.voice);
  }

  /** Whether the game ends when a seat resigns: one is left then, or computers alone. */
  endsWithout(seat: number): boolean {
    const left = this.seated.filter((one) => one.seat !== seat && !one.resigned);
    return left.length <= 1 || !left.some(({ kind }) => kind === 'person');
  }

  async resign(seat?: number): Promise<void> {
    const version = this.state?.version;
    if (version !== undefined)
      await this.connection.request({ type: 'resign', version, ...(seat === undefined ? {} : { seat }) });
  }

  async sendChat(text: string): Promise<boolean> {
    return this.connection.request({ type: 'chat', text });
  }

  // --- words and people ---------------------------------------------------------------------------------------------

  private texts = $derived(
    this.summary ? textsName(this.summary.game, this.summary.corrected ? this.summary.data : '') : '',
  );
  say: Say = $derived(texts.of(this.texts));
  private mine: number[] = $derived(this.state?.you ?? NOBODY);
  private seated = $derived(this.summary?.seats ?? []);
  private closed = $derived(!!this.summary?.readonly || !!this.summary?.over);

  names: string[] = $derived(seatNames(this.seated, this.say, this.closed));

  seats: SeatInfo[] = $derived(
    this.names.map((name, at) => ({
      name,
      colour: this.colourOf(at),
      you: this.mine.includes(at),
      computer: this.seated[at]?.kind === 'opponent' && this.seated[at]?.level !== 'random',
    })),
  );

  /** A player may like to wear another shape: it is swapped on this device only. */
  private colourOf(seat: number): Colour {
    const wish = settings.colour;
    const worn = (at: number): number => (this.seated[at]?.wears ?? at) % 5;
    if (this.mine.length !== 1 || wish < 0) return worn(seat) as Colour;
    const [own, colour] = [worn(this.mine[0] as number), worn(seat)];
    return (colour === own ? wish : colour === wish ? own : colour) as Colour;
  }

  /** Why a place cannot be chosen now, where the game says so. */
  barred(target: string): string | null {
    const { asked, history, ui, yours } = this;
    return asked && yours && history.looking === null ? (ui?.question?.barred?.(asked, target) ?? null) : null;
  }
  /** What is asked now, for a game that words or draws it. */
  asked: Asked<unknown> | null = $derived.by(() => {
    const { state, details, seats, say, choices } = this;
    if (!state?.ask || state.view === null) return null;
    const about = { view: state.view, box: details?.values, seats, say, you: state.viewing, step: state.ask.step };
    return { ...about, offers: choices.visible, picked: choices.picked, latest: this.history.latest };
  });
  question = $derived.by(() => {
    const { asked, say } = this;
    return asked ? (this.ui?.question?.asks?.(asked) ?? questionText(asked.step, say)) : '';
  });

  /** An event in words. A log of hundreds is drawn anew after every move, so each sentence is made once. */
  sentence(told: Told): string {
    const { kinds, names, said, say } = this;
    const you = this.mine.length === 1 ? this.mine[0] : -1; // who shares the screen is called by name
    const { shows, answers } = kinds.event(told.name);
    const after = shows && (this.history.viewAfter(told.ply) as Record<string, object | null> | undefined)?.[shows];
    const shown = answers ? dealt(told, this.history.told, kinds) : after;
    if (shown) return shownText(told, shown, names, say, you);
    let text = said.get(told);
    if (text === undefined) said.set(told, (text = eventText(told, names, say, you)));
    return text;
  }

  /** Events in words: a deal says itself what was handed over. */
  sentences = (told: readonly Told[]): string[] => spoken(told, this.kinds).map((one) => this.sentence(one));

  /** An action in words, with the place it names. */
  wordsOf(action: number): Step {
    return this.words.step(action, this.names, this.say);
  }

  /** The number of an action, by its verb and values. */
  actionOf: ActionOf = (verb, values) => this.words.id(verb, values);

  /** An offer with a word on what it brings, where there is a text for that: whether a thief gets away, who has to make room. */
  noted(offer: Offer): Offer {
    const { names, say, state, ui } = this;
    const steps = offer.steps.map((step) => {
      const told = offer.preview?.events.find(({ name }) => say.has(`note-${step.verb}-${name}`));
      return told ? { ...step, note: say(`note-${step.verb}-${told.name}`, wordsOf(told.values, names, say)) } : step;
    });
    const [along, last] = [state?.view ? ui?.question?.along?.(offer, state.view, say) : '', steps.at(-1)];
    if (along && last) steps.splice(-1, 1, { ...last, note: [last.note, along].filter(Boolean).join(', ') });
    return { ...offer, steps };
  }

  /** Where steps lead for want of another way, as the event tells that says so. */
  ledTo(steps: readonly Step[], told: readonly Told[]): Step | null {
    const [event, verb] = (steps.length === 1 && this.kinds.verb(steps[0]?.verb).leads) || [];
    const going = event && told.find(({ name }) => name === event);
    const action = going && verb ? this.actionOf(verb, going.values) : null;
    return action === null ? null : this.wordsOf(action);
  }

  actionText(action: number): string {
    return this.wordsOf(action).text;
  }

  // --- what is on show ----------------------------------------------------------------------------------------------

  view: unknown = $derived(this.history.past?.view ?? this.state?.view ?? null);
  scores = $derived(this.history.past?.scores ?? this.state?.scores ?? []);
  rival = $derived(rivalIn(this.view, this.details?.rival ?? '', this.seats, this.say));
  plies = $derived(this.state?.ply ?? 0);
  /** The game's drawings, unless the reader wants words. */
  drawn = $derived(settings.textOnly ? null : this.ui);
  /** Through whose eyes the table is seen; -1 for a spectator. */
  private eyes = $derived(this.analysis.seat ?? this.state?.viewing ?? -1);
  /** What every drawing of this table is made from. Each part is asked for by itself: a drawing looks again at what has
   * changed, not at all of it whenever the pointer moves. */
  readonly drawing = drawingOf(this, () => [this.parts, this.eyes]);
  private parts = $state.raw<object | null>(null);
  /** Where the game stands, as the board counts it. */
  when = $derived(
    (this.view !== null && this.ui?.when?.(this.view, this.say)) ||
      this.say('ui-turn', { turn: this.state?.turn ?? 0 }),
  );

  /** Whether somebody at this screen decides now. */
  yours = $derived(!!this.state && !this.state.over && this.state.you.includes(this.state.seat));
}

function drawingOf(table: Table, seen: () => [parts: object | null, eyes: number]): Omit<BoardProps<unknown>, 'shape'> {
  return {
    get view() {
      return seen()[0];
    },
    get box() {
      return table.details?.values;
    },
    get seats() {
      return table.seats;
    },
    get say() {
      return table.say;
    },
    get you() {
      return seen()[1];
    },
    get considered() {
      return table.places.ways;
    },
    get offered() {
      return table.places.acting;
    },
    brings: (target) => {
      const here = table.choices.visible.filter(
        ({ targets, steps }) => targets.at(-1) === target || (steps.length === 1 && targets.includes(target)),
      );
      return sharedEffects(here, table.state?.seat ?? -1, table, table.asked);
    },
  };
}
