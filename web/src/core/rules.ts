/** Finding the paragraph of the rules that speaks of something, by its words alone. */
import type { RulesSection } from './types';

const fold = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Paragraphs holding every word looked for, or carrying the id. */
export function search(sections: RulesSection[], wanted: string): RulesSection[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter((paragraph) => {
        const text = fold(`${section.title} ${paragraph.ids.join(' ')} ${paragraph.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.paragraphs.length);
}

/** The paragraph most likely to explain a question: the one sharing its rarer words. */
export function bestMatch(sections: RulesSection[], about: string): string | null {
  const stem = (word: string) => word.slice(0, 6);
  const wanted = new Set(fold(about).match(/[a-z]{4,}/g)?.map(stem) ?? []);
  const all = sections.flatMap((section) => section.paragraphs.map((paragraph) => ({ id: paragraph.ids[0] ?? '', words: new Set(fold(`${section.title} ${paragraph.text}`).match(/[a-z]{4,}/g)?.map(stem) ?? []) })));
  const seen = new Map<string, number>();
  for (const { words } of all) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  let best: string | null = null;
  let bestWeight = 0;
  for (const { id, words } of all) {
    let weight = 0;
    for (const word of wanted) if (words.has(word)) weight += Math.log(1 + all.length / (seen.get(word) ?? 1));
    weight /= Math.sqrt(1 + words.size / 40); // long paragraphs mention much in passing
    if (weight > bestWeight) [best, bestWeight] = [id, weight];
  }
  return best;
}
