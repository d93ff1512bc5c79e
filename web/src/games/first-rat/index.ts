/** First Rat on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game/game-ui';
import Board from './Board.svelte';
import type { Values } from './box';
import Brief from './Brief.svelte';
import CountedRocket from './CountedRocket.svelte';
import { aspectFor, tappedWidth } from './stage';
import Library from './Library.svelte';
import { passes } from './model';
import Panel from './Panel.svelte';
import PlayerReadingCard from './PlayerReadingCard.svelte';
import { along, asks, barred, called, printed, tells, unknown } from './question';
import RocketTray from './RocketTray.svelte';
import Shops from './Shops.svelte';
import Sign from './Sign.svelte';
import type { View } from './view';

export const game: GameUi<View, Values> = {
  Board,
  Panel,
  ReadingCard: PlayerReadingCard,
  Brief,
  trays: [
    {
      id: 'rocket',
      icon: 'M8 1.6c2.4 1.8 3.2 4.2 3.2 6.4v3.2H4.8v-3.2c0-2.2.8-4.6 3.2-6.4zM4.8 7.6 2.8 10v2.8l2-1.2M11.2 7.6l2 2.4v2.8l-2-1.2M6.8 14h2.4M8 5.5a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6',
      Content: RocketTray,
      holds: (target) => target === 'rocket' || target.startsWith('track:'),
    },
    {
      id: 'shops',
      icon: 'M2.4 6.4v6.8h11.2V6.4M2 6l1.2-3.6h9.6L14 6a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0zM6.4 13.2V9.6h3.2v3.6',
      Content: Shops,
      holds: (target) => target.startsWith('item:'),
    },
    {
      id: 'library',
      icon: 'M8 4.4C6.4 3.2 4.4 2.8 2 2.8V12c2.4 0 4.4.4 6 1.6 1.6-1.2 3.6-1.6 6-1.6V2.8c-2.4 0-4.4.4-6 1.6zM8 4.4v9.2',
      Content: Library,
      holds: (target) => target.startsWith('comic:'),
    },
  ],
  standing: 1200,
  passes,
  question: { asks, along, barred, called, unknown, printed, tells },
  Sign,
  when: (view, say) => say('show-round', { round: view.round }),
  counted: { Picture: CountedRocket, places: (line) => [`track:${line}`] },
  voice: 'tin',
  Finale,
  aspect: aspectFor,
  tapped: tappedWidth,
};
