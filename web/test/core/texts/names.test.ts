/** What computers are called. */
import { describe, expect, it } from 'vitest';
import { sayFrom } from '../../../src/core/texts/say';
import { computerName, seatNames } from '../../../src/core/texts/names';

describe('names of computers', () => {
  const named = sayFrom(
    'en',
    Array.from({ length: 10 }, (_, at) => `ui-computer-${at + 1} = Name${at + 1}`).join('\n'),
  );

  it('are nobody else’s at the table', () => {
    expect(computerName(named, '', 0)).toBe('Name1');
    expect(computerName(named, '', 0, ['name1 '])).toBe('Name2');
    expect([1, 2, 3].map((seat) => computerName(named, '', seat, ['Name3']))).toEqual(['Name2', 'Name4', 'Name5']);
    expect(computerName(named, 'Ada', 1)).toBe('Ada');
  });

  it('stay theirs after a rematch, wherever they sit then', () => {
    const seats = [
      { kind: 'opponent' as const, name: '', wears: 1 },
      { kind: 'person' as const, name: 'Anna', wears: 0 },
    ];
    expect(seatNames(seats, named)).toEqual(['Name2', 'Anna']);
  });
});
