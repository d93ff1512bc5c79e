/** The catalogues in the reader's language, fetched once each; a switch of language redraws every text at once. */
import { api } from '../server/api';
import { sayFrom, sayOr, type Say } from './say';
import { settings, type Language } from '../device/settings.svelte';

/** The texts of a game with its printed box, or with a corrected one, whose words and numbers they follow. */
export const textsName = (game: string, box = ''): string => (box ? `${game} ${box}` : game);

export class Texts {
  /** By `textsName`; '' holds the house's own. */
  private spoken = $state.raw<Record<string, Say>>({});
  private language = $state<Language>('en');
  private fetched = new Map<string, Promise<string>>();

  /** The texts of a game (with the house's); the house's alone until they are here. */
  of(game = ''): Say {
    return this.spoken[game] ?? this.spoken[''] ?? bare;
  }

  /** What a game is called. */
  title(game: string): string {
    return sayOr(this.of(game), 'game-name', game);
  }

  get ready(): boolean {
    return '' in this.spoken;
  }

  /** Another language is wanted: where its texts cannot be had, the page keeps its own, and the setting says so. */
  async follow(): Promise<void> {
    const wanted = settings.language;
    await this.load().catch(() => {
      if (settings.language === wanted) settings.language = this.language;
    });
  }

  /** Make sure a game's texts, and all that were asked for before, are here in the language set. */
  async load(game = ''): Promise<void> {
    const language = settings.language;
    if (this.language === language && game in this.spoken) return;
    const wanted = new Set([...Object.keys(this.spoken), '', game]);
    const entries = await Promise.all(
      [...wanted].map(async (name) => [name, sayFrom(language, await this.catalogue(language, name))] as const),
    );
    if (settings.language !== language) return this.load(game); // switched meanwhile
    this.language = language;
    this.spoken = { ...this.spoken, ...Object.fromEntries(entries) };
  }

  private catalogue(language: Language, name: string): Promise<string> {
    const key = `${name}/${language}`;
    let found = this.fetched.get(key);
    if (!found) {
      const [game = '', box] = name.split(' ');
      found = game ? api.gameTexts(game, language, box) : api.houseTexts(language);
      found.catch(() => this.fetched.delete(key));
      this.fetched.set(key, found);
    }
    return found;
  }
}

const bare: Say = Object.assign((key: string) => key, { has: () => false });

export const texts = new Texts();

/** The house's text for a key. */
export const say: Say = Object.assign(
  (key: string, values?: Record<string, string | number>) => texts.of()(key, values),
  {
    has: (key: string) => texts.of().has(key),
  },
);
