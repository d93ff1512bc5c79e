/** Río de la Plata on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game-ui';
import { narrow } from '../../core/screen';
import Board from './Board.svelte';
import type { Values } from './box';
import Brief from './Brief.svelte';
import BuildingPrices from './BuildingPrices.svelte';
import { captions, news, unsaid } from './chronicle';
import { effectsOf } from './effects';
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
import { dealing } from './placing';
import { alsoAt, asks, called, calledThen, printed, unknown } from './question';
import ShipPapers from './ShipPapers.svelte';
import Sign from './Sign.svelte';
import Threat from './Threat.svelte';
import TradePanel from './TradePanel.svelte';
import { noOffers } from './trade';
import { unused } from './unused';
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
  endings: ['game-ended'],
  when: (view, say) => say('board-when', { year: String(view.year), phase: say(`phase-${view.phase}`) }),
  counts: { event: 'year-began', value: 'year', text: String },
  captions,
  news,
  unsaid,
  composer: {
    id: 'trade',
    Content: TradePanel,
    takes: ['trade', 'give', 'want'],
    has: ['send-offer', 'accept', 'reject'],
    opens: ['draft', 'answer'],
    closed: noOffers,
  },
  dealing,
  effects: effectsOf,
  counted: ['paid'],
  echoes: {
    accept: 'offer-accepted',
    acquire: 'acquired',
    agree: 'agreed',
    apply: 'applied',
    build: 'built',
    buy: 'bought',
    contribute: 'contributed',
    craft: 'crafted',
    'drop-offer': 'offer-dropped',
    enter: 'entered',
    farm: 'farmed',
    load: 'loaded',
    'pay-departure': 'departure-paid',
    place: 'placed',
    produce: 'produced',
    recruit: 'recruited',
    refuse: 'refused',
    reject: 'offer-rejected',
    road: 'road-built',
    sell: 'sold',
    send: 'sent',
    'send-offer': 'offered',
    staff: 'staffed',
    stage: 'staged',
    wall: 'wall-built',
    withdraw: 'withdrew',
  },
  asks,
  called,
  calledThen,
  stays: [
    ...['farm', 'pay-departure', 'bonus-step', 'agree', 'accept', 'send-offer'],
    ...['first-commands', 'second-commands', 'arriving-on-top', 'standing-on-top'],
  ],
  givesUp: ['bonus-step'],
  repeats: ['load'],
  alsoAt,
  ofTable: ['ladder-paid', 'expedition-paid', 'order-changed'],
  unknown,
  leaves: (about, { steps }) => (steps[0]?.verb === 'end-effects' ? unused(about) : []),
  printed,
  Sign,
  voice: 'guitar',
  Finale,
  aspect: (shape) => aspectOf(narrow.current, shape),
};
