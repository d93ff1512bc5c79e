/** Río de la Plata on screen. */
import type { GameUi } from '../../core/game-ui';
import Board from './Board.svelte';
import { LAYOUTS } from './layout';
import Panel from './Panel.svelte';
import type { View } from './view';

const { wide, tall } = LAYOUTS;
export const game: GameUi<View> = {
  Board,
  Panel,
  aspect: wide.width / wide.height,
  aspectNarrow: tall.width / tall.height,
};
