import { describe, expect, it } from 'vitest';
import { leader } from '../../../../src/core/play/players/leader';
import type { Values } from '../../../../src/core/server/types';

describe('the lead', () => {
  const led = (...points: number[]) =>
    leader({
      say: (key: string, values: Values) => `${key} ${JSON.stringify(values)}`,
      names: ['Anna', 'Bruno', 'Chloé'],
      scores: points.map((one, seat) => ({ seat, points: one })),
      rival: null,
    } as never);

  it('is told of whoever has it, and all are level only where all are', () => {
    expect(led(5, 3, 1)).toBe('ui-lead {"name":"Anna","gap":2}');
    expect(led(1, 2, 2)).toBe('ui-lead-shared {"names":"Bruno and Chloé","points":2}');
    expect(led(2, 2, 2)).toBe('ui-lead-tied {"points":2}');
    expect(led(0, 0, 0)).toBe('');
  });
});
