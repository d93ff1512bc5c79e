/** Río de la Plata on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game/game-ui';
import { narrow } from '../../core/device/screen';
import Board from './Board.svelte';
import type { Values } from './box';
import Brief from './Brief.svelte';
import BuildingPrices from './BuildingPrices.svelte';
import Boat from './icons/Boat.svelte';
import Hammer from './icons/Hammer.svelte';
import House from './icons/House.svelte';
import Person from './icons/Person.svelte';
import Shield from './icons/Shield.svelte';
import { aspectOf } from './layout';
import Order from './Order.svelte';
import Panel from './Panel.svelte';
import PlayerHeld from './PlayerHeld.svelte';
import People from './People.svelte';
import { asks, called, printed, unknown } from './question';
import ShipPapers from './ShipPapers.svelte';
import Sign from './Sign.svelte';
import Threat from './Threat.svelte';
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
      Icon: Hammer,
      Content: Works,
      holds: beginning(/^(ladder|column|slot):|^area:(agriculture|crafts)$/),
    },
    { id: 'people', Icon: Person, Content: People, holds: beginning(/^character:/) },
    { id: 'prices', Icon: House, Content: BuildingPrices, holds: () => false },
    { id: 'ship', Icon: Boat, Content: ShipPapers, holds: () => false },
    {
      id: 'enemies',
      Icon: Shield,
      Content: Threat,
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
