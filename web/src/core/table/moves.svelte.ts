/** What this screen sent, and how it is taken back. */
import type { Connection } from './connection.svelte';
import type { Known } from './known';

/** Actions sent together, the ply they began at, and where they led to. */
export interface Sent {
  ply: number;
  seat: number;
  actions: number[];
  target: string;
}

export class Moves {
  /** What this screen sent and from which ply on, so that undo takes an intention back whole, and any of them alone. */
  sent = $state.raw<Sent[]>([]);

  constructor(private readonly table: Known & { readonly connection: Connection }) {}

  /** Several steps at once, as the game's panel or "spread the rest" puts them together. */
  async sendAll(actions: readonly number[]): Promise<void> {
    if (!this.table.connection.offline) await this.deliver([...actions], '');
  }

  /** Whether it was done. `each`: how many of the actions make one intention, to be taken back by itself. */
  async deliver(actions: number[], target: string, each = actions.length): Promise<boolean> {
    const { connection, plies, state } = this.table;
    if (!state || connection.pending) return false;
    if (!(await connection.deliver({ type: 'act', version: state.version, actions }))) return false;
    const sent = Array.from({ length: actions.length / each }, (_, at) => ({
      ply: plies + at * each,
      seat: state.seat,
      actions: actions.slice(at * each, (at + 1) * each),
      target,
    }));
    this.sent = [...this.sent.filter((one) => one.ply < plies), ...sent];
    return true;
  }

  /** The last ply at which this screen acted for one of these seats; 0 where it has not. */
  actedAt(seats: readonly number[]): number {
    const last = this.sent.findLast((one) => seats.includes(one.seat) && one.ply < this.table.plies);
    return last ? Math.min(last.ply + last.actions.length, this.table.plies) : 0;
  }

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
}
