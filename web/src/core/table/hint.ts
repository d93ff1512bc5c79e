/** A hint in words and as marks on the board. */
import { effectsAt } from '../game/effects';
import type { Say } from '../game/game-ui';
import type { By, HintAnswer, Move, Told, WordsInfo } from '../server/types';
import type { Choices } from './choices.svelte';
import type { Known } from './known';
import { marksOf, type Mark } from '../game/trail';

/** What a move is told apart from others by, in words: its chance to win, the points to expect at the end, or nothing. */
export const worth = (by: By, { chance, points }: Pick<Move, 'chance' | 'points'>, say: Say): string =>
  ({
    chance: () => `${percent(chance)} %`,
    points: () => `${Math.round(points)} ${say('ui-points-short', { count: Math.round(points) })}`,
    nothing: () => '',
  })[by]();
/** What those numbers are. */
export const WORTH = { chance: 'ui-hint-chances', points: 'ui-hint-points', nothing: '' } as const;

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

/** What speaks against a move is not among what it brings. */
const AGAINST = ['analysis-now-less', 'analysis-has-less', 'analysis-gives-up'];
export const gainsOf = (reasons: readonly WordsInfo[] | undefined, say: Say): string[] =>
  reasonsOf(
    reasons?.filter(({ key }) => !AGAINST.includes(key)),
    say,
  );

/** A whole move on the board: from the first place it names to the last. */
export function markOf(
  { actions, target }: Pick<Move, 'actions' | 'target'>,
  label: string,
  table: Pick<Known, 'wordsOf'>,
): Mark {
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

/** The whole best move with halo and arrow, with what would follow it in the same turn; the next ones as pins. */
export function hintMarks(hint: HintAnswer, table: Known & { readonly choices: Choices }): Mark[] {
  const seat = table.state?.seat ?? -1;
  return hint.intentions.flatMap((intention, at): Mark[] => {
    const mark = markOf(intention, String(at + 1), table);
    const offer = table.choices.offers.find(({ key }) => key === mark.key);
    const effects = offer ? effectsAt(offer, seat, table, null) : [];
    if (at > 0) return [{ ...mark, effects, ways: [] }];
    // Who goes may go without saying: then what would happen says whence.
    const ways = mark.ways.length ? mark.ways : movesIn(offer?.preview?.events ?? [], table);
    // One of them may be among the alternatives too: there it comes first.
    const later = intention.then
      .map((actions, step) => ({ mark: markOf({ actions, target: '' }, `1.${step + 2}`, table), step }))
      .filter(({ mark: { to } }) => to.length)
      .map(({ mark: one, step }) => ({ ...one, key: `then ${step} ${one.key}`, strong: true, follows: '1' }));
    return [{ ...mark, effects, ways, strong: true }, ...later];
  });
}

/** Where something moves in events that would happen, the first of them. */
function movesIn(told: Told[], table: Known): Mark['ways'] {
  const entry = { ply: 0, seat: -1, told, reveals: false };
  return marksOf([entry], () => 'hint', { vocabulary: table.kinds.vocabulary })[0]?.ways ?? [];
}
