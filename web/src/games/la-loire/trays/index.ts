/** What stands beside the valley: lists of what one can hire, buy and build, of prices, and of the letters under way. */
import type { Tray } from '../../../core/game/game-ui';
import type { View } from '../view';
import Letters from './Letters.svelte';
import Market from './Market.svelte';
import People from './People.svelte';
import Supply from './Supply.svelte';

export const trays: readonly Tray<View>[] = [
  {
    id: 'people',
    icon: 'M8 2.6a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4ZM2.9 14c.3-3 2.3-4.4 5.1-4.4s4.8 1.4 5.1 4.4',
    Content: People,
    holds: (target) => target.startsWith('character:'),
  },
  {
    id: 'supply',
    icon: 'm8 2.2 5.5 2.9v5.8L8 13.8l-5.5-2.9V5.1ZM2.7 5.2 8 8l5.3-2.8M8 8v5.6',
    Content: Supply,
    holds: (target) => /^(deck|good|build):/.test(target),
    // A village shows what it sells, one's own card what one can sell.
    alsoShown: (target, view) =>
      target.startsWith('good:') && (view.phase === 'merchant-village' || view.phase === 'merchant-city'),
  },
  // Nothing is chosen here: the tiles themselves lie on the board.
  {
    id: 'market',
    icon: 'M2.5 6.5 3.6 3h8.8l1.1 3.5M2.5 6.5h11M3.5 6.5v7h9v-7M6.5 13.5v-4h3v4',
    Content: Market,
    holds: () => false,
  },
  {
    id: 'letters',
    icon: 'M2.5 4h11v8.5h-11ZM2.7 4.3 8 8.8l5.3-4.5',
    Content: Letters,
    // A card of a deck that somebody looks through lies over the board.
    holds: (target, view) => view.messages.some(({ id, where }) => where === 'held' && target === `message:${id}`),
    // One's own lie on one's card.
    alsoShown: () => true,
  },
];
