/** Positions of the past, fetched one at a time and kept. Whoever holds a key down or drags along a line wants the last one
 * asked for: those overtaken meanwhile are not fetched at all, so that the server need not turn anybody away. */
import { ApiError } from '../server/api';
import type { AtPly } from '../server/types';

/** Milliseconds from one request to the next: sixteen a second, below the twenty that the server lets one device ask. */
const APART = 62;
/** And after it said that this was too much. */
const TOO_MUCH = 1000;

export class Moments {
  private known = new Map<number, AtPly>();
  private asked = 0;
  private free = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: (ply: number) => Promise<AtPly>) {}

  /** What was taken back is not as it was. */
  forget(): void {
    this.known = new Map();
  }

  /** The table after an action; null where it cannot be had, or another moment was asked for meanwhile. */
  at(ply: number): Promise<AtPly | null> {
    const number = ++this.asked;
    const known = this.known.get(ply);
    if (known) return Promise.resolve(known);
    const found = this.line.then(() => this.fetch(ply, () => number === this.asked));
    this.line = found;
    return found;
  }

  /** Have a moment here before it is asked for, unless another is asked for first. */
  prepare(ply: number): void {
    const number = this.asked;
    if (!this.known.has(ply)) this.line = this.line.then(() => this.fetch(ply, () => number === this.asked));
  }

  private async fetch(ply: number, wanted: () => boolean): Promise<AtPly | null> {
    const kept = this.known;
    while (wanted()) {
      const known = kept.get(ply);
      if (known) return known;
      const wait = this.free - Date.now();
      if (wait > 0) {
        await new Promise((done) => setTimeout(done, wait));
        continue;
      }
      this.free = Date.now() + APART;
      try {
        const found = await this.ask(ply);
        kept.set(ply, found);
        return found;
      } catch (problem) {
        if (!(problem instanceof ApiError && problem.status === 429)) return null;
        this.free = Date.now() + TOO_MUCH;
      }
    }
    return null;
  }
}
