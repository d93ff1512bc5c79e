/** What a game puts together in a panel of its own, and pieces that are placed one by one. */
import { tick } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import type { GameUi } from '../../../src/core/game/game-ui';
import { ActionWords } from '../../../src/core/game/words';
import { setTable, withTexts } from '../../table';

beforeEach(withTexts);

/** A toy whose rats are chosen in a panel, and whose steps place something. */
function set(more: Parameters<typeof setTable>[0] = {}) {
  const made = setTable(more);
  made.table.ui = {
    composer: { id: 'rats', Content: null as never, takes: ['rat'], opens: [] },
  } as unknown as GameUi;
  if (made.table.details) made.table.details = { ...made.table.details, dealt: 'dealt' };
  return made;
}

it('makes one button of what the panel takes over, and opens it', () => {
  const { table, sent } = set();
  const { choices } = table;
  expect(choices.options.map((option) => option.key)).toEqual(['6']);
  expect(table.composing.option?.offers).toHaveLength(3);
  expect(table.composing.open).toBeNull();
  choices.pickTarget('space:1');
  expect(table.composing.open?.id).toBe('rats');
  expect(table.composing.option).toBeNull();
  expect(choices.options).toEqual([]); // what the panel is for is not asked beside it
  expect(table.composing.enteredAt).toEqual(['rat:0', 'space:1']);
  expect(sent).toEqual([]);
  choices.back();
  expect(table.composing.open).toBeNull();
});

it('keeps the button where nothing is left to open it for, and says why', () => {
  const { table } = set({ gestures: [], choices: [{ id: 6, verb: 'leave', values: {}, target: '', text: 'leave' }] });
  expect(table.composing.option).toBeNull();
  expect(table.composing.closed).toBeNull();
  const composer = { id: 'rats', Content: null, takes: ['rat'], opens: [], closed: () => 'All have run.' };
  table.ui = { composer } as never;
  expect(table.composing.closed).toBe('All have run.');
});

it('stays open where the question is about nothing else', () => {
  const { table } = set();
  table.ui = { ...table.ui, composer: { id: 'rats', Content: null, takes: ['rat'], opens: ['walk'] } } as never;
  expect(table.composing.open?.id).toBe('rats');
  expect(table.choices.options.map((option) => option.key)).toEqual(['6']);
});

it('leaves to the panel what it has a button for', () => {
  const { table } = set();
  const composer = { id: 'rats', Content: null, takes: ['rat'], has: ['leave'], opens: ['walk'] };
  table.ui = { composer } as never;
  expect(table.choices.options).toEqual([]);
  expect(table.choices.wayOut).toBeUndefined();
  table.ui = { composer: { ...composer, opens: [] } } as never;
  expect(table.choices.wayOut?.key).toBe('6'); // it is closed
});

it('sends all steps of a panel at once', async () => {
  const { table, sent } = set();
  await table.moves.sendAll([0, 3]);
  expect(sent).toMatchObject([{ type: 'act', version: 4, actions: [0, 3] }]);
});

it('takes back one of several placed and does the others again', async () => {
  const view = { dealt: { sign: 'rat', left: 3, spread: [] } };
  const { table, sent } = set({ undo: { to: 3 } as never, gestures: [], view });
  const place = async (action: number, target: string) => {
    await table.moves.deliver([action], target);
    const before = table.state;
    if (before) table.state = { ...before, ply: before.ply + 1, version: before.version + 1 };
    await tick();
  };
  await place(3, 'space:1');
  await place(4, 'space:2');
  await place(5, 'space:3');
  expect(table.dealer.placed.map((one) => one.name)).toEqual([1, 2, 3].map((space) => `To space ${space}`));
  sent.length = 0;
  await table.moves.takeBack(table.dealer.placed[1] as never);
  expect(sent).toMatchObject([
    { type: 'undo', to: 4 },
    { type: 'act', version: 5, actions: [5] },
  ]);
  const before = table.state;
  if (before) table.state = { ...before, ply: 5 };
  expect(table.dealer.placed.map((one) => [one.ply, one.name])).toEqual([
    [3, 'To space 1'],
    [4, 'To space 3'],
  ]);
});

it('spreads what is left over the places the view says', () => {
  const go = (space: number) => ({ id: 2 + space, verb: 'go', values: { space }, target: `space:${space}`, text: '' });
  const view = { dealt: { sign: 'rat', left: 3, spread: ['space:2', 'space:1', 'space:2'] } };
  const { table } = set({ gestures: [], choices: [1, 2].map(go), view });
  expect(table.dealer.now?.left).toBe(3);
  expect(table.dealer.rest).toEqual([4, 3, 4]);
});

it('knows the number of an action', () => {
  const words = new ActionWords([
    { name: 'build', first: 10, parameters: { what: ['hut', 'house'], cell: ['A1', 'A2', 'A3'] } },
    { name: 'end', first: 16, parameters: {} },
  ] as never);
  expect(words.id('build', { what: 'house', cell: 'A2' })).toBe(14);
  expect(words.id('end')).toBe(16);
  expect(words.id('build', { what: 'tower', cell: 'A2' })).toBeNull();
});
