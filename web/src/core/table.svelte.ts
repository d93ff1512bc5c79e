/** One table as this screen knows it: what the server said last, what was picked here, and what is being looked at. */
import { arrive } from './ahead';
import { api, ApiError } from './api';
import type { Colour, GameUi, Say, SeatInfo } from './game-ui';
import { entriesOf, merge, stretchesOf } from './history';
import { paceFor } from './motion';
import { clearNotice, notice } from './notify';
import { actionsOf, FLAT, groupsOf, offersAt, offersOf, sharedSteps, type Offer } from './offers';
import { settings, stillness } from './settings.svelte';
import { share } from './share';
import { Refused, TableSocket, type Connection } from './socket';
import { play } from './sound';
import { texts, textsName } from './texts.svelte';
import type { AtPly, ChatLine, GameDetails, HintAnswer, Preview, ServerMessage, State, Summary, Told } from './types';
import { ActionWords, eventText, questionText } from './words';

const PREVIEW_WAIT = 1500;
const SLOW = 150;
const NOBODY: number[] = [];

export class Table {
  state = $state.raw<State | null>(null);
  summary = $state.raw<Summary | null>(null);
  details = $state.raw<GameDetails | null>(null);
  ui = $state.raw<GameUi | null>(null);
  told = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('connecting');
  retryAt = $state(0);
  /** Why the table cannot be shown. */
  problem = $state<string | null>(null);
  /** Why the last click did nothing. */
  refusal = $state<string | null>(null);
  /** An act is on its way: not before its answer another is sent. */
  pending = false;
  /** It takes so long that the screen says so; most answers are there sooner than that could be drawn. */
  slow = $state(false);

  /** Picked here, not yet sent: the offers left, innermost last. */
  private narrowed = $state.raw<Offer[][]>([]);
  /** Under the pointer or focus. */
  considered = $state.raw<Offer[]>([]);
  /** Waiting for a yes. */
  staged = $state.raw<Offer | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  hinting = $state(false);

  /** The ply on show when it is not the present. */
  looking = $state<number | null>(null);
  past = $state.raw<AtPly | null>(null);
  playing = $state(false);
  /** One step of the log is shown once more. */
  replaying = $state<number | null>(null);

  private socket: TableSocket | null = null;
  private moments = new Map<number, AtPly>();
  /** The plies at which this screen's intentions began, so that undo takes one back whole. */
  private begun: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server said and this screen has not shown yet, and the wait until it shows the next. */
  private queue: State[] = [];
  behind = $state(0);
  private pace: ReturnType<typeof setTimeout> | undefined;
  private previews = $state.raw(new Map<string, Preview>());
  private visits = 0;
  private words = $derived(new ActionWords(this.details?.verbs ?? []));
  private said = $derived.by(() => {
    void this.names;
    void this.say;
    return new WeakMap<Told, string>();
  });

  constructor(readonly id: string) {}

  // --- coming and going -------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    const visit = ++this.visits;
    try {
      const { summary, game } = arrive(this.id);
      this.summary = await summary;
      if (visit !== this.visits) return; // left meanwhile
      this.connect(); // the first state is on its way while the game's drawing and texts are fetched
      const { details, ui } = await game;
      this.details = details;
      this.ui = ui;
    } catch (problem) {
      this.close();
      this.problem =
        problem instanceof ApiError && problem.status === 404 ? 'ui-table-unknown' : 'ui-table-unreachable';
    }
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new TableSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket`,
      () => this.queue.at(-1)?.version ?? this.state?.version ?? -1,
      (message) => this.receive(message),
      (connection) => {
        this.connection = connection;
        this.retryAt = this.socket?.retryAt ?? 0;
      },
    );
    this.socket.open();
  }

  close(): void {
    this.visits += 1;
    this.socket?.close();
    clearTimeout(this.timer);
    clearTimeout(this.pace);
    this.pace = undefined;
    this.queue = [];
    this.behind = 0;
    clearNotice();
  }

  /** Sit down or change seats, then see the table with new eyes. */
  reconnect(): void {
    this.close();
    this.state = null;
    this.told = [];
    this.chat = [];
    void this.open();
  }

  retryNow(): void {
    this.socket?.retryNow();
  }

  // --- hearing the server ------------------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    if (message.type === 'state') {
      this.behind = this.queue.push(message);
      // What follows from one's own click is shown at once.
      if (this.pace === undefined || this.yours) this.next();
    } else if (message.type === 'error' && message.id === null) this.refusal = message.message;
  }

  /** Show the next state that came, then leave the eye (at least the screen) the time to see it. */
  private next(): void {
    clearTimeout(this.pace);
    this.pace = undefined;
    const state = this.queue.shift();
    this.behind = this.queue.length;
    if (!state) return;
    const before = this.state;
    this.take(state);
    if (document.hidden || !before) this.next();
    else
      this.pace = setTimeout(
        () => requestAnimationFrame(() => this.next()),
        state.events.length ? paceFor(this.behind) : 0,
      );
  }

  /** Whoever does not want to watch the others move sees at once how things stand. */
  catchUp(): void {
    while (this.queue.length) this.next();
  }

  private take(state: State): void {
    const before = this.state;
    if (before && state.version < before.version) return;
    if (before)
      for (const part of ['view', 'scores', 'table', 'you'] as const)
        Object.assign(state, { [part]: share(before[part], state[part]) });
    const moved = !before || state.version !== before.version;
    this.told = before ? merge(this.told, state.events, state.kept) : state.events;
    this.chat = before ? [...this.chat, ...state.chat] : state.chat;
    this.state = state;
    this.summary = state.table;
    if (!moved) {
      if (before && state.chat.some((line) => !state.you.includes(line.seat))) play('chat');
      return;
    }
    if (before && state.ply < before.ply) this.moments.clear();
    this.narrowed = [];
    this.consider([]);
    this.staged = null;
    this.hint = null;
    this.previews = new Map();
    this.pending = this.slow = false;
    this.refusal = null;
    if (before) this.announceChange(before, state);
  }

  private announceChange(before: State, state: State): void {
    if (state.over && !before.over) play('over');
    else if (this.yours && !before.you.includes(before.seat)) {
      play('turn');
      notice(`${this.say('ui-your-turn')} · ${this.say('game-name')}`, this.question, `riverrat-${this.id}`);
    } else if (state.ply > before.ply) play('move');
    if (!this.yours) clearNotice();
  }

  // --- words and people --------------------------------------------------------------------------------------------

  private texts = $derived(
    this.summary ? textsName(this.summary.game, this.summary.corrected ? this.summary.data : '') : '',
  );
  say: Say = $derived(texts.of(this.texts));
  private mine: number[] = $derived(this.state?.you ?? NOBODY);
  private seated = $derived(this.summary?.seats ?? []);
  private ended = $derived(!!this.summary?.readonly || !!this.summary?.over);

  names: string[] = $derived.by(() => {
    const seats = this.seated;
    const people = seats.filter((seat) => seat.kind !== 'opponent').map((seat) => seat.name);
    return seats.map((seat, at) => {
      const name =
        seat.kind === 'opponent'
          ? computerName(this.say, seat.name, at, people)
          : seat.name || (this.ended ? this.say('ui-seat-number', { number: at + 1 }) : this.say('ui-seat-open'));
      // Several seats of one person (at one screen) need telling apart.
      const same = seats.filter((other) => other.kind === seat.kind && other.name === seat.name);
      return same.length > 1 && seat.kind === 'person' ? `${name} ${same.indexOf(seat) + 1}` : name;
    });
  });

  seats: SeatInfo[] = $derived(
    this.names.map((name, at) => ({ name, colour: this.colourOf(at), you: this.mine.includes(at) })),
  );

  /** A player may like to wear another shape: it is swapped on this device only. */
  private colourOf(seat: number): Colour {
    const wish = settings.colour;
    if (this.mine.length !== 1 || wish < 0) return (seat % 5) as Colour;
    const own = this.mine[0] as number;
    return (seat === own ? wish : seat === wish ? own : seat) as Colour;
  }

  question = $derived(this.state?.ask ? questionText(this.state.ask.step, this.say) : '');

  /** Whether somebody at this screen decides now. */
  yours = $derived(!!this.state && !this.state.over && this.state.you.includes(this.state.seat));

  get offline(): boolean {
    return this.connection === 'lost';
  }

  /** An event in words. A log of hundreds is drawn anew after every move, so each sentence is made once. */
  sentence(told: Told): string {
    const said = this.said;
    let text = said.get(told);
    if (text === undefined) said.set(told, (text = eventText(told, this.names, this.say)));
    return text;
  }

  actionText(action: number): string {
    return this.words.step(action, this.names, this.say).text;
  }

  // --- what may be done ---------------------------------------------------------------------------------------------

  offers = $derived.by((): Offer[] => {
    const state = this.state;
    if (!state || !this.yours || this.looking !== null || state.table.readonly) return [];
    const known = new Map(state.choices.map((choice) => [choice.id, choice]));
    const step = (action: number) => {
      const words = this.words.step(action, this.names, this.say);
      return { ...words, target: words.target || known.get(action)?.target || '' };
    };
    const offers = offersOf(state.choices, state.gestures, step, settings.stepwise);
    return offers.map((offer) => (offer.preview ? offer : { ...offer, preview: this.previews.get(offer.key) ?? null }));
  });

  visible = $derived(this.narrowed.at(-1) ?? this.offers);
  /** How many steps need no asking, since all ways left begin with them. */
  from = $derived(this.narrowed.length || this.visible.length > FLAT ? sharedSteps(this.visible) : 0);
  groups = $derived(groupsOf(this.visible, this.from));
  picked = $derived(this.visible[0]?.steps.slice(0, this.from) ?? []);

  entries = $derived(entriesOf(this.told));
  stretches = $derived(stretchesOf(this.entries));

  get narrow(): boolean {
    return this.narrowed.length > 0;
  }

  /** What the pointer or the focus is on. The pointer crosses many things that mean the same: those change nothing. */
  consider(offers: Offer[]): void {
    const now = this.considered;
    if (offers.length !== now.length || offers.some((offer, at) => offer !== now[at])) this.considered = offers;
  }

  /** A button or place was clicked: act where one way is left, else show the ways that remain. */
  pick(offers: Offer[]): void {
    this.refusal = null;
    const only = offers.length === 1 ? offers[0] : undefined;
    if (only) void this.choose(only);
    else if (offers.length && offers.length < this.visible.length) {
      this.narrowed = [...this.narrowed, offers];
      this.consider([]);
    }
  }

  pickTarget(target: string): void {
    this.pick(offersAt(this.visible, target));
  }

  /** One step out: the question that waits for a yes, then what was narrowed, innermost first. */
  back(): void {
    if (this.staged) this.staged = null;
    else if (this.narrowed.length) this.narrowed = this.narrowed.slice(0, -1);
    else this.consider([]);
  }

  private async choose(offer: Offer): Promise<void> {
    if (this.pending || this.offline) return;
    if (settings.confirm) {
      const preview = offer.preview ?? (await this.fetchPreview(offer));
      if (preview && (preview.ends_turn || preview.reveals)) {
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
    const version = this.state?.version;
    if (version === undefined || this.pending) return;
    const ply = this.plies;
    if (await this.deliver({ type: 'act', version, actions: actionsOf(offer) }))
      this.begun = [...this.begun.filter((one) => one < ply), ply];
  }

  /** Ask the server what an offer would bring, where it did not say so by itself. */
  async fetchPreview(offer: Offer): Promise<Preview | null> {
    const known = this.previews.get(offer.key);
    if (known || !this.state) return known ?? null;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PREVIEW_WAIT));
    const asked = this.socket
      ?.ask({ type: 'preview', version: this.state.version, actions: actionsOf(offer) })
      .then((answer) => (answer.type === 'preview' ? answer.preview : null))
      .catch(() => null);
    const preview = await Promise.race([asked ?? late, late]);
    if (preview) this.previews = new Map(this.previews).set(offer.key, preview);
    return preview;
  }

  // --- undo, hint, resign, chat --------------------------------------------------------------------------------------

  get undoTo(): number | null {
    return this.state?.undo.to ?? null;
  }

  get undoReason(): string {
    return this.state?.undo.reason ?? 'nothing';
  }

  /** Take back the last intention, only its last small step, or as much of the turn as the rules allow. */
  async undo(what: 'intention' | 'step' | 'turn' = 'intention'): Promise<void> {
    const state = this.state;
    const limit = this.undoTo;
    if (!state || limit === null || this.pending) return;
    const begun = this.begun.findLast((ply) => ply < state.ply) ?? state.ply - 1;
    const wish = what === 'turn' ? limit : what === 'step' ? state.ply - 1 : begun;
    await this.deliver({ type: 'undo', version: state.version, to: Math.max(limit, wish) });
  }

  async askHint(): Promise<void> {
    const state = this.state;
    if (!state || this.hinting || !this.yours) return;
    this.hinting = true;
    try {
      const answer = await this.socket?.ask({ type: 'hint', version: state.version });
      if (answer?.type === 'hint' && this.state?.version === state.version) this.hint = answer;
    } catch (problem) {
      this.refusal = problem instanceof Error && problem.message ? problem.message : this.say('ui-hint-none');
    }
    this.hinting = false;
  }

  async resign(seat?: number): Promise<void> {
    const version = this.state?.version;
    if (version !== undefined) await this.request({ type: 'resign', version, ...(seat === undefined ? {} : { seat }) });
  }

  async sendChat(text: string): Promise<boolean> {
    return this.request({ type: 'chat', text });
  }

  /** Send something that changes the table, one at a time. */
  private async deliver(message: { type: string; [field: string]: unknown }): Promise<boolean> {
    this.pending = true;
    const patience = setTimeout(() => (this.slow = this.pending), SLOW);
    const taken = await this.request(message);
    clearTimeout(patience);
    this.pending = this.slow = false;
    return taken;
  }

  private async request(message: { type: string; [field: string]: unknown }): Promise<boolean> {
    try {
      await this.socket?.ask(message);
      return true;
    } catch (problem) {
      const code = problem instanceof Refused ? problem.code : '';
      const key = `ui-refused-${code}`;
      this.refusal = this.say.has(key) ? this.say(key) : problem instanceof Error ? problem.message : String(problem);
      play('refused');
      return false;
    }
  }

  // --- looking back ---------------------------------------------------------------------------------------------------

  view: unknown = $derived(this.past?.view ?? this.state?.view ?? null);
  scores = $derived(this.past?.scores ?? this.state?.scores ?? []);
  rival = $derived(this.view === null ? null : (this.ui?.rival?.(this.view, this.seats, this.say) ?? null));
  plies = $derived(this.state?.ply ?? 0);

  private async moment(ply: number): Promise<AtPly | null> {
    const known = this.moments.get(ply);
    if (known) return known;
    try {
      const found = await api.at(this.id, ply);
      this.moments.set(ply, found);
      return found;
    } catch {
      return null;
    }
  }

  /** Show the table as it was after an action; null is now. */
  async look(ply: number | null): Promise<void> {
    clearTimeout(this.timer);
    this.replaying = null;
    if (ply === null || ply >= this.plies) {
      if (!(this.state?.over && ply !== null)) {
        this.looking = null;
        this.past = null;
        this.playing = false;
        return;
      }
      ply = this.plies;
    }
    ply = Math.max(0, ply);
    this.looking = ply;
    const moment = await this.moment(ply);
    if (moment && this.looking === ply) this.past = moment;
  }

  step(by: number): void {
    this.playing = false;
    void this.look((this.looking ?? this.plies) + by);
  }

  /** Play on from the moment shown, or from the start. */
  async playOn(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.looking === null || this.looking >= this.plies) await this.look(0);
    this.playing = true;
    const next = async () => {
      if (!this.playing) return;
      const at = this.looking ?? this.plies;
      if (at >= this.plies - 1) {
        this.playing = false;
        await this.look(this.state?.over ? this.plies : null);
        return;
      }
      await this.look(at + 1);
      this.timer = setTimeout(() => void next(), stillness() ? 1200 : 900);
    };
    this.timer = setTimeout(() => void next(), 500);
  }

  /** Show one step of the log once more, then come back. */
  async replay(ply: number): Promise<void> {
    clearTimeout(this.timer);
    const home = this.looking;
    const before = await this.moment(Math.max(0, ply - 1));
    const after = await this.moment(ply);
    if (!before || !after) return;
    this.replaying = ply;
    this.past = before;
    this.timer = setTimeout(() => {
      this.past = after;
      this.timer = setTimeout(() => {
        this.replaying = null;
        void this.look(home);
      }, 1400);
    }, 450);
  }

  async branch(): Promise<string | null> {
    try {
      return (await api.branch(this.id, this.looking ?? this.plies)).table;
    } catch (problem) {
      this.refusal = problem instanceof Error ? problem.message : String(problem);
      return null;
    }
  }
}

/** Computers carry names of their own, so that a log reads well: none that a person at the table has. */
export function computerName(say: Say, name: string, seat: number, people: string[] = []): string {
  if (name && !/^(novice|club|expert|master|random|playouts-\d+|opponent)$/.test(name)) return name;
  const taken = people.map((one) => one.trim().toLowerCase());
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((one) => say(`ui-computer-${one}`));
  const free = names.filter((one) => !taken.includes(one.toLowerCase()));
  return free[seat % free.length] ?? names[0]!;
}
