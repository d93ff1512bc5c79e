/** Where things lie on the page: a wide layout drawn for the shape of the stage, and a tall one for phones where the
 * river runs down. */
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
  /** Where a card is held up for reading: the middle of the valley. */
  middle: Point;
}

const WIDE: Layout = {
  name: 'wide',
  page: [1600, 1064],
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
  title: [84, 866],
  rose: [628, 962],
  plots: [
    [1.2, 150],
    [0.9, 250],
  ],
  nudge: {
    18: [-46, -6],
    17: [6, 0],
    8: [14, 2],
    19: [-22, 0],
    15: [-20, 0],
    13: [8, 4],
    4: [-8, 0],
    5: [6, 0],
    9: [-8, 0],
  },
  middle: [800, 540],
};

const TALL: Layout = {
  name: 'tall',
  page: [780, 1892],
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
  middle: [390, 940],
};

const SHAPE = WIDE.page[0] / WIDE.page[1];
/** How much the page may be drawn out in either direction before the valley looks empty. */
const WIDEST = 1.18;
const HIGHEST = 1.15;
/** The page grows in steps: a window that is being resized is not drawn anew at every pixel. */
const STEP = 0.03;

/** The wide page drawn out to the right or downwards: what lies in the valley moves apart, nothing changes its size. */
function drawnOut(right: number, down: number): Layout {
  const apart = ([x, y]: Point): Point => [Math.round(x * right), Math.round(y * down)];
  const [width, height] = apart([...WIDE.page]);
  const [east, south] = [width - WIDE.page[0], height - WIDE.page[1]];
  const { nantes, orleans } = WIDE.palaces;
  const [x, y, scale] = WIDE.market;
  return {
    ...WIDE,
    page: [width, height],
    map: apart([...WIDE.map]),
    river: WIDE.river.map(apart),
    north: WIDE.north.map(apart),
    cities: { nantes: apart(WIDE.cities.nantes), orleans: apart(WIDE.cities.orleans) },
    palaces: {
      nantes: [nantes[0], Math.round(nantes[1] * down), nantes[2]],
      orleans: [orleans[0] + east, Math.round(orleans[1] * down), orleans[2]],
    },
    track: [Math.round(WIDE.track[0] * right), Math.round(WIDE.track[1] * right)],
    market: [x + east, y, scale],
    title: [WIDE.title[0], WIDE.title[1] + south],
    rose: [Math.round(WIDE.rose[0] * right), WIDE.rose[1] + south],
    middle: apart(WIDE.middle),
  };
}

/** The smallest lettering of the map, how large it is read on a small screen, and what a finger needs there, in pixels. */
const [LEAST, READ, FINGER] = [20, 12, 44];
/** How wide the page is there, in pixels, and how large what is tapped on it has to be, in its own units. */
export const tappedWidth = ({ page: [width] }: Layout): number => (width * READ) / LEAST;
export const TAPPED = (FINGER * LEAST) / READ;

const drawn = new Map<string, Layout>();

/** The page for a stage of this shape, as far as the valley can follow it. */
export function layoutFor(narrow: boolean, shape: number): Layout {
  if (narrow) return TALL;
  const step = (stretch: number, most: number): number =>
    1 + STEP * Math.floor((Math.max(1, Math.min(most, stretch)) - 1) / STEP + 1e-6);
  const [right, down] = [step(shape / SHAPE, WIDEST), step(SHAPE / shape, HIGHEST)];
  const key = `${right} ${down}`;
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = right === 1 && down === 1 ? WIDE : drawnOut(right, down)));
  return found;
}

export const LAYOUTS = { wide: WIDE, tall: TALL } as const;
