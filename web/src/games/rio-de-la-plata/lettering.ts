/** Words inside a picture: they cannot wrap by themselves, so their width is guessed and long ones are set tighter. */

const NARROW = new Set([..."iljtfrI.,:;!'’ ·-"]);
const WIDE = new Set([...'mwMWOQGDCNHUÄÖÜ']);

/** About how wide a text is in our lettering. */
export function widthOf(text: string, size: number): number {
  let units = 0;
  for (const letter of text)
    units += NARROW.has(letter) ? 0.29 : WIDE.has(letter) ? 0.74 : letter >= 'A' && letter <= 'Z' ? 0.62 : 0.47;
  return units * size;
}

/** `textLength` for a text that would not fit, else nothing. */
export function fit(text: string, size: number, room: number): number | undefined {
  return widthOf(text, size) > room ? room : undefined;
}

/** A smaller size for a text that would not fit, down to `least`; `fit` does the rest. */
export function shrink(text: string, size: number, room: number, least = 12.5): number {
  return Math.max(least, Math.min(size, (size * room) / widthOf(text, size)));
}

/** At most two lines, broken where both come out about as long. */
export function twoLines(text: string, size: number, room: number): string[] {
  if (widthOf(text, size) <= room) return [text];
  const breaks = [...text.matchAll(/[\s-]/g)].map((found) => found.index);
  if (!breaks.length) return [text];
  const middle = text.length / 2;
  const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [text.slice(0, text[at] === '-' ? at + 1 : at), text.slice(at + 1)];
}
