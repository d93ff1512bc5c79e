/** A way out that is taken again by itself whenever the same is asked; what is asked about in any case; and the wait for
 * what a choice would bring. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lasting } from '../../../src/core/play/question/lasting';
import { settings } from '../../../src/core/device/settings.svelte';
import { gesture, preview, setTable, state, tell, told, withTexts } from '../../table';

beforeEach(withTexts);
afterEach(() => void vi.useRealTimers());

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
  table.take(state({ version: 7, ply: 6, guide: { ...guide, steps: [], ways: [], presses: '', at: 0 } }));
  expect(table.choices.holdable).toBeUndefined();
});

it('what brings the end of the game is asked about even for who wants no questions', async () => {
  settings.confirm = false;
  const over = gesture([6], '', { ends_turn: true, events: [told(0, -1, 'game-over')] });
  const fought = gesture([0, 5], 'space:3', { events: [told(0, -1, 'fight-ended')] });
  const near = gesture([0, 3], 'space:1', { events: [told(0, 0, 'dug', { card: 'gem' })] });
  const { table, sent } = setTable({ gestures: [near, gesture([0, 4], 'space:2', { ends_turn: true }), fought, over] });
  tell(table, {}, { dug: { ends: true } });
  const why = async (key: string): Promise<string[]> => {
    table.choices.staged = null;
    await table.choices.choose(table.choices.offers.find((offer) => offer.key === key)!);
    const { staged } = table.choices;
    return staged ? lasting(table, staged, true).map(({ text }) => text) : [];
  };
  expect(await why('6')).toEqual(['This ends the game.']);
  expect(await why('0.3')).toEqual([expect.stringContaining('gem')]);
  expect(sent).toEqual([]);
  table.history.told = [...table.history.told, told(3, 1, 'dug', { card: 'gem' })];
  expect(await why('0.4')).toEqual(['The end of the game is near: this may be your last turn.']);
  expect(sent).toEqual([]);
  tell(table, {});
  expect(await why('0.4')).toEqual([]);
  table.connection.pending = false;
  expect(await why('0.5')).toEqual([]);
  expect(sent).toMatchObject([
    { type: 'act', actions: [0, 4] },
    { type: 'act', actions: [0, 5] },
  ]);
});

it('what waits for a yes has no button any more that a pointer could leave', async () => {
  settings.confirm = true;
  const { table } = setTable({ gestures: [gesture([6], '', { ends_turn: true, reveals: true })] });
  const leave = table.choices.offers.filter(({ key }) => key === '6');
  table.choices.consider(leave);
  await table.choices.choose(leave[0]!);
  expect(table.choices.staged).not.toBeNull();
  expect(table.choices.considered).toEqual([]);
});

it('asks about pieces still in hand even who wants no questions; a lesson has its own answer', () => {
  const asked = (guide: unknown): string[] => {
    const { table } = setTable({ view: { dealt: { sign: 'rat', left: 3, spread: [] } }, guide: guide as null });
    table.details = { ...table.details!, dealt: 'dealt' };
    const [out] = table.choices.wayOut!.offers;
    expect(table.choices.undone(out!)).toHaveLength(1);
    return table.choices.insists(out!) ? table.choices.undone(out!) : [];
  };
  expect(asked(null)).toEqual([expect.stringMatching(/^3 /)]);
  expect(asked({ steps: [], ways: [] })).toEqual([]);
});

it('says that what waited for a yes was not done where another place is chosen instead', async () => {
  settings.confirm = false;
  const { table, sent } = setTable();
  const [one, other] = table.choices.offers;
  const [out] = table.choices.wayOut!.offers;
  table.choices.staged = one!;
  await table.choices.choose(other!);
  expect(sent).toHaveLength(1);
  expect(table.connection.refusal).toBe(`Not done: ${one!.steps.map(({ text }) => text).join(' › ')}.`);
  table.connection.pending = false;
  table.choices.staged = out!;
  table.choices.pick([other!]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(table.connection.refusal).toBeNull();
});

/** A table that is asked what a choice would bring before it is sent; the answer comes when one lets it. */
function awaiting() {
  const { table, sent } = setTable();
  let answer = (): void => undefined;
  table.connection.ask = () =>
    new Promise((done) => (answer = () => done({ v: 1, type: 'preview', preview: preview() } as never)));
  const unknown = (at: number) => ({ ...table.choices.offers[at]!, preview: null });
  return { table, sent, unknown, answer: () => answer() };
}

it('sends once what it had to ask about, and looks slow meanwhile', async () => {
  vi.useFakeTimers();
  settings.confirm = false;
  const { table, sent, unknown, answer } = awaiting();
  const chosen = table.choices.choose(unknown(0));
  expect(table.connection.pending).toBe(true);
  await table.choices.choose(unknown(1)); // one after the other, as with an act that is on its way
  await table.choices.choose(table.choices.offers[1]!);
  expect(table.connection.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.connection.slow).toBe(true);
  expect(sent).toEqual([]);
  answer();
  await chosen;
  expect(sent).toMatchObject([{ type: 'act', version: 4, actions: [0, 3] }]);
  expect([table.connection.pending, table.connection.slow]).toEqual([false, false]);
});

it('drops a choice where the table moved on while it asked', async () => {
  settings.confirm = false;
  const { table, sent, unknown, answer } = awaiting();
  const chosen = table.choices.choose(unknown(0));
  table.take(state({ version: 5, ply: 4 }));
  answer();
  await chosen;
  expect(sent).toEqual([]);
  expect(table.choices.staged).toBeNull();
  expect(table.connection.pending).toBe(false);
});

it('leaves alone what was begun since the table moved on', async () => {
  settings.confirm = false;
  const { table, sent, unknown, answer } = awaiting();
  const chosen = table.choices.choose(unknown(0));
  table.take(state({ version: 5, ply: 4 }));
  let arrived = (): void => undefined;
  const other = table.connection.alone(new Promise<void>((done) => (arrived = done)));
  answer();
  await chosen;
  expect(sent).toEqual([]);
  expect(table.connection.pending).toBe(true);
  arrived();
  await other;
  expect(table.connection.pending).toBe(false);
});
