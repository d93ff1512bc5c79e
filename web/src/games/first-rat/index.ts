import type { GameUi } from '../../core/game-ui';
import Board from './Board.svelte';
import { aspectOf, layoutHere } from './layout';
import { rivalOf } from './model';
import Panel from './Panel.svelte';
import type { View } from './view';

export const game: GameUi<View> = {
  Board,
  Panel,
  rival: rivalOf,
  get aspect() {
    return aspectOf(layoutHere(false));
  },
};
