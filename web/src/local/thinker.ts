import type { Thought } from './messages';

/** Who thinks beside the house: another worker, so that the table answers meanwhile. One thought at a time. */
interface Waiting {
  done(answer: Uint8Array): void;
  failed(problem: Error): void;
}

export class Thinker {
  private worker: Worker | null = null;
  private waiting: Waiting[] = [];

  constructor(private readonly places: string) {}

  /** Have it at hand soon. */
  start(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: this.places });
      this.worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => this.waiting.shift()?.done(data);
      this.worker.onerror = ({ message }) => this.lose(message);
    }
    return this.worker;
  }

  ask(thought: Thought): Promise<Uint8Array> {
    return new Promise((done, failed) => {
      this.waiting.push({ done, failed });
      this.start().postMessage(thought);
    });
  }

  /** Whoever waits is told; the next question goes to another one. */
  private lose(why: string): void {
    const waiting = this.waiting;
    this.waiting = [];
    this.worker?.terminate();
    this.worker = null;
    for (const { failed } of waiting) failed(new Error(why));
  }
}
