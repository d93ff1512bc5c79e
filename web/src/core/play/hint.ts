/** A hint in words and as marks on the board. */
import { effectsAt } from '../effects';
import type { Say } from '../game-ui';
import type { HintAnswer, Move, WordsInfo } from '../types';
import type { Table } from '../table.svelte';
import type { Mark } from '../trail';

export const percent = (chance: number): number => Math.round(chance * 100);

/** Why a move is better than the next: a sentence for each reason. */
export function reasonsOf(reasons: readonly WordsInfo[] | undefined, say: Say): string[] {
  return (reasons ?? []).map(({ key, values }) => {
    const said = Object.entries(values).map(([name, value]) =>
      name.endsWith('-key') ? [name.slice(0, -4), say(String(value))] : [name, value],
    );
    return say(key, Object.fromEntries(said) as Record<string, string | number>);
  });
}

/** A whole move on the board: from the first place it names to the last. */
export function markOf({ actions, target }: Move, label: string, table: Table): Mark {
  const targets = actions.map((action) => table.wordsOf(action).target).filter(Boolean);
  if (target && targets.at(-1) !== target) targets.push(target);
  return {
    key: actions.join('.'),
    label,
    ways: targets.length > 1 ? [[targets[0] ?? '', targets.at(-1) ?? '']] : [],
    to: targets.slice(-1),
    tone: 'hint',
  };
}

/** The whole best move with halo and arrow, the next ones as pins. */
export function hintMarks(hint: HintAnswer, table: Table): Mark[] {
  const seat = table.state?.seat ?? -1;
  return hint.intentions.map((intention, at) => {
    const mark = markOf(intention, String(at + 1), table);
    const offer = table.choices.offers.find(({ key }) => key === mark.key);
    const effects = offer ? effectsAt(offer, seat, table.ui, null) : [];
    return { ...mark, effects, ways: at === 0 ? mark.ways : [], strong: at === 0 };
  });
}
