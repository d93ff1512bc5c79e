/** What grows and swims in the valley, the ornaments of the page, and the grounds it is all painted on. */
import { GOLD, GOLD_LIGHT, INK, INK2, LAPIS, LINE } from './palette';

const SERPENT =
  'M-46 8C-42-8-32-8-28 8M-18 8C-14-12-2-12 2 8M12 8C12-8 18-20 28-20 38-20 40-12 34-9L26-10M-54 8C-60 4-62-2-60-8M-60-8l-5-3M-60-8l5-4';
const TREES = [
  ['#7d9150', '#5f7339'],
  ['#8fa05a', '#6b7f40'],
  ['#6f8a55', '#4f6b3d'],
] as const;

const tree = ([light, dark]: readonly [string, string], k: number): string =>
  `<g id="lo-tree${k}"><path d="M-1.5 0V-8H1.5V0Z" fill="${INK2}"/><path d="M0-6C-9-5-11-13-7-16-8-22-2-26 1-24 7-26 10-20 8-16 11-11 8-5 0-6Z" fill="${light}" stroke="${INK}" stroke-width=".9"/>` +
  `<path d="M0-6C8-5 11-11 8-16 9-19 8-22 6-23 5-16 6-11 0-6ZM-4-15c2-2 4-1 4 1" fill="${dark}"/></g>`;

const serpent = (
  [
    [INK, 8],
    ['#d9a93a', 5.5],
    [GOLD_LIGHT, 1.2],
  ] as const
)
  .map(([colour, width]) => `<path d="${SERPENT}" stroke="${colour}" stroke-width="${width}"/>`)
  .join('');

const leaf = (x: number, y: number, turn: number, scale: number): string =>
  `<use href="#lo-leaf" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`;

/** Definitions of land and ornament. */
export function land(): string {
  return [
    ...TREES.map(tree),
    `<g id="lo-vine"><path d="M0 0V-13" stroke="${INK2}" stroke-width="1.3"/><path d="M0-6C-7-5-7-12-3-12-2-16 4-16 4-12 8-11 7-5 0-6Z" fill="#7f9447" stroke="${INK}" stroke-width=".7"/>` +
      '<circle cx="2.5" cy="-6" r="1.7" fill="#6b2a63"/><circle cx="-1" cy="-5" r="1.7" fill="#7d3a75"/><circle cx="1" cy="-3" r="1.6" fill="#6b2a63"/></g>',
    `<g id="lo-cow"><path d="M-9-9C-4-11 4-11 8-9L13-12 16-9 13-6 9-6V0H7V-4H-5V0H-7V-5C-9-5-10-7-9-9Z" fill="#fff8ea" stroke="${INK}" stroke-width="1"/>` +
      '<path d="M-4-10C0-10 1-7-2-6-5-6-6-8-4-10ZM4-10C7-9 6-7 4-7Z" fill="#8b5a3c"/></g>',
    `<g id="lo-serpent" fill="none" stroke-linecap="round">${serpent}<circle cx="29" cy="-15" r="1.6" fill="${INK}"/></g>`,
    `<path id="lo-swan" d="M-14 2C-12 10 10 10 16-2 10-2 8-6 2-4-2-2-6-2-8-4-10-8-4-12-6-17-8-20-13-19-13-15L-18-13-12-12C-10-9-16-6-14 2Z" fill="#fffdf6" ${LINE}/>`,
    `<g id="lo-hill"><path d="M-50 0C-28-38-10-42 0-42 16-42 30-17 50 0Z" fill="url(#lo-hills)"/><path d="M-50 0C-28-38-10-42 0-42 16-42 30-17 50 0M6-36q2 9 1.5 21M13-30q2 9 1.5 18M21-24q2 9 1.5 15M28-18q2 9 1.5 12" fill="none" stroke="${INK2}" stroke-width="1.3"/></g>`,
    `<g id="lo-flower" stroke="${INK}" stroke-width=".9"><path d="M0 0C-6-4-6-11 0-12 6-11 6-4 0 0 4-6 11-6 12 0 11 6 4 6 0 0 6 4 6 11 0 12-6 11-6 4 0 0-4 6-11 6-12 0-11-6-4-6 0 0Z" fill="currentColor"/><circle r="3.4" fill="${GOLD_LIGHT}"/></g>`,
    `<g id="lo-leaf"><path d="M0 0C-5-3-8-8-5-11-2-13 0-10 0-8 0-10 2-13 5-11 8-8 5-3 0 0ZM0-7C-3-12-1-16 0-17 1-16 3-12 0-7Z" fill="${GOLD}" stroke="${INK}" stroke-width=".7"/></g>`,
    '<g id="lo-scroll"><path d="M0 15C16-2 32-2 48 15S80 32 96 15M20 4C30 14 30 22 22 24 15 25 13 18 18 16M68 26C78 16 78 8 70 6 63 5 61 12 66 14M48 15C44 24 40 27 36 27M0 15C-4 6-8 3-12 3" fill="none" stroke="#5d7036" stroke-width="1.7" stroke-linecap="round"/>' +
      `<use href="#lo-flower" transform="translate(19 19) scale(.55)" color="#c8453b"/><use href="#lo-flower" transform="translate(67 11) scale(.55)" color="${LAPIS}"/>` +
      leaf(36, 5, 50, 0.75) +
      leaf(84, 25, 130, 0.75) +
      leaf(52, 24, 200, 0.6) +
      leaf(4, 6, -20, 0.6) +
      `<g fill="${GOLD}"><circle cx="42" cy="26" r="1.8"/><circle cx="47" cy="3" r="1.8"/><circle cx="90" cy="4" r="1.8"/><circle cx="2" cy="26" r="1.8"/></g></g>`,
    '<path id="lo-foil" fill="currentColor" d="M-16.5-15A16.5 16.5 0 0 1 16.5-15 16.5 16.5 0 0 1 15 16.5 16.5 16.5 0 0 1-15 16.5 16.5 16.5 0 0 1-16.5-15Z"/>',
  ].join('');
}

/** Gradients and patterns: parchment, gold leaf, lapis, the parchment's tooth, ripe grain, the painter's diaper. */
export function grounds(): string {
  const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`;
  return (
    `<radialGradient id="lo-parch" cx=".5" cy=".48" r=".72">${stop(0, '#f8edd0')}${stop(0.65, '#f0dfb8')}${stop(1, '#d9bb85')}</radialGradient>` +
    `<linearGradient id="lo-gold" gradientUnits="userSpaceOnUse" x2="340" y2="260" spreadMethod="reflect">${stop(0, '#a8761c')}${stop(0.35, '#e9c35c')}${stop(0.5, '#fbeab0')}${stop(0.65, '#d9a93a')}${stop(1, '#9a6a18')}</linearGradient>` +
    `<linearGradient id="lo-lapis" x2="1" y2="1">${stop(0, '#2f6ab8')}${stop(0.5, LAPIS)}${stop(1, '#1c468a')}</linearGradient>` +
    `<linearGradient id="lo-hills" x2="0" y2="1">${stop(0, '#a4b06a')}${stop(1, '#e6dab0')}</linearGradient>` +
    '<filter id="lo-tooth" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="3" seed="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .48 0 0 0 0 .33 0 0 0 0 .14 0 0 0 .9 -.38"/></filter>' +
    '<pattern id="lo-grain" width="400" height="400" patternUnits="userSpaceOnUse"><rect width="400" height="400" filter="url(#lo-tooth)"/></pattern>' +
    '<pattern id="lo-wheat" width="9" height="11" patternUnits="userSpaceOnUse" patternTransform="skewX(-14)"><path d="M4.5 11V3M4.5 6L2 3.5M4.5 6L7 3.5M4.5 4L2.5 1M4.5 4L6.5 1M4.5 3V0" stroke="#9a6c12" stroke-width="1.1" stroke-linecap="round"/></pattern>' +
    `<pattern id="lo-diaper" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H14M0 0V14" stroke="${GOLD_LIGHT}" stroke-width=".8" opacity=".55"/><circle cx="7" cy="7" r="1.1" fill="${GOLD_LIGHT}" opacity=".7"/></pattern>`
  );
}
