/** La Loire on screen. */
import type { GameUi } from '../../core/game-ui';
import { narrow } from '../../core/screen';
import Board from './Board.svelte';
import { LAYOUTS } from './layout';
import Panel from './Panel.svelte';
import type { View } from './view';

export const game: GameUi<View> = {
  Board,
  Panel,
  aspect: () => {
    const [width, height] = (narrow.current ? LAYOUTS.tall : LAYOUTS.wide).page;
    return width / height;
  },
};
