/** Who leads and by how much, in a sentence. */
import { settings } from '../../device/settings.svelte';
import type { Table } from '../../table/table.svelte';

export function leader(table: Table): string {
  const { say } = table;
  const scores = table.scores.map(({ seat, points }) => ({ name: table.names[seat] ?? '', points }));
  const all = table.rival ? [...scores, table.rival] : scores;
  const [first, second] = all.sort((one, other) => other.points - one.points);
  if (!first || !second) return '';
  const { points } = first;
  if (points > second.points) return say('ui-lead', { name: first.name, gap: points - second.points });
  if (!points) return ''; // nobody has done anything yet
  const ahead = all.filter((one) => one.points === points).map(({ name }) => name);
  const names = new Intl.ListFormat(settings.language).format(ahead);
  return ahead.length < all.length ? say('ui-lead-shared', { names, points }) : say('ui-lead-tied', { points });
}

/** The same, and the line of the score in which the leader gains most on the next. */
export function leaderWhy(table: Table): string {
  const { say } = table;
  const [first, second] = [...table.scores].sort((one, other) => other.points - one.points);
  const who = leader(table);
  if (!first || !second || table.rival || first.points === second.points) return who;
  const best = Object.entries(first.lines)
    .map(([line, value]) => [line, value - (second.lines[line] ?? 0)] as const)
    .sort((one, other) => other[1] - one[1])[0];
  return best && best[1] > 0 ? `${who} ${say('ui-lead-why', { line: say(`score-${best[0]}`), gap: best[1] })}` : who;
}
