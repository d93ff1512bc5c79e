/** Río de la Plata on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game/game-ui';
import { narrow } from '../../core/device/screen';
import Board from './Board.svelte';
import type { Values } from './box';
import Brief from './Brief.svelte';
import { counted } from './counted';
import { aspectOf, tappedWidth } from './layout';
import Order from './Order.svelte';
import Panel from './Panel.svelte';
import PlayerReadingCard from './PlayerReadingCard.svelte';
import { asks, barred, called, printed, tells, unknown, useful, warns } from './question';
import Sign from './Sign.svelte';
import TradePanel from './TradePanel.svelte';
import { noOffers } from './trade';
import { trays } from './trays';
import type { View } from './view';

export const game: GameUi<View, Values> = {
  Board,
  Panel,
  ReadingCard: PlayerReadingCard,
  Brief,
  Order,
  standing: 1200,
  trays,
  when: (view, say) => say('board-when', { year: String(view.year), phase: say(`phase-${view.phase}`) }),
  composer: {
    id: 'trade',
    Content: TradePanel,
    takes: ['trade', 'give', 'want'],
    has: ['send-offer', 'accept', 'reject'],
    opens: ['draft', 'answer'],
    closed: noOffers,
  },
  question: { asks, barred, called, unknown, printed, tells, useful, warns },
  Sign,
  counted: { Picture: Board, places: counted, wide: true },
  voice: 'guitar',
  Finale,
  aspect: (shape) => aspectOf(narrow.current, shape),
  tapped: (shape) => tappedWidth(narrow.current, shape),
};
