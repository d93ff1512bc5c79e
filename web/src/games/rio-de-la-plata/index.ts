/** Río de la Plata on screen. */
import type { GameUi } from '../../core/game-ui';
import Board from './Board.svelte';
import type { Values } from './box';
import { PAGES } from './layout';
import Panel from './Panel.svelte';
import type { View } from './view';

const { wide, tall } = PAGES;
export const game: GameUi<View, Values> = {
  Board,
  Panel,
  aspect: wide.width / wide.height,
  aspectNarrow: tall.width / tall.height,
};
