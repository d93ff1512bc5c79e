/** The spaces of the path: every colour has an outline and a pattern of its own. */
import { circle, cog, each, ellipse, line, path, place, range, type Point } from './pen';
import { TRACK } from './icons';

/** Outlines, for the tile itself and for the ring around one that can be chosen. */
export const OUTLINE: Record<string, string> = {
  yellow: 'M50 0A50 41 0 1 1-50 0A50 41 0 1 1 50 0Z',
  green: 'M-51 0L-29-40H29L51 0L29 40H-29Z',
  orange: 'M-47-40H47V40H-47Z',
  blue: cog(14, [50, 42], [43, 35]),
  white: 'M0-35C13-46 47-45 49-12C51 20 26 44 0 38C-26 44-51 20-49-12C-47-45-13-46 0-35Z',
  start: 'M56 2A56 34 0 1 1-56 2A56 34 0 1 1 56 2Z',
  launchpad: 'M68 4A68 40 0 1 1-68 4A68 40 0 1 1 68 4Z',
};

/** The tile's top and the side one sees of it. */
const PAINT: Record<string, readonly [string, string]> = {
  yellow: ['#ffc928', '#c97f06'],
  green: ['#7ed63a', '#3b8a1b'],
  orange: ['#ff8330', '#b3430a'],
  blue: ['#3f8cff', '#1a44b8'],
  white: ['#f7f4ff', '#9d97c9'],
};
const COLOURS = Object.keys(PAINT);

const HOLES: readonly (readonly [number, number, number, number])[] = [
  [-36, 10, 7, 6],
  [-20, 30, 9, 5],
  [30, 24, 9, 6],
  [40, -6, 5, 6],
  [6, -35, 7, 3],
  [-34, -17, 5, 4],
  [6, 36, 5, 3],
];
const PIPS: readonly Point[] = [
  [-38, -16],
  [-40, 0],
  [-36, 14],
  [-26, 26],
  [-12, 32],
  [2, 31],
  [16, 32],
  [28, 25],
  [38, 12],
  [41, -2],
  [38, -17],
  [-28, -31],
  [28, -31],
];

function ray(at: number): string {
  const angle = (at * Math.PI) / 7;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  return `M${Math.round(28 * x)} ${Math.round(23 * y)}L${Math.round(41 * x)} ${Math.round(34 * y)}`;
}

const PATTERN: Record<string, string> = {
  yellow: each(HOLES, ([x, y, rx, ry]) => ellipse(x, y, rx, ry, '#eba50c', 0)),
  green: line('M-44 8L-14-38M-38 20L0-38M-30 34L-24 25M44-8L14 38M38-20L0 38M30-34L24-25', '#a6ee62', 6),
  orange:
    line('M-45-24H45M-45 25H45', '#c95512') +
    each([-39, 39], (x) => each([-32, 32], (y) => circle(x, y, 3, '#7a2b05', 0))) +
    line('M-30-32h12M6 32h22M20-32h8', '#c95512', 2.5),
  blue: line(each(range(14), ray), '#9cc6ff', 4),
  white: each(PIPS, ([x, y]) => circle(x, y, 2.6, '#c9c2ee', 0)),
};

function tile(colour: string): string {
  const [top, side] = PAINT[colour] as readonly [string, string];
  const shine = colour === 'white' ? 0.8 : colour === 'yellow' ? 0.5 : 0.36;
  const outline = OUTLINE[colour] as string;
  return (
    place(path(outline, side, 5), 0, 11) +
    path(outline, top, 5) +
    PATTERN[colour] +
    ellipse(0, -7, 39, 26, '#fff', 0, { 'fill-opacity': shine }) +
    line('M-34-22Q-28-31-16-34', '#fff', 4, { cap: 'round', 'stroke-opacity': 0.8 })
  );
}

function start(): string {
  return (
    ellipse(0, 12, 56, 34, '#7a5638', 5) +
    ellipse(0, 2, 56, 34, '#c9a27a', 5) +
    ellipse(0, 2, 42, 24, 'none', 3, { dash: '7 6' }) +
    line('M-20 2h30M0-10l14 12-14 12', '#150b30', 7, { cap: 'round' })
  );
}

function launchpad(): string {
  const slice = (colour: string, at: number): string => {
    const corner = (turn: number): string => {
      const angle = ((72 * turn - 90) * Math.PI) / 180;
      return `${Math.round(60 * Math.cos(angle))} ${Math.round(2 + 34 * Math.sin(angle))}`;
    };
    return path(`M0 2L${corner(at)}A60 34 0 0 1 ${corner(at + 1)}Z`, PAINT[colour]?.[0] ?? '#fff', 3.5);
  };
  return (
    ellipse(0, 14, 68, 40, '#6f6a8c', 5) +
    ellipse(0, 2, 68, 40, '#f4efe2', 5) +
    each(COLOURS, slice) +
    ellipse(0, 2, 30, 19, '#fff', 3.5) +
    place(TRACK['rocket'] as string, 0, -1, 0.82)
  );
}

export const TILE: Record<string, string> = {
  ...Object.fromEntries(COLOURS.map((colour) => [colour, tile(colour)])),
  start: start(),
  launchpad: launchpad(),
};

/** Where one to four icons lie on the upper part of a tile: x, y, scale. */
export const ICON_SPOTS: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, -9, 1.16]],
  [
    [-21, -10, 0.92],
    [21, -10, 0.92],
  ],
  [
    [0, -20, 0.7],
    [-26, -2, 0.7],
    [26, -2, 0.7],
  ],
  [
    [-18, -22, 0.63],
    [18, -22, 0.63],
    [-19, 5, 0.63],
    [19, 5, 0.63],
  ],
];
