/** What happened at a table: told in order, and looked at once more. */
import { api } from './api';
import { chaptersOf, entriesOf, merge } from './log';
import { keepTime } from './motion';
import { whyNot } from './refusals';
import { stillness } from './settings.svelte';
import type { Table } from './table.svelte';
import type { AtPly, State, Told } from './types';

export class History {
  told = $state.raw<Told[]>([]);
  /** The ply that is looked at when it is not the present. */
  looking = $state<number | null>(null);
  past = $state.raw<AtPly | null>(null);
  playing = $state(false);
  /** How fast it is played: 1 is a step a second. */
  speed = $state(1);
  /** Whether what happened since one's own turn lies open over the board. */
  recap = $state(false);
  /** One step of the log is shown once more. */
  replaying = $state<number | null>(null);

  private moments = new Map<number, AtPly>();
  private points: number[][] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

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
  chapters = $derived.by(() => chaptersOf(this.told, this.table.ui?.ofRival, this.table.ui?.ofTable));
  /** What the others did since the last act of whoever sits at this screen; for a spectator, the latest turn. */
  since = $derived.by(() => {
    const { state } = this.table;
    const own = state?.you.includes(state.seat) ? [state.seat] : (state?.you ?? []);
    const acted = this.chapters.filter((chapter) => chapter.entries.length && chapter.seat >= 0);
    const last = acted.findLastIndex((chapter) => own.includes(chapter.seat) && !chapter.rival);
    return last >= 0 ? acted.slice(last + 1) : own.length ? acted : acted.slice(-1);
  });

  /** Take in what a state tells. What was taken back is forgotten, and so is how the table looked then. */
  hear(state: State, before: State | null): void {
    this.told = before ? merge(this.told, state.events, state.kept) : state.events;
    if (before && state.ply < before.ply) this.moments.clear();
    if (before?.ply !== state.ply) this.points = null;
    // An act of one's own closes what the others did before it.
    if (before && state.ply > before.ply && before.you.includes(before.seat)) this.recap = false;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async moment(ply: number): Promise<AtPly | null> {
    const known = this.moments.get(ply);
    if (known) return known;
    try {
      const found = await api.at(this.table.id, ply);
      this.moments.set(ply, found);
      return found;
    } catch {
      return null;
    }
  }

  /** Show the table as it was after an action; null is now. */
  async look(ply: number | null): Promise<void> {
    const { plies, state } = this.table;
    clearTimeout(this.timer);
    this.replaying = null;
    if (ply === null || ply >= plies) {
      if (!(state?.over && ply !== null)) {
        this.looking = null;
        this.past = null;
        this.playing = false;
        return;
      }
      ply = plies;
    }
    ply = Math.max(0, ply);
    this.looking = ply;
    const moment = await this.moment(ply);
    if (moment && this.looking === ply) this.past = moment;
  }

  /** To the start of the next or an earlier turn; with `rounds`, of what the game announces before it: a round, a year. */
  jump(by: 1 | -1, rounds = false): void {
    const at = this.looking ?? this.table.plies;
    const starts = this.chapters
      .filter((chapter) => (rounds ? chapter.begins.length > 1 : chapter.entries.length > 0))
      .map((chapter) => chapter.first - 1);
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

  step(by: number): void {
    this.playing = false;
    void this.look((this.looking ?? this.table.plies) + by);
  }

  /** Show once more what the others did since one's own turn, then come back. */
  async watchSince(): Promise<void> {
    const first = this.since[0]?.first;
    if (first === undefined) return;
    this.playing = false;
    await this.look(Math.max(0, first - 1));
    await this.playOn();
  }

  /** Play on from the moment shown, or from the start. */
  async playOn(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.looking === null || this.looking >= this.table.plies) await this.look(0);
    this.playing = true;
    const next = async () => {
      if (!this.playing) return;
      const { plies, state } = this.table;
      const at = this.looking ?? plies;
      if (at >= plies - 1) {
        this.playing = false;
        await this.look(state?.over ? plies : null);
        return;
      }
      keepTime(true, this.speed);
      await this.look(at + 1);
      this.timer = setTimeout(() => void next(), (stillness() ? 1200 : 900) / this.speed);
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
