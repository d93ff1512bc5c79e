/** Río de la Plata on screen. */
import type { GameUi } from '../../core/game-ui';
import { narrow } from '../../core/screen';
import Board from './Board.svelte';
import type { Values } from './box';
import { PAGES } from './layout';
import Panel from './Panel.svelte';
import type { View } from './view';

export const game: GameUi<View, Values> = {
  Board,
  Panel,
  aspect: () => {
    const { width, height } = narrow.current ? PAGES.tall : PAGES.wide;
    return width / height;
  },
};
