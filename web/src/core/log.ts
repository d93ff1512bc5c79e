/** What happened, kept in step with the server and grouped for the log and the timeline. */
import type { Told } from './types';

/** Add what the server told. What lies above `kept` was taken back by an undo. */
export function merge(known: Told[], told: Told[], kept: number): Told[] {
  return [...known.filter((one) => one.ply <= kept), ...told];
}

/** One step of the record: what one action (and all that followed by itself) did. */
export interface Entry {
  ply: number;
  seat: number;
  told: Told[];
  reveals: boolean;
}
/** Entries in a row by the same player. */
export interface Stretch {
  seat: number;
  first: number;
  last: number;
  entries: Entry[];
}

export function entriesOf(told: Told[]): Entry[] {
  const entries: Entry[] = [];
  for (const one of told) {
    const last = entries.at(-1);
    if (last && last.ply === one.ply) {
      last.told.push(one);
      last.reveals ||= one.reveals;
    } else entries.push({ ply: one.ply, seat: one.seat, told: [one], reveals: one.reveals });
  }
  return entries;
}

export function stretchesOf(entries: Entry[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const entry of entries) {
    const last = stretches.at(-1);
    if (last && last.seat === entry.seat) {
      last.entries.push(entry);
      last.last = entry.ply;
    } else stretches.push({ seat: entry.seat, first: entry.ply, last: entry.ply, entries: [entry] });
  }
  return stretches;
}

/** The places events speak of: a value `village: blois` may be drawn as the target `village:blois`. */
export function placesOf(told: Told[]): Set<string> {
  const places = new Set<string>();
  for (const { values, seat } of told)
    for (const [name, value] of Object.entries(values)) {
      places.add(`${name}:${value}`);
      places.add(`${name}:${seat}:${value}`);
    }
  return places;
}
