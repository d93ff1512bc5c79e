/** Follows pieces from one view to the next: a view only says how many lie where, a screen wants to see them move. */
import { distance } from './geometry';

export interface Piece {
  id: number;
  place: string;
}

const cellOf = (place: string): string | null => {
  const [kind, cell] = place.split(':');
  return (kind === 'cell' || kind === 'group' || kind === 'staged' || kind === 'mover') && cell ? cell : null;
};

/** How unlikely a piece went from one place to another: the same plot, a few steps, or across the page. */
export function cost(from: string, to: string): number {
  if (from === to) return 0;
  const [one, other] = [cellOf(from), cellOf(to)];
  return one && other ? 1 + distance(one, other) : 100;
}

/** The pieces of before, each at one of the places of now; pieces too many vanish, missing ones are new. */
export function follow(before: readonly Piece[], places: readonly string[]): Piece[] {
  const open = new Map<string, number>();
  for (const place of places) open.set(place, (open.get(place) ?? 0) + 1);
  const take = (place: string): boolean => {
    const left = open.get(place) ?? 0;
    if (left > 0) open.set(place, left - 1);
    return left > 0;
  };
  const found = new Map<number, string>();
  for (const piece of before) if (take(piece.place)) found.set(piece.id, piece.place);
  // The rest by the shortest way first, so that a group that marches is the one that is seen marching.
  const ways = before
    .filter((piece) => !found.has(piece.id))
    .flatMap((piece) =>
      [...open].filter(([, left]) => left > 0).map(([place]) => ({ piece, place, cost: cost(piece.place, place) })),
    )
    .sort((one, other) => one.cost - other.cost);
  for (const { piece, place } of ways) if (!found.has(piece.id) && take(place)) found.set(piece.id, place);
  let next = before.reduce((most, piece) => Math.max(most, piece.id), -1) + 1;
  const pieces = before
    .filter((piece) => found.has(piece.id))
    .map((piece) => ({ id: piece.id, place: found.get(piece.id) as string }));
  for (const [place, left] of open) for (let i = 0; i < left; i++) pieces.push({ id: next++, place });
  return pieces.sort((one, other) => one.id - other.id);
}
