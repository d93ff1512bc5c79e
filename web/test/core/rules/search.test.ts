import { describe, expect, it } from 'vitest';
import { search } from '../../../src/core/rules/search';

describe('rules reference', () => {
  const sections = [
    {
      title: 'Moving',
      paragraphs: [
        { ids: ['C1'], text: 'Your merchant rides along the road.' },
        { ids: ['C2'], text: 'Leave horses in the village you come from.' },
      ],
    },
    {
      title: 'Trade',
      paragraphs: [
        { ids: ['C5', 'D3'], text: 'In a village your merchant buys its good for the price at the market.' },
      ],
    },
  ];
  it('finds by words, whatever their accents, and by id', () => {
    expect(search(sections, 'HORSÉS').flatMap((one) => one.paragraphs.map((paragraph) => paragraph.ids[0]))).toEqual([
      'C2',
    ]);
    expect(search(sections, 'D3')).toHaveLength(1);
    expect(search(sections, '')).toBe(sections);
    expect(search(sections, 'dragon')).toEqual([]);
  });
});
