/** The colours of the illuminated page. Roofs are kept dull, so that the seats' colours stand out. */
import type { Colour } from '../../../core/game/game-ui';

export const INK = '#3a281b';
export const INK2 = '#7a5c3e';
export const CREAM = '#fbf3dd';
export const PARCHMENT = '#f1e2bf';
export const ROAD = '#ecd9ab';
export const STONE = '#cdb98e';
export const GOLD = '#c8932b';
export const GOLD_LIGHT = '#f3d27a';
export const GOLD_DARK = '#8a5e16';
export const LAPIS = '#24549c';
export const LAPIS_DARK = '#163765';
export const LAPIS_LIGHT = '#6f9fd0';
export const CRIMSON = '#a52a2e';
export const ROOFS = ['#b4694a', '#a85a40', '#c07f55', '#6d7d92', '#5d6c82', '#b9924c'] as const;
export const SLATES = ['#6d7d92', '#5d6c82'] as const;

/** Outline of small drawings. */
export const LINE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

/** On parchment the seats keep the same colours in both themes. */
const SEAT = ['#d55e00', '#56b4e9', '#009e73', '#e69f00', '#cc79a7'] as const;
const SHAPE = ['disc', 'square', 'triangle', 'diamond', 'star'] as const;

export function seatColour(colour: Colour): string {
  return SEAT[colour];
}

export function seatShape(colour: Colour): string {
  return SHAPE[colour];
}

/** Shield colour: its field, the colour of the charge on it, and the charge, so that no colour stands alone. */
export const SHIELDS: Record<string, readonly [string, string, string]> = {
  red: ['#b3242a', '#f6d36b', 'lion'],
  blue: ['#23509b', '#f6d36b', 'lily'],
  green: ['#2c7443', '#fbf3dd', 'stag'],
  yellow: ['#edc13f', '#4d5a1c', 'wheat'],
  purple: ['#6d3a86', '#f6d36b', 'key'],
  white: ['#fdf9ee', '#b3242a', 'cross'],
  black: ['#2d2926', '#f4eee0', 'tower'],
};

/** The groups of characters: ground of the card's picture and the colour of words on parchment. */
export const GROUPS: Record<string, readonly [string, string]> = {
  yellow: ['#e3b63a', '#6d5206'],
  purple: ['#6d3a86', '#5a2d70'],
  grey: ['#7d7a74', '#4b4843'],
  green: ['#3d7a4a', '#245b32'],
  red: ['#a8322e', '#8c2026'],
  blue: ['#2a5aa3', '#1d4583'],
};
