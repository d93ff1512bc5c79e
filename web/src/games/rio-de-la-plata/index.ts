/** Río de la Plata on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game/game-ui';
import { narrow } from '../../core/device/screen';
import Board from './Board.svelte';
import type { Values } from './box';
import Brief from './Brief.svelte';
import BuildingPrices from './BuildingPrices.svelte';
import { aspectOf } from './layout';
import Order from './Order.svelte';
import Panel from './Panel.svelte';
import PlayerHeld from './PlayerHeld.svelte';
import People from './People.svelte';
import { asks, called, printed, unknown } from './question';
import ShipPapers from './ShipPapers.svelte';
import Sign from './Sign.svelte';
import EnemiesTray from './EnemiesTray.svelte';
import TradePanel from './TradePanel.svelte';
import { noOffers } from './trade';
import type { View } from './view';
import Works from './Works.svelte';

const beginning = (pattern: RegExp) => (target: string) => pattern.test(target);

export const game: GameUi<View, Values> = {
  Board,
  Panel,
  Held: PlayerHeld,
  Brief,
  Order,
  standing: 1200,
  trays: [
    {
      id: 'works',
      icon: 'M3 13 9.5 6.5M8 3.5l4.5 4.5M9.7 2.2l4 4-1.8 1.8-4-4Z',
      Content: Works,
      holds: beginning(/^(ladder|column|slot):|^area:(agriculture|crafts)$/),
    },
    {
      id: 'people',
      icon: 'M8 2.6a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4ZM2.9 14c.3-3 2.3-4.4 5.1-4.4s4.8 1.4 5.1 4.4',
      Content: People,
      holds: beginning(/^character:/),
    },
    { id: 'prices', icon: 'M2.5 7.5 8 2.8l5.5 4.7M4 6.5v6.8h8V6.5', Content: BuildingPrices, holds: () => false },
    { id: 'ship', icon: 'M2.5 10.5h11l-1.8 3H4.3ZM8 10.5V2.5M8 3l4.2 5H8', Content: ShipPapers, holds: () => false },
    {
      id: 'enemies',
      icon: 'M8 2.2 13 4v4.2c0 2.8-2 4.7-5 5.8-3-1.1-5-3-5-5.8V4Z',
      Content: EnemiesTray,
      holds: beginning(/^enemy:/),
      wanted: (view) => view.fight !== null,
    },
  ],
  when: (view, say) => say('board-when', { year: String(view.year), phase: say(`phase-${view.phase}`) }),
  composer: {
    id: 'trade',
    Content: TradePanel,
    takes: ['trade', 'give', 'want'],
    has: ['send-offer', 'accept', 'reject'],
    opens: ['draft', 'answer'],
    closed: noOffers,
  },
  question: { asks, called, unknown, printed },
  Sign,
  voice: 'guitar',
  Finale,
  aspect: (shape) => aspectOf(narrow.current, shape),
};
