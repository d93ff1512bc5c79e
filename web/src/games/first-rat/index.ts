/** First Rat on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game/game-ui';
import Board from './Board.svelte';
import type { Values } from './box';
import Brief from './Brief.svelte';
import { aspectFor } from './layout';
import Library from './Library.svelte';
import { passes } from './model';
import Panel from './Panel.svelte';
import PlayerHeld from './PlayerHeld.svelte';
import { asks, called, printed, unknown } from './question';
import RocketTray from './RocketTray.svelte';
import Shops from './Shops.svelte';
import Sign from './Sign.svelte';
import LibraryTab from './tabs/Library.svelte';
import RocketTab from './tabs/Rocket.svelte';
import ShopsTab from './tabs/Shops.svelte';
import type { View } from './view';

export const game: GameUi<View, Values> = {
  Board,
  Panel,
  Held: PlayerHeld,
  Brief,
  trays: [
    { id: 'rocket', Icon: RocketTab, Content: RocketTray, holds: (target) => target.startsWith('track:') },
    { id: 'shops', Icon: ShopsTab, Content: Shops, holds: (target) => target.startsWith('item:') },
    { id: 'library', Icon: LibraryTab, Content: Library, holds: (target) => target.startsWith('comic:') },
  ],
  standing: 1200,
  passes,
  question: { asks, called, unknown, printed },
  Sign,
  when: (view, say) => say('show-round', { round: view.round }),
  voice: 'tin',
  Finale,
  aspect: aspectFor,
};
