/** La Loire on screen. */
import Finale from './Finale.svelte';
import type { GameUi } from '../../core/game/game-ui';
import { narrow } from '../../core/device/screen';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import { counted } from './counted';
import { layoutFor, tappedWidth } from './layout';
import { passes } from './model';
import Panel from './Panel.svelte';
import PlayerReadingCard from './PlayerReadingCard.svelte';
import { asks, barred, called, printed, tells, unknown, warns } from './question';
import Sign from './Sign.svelte';
import { trays } from './trays';
import type { View } from './view';
import { turnOf } from './words';

export const game: GameUi<View> = {
  Board,
  Panel,
  ReadingCard: PlayerReadingCard,
  Brief,
  trays,
  standing: 1600,
  passes,
  question: { asks, barred, called, unknown, printed, tells, warns },
  Sign,
  when: turnOf,
  counted: { Picture: Board, places: counted, wide: true },
  voice: 'harp',
  Finale,
  aspect: (shape) => {
    const [width, height] = layoutFor(narrow.current, shape).page;
    return width / height;
  },
  tapped: (shape) => tappedWidth(layoutFor(narrow.current, shape)),
};
