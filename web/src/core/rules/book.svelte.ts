/** The rules of a game in the reader's language, with what its pictures are drawn with. */
import { api } from '../server/api';
import type { GameUi } from '../game/game-ui';
import { loadGameUi } from '../game/games';
import { settings } from '../device/settings.svelte';
import { texts } from '../texts/texts.svelte';
import type { Example, RuleBook } from '../server/types';

export class Book {
  rules = $state.raw<RuleBook | null>(null);
  ui = $state.raw<GameUi | null>(null);
  box = $state.raw<unknown>(null);
  failed = $state(false);

  /** Call while a component is set up: it follows the language. */
  constructor(readonly game: string) {
    $effect(() => {
      const language = settings.language;
      this.failed = false;
      Promise.all([api.rules(game, language), texts.load(game)]).then(
        ([rules]) => (this.rules = rules),
        () => (this.failed = true),
      );
    });
  }

  /** Fetch what pictures need; without it the page is text. */
  async draw(): Promise<void> {
    const [ui, details] = await Promise.all([loadGameUi(this.game), api.game(this.game)]);
    this.box = details.values;
    this.ui = ui;
  }

  /** Whether some values are marked as guesses: what the sign means is said once, above the text. */
  guesses = $derived(this.rules?.sections.some(({ paragraphs }) => paragraphs.some(({ text }) => text.includes('°'))));

  /** The examples below a paragraph. */
  below(ids: readonly string[]): Example[] {
    return this.rules?.examples.filter((example) => ids.includes(example.at)) ?? [];
  }
}
