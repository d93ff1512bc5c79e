/** What those at a table are called, so that nobody is taken for somebody else. */
import type { Say } from './say';

export interface Named {
  kind: 'person' | 'opponent' | 'open';
  name: string;
  /** The seat by whose name a computer goes; its own where nothing is said. */
  wears?: number;
}

/** A name for every seat. Where two people go by the same, each gets a number that makes no third. */
export function seatNames(seats: readonly Named[], say: Say, ended = false): string[] {
  const people = seats.filter((seat) => seat.kind !== 'opponent').map((seat) => seat.name);
  const names = seats.map((seat, at) => {
    if (seat.kind === 'opponent') return computerName(say, seat.name, seat.wears ?? at, people);
    return seat.name || (ended ? say('ui-seat-number', { number: at + 1 }) : say('ui-seat-open'));
  });
  const taken = new Set(names.map(plain));
  return names.map((name, at) => {
    if (!seats[at]?.name || names.filter((other) => plain(other) === plain(name)).length < 2) return name;
    let number = 1;
    while (taken.has(plain(`${name} (${number})`))) number += 1;
    taken.add(plain(`${name} (${number})`));
    return `${name} (${number})`;
  });
}

/** Computers carry names of their own, so that a log reads well: none that a person at the table has. */
export function computerName(say: Say, name: string, seat: number, people: string[] = []): string {
  if (name) return name;
  const taken = people.map(plain);
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((one) => say(`ui-computer-${one}`));
  const free = names.filter((one) => !taken.includes(plain(one)));
  return free[seat % free.length] ?? name;
}

/** Names are the same where people would hear no difference. */
const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
