/** Pieces that are placed one by one: how many are left, what a place is called in short, how the rest can be spread. */
import type { Dealing, DealingOf, Say } from '../../core/game/game-ui';
import type { View } from './view';
import { brief, sign } from './words';

/** A place in as few words as a chip has room for; empty where nothing is placed there. */
export function placeName(target: string, say: Say): string {
  const [kind, name = '', number = ''] = target.split(':');
  switch (kind) {
    case 'cell':
      return name;
    case 'edge':
      return `${name.slice(0, -2)} ${say(`side-${name.at(-1)}`)}`;
    case 'slot':
      return `${say(`column-${name}`)} ${number}`;
    case 'ladder':
      return `${say(`ladder-${name}`)} ${number}`;
    case 'area':
      return sign(brief(say, `area-${name}`));
    case 'character':
      return brief(say, `character-${name}`);
    default:
      return '';
  }
}

/** One enemy after another to the edge with the fewest. */
export function spread(edges: readonly string[], staged: Readonly<Record<string, number>>, count: number): string[] {
  const counts = new Map(edges.map((edge) => [edge, staged[edge] ?? 0]));
  return Array.from({ length: edges.length ? count : 0 }, () => {
    const next = [...counts].reduce((least, one) => (one[1] < least[1] ? one : least))[0];
    counts.set(next, (counts.get(next) ?? 0) + 1);
    return next;
  });
}

export const dealing: DealingOf<View> = ({ view, seats, say, you, step, offers }): Dealing | null => {
  const named = (target: string): string => placeName(target, say);
  if (step === 'placement') {
    const left = view.now.to_place?.left ?? 0;
    return { left, symbol: `rio-disc${seats[you]?.colour ?? 0}`, named, rest: [] };
  }
  if (step === 'staging' && view.fight) {
    const edges = new Map(
      offers.flatMap(({ targets, steps }) => {
        const [target, action] = [targets.at(-1) ?? '', steps[0]?.action];
        return target.startsWith('edge:') && action !== undefined
          ? [[target.slice('edge:'.length), action] as const]
          : [];
      }),
    );
    const rest = spread([...edges.keys()], view.fight.staged, view.fight.to_stage).map((edge) => edges.get(edge) ?? -1);
    return { left: view.fight.to_stage, symbol: `rio-foe-${view.fight.enemy}`, named, rest };
  }
  return null;
};
