/** What a computer would do: asked for, shown, done. */
import { Refused } from '../server/socket';
import type { HintAnswer, ServerMessage } from '../server/types';
import { whyNot } from '../texts/refusals';
import type { Choices } from './choices.svelte';
import type { Connection } from './connection.svelte';
import type { Known } from './known';

/** Until a hint is asked for again that the server had no time for. */
const HINT_WAIT = 1000;

export class Hints {
  hint = $state.raw<HintAnswer | null>(null);
  hinting = $state(false);
  /** The last hint and what it was about: asked for once more it need not be thought out again. */
  private known = $state.raw<{ version: number; answer: HintAnswer; deeper: boolean } | null>(null);

  constructor(private readonly table: Known & { readonly choices: Choices; readonly connection: Connection }) {}

  /** Do what the hint says, as far as it is one of the choices. */
  play(): void {
    const { choices } = this.table;
    const wanted = this.hint?.actions.join('.') ?? '';
    const offers = choices.visible.filter((offer) => offer.key === wanted || offer.key.startsWith(`${wanted}.`));
    const ways = offers.length ? offers : choices.offers.filter((offer) => wanted.startsWith(`${offer.key}.`));
    this.hint = null;
    choices.pick(ways);
  }

  /** Whether the hint on show took longer than usual: then there is nothing more to be had. */
  get deep(): boolean {
    return this.known?.deeper ?? false;
  }

  /** What a computer would do; with `deeper`, after thinking longer than usual. */
  async ask(deeper = false): Promise<void> {
    const { connection, say, state, yours } = this.table;
    if (!state || this.hinting || !yours) return;
    const { version } = state;
    if (this.known?.version !== version || (deeper && !this.known.deeper)) {
      this.hinting = true;
      try {
        const answer = await this.hintFor(version, deeper);
        if (answer?.type === 'hint') this.known = { version, answer, deeper };
      } catch (problem) {
        connection.refusal = whyNot(problem) || say('ui-hint-none');
      }
      this.hinting = false;
    }
    if (this.known?.version === version && this.table.state?.version === version) this.hint = this.known.answer;
  }

  /** A server that still thinks about something else for this device is asked again, as long as it is the same question. */
  private async hintFor(version: number, deeper: boolean): Promise<ServerMessage | undefined> {
    for (;;) {
      try {
        return await this.table.connection.ask({ type: 'hint', version, ...(deeper ? { deeper } : {}) });
      } catch (problem) {
        if (!(problem instanceof Refused) || problem.code !== 'too-many') throw problem;
      }
      await new Promise((done) => setTimeout(done, HINT_WAIT));
      if (this.table.state?.version !== version) return undefined;
    }
  }
}
