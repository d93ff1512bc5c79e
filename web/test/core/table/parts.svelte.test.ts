import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { partsOf } from '../../../src/core/table/parts.svelte';

it('whoever reads one part of a view looks again when that part is another', () => {
  const path = [1, 2];
  let view = $state.raw({ round: 1, path });
  const parts = partsOf(() => view, ['round', 'path']) as typeof view;
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(parts.round));
    $effect(() => void seen.push(parts.path));
  });
  flushSync();
  expect(seen).toEqual([1, path]);
  view = { round: 2, path };
  flushSync();
  expect(seen).toEqual([1, path, 2]);
  expect({ ...parts }).toEqual({ round: 2, path: [1, 2] });
  stop();
});
