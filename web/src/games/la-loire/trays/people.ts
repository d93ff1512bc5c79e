/** The characters as the tray lists them: in their groups, those whose name, group or effect holds what is looked for. */
import type { Say } from '../../../core/game/game-ui';
import type { Character } from '../view';

export interface Found {
  group: string;
  characters: Character[];
}

export function foundIn(characters: readonly Character[], wanted: string, say: Say): Found[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Character[]>();
  for (const one of characters) {
    const keys = [`character-${one.id}`, `character-${one.id}-help`, `group-${one.group}-does`];
    const told = keys
      .map((key) => say(key))
      .join(' ')
      .toLocaleLowerCase();
    if (words.every((word) => told.includes(word))) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  }
  return [...groups].map(([group, members]) => ({ group, characters: members }));
}
