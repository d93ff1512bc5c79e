/** Reads the part of TOML that board.toml uses, so that the picture is drawn from the same file as the rules.
 *
 * Sections, rows of tables, and keys whose values are numbers, texts, lists, or `{ value = ..., from = "..." }`, of which
 * only the value matters here.
 */
export type Value = number | string | boolean | Value[];
export interface Section {
  [key: string]: Value;
}
export interface Box {
  sections: Record<string, Section>;
  rows: Record<string, Section[]>;
}

export function readBox(text: string): Box {
  const box: Box = { sections: {}, rows: {} };
  let section: Section = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = bare(lines[at] ?? '');
    const row = /^\[\[(.+)\]\]$/.exec(line)?.[1];
    const table = /^\[([^[].*)\]$/.exec(line)?.[1];
    if (row) (box.rows[row] ??= []).push((section = {}));
    else if (table) section = box.sections[table] = {};
    else {
      const found = /^([\w-]+)\s*=\s*(.*)$/.exec(line);
      if (!found) continue;
      let value = found[2] ?? '';
      while (depth(value) > 0 && at + 1 < lines.length) value += bare(lines[++at] ?? '');
      section[found[1] as string] = read(value);
    }
  }
  return box;
}

/** A line without its comment. None of our texts holds a hash sign followed by anything we draw. */
function bare(line: string): string {
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === '#' && !quoted) return line.slice(0, at).trim();
  }
  return line.trim();
}

function depth(value: string): number {
  const outside = value.replace(/"[^"]*"/g, '');
  return (outside.match(/[[{]/g)?.length ?? 0) - (outside.match(/[\]}]/g)?.length ?? 0);
}

function read(value: string): Value {
  const inside = /^\{\s*value\s*=\s*(.*)\}$/.exec(value)?.[1];
  if (inside === undefined) return JSON.parse(value.replace(/,\s*\]/g, ']')) as Value;
  // The value ends where its brackets close: at the first comma outside of them.
  let open = 0;
  let quoted = false;
  for (let at = 0; at < inside.length; at++) {
    const letter = inside[at];
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '[') open += 1;
    else if (letter === ']') open -= 1;
    else if (letter === ',' && open === 0) return read(inside.slice(0, at).trim());
  }
  return read(inside.trim());
}
