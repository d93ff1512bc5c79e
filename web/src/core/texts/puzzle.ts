/** What is told to others about a puzzle: stars, a sign for every try, and the way to it. No answer is given away. */
import type { PuzzleInfo } from '../server/protocol';

const MOST_STARS = 3;
const SIGNS = ['○', '◔', '◑', '◕', '●'];

/** Stars as a line of text, those missing as outlines. */
export const starLine = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars);

/** How much of the best a try found: a circle that fills; full for the best alone. */
export function sign(value: number, best: number): string {
  if (value >= best) return SIGNS[4] as string;
  const share = best > 0 ? Math.max(0, value / best) : 0;
  return SIGNS[Math.min(3, Math.floor(share * 4))] as string;
}

/** The text to share: a heading, stars and tries, the address. */
export function shared(heading: string, puzzle: PuzzleInfo, link: string): string {
  const best = puzzle.best ?? 0;
  const tries = puzzle.tries.map((value) => sign(value, best)).join(' ');
  return [heading, `${starLine(puzzle.stars)}  ${tries}`.trim(), link].join('\n');
}

export const puzzlePath = (game: string, puzzle: string): string =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;
