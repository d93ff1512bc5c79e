import { describe, expect, it } from 'vitest';
import { share } from '../../../src/core/server/share';

describe('what the server sent again', () => {
  const before = {
    places: [
      { id: 'blois', price: 3 },
      { id: 'tours', price: 5 },
    ],
    purse: { anna: [1, 2] },
  };

  it('stays the same object where nothing changed', () => {
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('is new only along the way to what changed', () => {
    const next = structuredClone(before);
    (next.places[1] as { price: number }).price = 6;
    const found = share(before, next);
    expect(found).not.toBe(before);
    expect(found.places[0]).toBe(before.places[0]);
    expect(found.places[1]).toEqual({ id: 'tours', price: 6 });
    expect(found.purse).toBe(before.purse);
  });

  it('notices what came, went or changed its kind', () => {
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share([], {})).toEqual({});
    expect(share(null, { a: null })).toEqual({ a: null });
  });
});
