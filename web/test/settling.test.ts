/** What a choice brings that is looked up beyond the way out which must follow it. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameUi } from '../src/core/game-ui';
import type { Offer } from '../src/core/offers';
import { settings } from '../src/core/settings.svelte';
import { gesture, preview, setTable, withTexts } from './table';

beforeEach(withTexts);

/** A toy whose rats collect nothing before one leaves, which ends the turn. */
function set() {
  const made = setTable({ gestures: [gesture([0, 3], 'space:1'), gesture([6], '', { ends_turn: true })] });
  const settles = ({ steps, preview: known }: Offer) => (steps[0]?.verb === 'rat' && !known?.points ? 'leave' : null);
  made.table.ui = { settles } as unknown as GameUi;
  const asked: unknown[] = [];
  made.table.connection.ask = (question) => {
    asked.push(question);
    const told = (seat: number, name: string) => ({ ply: 4, seat, name, values: {}, reveals: false });
    const events = [told(0, 'moved'), told(1, 'turn')];
    return Promise.resolve({
      v: 1,
      type: 'preview',
      preview: preview({ points: 2, ends_turn: true, events }),
    } as never);
  };
  return { ...made, asked };
}

it('tells what is known by now of what the pointer rests on', async () => {
  const { table, asked } = set();
  const { choices } = table;
  choices.consider(choices.offers.slice(0, 1));
  expect(choices.considered[0]?.preview?.points).toBe(0);
  choices.lookBeyond();
  await vi.waitFor(() => expect(choices.considered[0]?.preview?.points).toBe(2));
  expect(asked[0]).toMatchObject({ actions: [0, 3, 6] });
});

it('asks for no yes where another choice follows before the turn ends', async () => {
  settings.confirm = true;
  const { table, sent } = set();
  const { choices } = table;
  choices.lookBeyond();
  await vi.waitFor(() => expect(choices.offers[0]?.preview).toMatchObject({ points: 2, ends_turn: false }));
  expect(choices.offers[0]?.preview?.events.map(({ name }) => name)).toEqual(['moved']); // the next turn is not begun
  choices.pickTarget('space:1');
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'act', actions: [0, 3] }]));
  expect(choices.staged).toBeNull();
});
