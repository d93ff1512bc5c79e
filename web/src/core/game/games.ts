/** The games that have a folder of pictures, each loaded when it is first shown. */
import type { Component } from 'svelte';
import type { GameUi } from './game-ui';

const boards = import.meta.glob<{ game: GameUi }>('../../games/*/index.ts');
// A cover is small and shown in the lobby: it is its own chunk, so that the lobby does not load whole boards.
const covers = import.meta.glob<{ default: Component }>('../../games/*/Cover.svelte');

const loaded = new Map<string, Promise<GameUi | null>>();

/** The pictures of a game; null where it has none, and the house shows it as text. */
export function loadGameUi(name: string): Promise<GameUi | null> {
  let found = loaded.get(name);
  if (!found) {
    const load = boards[`../../games/${name}/index.ts`];
    found = load ? load().then((module) => module.game) : Promise.resolve(null);
    found.catch(() => loaded.delete(name)); // a lost connection must not stick
    loaded.set(name, found);
  }
  return found;
}

export async function loadCover(name: string): Promise<Component | null> {
  const load = covers[`../../games/${name}/Cover.svelte`];
  return load ? (await load()).default : null;
}
