/** A way out that is taken again by itself whenever the same is asked. */
import { beforeEach, expect, it, vi } from 'vitest';
import { setTable, state, tell, told, withTexts } from '../../table';

beforeEach(withTexts);

it('is held until something happens', async () => {
  const { table, sent } = setTable();
  expect(table.choices.holdable).toBeUndefined();
  tell(table, { leave: { holds: ['dug'] } });
  table.choices.hold();
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'act', version: 4, actions: [6] }]));
  const others = { you: [0, 1], seat: 1, ask: { step: 'walk', seat: 1 }, choices: [], gestures: [] };
  table.take(state({ version: 5, ply: 4, ...others }));
  table.take(state({ version: 6, ply: 5, events: [told(5, 1, 'moved')] }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ type: 'act', version: 6, actions: [6] });
  table.take(state({ version: 7, ply: 6, ...others }));
  table.take(state({ version: 8, ply: 7, events: [told(7, 1, 'dug')] }));
  table.take(state({ version: 9, ply: 8, ...others }));
  table.take(state({ version: 10, ply: 9 }));
  await Promise.resolve();
  expect(sent).toHaveLength(2);
});

it('is held no longer than one wants', async () => {
  const { table, sent } = setTable();
  tell(table, { leave: { holds: ['dug'] } });
  expect(table.choices.holding).toBe(false);
  table.choices.hold();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  table.take(
    state({ version: 5, ply: 4, you: [0, 1], seat: 1, ask: { step: 'walk', seat: 1 }, choices: [], gestures: [] }),
  );
  expect(table.choices.holding).toBe(true);
  table.choices.stopHolding();
  table.take(state({ version: 6, ply: 5 }));
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  expect(table.choices.holding).toBe(false);
});

it('is not held where something else is asked, nor in a lesson', async () => {
  const { table, sent } = setTable();
  tell(table, { leave: { holds: ['dug'] } });
  table.choices.hold();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  table.take(state({ version: 5, ply: 4, ask: { step: 'dig', seat: 0 } }));
  table.take(state({ version: 6, ply: 5 }));
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  const guide = { chapter: 'x/y', text: '', number: 1, chapters: 1, skips: false, next: null, free: {} };
  table.take(state({ version: 7, ply: 6, guide: { ...guide, steps: [], presses: '', at: 0 } }));
  expect(table.choices.holdable).toBeUndefined();
});
