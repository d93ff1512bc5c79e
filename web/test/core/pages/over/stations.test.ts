/** The count at the end, line by line. */
import { describe, expect, it } from 'vitest';
import { placesAt, stationsOf } from '../../../../src/core/pages/over/stations';

describe('the count', () => {
  const lines = [
    { cockpit: 5, lights: 0, caps: 3 },
    { cockpit: 0, lights: 0, caps: 9 },
  ];

  it('stops at every line that brought somebody something, and adds up', () => {
    expect(stationsOf(['cockpit', 'lights', 'caps'], lines)).toEqual([
      { line: 'cockpit', gains: [5, 0], totals: [5, 0] },
      { line: 'caps', gains: [3, 9], totals: [8, 9] },
    ]);
  });

  it('places whoever has most first, equals by their seats', () => {
    expect(placesAt([8, 9])).toEqual([1, 0]);
    expect(placesAt([4, 6, 4])).toEqual([1, 0, 2]);
  });
});
