/** A sign for each character and each kind of message, drawn in a box of about 28 x 28 around the middle. */
import { CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, LINE } from './palette';

const piece = (name: string, x: number, y: number, scale: number, more = ''): string =>
  `<use href="#lo-${name}" transform="translate(${x} ${y}) scale(${scale})" ${more}/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A line with an ink edge. */
const rod = (d: string, colour: string, width: number): string =>
  stroke(d, INK, width + 2.2) + stroke(d, colour, width);

const trader = (good: string): string => piece(`g-${good}`, -3, -2, 1) + piece('coin', 8, 8, 0.42);
const hat = '#2f2a33';

export const EMBLEMS: Record<string, string> = {
  'wood-merchant': trader('wood'),
  'grain-merchant': trader('grain'),
  'cheese-merchant': trader('cheese'),
  'wine-merchant': trader('wine'),
  dairyman: piece('g-cheese', -2, -5, 0.75) + piece('g-cheese', 3, 6, 0.75),
  'grain-farmer': piece('g-grain', -5, -1, 0.8) + piece('g-grain', 6, 2, 0.8),
  lumberjack:
    rod('M-9 11L6-8', '#a9743a', 2.6) +
    shape('M0-8C4-14 10-14 13-11L8-1C6-5 3-7 0-8Z', '#cfd3d8') +
    piece('g-wood', 5, 8, 0.5),
  banker:
    shape('M-10 2C-12 14 12 14 10 2 9-4 4-5 3-8H-3C-4-5-9-4-10 2Z', '#9b6a3c') +
    rod('M-5-8C-3-11 3-11 5-8', GOLD_LIGHT, 1.6) +
    piece('coin', 0, 5, 0.36),
  'lady-in-waiting':
    shape('M-2 12C-10 12-10 2-4-2L8-14C10-9 8-2 5 3 6 8 4 12-2 12Z', '#d8a0c0') +
    stroke('M8-14C13-8 13 4 10 11', CREAM, 2) +
    shape('M-7 3C-3 0 3 2 4 5 3 11-5 12-7 8Z', '#f3cfae'),
  witch:
    shape('M-13 8C-5 4 5 4 13 8 6 13-6 13-13 8Z', hat) +
    shape('M-7 7C-4-2-3-9 4-14 3-9 8-8 6-5 4-5 5 0 7 7 3 9-3 9-7 7Z', hat) +
    stroke('M-6 4C-2 6 3 6 6 4', GOLD, 2.2),
  'magister-artium':
    rod('M0-9L-7 11M0-9L7 11', GOLD_LIGHT, 2.2) +
    stroke('M-4 3C-1 5 1 5 4 3', INK, 1.5) +
    `<circle cy="-10" r="3" fill="${GOLD}" ${LINE}/>`,
  economus: piece('farm', -4, 6, 0.55, 'color="#b4694a"') + piece('keep', 7, 10, 0.5),
  patronus: piece('coin', -6, -4, 0.55) + stroke('M1-7H8V0M5-3L8 1 11-3', CREAM, 2) + piece('g-wood', 5, 8, 0.62),
  mensor:
    rod('M-11 9L9-11', '#d9b36a', 4) +
    stroke('M-8 6l2 2M-5 3l2 2M-2 0l2 2M1-3l2 2M4-6l2 2', INK, 1) +
    rod('M6 2V9', GOLD, 1) +
    shape('M6 14L3 9H9Z', '#cfd3d8'),
  squire: piece('horse', -5, -3, 0.62) + piece('horse', 5, 4, 0.62),
  scout:
    piece('slab', 0, 12, 0.75) +
    piece('slab', 0, 6, 0.75) +
    piece('slab', 0, 0, 0.75) +
    shape('M-7-4C-7-13 7-13 7-4Z', '#3d7a4a') +
    shape('M5-8C9-14 12-12 12-9Z', '#c8453b'),
  blacksmith:
    rod('M-5 11C-14 2-8-11 0-11S14 2 5 11', '#aeb3b9', 4) + stroke('M-8 1h0M-6-6h0M0-9h0M6-6h0M8 1h0', INK, 1.8),
  jester:
    shape('M-11 8C-15-2-12-8-7-9-5-4-3-2 0-2 3-2 5-4 7-9 12-8 15-2 11 8Z', '#c8453b') +
    shape('M0-2C3-2 5-4 7-9 12-8 15-2 11 8H0Z', '#e3b63a') +
    `<circle cx="-8" cy="-10" r="2.6" fill="${GOLD_LIGHT}" ${LINE}/><circle cx="8" cy="-10" r="2.6" fill="${GOLD_LIGHT}" ${LINE}/><circle cy="-3" r="2.4" fill="${GOLD_LIGHT}" ${LINE}/>`,
  'city-guard':
    rod('M7 13V-13', '#a9743a', 1.8) +
    shape('M7-13L11-8V-2L4-4V-9Z', '#cfd3d8') +
    shape('M-11 8V-1C-11-9 3-9 3-1V8Z', '#aeb3b9') +
    stroke('M-9 1H1M-4-7V8', INK, 1.6),
  mayor:
    stroke('M-10-10C-9 6 9 6 10-10', INK, 4.6) +
    `<path d="M-10-10C-9 6 9 6 10-10" fill="none" stroke="${GOLD_LIGHT}" stroke-width="2.6" stroke-dasharray="4 2"/>` +
    piece('coin', 0, 7, 0.42),
  vassallus: piece('letter', -3, -3, 0.72) + piece('letter', 4, 6, 0.72),
  spy:
    shape('M-14 0C-7-9 7-9 14 0 7 9-7 9-14 0Z', CREAM) +
    `<circle r="5.4" fill="#3d7a4a" ${LINE}/><circle r="2.4" fill="${INK}"/><circle cx="-1.4" cy="-1.6" r="1.1" fill="#fff"/>`,
  apprentice: piece('cube', 0, 8, 1.25, 'color="#e8dcc0"') + stroke('M-10-9H-4M-7-12V-6', CREAM, 2),
  helper:
    piece('cube', -6, 7, 1, 'color="#e8dcc0"') +
    piece('cube', 6, 9, 1, 'color="#e8dcc0"') +
    stroke('M-3-10H3M0-13V-7', CREAM, 2),
  lover:
    shape('M0 12C-16 1-13-11-6-11-2-11 0-8 0-6 0-8 2-11 6-11 13-11 16 1 0 12Z', '#d0404a') +
    stroke('M-8-4C-8-7-6-8-5-8', '#fff', 1.6),
  general: rod('M-9 11L9-11M9 11L-9-11', '#dfe3e6', 2.2) + rod('M-10 4L-4 10M10 4L4 10', GOLD, 2),
  philosopher:
    shape('M0-6C-4-10-10-10-14-8V9C-10 7-4 7 0 11 4 7 10 7 14 9V-8C10-10 4-10 0-6Z', CREAM) +
    stroke('M0-6V10M-11-4C-8-5-5-4-3-2M-11 1C-8 0-5 1-3 3M11-4C8-5 5-4 3-2M11 1C8 0 5 1 3 3', INK, 1.2),
  judge: piece('pal-balivi', 0, 1, 1.15),
  provost:
    rod('M-2-6L9 5', GOLD_LIGHT, 2.4) +
    rod('M5 6L9 10M2 2L6 6', GOLD_LIGHT, 2) +
    `<circle cx="-6" cy="-8" r="5" fill="none" stroke="${INK}" stroke-width="5"/><circle cx="-6" cy="-8" r="5" fill="none" stroke="${GOLD_LIGHT}" stroke-width="2.6"/>`,
};

/** A palace is drawn by its sign; a level by its numeral. */
export const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const;

/** Definitions `em-<character>`; a character nobody drew gets a mask. */
export function emblems(): string {
  const mask =
    shape('M-11-8H11C12 4 6 12 0 12S-12 4-11-8Z', CREAM) +
    `<circle cx="-4" cy="-1" r="2" fill="${GOLD_DARK}"/><circle cx="4" cy="-1" r="2" fill="${GOLD_DARK}"/>`;
  return [...Object.entries(EMBLEMS), ['unknown', mask] as const]
    .map(([name, drawing]) => `<g id="lo-em-${name}">${drawing}</g>`)
    .join('');
}
