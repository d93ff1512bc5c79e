/** What happened at a table: told in order, and looked at once more. */
import { api } from '../server/api';
import { answersIn, newsIn } from '../game/news';
import { begunBy, begunIn } from '../game/counting';
import { after, chaptersOf, entriesOf, merge, walksWhole } from '../game/log';
import { Moments } from './moments';
import { partOf } from '../game/part';
import { keepTime } from '../device/motion';
import { whyNot } from '../texts/refusals';
import { stillness } from '../device/settings.svelte';
import type { Known } from './known';
import type { AtPly, State, Told } from '../server/types';

/** What others remember: when this screen acted, and what was refused. */
interface Remembering extends Known {
  readonly moves: { actedAt(seats: readonly number[]): number };
  readonly connection: { refusal: string | null };
}

export class History {
  told = $state.raw<Told[]>([]);
  /** The ply that is looked at when it is not the present. */
  looking = $state<number | null>(null);
  past = $state.raw<AtPly | null>(null);
  playing = $state(false);
  /** How fast it is played: 1 is a step a second. */
  speed = $state(1);
  /** Whether it goes from turn to turn, not from action to action. */
  turnwise = $state(false);
  /** Whether what happened since one's own turn lies open over the board. */
  recap = $state(false);
  /** One step of the log is shown once more. */
  replaying = $state<number | null>(null);

  /** A line of what the others did that is pointed at, by its ply. */
  pointed = $state<number | null>(null);
  /** Everybody's points, and the rival's behind them, after the plies at which they are known. */
  private standing = $state.raw<ReadonlyMap<number, number[]>>(new Map());
  private asksPoints = false;

  /** Up to which ply the news were read. */
  private read = $state(0);
  /** The table right after events that leave something unsaid. */
  private after = $state.raw<ReadonlyMap<number, unknown>>(new Map());

  private readonly moments = new Moments((ply) => api.at(this.table.id, ply));
  /** Those the log looks up, apart from what somebody looks at: they must not overtake each other. */
  private readonly unseen = new Moments((ply) => api.at(this.table.id, ply));
  private points: number[][] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Remembering) {}

  /** The ply on show where it is not the present: of a step that is shown once more, or of one looked at. */
  pastPly = $derived(this.replaying ?? this.looking);
  /** The ply on show; the board follows once it has arrived. */
  ply = $derived.by(() => this.pastPly ?? this.table.plies);
  entries = $derived(entriesOf(this.told));
  /** What the last action that is told of brought about. */
  latest = $derived.by(() => {
    const ply = this.told.at(-1)?.ply;
    return this.told.slice(this.told.findLastIndex((one) => one.ply !== ply) + 1);
  });
  /** The rounds, turns or years that were begun, as the board counts them. */
  begun = $derived.by(() => begunIn(this.told, this.table.kinds.counts, this.table.say));
  chapters = $derived.by(() => chaptersOf(this.told, this.table.kinds));
  /** What the others did since the last act of whoever sits at this screen; for a spectator, the latest turn. */
  since = $derived.by(() => {
    const { state } = this.table;
    const own = state?.you.includes(state.seat) ? [state.seat] : (state?.you ?? []);
    const acted = this.chapters.filter((chapter) => chapter.entries.length);
    const last = acted.findLastIndex((chapter) => own.includes(chapter.seat) && !chapter.rival);
    const since = last >= 0 ? acted.slice(last + 1) : own.length ? acted : acted.slice(-1);
    return walksWhole(after(since, this.table.moves.actedAt(own)), this.table.kinds.walks, this.told);
  });

  /** What the turn of a year or a round brought everybody, until one acts again or has read it. */
  news = $derived.by((): string[] => {
    const { kinds, state, seats, say, plies } = this.table;
    if (!state || state.over || this.looking !== null) return [];
    const own = this.chapters.findLast(({ entries, seat }) => entries.length && state.you.includes(seat));
    const from = Math.max(state.you.length ? (own?.last ?? 0) : plies, this.read + 1);
    const told = this.told.filter(({ ply }) => ply >= from);
    return [...answersIn(told, kinds, seats, say), ...newsIn(told, kinds, seats, say)];
  });
  dismissNews(): void {
    this.read = this.table.plies;
  }

  /** How the table looked after an event that leaves something unsaid, where that is known by now. */
  viewAfter(ply: number): unknown {
    return this.after.get(ply);
  }
  private isUnsaid = ({ name }: Told): boolean => !!this.table.kinds.event(name).shows;
  /** Ask how it looked where these events happened unseen, such as before the page was opened. The latest come first. */
  async lookUp(told: readonly Told[]): Promise<void> {
    const plies = new Set(told.filter(this.isUnsaid).map(({ ply }) => ply));
    for (const ply of [...plies].reverse()) {
      if (this.after.has(ply)) continue;
      const found = await this.unseen.at(ply);
      if (!found) return;
      this.after = new Map(this.after).set(ply, found.view);
    }
  }

  /** How everybody stood after an action; null where that is not known any more. */
  pointsAt(ply: number): number[] | null {
    const known = [...this.standing.keys()].filter((one) => one <= ply);
    return this.standing.get(Math.max(...known)) ?? null;
  }
  /** Ask how everybody stood before the page was opened; one who is refused asks again when something has happened. */
  async lookUpPoints(): Promise<void> {
    const first = (this.since[0]?.first ?? 1) - 1;
    if (this.pointsAt(first) || this.asksPoints) return;
    this.asksPoints = true;
    const rows = await api.points(this.table.id, this.table.details?.rival).catch(() => []);
    this.asksPoints = false;
    if (rows.length) this.standing = new Map([...rows.entries(), ...this.standing]);
  }

  /** Take in what a state tells. What was taken back is forgotten, and so is how the table looked then. */
  hear(state: State, before: State | null): void {
    this.told = before ? merge(this.told, state.events, state.kept) : state.events;
    if (before && state.ply < before.ply) {
      this.moments.forget();
      this.unseen.forget();
      this.after = new Map([...this.after].filter(([ply]) => ply <= state.ply));
    }
    if (state.events.some((one) => one.ply === state.ply && this.isUnsaid(one)))
      this.after = new Map(this.after).set(state.ply, state.view);
    if (before?.ply !== state.ply) this.points = null;
    const rival = partOf<number>(state.view, this.table.details?.rival ?? '');
    const points = [...state.scores.map((score) => score.points), ...(rival === undefined ? [] : [rival])];
    const earlier = [...this.standing].filter(([ply]) => ply < state.ply);
    this.standing = new Map([...earlier, [state.ply, points]]);
    // An act of one's own closes what the others did before it.
    if (before && state.ply > before.ply && before.you.includes(before.seat)) this.recap = false;
  }

  /** Where the game stood after so many actions, as the board counts it. */
  when(ply: number): string {
    return begunBy(this.begun, ply)?.text ?? this.table.say('ui-step', { ply });
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Show the table as it was after an action; null is now, and so is the last one, unless one is to `stay` there. */
  async look(ply: number | null, stay = !!this.table.state?.over): Promise<void> {
    const { plies } = this.table;
    clearTimeout(this.timer);
    this.replaying = null;
    if (ply === null || ply >= plies) {
      if (!(stay && ply !== null)) {
        this.looking = null;
        this.past = null;
        this.playing = false;
        return;
      }
      ply = plies;
    }
    ply = Math.max(0, ply);
    this.looking = ply;
    const moment = await this.moments.at(ply);
    if (moment && this.looking === ply) this.past = moment;
  }

  /** The plies after which turns began. */
  private turns = $derived(this.chapters.filter(({ entries }) => entries.length > 0).map(({ first }) => first - 1));
  /** Whether the board counts something longer than a turn: a round, a year. */
  hasRounds = $derived(this.begun.length > 1 && this.begun.length * 1.5 <= this.turns.length);

  /** The ply that comes after one, by actions or by turns. */
  private following(ply: number): number {
    return this.turnwise ? (this.turns.find((start) => start > ply) ?? this.table.plies) : ply + 1;
  }
  /** What led to the moment on show: one action, or the turn up to there. */
  shown = $derived.by((): Told[] => {
    if (!this.turnwise) return this.past?.events ?? [];
    const turn = this.chapters.findLast(({ entries, first }) => entries.length && first <= this.ply);
    return (turn?.entries ?? []).filter(({ ply }) => ply <= this.ply).flatMap(({ told }) => told);
  });

  /** To the start of the next or an earlier turn, or `rounds`. */
  jump(by: 1 | -1, rounds = false): void {
    const at = this.looking ?? this.table.plies;
    const starts = rounds ? this.begun.map(({ ply }) => ply) : this.turns;
    this.playing = false;
    const next = by > 0 ? starts.find((ply) => ply > at) : starts.findLast((ply) => ply < at);
    void this.look(next ?? (by > 0 ? null : 0));
  }

  /** To the next or an earlier moment that scored: somebody's points changed there. */
  async toScore(by: 1 | -1): Promise<void> {
    this.playing = false;
    const at = this.looking ?? this.table.plies;
    this.points ??= await api.points(this.table.id).catch(() => null);
    const points = this.points ?? [];
    const changes = points.flatMap((row, ply) =>
      ply > 0 && row.some((value, seat) => value !== points[ply - 1]?.[seat]) ? [ply] : [],
    );
    const next = by > 0 ? changes.find((ply) => ply > at) : changes.findLast((ply) => ply < at);
    await this.look(next ?? (by > 0 ? null : 0));
  }

  step(by: 1 | -1): void {
    if (this.turnwise) {
      this.jump(by);
      return;
    }
    this.playing = false;
    void this.look((this.looking ?? this.table.plies) + by);
  }

  /** Show once more what the others did since one's own turn. */
  async watchSince(): Promise<void> {
    const first = this.since[0]?.first;
    if (first === undefined) return;
    this.playing = false;
    await this.look(Math.max(0, first - 1));
    await this.playOn();
  }

  /** Play on from the moment shown, or from the start. It stays at the end: whoever is about to click "Back to the game"
   * would otherwise click what comes in its place. */
  async playOn(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.looking === null || this.looking >= this.table.plies) await this.look(0);
    this.playing = true;
    const next = async () => {
      if (!this.playing) return;
      const { plies } = this.table;
      const at = this.looking ?? plies;
      const then = this.following(at);
      if (then >= plies) {
        this.playing = false;
        await this.look(plies, true);
        return;
      }
      keepTime(true, this.speed);
      const begun = Date.now();
      await this.look(then);
      // What comes next is fetched meanwhile, and the time that fetching and drawing took is not waited for once more.
      this.moments.prepare(this.following(then));
      const left = (stillness() ? 1200 : 900) / this.speed - (Date.now() - begun);
      this.timer = setTimeout(() => void next(), Math.max(0, left));
    };
    this.timer = setTimeout(() => void next(), 500);
  }

  /** Show one step of the log once more, then come back. */
  async replay(ply: number): Promise<void> {
    clearTimeout(this.timer);
    const home = this.looking;
    const before = await this.moments.at(Math.max(0, ply - 1));
    const after = await this.moments.at(ply);
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

  /** Another table that goes on from the moment shown; its id. */
  async branch(): Promise<string | null> {
    try {
      return (await api.branch(this.table.id, this.looking ?? this.table.plies)).table;
    } catch (problem) {
      this.table.connection.refusal = whyNot(problem);
      return null;
    }
  }
}
