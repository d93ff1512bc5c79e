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
