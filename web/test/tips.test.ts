import { beforeEach, describe, expect, it } from 'vitest';
import { Tips } from '../src/core/lessons/tips';

describe('tips', () => {
  beforeEach(() => localStorage.clear());

  it('are shown once each, on this device for good', () => {
    expect(new Tips().wanted('toy', 'a', 'tip-dig')).toBe(true);
    expect(new Tips().wanted('toy', 'a', 'tip-dig')).toBe(false);
    expect(new Tips().wanted('toy', 'a', 'tip-walk')).toBe(true);
  });

  it('end after three tables of a game, and by one click', () => {
    const tips = new Tips();
    for (const table of ['a', 'b', 'c']) expect(tips.wanted('toy', table, `tip-${table}`)).toBe(true);
    expect(tips.wanted('toy', 'd', 'tip-d')).toBe(false);
    expect(tips.wanted('other', 'd', 'tip-d')).toBe(true);
    tips.stop();
    expect(new Tips().wanted('third', 'e', 'tip-e')).toBe(false);
  });
});
