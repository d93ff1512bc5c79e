/** The count at the end: line by line, how everybody stands after each. */

/** One line of the score: what it brought each seat, and how they stand with it. */
export interface Station {
  line: string;
  gains: number[];
  totals: number[];
}

/** The lines that brought somebody something, in the order of the score sheet. `lines` has each seat's points by line. */
export function stationsOf(names: readonly string[], lines: readonly Readonly<Record<string, number>>[]): Station[] {
  const totals = lines.map(() => 0);
  return names.flatMap((line) => {
    const gains = lines.map((own) => own[line] ?? 0);
    if (!gains.some(Boolean)) return [];
    gains.forEach((gain, seat) => (totals[seat] = (totals[seat] ?? 0) + gain));
    return [{ line, gains, totals: [...totals] }];
  });
}

/** The seats from the most points to the fewest; equals in seat order. */
export const placesAt = (totals: readonly number[]): number[] =>
  [...totals.keys()].sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0) || one - other);
