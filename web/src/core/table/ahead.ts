/** What a table's page needs from the server, asked for while the page's own code is still on its way. */
import { api } from '../server/api';
import type { GameUi } from '../game/game-ui';
import { loadGameUi } from '../game/games';
import { texts, textsName } from '../texts/texts.svelte';
import type { GameDetails, Summary } from '../server/types';

export interface Ahead {
  summary: Promise<Summary>;
  /** What the game is called and made of, and its pictures; its texts are there with them. */
  game: Promise<{ details: GameDetails; ui: GameUi | null }>;
}

const asked = new Map<string, Ahead>();

function ask(table: string): Ahead {
  const summary = api.table(table);
  const game = summary.then(async ({ game, data, corrected }) => {
    const box = corrected ? data : '';
    const [details, ui] = await Promise.all([
      api.game(game, box),
      loadGameUi(game).catch(() => null),
      texts.load(textsName(game, box)),
    ]);
    return { details, ui };
  });
  game.catch(() => undefined); // told where it is waited for
  return { summary, game };
}

export function lookAhead(table: string): void {
  asked.set(table, ask(table));
}

/** What was asked for, once; asked for now where nobody looked ahead. */
export function arrive(table: string): Ahead {
  const early = asked.get(table) ?? ask(table);
  asked.delete(table);
  return early;
}
