import type { Thought } from './messages';
import type { Head } from './python';

/** Who thinks beside the house: another worker, so that the table answers meanwhile. One thought at a time. */
interface Waiting {
  done(answer: Uint8Array): void;
  failed(problem: Error): void;
}

export class Thinker {
  private worker: Worker | null = null;
  private waiting: Waiting[] = [];
  /** Networks that are here, by game, and those the worker has been sent. */
  private readonly networks = new Map<string, Uint8Array>();
  private sent = new Set<string>();

  /** `head` is what Python begins with. */
  constructor(
    private readonly places: string,
    private readonly head: Head,
  ) {}

  /** Have it at hand soon. */
  start(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: this.places });
      this.worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => this.waiting.shift()?.done(data);
      this.worker.onerror = ({ message }) => this.lose(message);
      const { memory } = this.head;
      this.worker.postMessage(this.head, memory ? [memory] : []); // given away: the next one, if ever, begins with none
      this.head.memory = null;
    }
    return this.worker;
  }

  /** Have the network of a game, which `fetched` gets. */
  async bring(game: string, fetched: () => Promise<Uint8Array>): Promise<void> {
    if (!this.networks.has(game)) this.networks.set(game, await fetched());
  }

  ask(task: Uint8Array, game: string): Promise<Uint8Array> {
    const worker = this.start();
    const network = this.sent.has(game) ? undefined : this.networks.get(game);
    if (network) this.sent.add(game);
    return new Promise((done, failed) => {
      this.waiting.push({ done, failed });
      worker.postMessage({ task, game, ...(network ? { network } : {}) } satisfies Thought);
    });
  }

  /** Whoever waits is told; the next question goes to another one. */
  private lose(why: string): void {
    const waiting = this.waiting;
    this.waiting = [];
    this.worker?.terminate();
    this.worker = null;
    this.sent = new Set();
    for (const { failed } of waiting) failed(new Error(why));
  }
}
