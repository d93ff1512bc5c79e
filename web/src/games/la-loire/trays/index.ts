/** What stands beside the valley: lists of what one can hire, buy and build, of prices, and of the letters under way. */
import type { Tray } from '../../../core/game/game-ui';
import type { View } from '../view';
import Letters from './Letters.svelte';
import LettersIcon from './LettersIcon.svelte';
import Market from './Market.svelte';
import MarketIcon from './MarketIcon.svelte';
import People from './People.svelte';
import PeopleIcon from './PeopleIcon.svelte';
import Supply from './Supply.svelte';
import SupplyIcon from './SupplyIcon.svelte';

export const trays: readonly Tray<View>[] = [
  { id: 'people', Icon: PeopleIcon, Content: People, holds: (target) => target.startsWith('character:') },
  {
    id: 'supply',
    Icon: SupplyIcon,
    Content: Supply,
    holds: (target) => /^(deck|good|build):/.test(target),
    // A village shows what it sells.
    alsoShown: (target, view) => target.startsWith('good:') && view.phase === 'merchant-village',
  },
  // Nothing is chosen here: the tiles themselves lie on the board.
  { id: 'market', Icon: MarketIcon, Content: Market, holds: () => false },
  {
    id: 'letters',
    Icon: LettersIcon,
    Content: Letters,
    // A card of a deck that somebody looks through lies over the board.
    holds: (target, view) => view.messages.some(({ id, where }) => where === 'held' && target === `message:${id}`),
    // One's own lie on one's card.
    alsoShown: () => true,
  },
];
