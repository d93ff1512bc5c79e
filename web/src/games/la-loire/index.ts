/** La Loire on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game-ui';
import { narrow } from '../../core/screen';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import { effects } from './effects';
import { layoutFor } from './layout';
import { passes } from './model';
import Panel from './Panel.svelte';
import PlayerHeld from './PlayerHeld.svelte';
import { asks, printed, unknown } from './question';
import Sign from './Sign.svelte';
import { trays } from './trays';
import type { View } from './view';
import { turnOf } from './words';

export const game: GameUi<View> = {
  Board,
  Panel,
  Held: PlayerHeld,
  Brief,
  trays,
  standing: 1600,
  happensAt: ['place', 'city'],
  passes,
  endings: ['triggered'],
  echoes: {
    build: 'built',
    buy: 'bought',
    'buy-two-wood': 'bought',
    circus: 'circus',
    deliver: 'delivered',
    hire: 'hired',
    keep: 'got-message',
    leave: 'left',
    message: 'paid-message',
    palace: 'palace',
    sell: 'sold',
    ship: 'shipped',
    station: 'station',
  },
  effects,
  asks,
  stays: ['buy-two-wood'],
  unknown,
  printed,
  Sign,
  when: turnOf,
  counts: { event: 'began', value: 'turn', text: (turn, say) => say('board-turn', { turn }) },
  voice: 'harp',
  Finale,
  aspect: (shape) => {
    const [width, height] = layoutFor(narrow.current, shape).page;
    return width / height;
  },
};
