/** What the others did since one's own turn: points first, and as marks on the board. */
import { spoken } from '../../game/deals';
import { effectsOf } from '../../game/effects';
import { POINTS, type Effect } from '../../game/kinds';
import type { Entry } from '../../game/log';
import type { Say } from '../../game/game-ui';
import type { Told, Values } from '../../server/types';
import type { Table } from '../../table/table.svelte';
import { marksOf, type Mark } from '../../game/trail';
import { capital, signed, underName, wordsOf } from '../../game/words';

/** One act in few words, without the name of who did it. What its icons say is not said again, but for what it did to
 * whoever sits here: they tell of the other. */
export function briefly({ told, seat }: Entry, name: string, table: Table): string {
  const you = (table.state?.you ?? []).filter((one) => one !== seat);
  const said = spoken(told, table.kinds).filter(
    (one, at) =>
      at === 0 || !effectsOf([one], seat, table.kinds).length || you.includes(Number(one.values['player'] ?? -1)),
  );
  const words = [...new Set(said.map((one) => underName(table.sentence(one), name)))];
  return words.map((one, at) => (at ? capital(one) : one)).join('. ');
}

/** One line: what somebody's points changed by, and what was done; the same done several times is one line. */
export interface Line {
  key: string;
  ply: number;
  /** What all its times together changed. */
  points: number;
  words: string;
  /** The same words where it was done so many times. */
  often: (times: number) => string;
  /** All of it, as the log has it. */
  full: string;
  times: number;
  /** What a step without points brought and cost. */
  effects: Effect[];
  /** Of so little account that it is left out where room is short. */
  aside: boolean;
}
/** What happened to somebody's points, from how they stood to how they stand. */
export interface Account {
  /** A seat, or how many there are for the rival whom the rules play. */
  seat: number;
  from: number;
  to: number;
  lines: Line[];
}
export interface Since {
  accounts: Account[];
  /** What came about by itself and brought nobody points. */
  quiet: Line[];
}

/** What the others did, by whose points it changed: first one's own, and what else was done to oneself; with each what they did
 * without points. What one's own last act brought them comes before it: it was not seen before. */
export function accountsOf(table: Table): Since {
  const { history, seats, rival, state } = table;
  const you = state?.you ?? [];
  const own = (history.since[0]?.first ?? 1) - 1;
  const [earlier, before, now] = [own - 1, own, table.plies].map((ply) => history.pointsAt(ply));
  const found = new Map<number, Line[]>();
  const quiet: Line[] = [];
  const plies = new Set<number>();
  const acts = new Map<number, Told[]>();
  for (const { entries } of history.since)
    for (const { ply, told } of entries) acts.set(ply, [...(acts.get(ply) ?? []), ...told]);
  const put = (lines: Line[], line: Line): void => {
    const same = lines.find((one) => one.points === line.points && toldBy(one) === toldBy(line));
    if (same) same.times += 1;
    else lines.push(line);
  };
  const tell = (seat: number, line: Line): void => {
    const lines = found.get(seat) ?? [];
    put(lines, line);
    found.set(seat, lines);
  };
  const done: Entry = {
    ply: own,
    seat: you[0] ?? 0,
    told: history.told.filter(({ ply }) => ply === own),
    reveals: false,
  };
  const brought = you.length && done.told.length && earlier ? changesBy(own, table) : [];
  for (const [seat, points] of brought.entries())
    if (points && !you.includes(seat)) found.set(seat, [lineOf(done, seat, '', points, table)]);
  const seen = new Set(found.keys());
  for (const chapter of history.since)
    for (const part of chapter.entries) {
      if (plies.has(part.ply)) continue; // one act ended a turn, and the next one began with more of it
      plies.add(part.ply);
      const entry = { ...part, told: acts.get(part.ply) ?? part.told };
      const actor = chapter.rival ? seats.length : chapter.seat;
      const who = (chapter.rival ? rival?.name : seats[chapter.seat]?.name) ?? '';
      const changes = changesBy(entry.ply, table);
      const line = (points: number, seat: number) =>
        seat === actor ? actOf(entry, seat, who, points, table) : lineOf(entry, seat, '', points, table);
      const mine = entry.told.some(
        (told) => you.includes(told.seat) || you.includes(Number(told.values['player'] ?? -1)),
      );
      const about = [...seats.keys(), ...(rival ? [seats.length] : [])].filter(
        (seat) => changes[seat] || (mine && you.includes(seat)),
      );
      for (const seat of about) tell(seat, line(changes[seat] ?? 0, seat));
      if (actor >= 0 && !about.includes(actor)) tell(actor, line(0, actor));
      if (actor < 0 && !about.length) put(quiet, line(0, actor));
    }
  const accounts = [...found].map(([seat, lines]) => ({
    seat,
    from: (seen.has(seat) ? earlier : before)?.[seat] ?? 0,
    to: now?.[seat] ?? 0,
    lines: [...lines.filter(({ points }) => points), ...lines.filter(({ points }) => !points)].map(whole),
  }));
  const rank = ({ seat, lines }: Account): number => (you.includes(seat) ? 0 : lines[0]?.points ? 1 : 2);
  accounts.sort((one, other) => rank(one) - rank(other) || one.seat - other.seat);
  return { accounts, quiet: quiet.map(whole) };
}

/** A line with what all its times together brought. */
const whole = (line: Line): Line => ({
  ...line,
  words: line.often(line.times),
  points: line.points * line.times,
  effects: line.effects.map((effect) => ({ ...effect, amount: effect.amount * line.times })),
});

const toldBy = ({ words, effects }: Line): string => JSON.stringify([words, effects]);

/** By how much an action changed the points of each. */
function changesBy(ply: number, { history }: Table): number[] {
  const [was, is] = [history.pointsAt(ply - 1), history.pointsAt(ply)];
  return (is ?? []).map((points, seat) => points - (was?.[seat] ?? points));
}

/** What an act was to a seat; `name` is left out where it begins with it. */
function lineOf(entry: Entry, seat: number, name: string, points: number, table: Table): Line {
  const words = capital(terse(entry, seat, points, name, table)) + beyond(entry, seat, points, table);
  return {
    key: `${entry.ply}:${seat}`,
    ply: entry.ply,
    points,
    words,
    often: (times) => repeated(words, times, table),
    full: table.sentences(entry.told).join(' '),
    times: 1,
    effects: [],
    aside: false,
  };
}

/** Words for what was done, with how often. */
const repeated = (words: string, times: number, { say }: Table): string =>
  times > 1 ? say('ui-since-times', { words, times }) : words;

/** The text of a step in short; a game calls it `aside-…` where it is of little account. */
const shortFor = ({ name }: Told, say: Say): string | undefined =>
  [`step-${name}`, `aside-${name}`].find((key) => say.has(key));

/** What an act was to whoever did it: why it scored; where it did not, what was done, in words where there are short ones, the
 * rest in numbers. */
function actOf(entry: Entry, seat: number, name: string, points: number, table: Table): Line {
  const { kinds, say } = table;
  const line = lineOf(entry, seat, name, points, table);
  const steps = entry.told.flatMap((told) => {
    const key = shortFor(told, say);
    return key ? [{ told, key }] : [];
  });
  if (!steps.length || changing(entry.told, seat, points, table).length) return line;
  const wordsFor = (times: number): string => {
    const words = steps.map(({ told, key }) => say(key, { ...timesOver(told, times, table), times }));
    return capital([...new Set(words)].join(', ')) + beyond(entry, seat, points, table);
  };
  const once = wordsFor(1);
  const others = entry.told.filter((told) => !shortFor(told, say));
  return {
    ...line,
    words: once,
    // A game may count in its own words: "2 workers to the Forest".
    often: (times) => (wordsFor(times) === once ? repeated(once, times, table) : wordsFor(times)),
    effects: effectsOf(others, seat, kinds),
    aside: steps.every(({ key }) => key.startsWith('aside-')),
  };
}

/** The values of an event that came so many times: what it brings by a value is that many times as much. */
function timesOver({ name, values }: Told, times: number, { kinds, names, say }: Table): Values {
  const amounts = Object.values(kinds.event(name).brings ?? {}).map((amount) => String(amount).replace(/^-/, ''));
  const all = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'number' && amounts.includes(key) ? value * times : value,
  ]);
  return wordsOf(Object.fromEntries(all), names, say);
}

/** Whether an event tells of a seat: who did it, or whom it was done to. */
const isAbout = (told: Told, seat: number): boolean => told.seat === seat || told.values['player'] === seat;

/** One act in very few words, as far as it is about a seat: what is said in short of why its points changed; else the
 * first sentence about it that says more than points. */
function terse(entry: Entry, seat: number, points: number, name: string, table: Table): string {
  const { say, names } = table;
  const about = entry.told.filter((told) => isAbout(told, seat));
  const short = (told: readonly Told[]): Told[] => told.filter(({ name }) => say.has(`terse-${name}`));
  const own = short(about);
  const done = entry.seat !== seat && !own.length ? about[0] : undefined; // to it, by another
  if (done) return capital(underName(table.sentence(done), ''));
  const words = causesIn(own.length ? own : short(entry.told), seat, points, table).map((told) => {
    const to = told.seat !== seat && isAbout(told, seat) && say.has(`terse-${told.name}-to`) ? '-to' : '';
    return say(`terse-${told.name}${to}`, { ...wordsOf(told.values, names, say), seat: names[told.seat] ?? '' });
  });
  return words.length ? [...new Set(words)].join(', ') : beginning(entry, name, table);
}

/** Which of these changed a seat's points: what scored, or what was paid; else what came last, all of its kind. */
function causesIn(told: readonly Told[], seat: number, points: number, table: Table): readonly Told[] {
  const found = changing(told, seat, points, table);
  return found.length ? found : told.filter(({ name }) => name === told.at(-1)?.name);
}

const changing = (told: readonly Told[], seat: number, points: number, { kinds }: Table): Told[] =>
  told.filter((one) =>
    kinds
      .effects(one, seat)
      .some(({ sign, amount, bad, later, neutral }) =>
        later || neutral ? false : points > 0 ? sign === POINTS && amount > 0 : points < 0 && (amount < 0 || bad),
      ),
  );

/** What an act changed besides the points it tells of, where there are words for that: goods may have counted. */
function beyond({ told }: Entry, seat: number, points: number, { kinds, say }: Table): string {
  const about = told.filter((one) => isAbout(one, seat));
  const scored = effectsOf(about, seat, kinds).find(({ sign }) => sign === POINTS)?.amount ?? 0;
  const rest = points - scored;
  const counted = about.some(({ name }) => kinds.event(name).bad)
    ? undefined
    : about.find(({ name }) => say.has(`rest-${name}`));
  return rest && counted ? `, ${say(`rest-${counted.name}`, { rest: signed(rest), less: rest < 0 ? 1 : 0 })}` : '';
}

/** The first sentence about an act that says more than points, without the name of who did it. */
function beginning(entry: Entry, name: string, table: Table): string {
  const first = entry.told.find((told) => told.name !== 'scored');
  return underName(first ? table.sentence(first) : briefly(entry, name, table), name);
}

/** By how much a seat's points changed since one's own turn. */
export function gainedBy(table: Table, seat: number): number {
  const { history } = table;
  if (!history.since.length) return 0;
  const before = history.pointsAt((history.since[0]?.first ?? 1) - 1)?.[seat];
  const now = history.pointsAt(table.plies)?.[seat];
  return before === undefined || now === undefined ? 0 : now - before;
}

export function sinceMarks(table: Table): Mark[] {
  const { history, kinds, seats, ui, view } = table;
  const { pointed } = history;
  const entries = history.since.flatMap((chapter) => chapter.entries);
  return marksOf(
    pointed === null ? entries : entries.filter(({ ply }) => ply === pointed),
    (entry) => `seat-${(seats[entry.seat]?.colour ?? 0) + 1}`,
    {
      vocabulary: kinds.vocabulary,
      where: kinds.where,
      passes: (told) => ui?.passes?.(told, view) ?? [],
      effects: (entry) => effectsOf(entry.told, entry.seat, kinds),
    },
  );
}
