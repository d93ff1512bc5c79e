import { beforeEach, describe, expect, it } from 'vitest';
import { besideOffers, Tips } from '../../../src/core/lessons/tips';

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

  it('stand beside what can be chosen, or where they cover fewest', () => {
    const rect = (left: number, top: number, width: number, height: number) =>
      ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
    const stage = document.createElement('div');
    stage.innerHTML = '<i data-state="offered"></i><b></b>';
    const [place, tip] = [stage.children[0] as HTMLElement, stage.children[1] as HTMLElement];
    Object.defineProperty(tip, 'offsetParent', { value: stage });
    stage.getBoundingClientRect = () => rect(100, 50, 800, 600);
    place.getBoundingClientRect = () => rect(300, 350, 40, 40);
    tip.getBoundingClientRect = () => rect(112, 500, 300, 90);
    const spot = besideOffers(tip);
    expect(spot?.side).toBe('right');
    expect(spot?.left).toBe(358); // 340 is its right edge, and 18 between them
    // Lit all over, but for a strip at the top that is too low for it: it stands beside the stage.
    place.getBoundingClientRect = () => rect(100, 110, 800, 540);
    expect(besideOffers(tip)).toMatchObject({ side: 'none', left: 712, top: 12, covers: false }); // 1024 less 300 and 12
    place.removeAttribute('data-state');
    // With nothing to be chosen there: at the foot, 650 less 90 and 12.
    expect(besideOffers(tip)).toMatchObject({ side: 'none', left: 112, top: 548, covers: false });
  });
});
