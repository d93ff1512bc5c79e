import { expect, it } from 'vitest';
import { dealt, spoken } from '../../../src/core/game/deals';
import { Kinds } from '../../../src/core/game/kinds';
import type { Told } from '../../../src/core/server/types';
import { told } from '../../table';

const kinds = new Kinds({
  verbs: [],
  event_kinds: [
    { name: 'accepted', parameters: {}, answers: true },
    { name: 'handed', parameters: {}, brings: { '{item}': '-amount' }, hands: { '{item}': 'amount' } },
  ],
} as never);
const handed = (seat: number, player: number, item: string, amount: number): Told =>
  told(3, seat, 'handed', { player, item, amount });

it('a deal is told with who gives what for what', () => {
  const accepted = told(3, 1, 'accepted', { player: 0 });
  const all = [accepted, handed(0, 1, 'wood', 2), handed(1, 0, 'coin', 1), told(4, 0, 'handed', { player: 1 })];
  expect(dealt(accepted, all, kinds)).toEqual({ give: { wood: 2 }, want: { coin: 1 } });
  expect(spoken(all.slice(0, 3), kinds)).toEqual([accepted]);
});

it('what was handed over without a deal is said', () => {
  expect(spoken([handed(0, 1, 'wood', 1)], kinds)).toHaveLength(1);
  expect(dealt(told(2, 1, 'accepted', { player: 0 }), [], kinds)).toBeNull();
});
