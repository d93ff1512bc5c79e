/** Somebody at a puzzle: how they fare, another try, and the solution step by step. What a try has brought is the
 * server's to say (`state.puzzle`); nothing here at other tables. */
import { api } from '../server/api';
import type { PuzzleInfo, PuzzleState } from '../server/protocol';
import { whyNot } from '../texts/refusals';
import { linkTo } from '../device/router.svelte';
import { settings } from '../device/settings.svelte';
import type { Connection } from './connection.svelte';
import type { History } from './history.svelte';
import type { Known } from './known';
import type { Moves } from './moves.svelte';
import { puzzlePath, shared } from '../texts/puzzle';

interface Puzzled extends Known {
  readonly moves: Moves;
  readonly connection: Connection;
  readonly history: History;
}

export class Solver {
  /** How one fares with it, once the turn was played or the solution looked at. */
  info = $state.raw<PuzzleInfo | null>(null);
  private day = $state('');
  private solution = $state.raw<readonly number[] | null>(null);
  /** How many steps of it have been shown: with more played, somebody goes on by themselves. */
  private steps = $state(0);
  private busy = false;

  constructor(private readonly table: Puzzled) {}

  get asked(): PuzzleState | null {
    return this.table.history.looking === null ? (this.table.state?.puzzle ?? null) : null;
  }

  /** Whether the turn has been played. */
  get over(): boolean {
    return this.asked?.value !== null && this.asked !== null;
  }

  get solved(): boolean {
    const { asked } = this;
    return !!asked && asked.value !== null && asked.value >= (asked.best ?? 0);
  }

  /** The next step of the solution, while it is shown. */
  get next(): { step: number; steps: number; action: string } | null {
    const { plies } = this.table;
    const action = this.over || plies > this.steps ? undefined : this.solution?.[plies];
    if (action === undefined || !this.solution) return null;
    return { step: plies + 1, steps: this.solution.length, action: this.table.wordsOf(action).text };
  }

  /** The reason is told with the answer. */
  get explained(): boolean {
    return this.solved || this.solution !== null;
  }

  /** In words: `14 points`. */
  worth(count: number): string {
    return this.table.say(`puzzle-value-${this.asked?.goal ?? 'points'}`, { count });
  }

  /** After every try: what the server has written down. */
  async load(): Promise<void> {
    const game = this.table.summary?.game;
    const name = this.asked?.puzzle;
    if (!game || !name) return;
    const found = await api.puzzles(game).catch(() => null);
    this.day = found?.day ?? this.day;
    this.info = found?.puzzles.find((one) => one.puzzle === name) ?? this.info;
  }

  async again(): Promise<void> {
    this.solution = null;
    await this.rewind();
  }

  async show(): Promise<void> {
    const game = this.table.summary?.game;
    const name = this.asked?.puzzle;
    if (!game || !name || this.busy) return;
    this.busy = true;
    try {
      const { actions } = await api.solution(game, name);
      this.steps = 0;
      if (await this.rewind()) this.solution = actions;
    } catch (problem) {
      this.table.connection.refusal = whyNot(problem);
    }
    this.busy = false;
  }

  /** Do the next step of the solution; one's own step instead ends the showing. */
  async step(): Promise<void> {
    const { plies } = this.table;
    const action = this.solution?.[plies];
    if (action === undefined || plies > this.steps) return;
    this.steps = plies + 1;
    await this.table.moves.sendAll([action]);
  }

  stop(): void {
    this.solution = null;
  }

  private async rewind(): Promise<boolean> {
    if (!this.table.plies) return true;
    await this.table.moves.undo('turn');
    return this.table.connection.refusal === null;
  }

  /** What to send to others. */
  get share(): string {
    const { info, table } = this;
    const game = table.summary?.game ?? '';
    if (!info) return '';
    const day = new Date(`${this.day}T12:00:00Z`).toLocaleDateString(settings.language, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    const words = { game: table.say('game-name'), title: table.say(`${info.text}-title`), day };
    const heading = table.say(info.today ? 'ui-puzzle-share-day' : 'ui-puzzle-share-title', words);
    return shared(heading, info, linkTo(puzzlePath(game, info.puzzle)));
  }
}
