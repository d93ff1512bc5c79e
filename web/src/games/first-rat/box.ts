/** What is printed in the box and never changes during a game, worked out of the values the server sends. */

/** The values of the box, as far as the picture needs them: sections by name, rows as lists. */
export interface Values {
  team: { 'markers-to-end': number; adults: number };
  setup: { comics: number };
  highlighted: { spaces: number[] };
  backpack: { id: string; extra: number }[];
  cap: { id: string; points: number }[];
  comic: { id: string; extra?: number }[];
  node: Node[];
  card: (Card & { id: string })[];
}

/** A place of the burrow. */
export interface Node {
  id: string;
  next: string[];
  reward: string; // "", "comic", "raise" or "stored-food"
}

/** One of Greg's cards. */
export interface Card {
  moves: number[]; // of his rats, from the first
  icon: string; // a track, "comic", "best" or ""
}

export interface Box {
  /** What each kind of Backpack adds. */
  extra: Record<string, number>;
  capPoints: Record<string, number>;
  /** What the Muscle Rat finds beyond what lies there. */
  muscle: number;
  /** Spaces of every track where neutral pieces may lie. */
  highlighted: number[];
  markersToEnd: number;
  /** Rats that begin on Start; the others sleep. */
  adults: number;
  /** How many Comics lie in the Library. */
  comics: number;
  nodes: Node[];
  cards: Record<string, Card>;
}

function read(values: Values): Box {
  return {
    extra: Object.fromEntries(values.backpack.map(({ id, extra }) => [id, extra])),
    capPoints: Object.fromEntries(values.cap.map(({ id, points }) => [id, points])),
    muscle: values.comic.find(({ id }) => id === 'muscle-rat')?.extra ?? 0,
    highlighted: values.highlighted.spaces,
    markersToEnd: values.team['markers-to-end'],
    adults: values.team.adults,
    comics: values.setup.comics,
    nodes: values.node,
    cards: Object.fromEntries(values.card.map(({ id, ...card }) => [id, card])),
  };
}

const known = new WeakMap<Values, Box>();

/** The box of a table, worked out once. */
export function boxOf(values: Values): Box {
  let box = known.get(values);
  if (!box) known.set(values, (box = read(values)));
  return box;
}
