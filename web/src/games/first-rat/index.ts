import type { GameUi } from '../../core/game-ui';
import Board from './Board.svelte';
import { aspectOf, narrowLayout, wideLayout } from './layout';
import Panel from './Panel.svelte';
import type { View } from './view';

export const game: GameUi<View> = {
  Board,
  Panel,
  aspect: aspectOf(wideLayout(false)),
  aspectNarrow: aspectOf(narrowLayout(false)),
};
