/** Who leads and by how much, in a sentence. */
import type { Table } from '../table.svelte';

export function leader(table: Table): string {
  const { say } = table;
  const scores = table.scores.map(({ seat, points }) => ({ name: table.names[seat] ?? '', points }));
  const all = table.rival ? [...scores, table.rival] : scores;
  const [first, second] = all.sort((one, other) => other.points - one.points);
  if (!first || !second) return '';
  const gap = first.points - second.points;
  if (!gap && !first.points) return ''; // nobody has done anything yet
  return gap === 0 ? say('ui-lead-tied', { points: first.points }) : say('ui-lead', { name: first.name, gap });
}

/** The same, and the line of the score in which the leader gains most on the next. */
export function leaderWhy(table: Table): string {
  const { say } = table;
  const [first, second] = [...table.scores].sort((one, other) => other.points - one.points);
  const who = leader(table);
  if (!first || !second || table.rival) return who;
  const best = Object.entries(first.lines)
    .map(([line, value]) => [line, value - (second.lines[line] ?? 0)] as const)
    .sort((one, other) => other[1] - one[1])[0];
  return best && best[1] > 0 ? `${who} ${say('ui-lead-why', { line: say(`score-${best[0]}`), gap: best[1] })}` : who;
}
