/** First Rat on screen. */
import type { GameUi } from '../../core/game-ui';
import Board from './Board.svelte';
import type { Values } from './box';
import { aspectOf, layoutHere } from './layout';
import { rivalOf } from './model';
import Panel from './Panel.svelte';
import type { View } from './view';

export const game: GameUi<View, Values> = {
  Board,
  Panel,
  rival: rivalOf,
  aspect: () => aspectOf(layoutHere(false)),
};
