/** Words inside the picture: SVG does not break lines, so we do. */

/** Widths as parts of the letter size, a little generous, so that no font in use runs over. */
function letterWidth(letter: string): number {
  if (/[ilj.,:;'’|!()[\]]/.test(letter)) return 0.29;
  if (/[ftrIJ \-–"“”„«»]/.test(letter)) return 0.36;
  if (/[mwMW@%—…]/.test(letter)) return 0.88;
  if (/[A-ZÄÖÜÉÈÀÇŒ&+×=]/.test(letter)) return 0.68;
  return 0.56;
}

export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += letterWidth(letter);
  return sum * size;
}

/** The text in lines no wider than `width`; what is too long for `most` lines ends with an ellipsis. */
export function wrap(text: string, width: number, size: number, most = 9): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1] ?? '';
  while (last && widthOf(`${last}…`, size) > width) last = last.slice(0, -1).trimEnd();
  kept[most - 1] = `${last}…`;
  return kept;
}
