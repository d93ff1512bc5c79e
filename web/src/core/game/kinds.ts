/** What the verbs and events of a game say of themselves: docs/protocol.md lists all of it. */
import type { EventInfo, GameDetail, VerbInfo } from '../server/protocol';
import type { Told, Values } from '../server/types';

/** The house's own sign: points belong to every game. */
export const POINTS = 'points';

/** One thing a player gets, or pays where the amount is negative. */
export interface Effect {
  /** Names a picture of the game's `Sign`. */
  sign: string;
  amount: number;
  /** Neither gained nor paid by the choice itself, such as the price of what could be bought there. */
  neutral?: boolean;
  /** It is on sale there: the amount is its price, in what this sign stands for. */
  price?: string;
  /** Nothing to be glad of. */
  bad?: boolean;
  /** Said in words, not by a picture, after what it belongs to. */
  worded?: boolean;
  /** Not to be had now, such as a good that one cannot carry more of: it is struck through. */
  struck?: boolean;
  /** It comes on top of what the preview tells of the same sign. */
  more?: boolean;
  /** It comes in time, such as when a work is finished or the ship is back. */
  later?: boolean;
}

/** By the name of an event that is one step: the parameter that says whither, and where everybody begins unless the step
 * says its `start`. A walk is told as `event-<name>-way`, with `$<along>-from` beside `$<along>`. */
export type Walks = Readonly<Record<string, { along: string; from: string | number }>>;

/** What the board counts, such as rounds or years: the event that opens one, and which of its values is the number. */
export interface Counts {
  event: string;
  value: string;
}

/** A form such as `stock:{seat}:{resource}` with its values put in. */
export const filled = (form: string, values: Values): string =>
  form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export class Kinds {
  private readonly verbs: ReadonlyMap<string, VerbInfo>;
  private readonly events: ReadonlyMap<string, EventInfo>;
  readonly walks: Walks;
  readonly counts: Counts | null;
  /** The parameters of events that say where something happened. */
  readonly where: readonly string[];
  /** Whether events say what points they bring. Else the house adds by how much the player's total would change. */
  readonly ownPoints: boolean;
  /** The ways out that must follow before something else is brought in, such as collecting after a move. */
  readonly settling: readonly (VerbInfo & { settles: [string, string] })[];

  constructor({ verbs, event_kinds: kinds }: Pick<GameDetail, 'verbs' | 'event_kinds'>) {
    this.verbs = new Map(verbs.map((verb) => [verb.name, verb]));
    this.events = new Map(kinds.map((kind) => [kind.name, kind]));
    const walking = kinds.flatMap(({ name, walks, parameters }) =>
      walks ? [[name, { along: walks, from: parameters[walks]?.[0] ?? 0 }] as const] : [],
    );
    this.walks = Object.fromEntries(walking);
    const counting = kinds.find(({ counts }) => counts);
    this.counts = counting?.counts ? { event: counting.name, value: counting.counts } : null;
    this.where = kinds.flatMap(({ where = [] }) => where);
    this.ownPoints = kinds.some(({ brings }) => brings && POINTS in brings);
    this.settling = verbs.flatMap((verb) => (verb.settles ? [{ ...verb, settles: verb.settles }] : []));
  }

  verb(name = ''): Partial<VerbInfo> {
    return this.verbs.get(name) ?? {};
  }

  event(name: string): Partial<EventInfo> {
    return this.events.get(name) ?? {};
  }

  /** The names that may stand for a parameter of an event; null for a plain number. */
  vocabulary = (event: string, parameter: string): readonly (string | number)[] | null =>
    this.event(event).parameters?.[parameter] ?? null;

  /** What an event brings a seat. */
  effects({ name, seat: by, values }: Pick<Told, 'name' | 'seat' | 'values'>, seat: number): Effect[] {
    const { brings, hands, later, there, bad } = this.event(name);
    const listed = (amounts: EventInfo['brings'], more: Partial<Effect>): Effect[] =>
      Object.entries(amounts ?? {}).map(([sign, amount]) => ({
        sign: filled(sign, values),
        amount: amountOf(amount, values),
        ...more,
      }));
    if (by !== seat) return values['player'] === seat ? listed(hands, {}) : [];
    return [
      ...listed(brings, bad ? { bad } : {}),
      ...listed(later, { later: true }),
      ...listed(there, { neutral: true }),
    ];
  }
}

/** Where nothing is known of a game. */
export const NO_KINDS = new Kinds({ verbs: [], event_kinds: [] });

function amountOf(amount: string | number, values: Values): number {
  if (typeof amount === 'number') return amount;
  return amount.startsWith('-') ? -Number(values[amount.slice(1)]) : Number(values[amount]);
}
