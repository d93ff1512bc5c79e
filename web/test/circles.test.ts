/** No file of the client needs itself by whatever way round: what it takes for its types alone counts too. Which folder
 * may know which is ESLint's to say (eslint.config.js). */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const ENDINGS = ['', '.ts', '/index.ts'];

/** The files of the client that a file names: TypeScript reads them off a component as well. */
function needs(file: string): string[] {
  const named = ts.preProcessFile(readFileSync(file, 'utf-8')).importedFiles.map(({ fileName }) => fileName);
  return named
    .filter((name) => name.startsWith('.'))
    .flatMap(
      (name) => ENDINGS.map((ending) => join(dirname(file), name + ending)).find((path) => known.has(path)) ?? [],
    );
}

/** A way from a file back to itself, along what is needed; empty where there is none. */
function circle(file: string, way: string[] = []): string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return [];
  for (const next of graph.get(file) ?? []) {
    const found = circle(next, [...way, file]);
    if (found.length) return found;
  }
  done.add(file);
  return [];
}

const known = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(SRC, name)),
);
const graph = new Map([...known].map((file) => [file, needs(file)]));
const done = new Set<string>();

test('what a page needs is read off its source', () => {
  expect(graph.get(join(SRC, 'core/parts/IconButton.svelte'))).toEqual([join(SRC, 'core/parts/Icon.svelte')]);
  expect(graph.get(join(SRC, 'core/table/moments.ts'))).toEqual([
    join(SRC, 'core/server/api.ts'),
    join(SRC, 'core/server/types.ts'),
  ]);
});

test('no file needs itself', () => {
  for (const file of graph.keys()) expect(circle(file).map((one) => one.slice(SRC.length + 1))).toEqual([]);
});
