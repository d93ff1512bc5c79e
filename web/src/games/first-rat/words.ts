/** What the picture shows, as sentences for those who hear it and for whoever points at it. */
import type { Say } from '../../core/game/game-ui';
import type { Team } from './model';
import type { Card } from './box';
import type { Rat, Track } from './view';

/** So many of a good: "2 Tin Cans". */
export const counted = (say: Say, good: string, amount: number): string =>
  `${amount} ${say(`sign-${good}`, { count: amount })}`;

/** A score track: what comes next, what it costs, who has scored there, and whether Greg waits to. */
export function trackWords(say: Say, track: Track, teams: readonly Team[], prepared: boolean): string {
  const name = say(`track-${track.track}`);
  const last = track.values.at(-1) ?? 0;
  const goods = Object.entries(track.cost);
  const free = track.values.filter((_, space) => track.slots[space] === null);
  const parts = [
    free.length
      ? say('board-track', { track: name, values: free.join(', '), last })
      : say('board-track-full', { track: name, last }),
  ];
  if (goods.length)
    parts.push(say('board-cost', { goods: goods.map(([good, amount]) => counted(say, good, amount)).join(', ') }));
  for (const team of teams) {
    const scored = track.values.filter((_, space) => track.slots[space] === team.seat);
    scored.push(...Array<number>(track.last_space[team.seat] ?? 0).fill(last));
    if (scored.length) parts.push(say('board-pieces', { name: team.name, values: scored.join(', ') }));
  }
  if (prepared) parts.push(say('board-prepared'));
  return parts.join(' ');
}

export function cardWords(say: Say, name: string, { moves, icon }: Card): string {
  const card = say('board-card', { card: say(`card-${name}`), moves: moves.join(', ') });
  if (!icon) return card;
  const then = say.has(`board-card-${icon}`)
    ? say(`board-card-${icon}`)
    : say('board-card-track', { track: say(`track-${icon}`) });
  return `${card} ${then}`;
}

/** A name with its explanation, where there is one: `comic-marathon`. */
export function withHelp(say: Say, key: string): string {
  return say.has(`${key}-help`) ? `${say(key)}: ${say(`${key}-help`)}` : say(key);
}

export function whereIs(say: Say, rat: Rat): string {
  return rat.space === null ? say(`place-${rat.place}`) : say('show-space', { space: rat.space });
}

export function ratWords(say: Say, team: Team, rat: Rat): string {
  const words = say('board-rat', { name: team.name, rat: rat.rat, where: whereIs(say, rat) });
  return rat.super_rat ? `${words}. ${withHelp(say, `comic-${rat.super_rat}`)}` : words;
}
