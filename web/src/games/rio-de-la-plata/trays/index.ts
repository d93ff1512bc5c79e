/** What stands beside the town: great works and production, characters, prices, the ship, the enemies. */
import type { Tray } from '../../../core/game/game-ui';
import type { View } from '../view';
import Enemies from './Enemies.svelte';
import People from './People.svelte';
import Prices from './Prices.svelte';
import Ship from './Ship.svelte';
import Works from './Works.svelte';

const beginning = (pattern: RegExp) => (target: string) => pattern.test(target);

export const trays: readonly Tray<View>[] = [
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
  { id: 'prices', icon: 'M2.5 7.5 8 2.8l5.5 4.7M4 6.5v6.8h8V6.5', Content: Prices, holds: () => false },
  { id: 'ship', icon: 'M2.5 10.5h11l-1.8 3H4.3ZM8 10.5V2.5M8 3l4.2 5H8', Content: Ship, holds: () => false },
  {
    id: 'enemies',
    icon: 'M8 2.2 13 4v4.2c0 2.8-2 4.7-5 5.8-3-1.1-5-3-5-5.8V4Z',
    Content: Enemies,
    holds: beginning(/^enemy:/),
    wanted: (view) => view.fight !== null,
  },
];
