/** What a choice brings that is looked up beyond the way out which must follow it. */
import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../../src/core/device/settings.svelte';
import { gesture, preview, setTable, tell, told, withTexts } from '../../table';

beforeEach(withTexts);

const moved = told(4, 0, 'moved');
/** What the server says that a choice would bring. */
const foreseen = (more: Parameters<typeof preview>[0]) =>
  Promise.resolve({ v: 1, type: 'preview', preview: preview(more) } as never);

/** A toy whose rats collect nothing before one leaves, which ends the turn. */
function set() {
  const moves = gesture([0, 3], 'space:1', { events: [moved] });
  const digs = gesture([0, 4], 'space:2', { events: [moved, { ...moved, name: 'dug' }] });
  const made = setTable({ gestures: [moves, digs, gesture([6], '', { ends_turn: true })] });
  tell(made.table, { leave: { settles: ['moved', 'dug'] } });
  const asked: unknown[] = [];
  made.table.connection.ask = (question) => {
    asked.push(question);
    return foreseen({ points: 2, ends_turn: true, events: [moved, told(4, 1, 'turn')] });
  };
  return { ...made, asked };
}

it('tells what is known by now of what the pointer rests on', async () => {
  const { table, asked } = set();
  const { choices } = table;
  choices.consider(choices.offers.slice(0, 1));
  expect(choices.considered[0]?.preview?.points).toBe(0);
  table.previews.lookBeyond(table.choices.offers);
  await vi.waitFor(() => expect(choices.considered[0]?.preview?.points).toBe(2));
  expect(asked).toMatchObject([{ actions: [0, 3, 6] }]); // what is dug already need not be asked about
});

it('looks beyond several ways out, and leaves out those that are not there', async () => {
  const { table, asked } = set();
  tell(table, { go: { settles: ['moved', 'dug'] }, leave: { settles: ['moved', 'dug'] } });
  const ways = table.kinds.settling.map(({ first }) => first);
  expect(ways).toHaveLength(2);
  const ask = table.connection.ask;
  table.connection.ask = async (question) => {
    const answer = await ask(question);
    if ((question as unknown as { actions: number[] }).actions.includes(ways[0]!)) throw new Error('not legal');
    return answer;
  };
  table.previews.lookBeyond(table.choices.offers);
  await vi.waitFor(() => expect(table.choices.offers[0]?.preview?.points).toBe(2));
  expect(asked).toMatchObject([{ actions: [0, 3, ways[0]] }, { actions: [0, 3, ways[1]] }]);
});

it('asks for no yes where another choice follows before the turn ends', async () => {
  settings.confirm = true;
  const { table, sent } = set();
  const { choices } = table;
  table.previews.lookBeyond(table.choices.offers);
  await vi.waitFor(() => expect(choices.offers[0]?.preview).toMatchObject({ points: 2, ends_turn: false }));
  expect(choices.offers[0]?.preview?.events.map(({ name }) => name)).toEqual(['moved']); // the next turn is not begun
  choices.pickTarget('space:1');
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'act', actions: [0, 3] }]));
  expect(choices.staged).toBeNull();
});

it('asks for no yes where something is shown only after another choice', async () => {
  settings.confirm = true;
  const { table, sent } = set();
  const { choices } = table;
  table.connection.ask = () => foreseen({ points: null, reveals: true, events: [moved] });
  table.previews.lookBeyond(choices.offers);
  await vi.waitFor(() => expect(choices.offers[0]?.preview?.points).toBeNull());
  choices.pickTarget('space:1');
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'act', actions: [0, 3] }]));
});

it('asks no further about what was refused', async () => {
  settings.confirm = true;
  const { table } = set();
  const { choices } = table;
  await choices.choose(choices.offers[2]!);
  expect(choices.staged).not.toBeNull();
  table.connection.deliver = () => Promise.resolve(false);
  choices.confirm();
  await vi.waitFor(() => expect(choices.staged).toBeNull());
});
