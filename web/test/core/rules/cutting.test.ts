import { describe, expect, it } from 'vitest';
import { cutAround, ringsAt } from '../../../src/core/rules/cutting';

describe('a cut-out', () => {
  it('holds its places with room around them, inside the picture', () => {
    const picture = document.createElement('div');
    picture.innerHTML = '<i data-target="a"></i><i data-target="b"></i>';
    const rect = (left: number, top: number, width: number, height: number) =>
      ({ left, top, width, height }) as DOMRect;
    picture.getBoundingClientRect = () => rect(10, 20, 1000, 500);
    (picture.children[0] as HTMLElement).getBoundingClientRect = () => rect(10, 120, 100, 50);
    (picture.children[1] as HTMLElement).getBoundingClientRect = () => rect(410, 170, 100, 50);
    const cut = cutAround(picture, ['a', 'b', 'nowhere']);
    expect(cut?.x).toBe(0); // its left edge is the picture's
    expect(cut?.width).toBeCloseTo(0.525);
    expect(cut?.y).toBeCloseTo(0.175);
    expect(cut?.height).toBeCloseTo(0.25);
    expect(cutAround(picture, ['nowhere'])).toBeNull();
    expect(ringsAt(picture, ['b', 'nowhere'])).toHaveLength(1);
  });
});
