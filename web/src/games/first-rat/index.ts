/** First Rat on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game-ui';
import Board from './Board.svelte';
import type { Values } from './box';
import Brief from './Brief.svelte';
import { aspectFor } from './layout';
import Library from './Library.svelte';
import { passes, rivalOf } from './model';
import Panel from './Panel.svelte';
import PlayerHeld from './PlayerHeld.svelte';
import { asks, called, forced, heading, printed, settles, unknown } from './question';
import RocketTray from './RocketTray.svelte';
import Shops from './Shops.svelte';
import Sign from './Sign.svelte';
import { effectsOf } from './signs';
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
  endings: ['eighth-marker', 'last-rat'],
  passes,
  walks: { burrowed: { along: 'node', from: 'r' } },
  counted: ['collected', 'pipe-cheese', 'shortcut-paid'],
  echoes: {
    award: 'award-taken',
    build: 'built',
    buy: 'bought',
    comic: 'comic-taken',
    donate: 'donated',
    drink: 'drank',
    raise: 'raised',
    turn: 'burrowed',
  },
  effects: effectsOf,
  ownPoints: true,
  asks,
  stays: ['award', 'raise', 'donate', 'drink', 'light-first', 'burrow-first'],
  unknown,
  printed,
  settles,
  heading,
  called,
  forced,
  Sign,
  when: (view, say) => say('show-round', { round: view.round }),
  counts: { event: 'round-began', value: 'round', text: (round, say) => say('show-round', { round }) },
  rival: rivalOf,
  rivalPoints: 'greg.points',
  ofRival: (told) => told.name.startsWith('greg-'),
  voice: 'tin',
  Finale,
  aspect: aspectFor,
};
