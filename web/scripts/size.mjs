// What a first visit loads, compressed: the entry page with its scripts, styles and font, and each game's own part.
// tests/browser/test_sizes.py holds the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../src/riverrat/server/static/', import.meta.url);
const size = (name) => {
  const bytes = readFileSync(new URL(name, folder));
  return /\.(woff2|png)$/.test(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
const names = readdirSync(new URL('assets/', folder)).map((name) => `assets/${name}`);
const html = readFileSync(new URL('index.html', folder), 'utf-8');
const entry = ['index.html', ...names.filter((name) => html.includes(name) || name.includes('inter-latin-wght'))];
const total = (list) => list.reduce((sum, name) => sum + size(name), 0);
console.log(`entry    ${(total(entry) / 1000).toFixed(1)} kB in ${entry.length} files`);
for (const name of names.filter((one) => !entry.includes(one) && /\.(js|css)$/.test(one)))
  console.log(`${(size(name) / 1000).toFixed(1).padStart(7)} kB ${name}`);
