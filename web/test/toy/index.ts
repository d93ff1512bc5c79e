/** Cheese Run on screen. */
import type { GameUi } from '../../src/core/game/game-ui';
import Board from './Board.svelte';
import type { Values } from './box';
import { HEIGHT, WIDTH } from './layout';
import Panel from './Panel.svelte';
import type { View } from './view';

export const game: GameUi<View, Values> = {
  Board,
  Panel,
  aspect: () => WIDTH / HEIGHT,
};
