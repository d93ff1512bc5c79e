/** Marks drawn over the board: numbered places and the ways between them. */
import { beside, boxAt, closeTo, within, type Box } from '../placing/beside';
import type { Effect } from './game-ui';
import type { Entry } from './log';
import type { Told } from '../server/types';
import { FROM } from './words';

export interface Mark {
  key: string;
  /** What the pin says. */
  label: string;
  /** Pairs of targets something may have moved between, and targets it may lie at: the first that are drawn count. */
  ways: [string, string][];
  to: string[];
  /** The places between, where the way is known; those that are drawn count. */
  over?: string[];
  /** What it brings, beside the number on the pin. */
  effects?: Effect[];
  /** A seat's class, or `hint`. */
  tone: string;
  /** The best of several is drawn stronger. */
  strong?: boolean;
  /** The number of the move it follows in the same turn. */
  follows?: string;
}

/** What follows in the same turn, numbered as it is drawn: a step that lies on somebody's card leaves no gap. */
export function numbered<M extends Mark>(drawn: readonly M[]): M[] {
  let nth = 1;
  return drawn.map((mark) => (mark.follows ? { ...mark, label: `${mark.follows}.${++nth}` } : mark));
}

/** A place by its middle and how far it reaches, with the width of its pin. */
export interface Pin {
  x: number;
  y: number;
  radius: number;
  width: number;
}
/** A pin's height, with a gap. */
export const PIN = 27;
/** What `beside` leaves free at the edges: pins may lie there. */
const MARGIN = 12;

/** The middle of each pin on a picture of this size: at the upper edge of its place, above one that lies there, else as near as
 * may be; over what stands or is written on the picture only where there is no other way. */
export function apart(
  pins: readonly Pin[],
  [across, down]: readonly [number, number],
  kept: readonly Box[] = [],
): { x: number; y: number }[] {
  const room = boxAt(-MARGIN, -MARGIN, across + 2 * MARGIN, down + 2 * MARGIN);
  const placed: Box[] = [];
  return pins.map(({ x, y, radius, width }) => {
    const reach = Math.max(0, radius - PIN / 2);
    const place = boxAt(x - radius, y - reach, 2 * radius, 2 * reach);
    const [left, top] = [within(x - width / 2, 0, Math.max(0, across - width)), Math.max(0, y - radius - PIN / 2)];
    const wanted = pins.map((_, at) => ({ x: left, y: top - at * PIN }));
    const { x: from, y: below } = beside(place, width, PIN, closeTo(place, width, PIN, room), placed, wanted, kept);
    placed.push(boxAt(from, below, width, PIN));
    return { x: from + width / 2, y: below + PIN / 2 };
  });
}

/** The names that may stand for a parameter of an event; null for a plain number. */
export type Vocabulary = (event: string, parameter: string) => readonly (string | number)[] | null;

/** Where something moved in an event: `start` says whence, another value of the same kind whither. */
function waysOf({ name: event, values }: Told, vocabulary: Vocabulary): [string, string][] {
  const { start, ...rest } = values;
  const walked = Object.keys(values).find((name) => FROM.test(name));
  if (walked) {
    const along = walked.replace(FROM, '');
    return [[`${along}:${values[walked]}`, `${along}:${values[along]}`]];
  }
  if (start === undefined) return [];
  const ends = Object.entries(rest)
    .filter(([name, value]) => typeof value === typeof start && (vocabulary(event, name)?.includes(start) ?? true))
    .reverse();
  return [
    ...ends.map(([name, value]): [string, string] => [`${name}:${start}`, `${name}:${value}`]),
    ...ends
      .filter(([, value]) => typeof value === 'string')
      .map(([, value]): [string, string] => [`*:${start}`, `*:${value}`]),
  ];
}

/** What a game knows about where things happen. */
export interface Happening {
  vocabulary?: Vocabulary;
  /** The parameters of events that say where, before others. */
  where?: readonly string[] | undefined;
  /** The places something moved over. */
  passes?: (told: Told) => string[];
  /** What an entry brought whoever acted. */
  effects?: (entry: Entry) => Effect[];
}

/** The marks of what happened, numbered in order. */
export function marksOf(
  entries: readonly Entry[],
  tone: (entry: Entry) => string,
  { vocabulary = () => null, where = [], passes = () => [], effects = () => [] }: Happening = {},
): Mark[] {
  return entries.flatMap((entry, at): Mark[] => {
    const base = { label: String(at + 1), tone: tone(entry), effects: effects(entry) };
    const moves = entry.told
      .map((told) => ({ ways: waysOf(told, vocabulary), over: passes(told) }))
      .filter(({ ways }) => ways.length);
    if (moves.length)
      return moves.map(({ ways, over }, part) => ({
        ...base,
        key: `${entry.ply}:${part}`,
        ways,
        over,
        to: [],
        effects: part === moves.length - 1 ? base.effects : [],
      }));
    const said = entry.told.flatMap(({ values }) => Object.entries(values));
    const places = said.filter(([name]) => where.includes(name));
    const to = [...places, ...said].flatMap(([name, value]) =>
      typeof value === 'string' ? [`${name}:${value}`, `*:${value}`] : [],
    );
    return to.length ? [{ ...base, key: `${entry.ply}`, ways: [], to }] : [];
  });
}

/** Where a mark lies in a picture: its way if both ends are drawn, else its place. */
export function findMark(picture: Element, mark: Mark): { from: Element | null; over: Element[]; to: Element } | null {
  for (const [start, end] of mark.ways) {
    const [from, to] = [findTarget(picture, [start]), findTarget(picture, [end])];
    if (!from || !to) continue;
    const between = (mark.over ?? []).slice(1, -1).flatMap((place) => findTarget(picture, [place]) ?? []);
    return { from: anchorOf(from), over: between.map(anchorOf), to: anchorOf(to) };
  }
  const to = findTarget(picture, [...mark.to, ...mark.ways.map(([, end]) => end)]);
  return to && { from: null, over: [], to: anchorOf(to) };
}

/** The part of a place that a way leads to, where the picture says so: a village is a town with a stop on the road. */
const anchorOf = (place: Element): Element => place.querySelector('[data-anchor]') ?? place;

/** The first of these targets that a picture shows; `*:blois` stands for any kind of place called so. */
function findTarget(picture: Element, targets: readonly string[]): Element | null {
  for (const target of targets) {
    const name = CSS.escape(target.replace(/^\*/, ''));
    const found = picture.querySelector(
      target.startsWith('*') ? `[data-target$="${name}"]` : `[data-target="${name}"]`,
    );
    const box = found?.getBoundingClientRect();
    if (found && box && box.width > 0) return found;
  }
  return null;
}
