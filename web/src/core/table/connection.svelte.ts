/** The line to a table's server: what comes is shown at a pace the eye can follow, what goes is sent one act at a time. */
import { keepTime, paceFor } from '../device/motion';
import { joined } from '../game/log';
import { whyNot } from '../texts/refusals';
import { Refused, TableSocket, type LineState, type Outgoing } from '../server/socket';
import { play } from '../device/sound';
import type { Known } from './known';
import type { AnalysisAnswer, Past, ServerMessage, State } from '../server/types';

const SLOW = 150;

/** Who is told what comes. */
interface Hearer extends Known {
  take(state: State): void;
  readonly analysis: {
    resume(): void;
    hear(answer: AnalysisAnswer): void;
    heardProblem(id: string, message: string): boolean;
  };
}

export class Connection {
  line = $state<LineState>('connecting');
  retryAt = $state(0);
  /** Why the last click did nothing. */
  refusal = $state<string | null>(null);
  /** What a lesson says to the last click: the key of a text. */
  remark = $state<string | null>(null);
  /** An act is on its way: not before its answer another is sent. */
  pending = false;
  /** It takes so long that the screen says so; most answers are there sooner than that could be drawn. */
  slow = $state(false);
  /** How many states are waiting to be shown. */
  behind = $state(0);

  private socket: TableSocket | null = null;
  /** How often something was waited for. */
  private waits = 0;
  /** What the server said and this screen has not shown yet, and the wait until it shows the next. */
  private queue: State[] = [];
  private pace: ReturnType<typeof setTimeout> | undefined;
  /** What was seen last: of the next view, only what changed is sent. */
  private seen: unknown = null;
  /** What happened before the state that is still to come, where that is long. */
  private past: Past | null = null;

  constructor(private readonly table: Hearer) {}

  get offline(): boolean {
    return this.line === 'lost';
  }

  open(): void {
    this.socket = new TableSocket(
      `/tables/${this.table.id}/socket?view=changes`,
      () => this.queue.at(-1)?.version ?? this.table.state?.version ?? -1,
      (message) => this.receive(message),
      (line) => {
        this.line = line;
        this.past = null;
        if (line === 'open') this.table.analysis.resume();
        this.retryAt = this.socket?.retryAt ?? 0;
      },
    );
    this.socket.open();
  }

  close(): void {
    this.socket?.close();
    clearTimeout(this.pace);
    this.pace = undefined;
    this.queue = [];
    this.behind = 0;
  }

  retryNow(): void {
    this.socket?.retryNow();
  }

  // --- hearing ------------------------------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    if (message.type === 'past') this.past = joined(this.past, message);
    else if (message.type === 'state') {
      message = joined(this.past, message);
      this.past = null;
      if (message.changes) message.view = { ...(this.seen as object), ...(message.view as object) };
      this.seen = message.view;
      this.behind = this.queue.push(message);
      // What follows from one's own click is shown at once.
      if (this.pace === undefined || this.table.yours) this.next();
    } else if (message.type === 'analysis') this.table.analysis.hear(message);
    else if (message.type === 'error')
      if (message.id === null) this.refusal = whyNot(new Refused(message.code, message.message));
      else this.table.analysis.heardProblem(message.id, whyNot(new Refused(message.code, message.message)));
  }

  /** Show the next state that came, then leave the eye (at least the screen) the time to see it. */
  private next(): void {
    clearTimeout(this.pace);
    this.pace = undefined;
    const state = this.queue.shift();
    this.behind = this.queue.length;
    if (!state) return;
    const before = this.table.state;
    keepTime(this.table.yours);
    this.table.take(state);
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

  /** The table moved on: whatever was on its way has been answered. */
  answered(): void {
    this.pending = this.slow = false;
    this.refusal = this.remark = null;
  }

  // --- sending ------------------------------------------------------------------------------------------------------

  /** Ask for something that changes nothing; the caller deals with a refusal. */
  async ask(message: Outgoing): Promise<ServerMessage | undefined> {
    return this.socket?.ask(message);
  }

  /** Send something that changes the table, one at a time. */
  async deliver(message: Outgoing): Promise<boolean> {
    return (await this.exchange(message)) !== null;
  }

  /** The same, for who needs the answer: null where it was refused. */
  async exchange(message: Outgoing): Promise<ServerMessage | undefined | null> {
    return this.alone(this.send(message));
  }

  /** Wait for what an act needs: until then none is begun, and the screen says so where it takes long. */
  async alone<T>(wait: Promise<T>): Promise<T> {
    const mine = ++this.waits;
    this.pending = true;
    const patience = setTimeout(() => mine === this.waits && (this.slow = this.pending), SLOW);
    try {
      return await wait;
    } finally {
      clearTimeout(patience);
      // Where the table moved on meanwhile, another act may be on its way by now.
      if (mine === this.waits) this.pending = this.slow = false;
    }
  }

  /** Send something, and say so where it is refused. */
  async request(message: Outgoing): Promise<boolean> {
    return (await this.send(message)) !== null;
  }

  private async send(message: Outgoing): Promise<ServerMessage | undefined | null> {
    try {
      return await this.socket?.ask(message);
    } catch (problem) {
      this.remark = problem instanceof Refused ? problem.say : null;
      if (this.remark) return null;
      this.refusal = whyNot(problem);
      play('refused');
      return null;
    }
  }
}
