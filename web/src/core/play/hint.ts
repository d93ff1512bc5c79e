/** A hint in words and as marks on the board. */
import type { Say } from '../game-ui';
import type { HintAnswer, Intention } from '../types';
import type { Table } from '../table.svelte';
import type { Mark } from '../trail';

/** Why a move is better than the next: a sentence for each reason. */
export function reasonsOf(intention: Intention | undefined, say: Say): string[] {
  return (intention?.reasons ?? []).map(({ key, values }) => {
    const said = Object.entries(values).map(([name, value]) =>
      name.endsWith('-key') ? [name.slice(0, -4), say(String(value))] : [name, value],
    );
    return say(key, Object.fromEntries(said) as Record<string, string | number>);
  });
}

/** The whole best move with halo and arrow, the next ones as pins. */
export function hintMarks(hint: HintAnswer, table: Table): Mark[] {
  return hint.intentions.map((intention, at) => {
    const targets = intention.actions.map((action) => table.wordsOf(action).target).filter(Boolean);
    if (intention.target && targets.at(-1) !== intention.target) targets.push(intention.target);
    return {
      key: intention.actions.join('.'),
      label: String(at + 1),
      ways: at === 0 && targets.length > 1 ? [[targets[0] ?? '', targets.at(-1) ?? '']] : [],
      to: targets.slice(-1),
      tone: 'hint',
      strong: at === 0,
    };
  });
}
