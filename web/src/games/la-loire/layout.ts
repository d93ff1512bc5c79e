/** Where things lie on the page: one wide layout, and a tall one for phones where the river runs down. */
import type { Point } from './art/pen';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  name: 'wide' | 'tall';
  /** The whole page. */
  page: readonly [number, number];
  /** The valley on it, from the page's upper left corner: a half-turn maps each road onto the other. */
  map: readonly [number, number];
  riverWidth: number;
  river: readonly Point[];
  /** The north road from Nantes to Orléans, with points on the way that are no stops. */
  north: readonly Point[];
  way: readonly number[];
  /** Half length of the oval a village has on the road. */
  oval: number;
  /** Towns stand this far beside the road; without it they stand above and below. */
  beside: number;
  /** Largest scale of a town's drawing. */
  town: number;
  cities: Record<'nantes' | 'orleans', Point>;
  palaces: Record<'nantes' | 'orleans', readonly [number, number, number]>;
  palaceColumns: number;
  /** Space of the river before its first and after its last space. */
  track: readonly [number, number];
  /** Where the flag of an end space stands. */
  flag: Point;
  market: readonly [number, number, number];
  title: Point;
  rose: Point;
  /** Scales of the fields tried on free land. */
  plots: readonly (readonly [number, number])[];
  /** Small moves of towns, by place. */
  nudge: Record<number, Point>;
  /** Under the valley: what can be bought, and the messages under way. */
  decks: Box;
  goods: Box;
  buildings: Box;
  messages: Box;
  /** The roll of characters. */
  roll: Box & { columns: number };
  /** Where a card is held up for reading: the middle of the valley. */
  middle: Point;
}

const BORDER = 48;

const WIDE: Layout = {
  name: 'wide',
  page: [1938, 1222],
  map: [1600, 1080],
  riverWidth: 50,
  river: [
    [20, 262],
    [120, 262],
    [225, 264],
    [330, 298],
    [430, 386],
    [555, 436],
    [680, 446],
    [800, 540],
    [920, 634],
    [1045, 644],
    [1170, 694],
    [1270, 782],
    [1375, 816],
    [1480, 818],
    [1594, 818],
  ],
  north: [
    [266, 208],
    [378, 224],
    [522, 300],
    [672, 238],
    [808, 318],
    [955, 356],
    [1088, 438],
    [1226, 374],
    [1352, 438],
    [1314, 526],
    [1446, 598],
    [1396, 704],
    [1334, 772],
  ],
  way: [9, 11],
  oval: 54,
  beside: 0,
  town: 1.28,
  cities: { nantes: [162, 176], orleans: [1434, 984] },
  palaces: { nantes: [62, 312, 1], orleans: [1434, 650, 1] },
  palaceColumns: 2,
  track: [338, 352],
  flag: [15, -15],
  market: [988, 74, 1.1],
  title: [84, 884],
  rose: [628, 962],
  plots: [
    [1.2, 150],
    [0.9, 250],
  ],
  nudge: {
    18: [-46, -6],
    17: [6, 0],
    8: [14, 2],
    19: [-6, 0],
    15: [-20, 0],
    13: [8, 4],
    4: [-8, 0],
    5: [6, 0],
    9: [-8, 0],
  },
  decks: { x: 66, y: 1052, width: 280, height: 112 },
  goods: { x: 362, y: 1052, width: 336, height: 112 },
  buildings: { x: 714, y: 1052, width: 316, height: 112 },
  messages: { x: 1046, y: 1052, width: 532, height: 112 },
  roll: { x: 1598, y: 60, width: 286, height: 1104, columns: 1 },
  middle: [800, 540],
};

const TALL: Layout = {
  name: 'tall',
  page: [780, 3232],
  map: [780, 1880],
  riverWidth: 51,
  river: [
    [20, 436],
    [140, 436],
    [266, 438],
    [346, 476],
    [386, 570],
    [366, 690],
    [410, 810],
    [390, 940],
    [370, 1070],
    [414, 1190],
    [394, 1310],
    [434, 1404],
    [514, 1442],
    [640, 1444],
    [760, 1444],
  ],
  north: [
    [266, 380],
    [440, 368],
    ...Array.from({ length: 9 }, (_, i): Point => [514 + (i % 2) * 14 - 7, 406 + 114 * i]),
    [530, 1370],
    [514, 1396],
  ],
  way: [1, 11],
  oval: 42,
  beside: 124,
  town: 1.06,
  cities: { nantes: [165, 344], orleans: [615, 1648] },
  palaces: { nantes: [312, 258, 1.3], orleans: [196, 1560, 1.3] },
  palaceColumns: 4,
  track: [326, 326],
  flag: [-57, 8],
  market: [80, 76, 1.265],
  title: [80, 1694],
  rose: [650, 1772],
  plots: [
    [0.9, 100],
    [0.6, 500],
  ],
  nudge: { 9: [-6, 0], 13: [12, 0], 18: [6, 0] },
  decks: { x: 62, y: 1858, width: 292, height: 116 },
  goods: { x: 366, y: 1858, width: 352, height: 116 },
  buildings: { x: 62, y: 1988, width: 656, height: 112 },
  messages: { x: 62, y: 2114, width: 656, height: 302 },
  roll: { x: 62, y: 2430, width: 656, height: 740, columns: 3 },
  middle: [390, 940],
};

/** The page without the roll of characters, for games that have none. */
function withoutRoll(layout: Layout): Layout {
  const { x, y } = layout.roll;
  const page =
    layout.name === 'wide' ? ([layout.map[0], layout.page[1]] as const) : ([layout.page[0], y + BORDER] as const);
  const messages = {
    ...layout.messages,
    width: Math.min(layout.messages.width, page[0] - BORDER - 14 - layout.messages.x),
  };
  return { ...layout, page, messages, roll: { ...layout.roll, x, y, width: 0, height: 0 } };
}

export const LAYOUTS = { wide: WIDE, tall: TALL } as const;
const BARE = { wide: withoutRoll(WIDE), tall: withoutRoll(TALL) } as const;

export function layoutFor(narrow: boolean, characters: boolean): Layout {
  return (characters ? LAYOUTS : BARE)[narrow ? 'tall' : 'wide'];
}
