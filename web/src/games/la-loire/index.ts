/** La Loire on screen. */
import type { GameUi } from '../../core/game-ui';
import Board from './Board.svelte';
import { LAYOUTS } from './layout';
import Panel from './Panel.svelte';
import type { View } from './view';

const aspect = ([width, height]: readonly [number, number]): number => width / height;

export const game: GameUi<View> = {
  Board,
  Panel,
  aspect: aspect(LAYOUTS.wide.page),
  aspectNarrow: aspect(LAYOUTS.tall.page),
};
