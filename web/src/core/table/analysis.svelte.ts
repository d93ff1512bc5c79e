/** How a finished game went in the eyes of the opponents: asked for, gathered move by move, tied to the moment on show. */
import { whyNot } from '../texts/refusals';
import type { Connection } from './connection.svelte';
import type { History } from './history.svelte';
import type { Known } from './known';
import type { AnalysisAnswer, Explanation, Judged, Move, Told } from '../server/types';
import { offerParts } from '../game/offers';
import { markOf, worth } from './hint';
import type { Mark } from '../game/trail';

export class Analysis {
  /** The moments at which somebody had a choice, in the order of the game. */
  moments = $state.raw<Judged[]>([]);
  /** How many there are in all; 0 as long as nobody knows. */
  of = $state(0);
  /** What each seat had in the end. */
  result = $state.raw<number[]>([]);
  /** It was thought without compiled rules. */
  weaker = $state(false);
  working = $state(false);
  problem = $state('');
  /** Whether the board shows it. */
  open = $state(false);
  private reasons = $state.raw(new Map<number, Explanation>());
  /** The plies that were thought about longer, and whether one is now. */
  private deep = $state.raw(new Set<number>());
  deepening = $state(false);
  /** The message it was asked for with, as the server repeats it. */
  private id = '';

  constructor(private readonly table: Known & { readonly connection: Connection; readonly history: History }) {}

  complete = $derived(this.of > 0 && this.moments.length === this.of);
  turning = $derived(this.moments.filter((moment) => moment.turning));
  /** The choice the board stands at, or in the middle of; none where the game is over. */
  now = $derived.by((): Judged | null => {
    const { past, looking } = this.table.history;
    const shown = looking === null ? this.table.plies : (past?.ply ?? looking);
    if (shown >= this.table.plies) return null;
    return this.moments.findLast((moment) => moment.ply <= shown) ?? null;
  });
  /** Whose choice the board is to be seen with. */
  seat = $derived(this.open ? (this.now?.seat ?? null) : null);
  /** Why the moves open there differ, once that is known. */
  why = $derived(this.now ? (this.reasons.get(this.now.ply) ?? null) : null);

  /** Ask for it, or for the rest of it. */
  async begin(): Promise<void> {
    if (this.working || this.complete) return;
    this.problem = '';
    this.working = true;
    try {
      await this.table.connection.ask({ type: 'analyse' });
    } catch (problem) {
      this.fail(whyNot(problem));
    }
  }

  /** Wait no longer; what was found stays. */
  stop(): void {
    if (!this.working) return;
    this.working = false;
    void this.table.connection.ask({ type: 'stop-analysing' }).catch(() => undefined);
  }

  hear(answer: AnalysisAnswer): void {
    if (answer.id !== this.id) this.moments = [];
    this.id = answer.id;
    this.moments = [...this.moments, ...answer.moments];
    this.of = answer.of;
    this.result = answer.result;
    this.weaker = answer.weaker;
    if (this.complete) this.working = false;
  }

  /** Something the server could not do; whether it was this. */
  heardProblem(id: string, message: string): boolean {
    if (id !== this.id) return false;
    this.fail(message);
    return true;
  }

  private fail(message: string): void {
    this.working = false;
    this.problem = message || this.table.say('ui-unreachable');
  }

  /** The line is back: whoever was waiting asks again. */
  resume(): void {
    if (!this.working) return;
    this.working = false;
    void this.begin();
  }

  /** Have it explained what sets the moves apart at a moment. */
  async explain(moment: Judged): Promise<void> {
    if (this.reasons.has(moment.ply)) return;
    const answer = await this.table.connection.ask({ type: 'explain', ply: moment.ply }).catch(() => undefined);
    if (answer?.type === 'explanation') this.reasons = new Map(this.reasons).set(answer.ply, answer);
  }

  /** Whether a moment may still be thought about longer. */
  mayDeepen(moment: Judged): boolean {
    return !this.deep.has(moment.ply);
  }

  /** Have a moment thought about anew, and longer. */
  async deepen(moment: Judged): Promise<void> {
    if (this.deepening) return;
    this.deepening = true;
    try {
      const answer = await this.table.connection.ask({ type: 'explain', ply: moment.ply, deeper: true });
      if (answer?.type === 'explanation') {
        const { ply, judged } = answer;
        if (judged) this.moments = this.moments.map((one) => (one.ply === ply ? judged : one));
        this.reasons = new Map(this.reasons).set(ply, answer);
        this.deep = new Set(this.deep).add(ply);
      }
    } catch (problem) {
      this.table.connection.refusal = whyNot(problem);
    }
    this.deepening = false;
  }

  /** A move by where it ends, and the steps before that. */
  words(move: Move): { title: string; before: string } {
    const { ui, say, history } = this.table;
    const moment = this.moments.find(({ played, best }) => played === move || best.includes(move));
    const steps = move.actions.map((action) => {
      const step = this.table.wordsOf(action);
      return moment
        ? {
            ...step,
            ...ui?.question?.called?.(step, { view: null, box: null, told: history.told, ply: moment.ply }, say),
          }
        : step;
    });
    const forced = this.table.ledTo(steps, this.toldOf(move));
    return offerParts(forced ? { steps, forced: forced.text } : { steps });
  }

  /** What came of a move that was made, where one speaks of the move itself. */
  private toldOf(move: Move): Told[] {
    const moment = this.moments.find(({ played }) => played === move);
    return moment ? this.table.history.told.filter(({ ply }) => ply === moment.ply + move.actions.length) : [];
  }

  /** Whether a move is the one that was made: it may have been looked at only as far as its beginning. */
  made(moment: Judged, move: Move): boolean {
    return move.actions.every((action, at) => action === moment.played.actions[at]);
  }

  /** The best move and the one that was made, on the board. */
  marks = $derived.by((): Mark[] => {
    const { now } = this;
    const best = now?.best[0];
    if (!this.open || !now || !best) return [];
    const { say } = this.table;
    const label = (key: string, move: Move): string => `${say(key)} ${worth(now.by, move, say)}`.trim();
    const same = this.made(now, best);
    const first = markOf(best, label(same ? 'ui-analysis-best-played' : 'ui-analysis-best', best), this.table);
    if (same) return [{ ...first, tone: 'best', strong: true }];
    const second = markOf(now.played, label('ui-analysis-played', now.played), this.table);
    return [
      { ...second, tone: now.cost > 0 || now.points > 0 ? 'worse' : 'hint' },
      { ...first, tone: 'best', strong: true },
    ];
  });

  /** To the next or an earlier choice, or turning point. */
  step(by: 1 | -1, turning = false): void {
    const { history, plies } = this.table;
    const list = turning ? this.turning : this.moments;
    const next =
      by > 0 ? list.find((moment) => moment.ply > history.ply) : list.findLast((moment) => moment.ply < history.ply);
    history.playing = false;
    if (next) void history.look(next.ply);
    else if (!turning) void history.look(by > 0 ? plies : 0);
  }
}
