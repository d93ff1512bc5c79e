/** Finding paragraphs of the rules. */
import type { RulesSection } from '../server/types';

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
