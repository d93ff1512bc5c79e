/** Everything that stands on the board: figures, horses, boats, buildings, the circus. `currentColor` is the seat's. */
import { CREAM, GOLD_DARK, GOLD_LIGHT, INK, INK2, LAPIS, LINE } from './palette';

const shade = (rx: number, ry: number): string =>
  `<ellipse cx="3" cy="1" rx="${rx}" ry="${ry}" fill="#2a1608" fill-opacity=".28"/>`;
const BOLD = `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`;

export const PIECES: Record<string, string> = {
  merchant:
    `${shade(14, 5)}<path d="M-11 0C-11-4-7-10-6-17-9-19-9-29 0-32 9-29 9-19 6-17 7-10 11-4 11 0 8 3-8 3-11 0Z" fill="currentColor" ${BOLD}/>` +
    '<path d="M2-31C9-28 9-19 6-17 7-10 11-4 11 0 9 2 6 2 4 2 6-8 3-18 2-31Z" fill="#000" fill-opacity=".18"/>' +
    '<path d="M-5-26C-4-29-2-30 0-30" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-opacity=".8"/>',
  messenger:
    `${shade(16, 5)}<path d="M-13-22L-4-29 14-26 14-5 5 3-13 0Z" fill="currentColor" ${BOLD}/><path d="M-13-22L-4-29 14-26 5-19Z" fill="#fff" fill-opacity=".42"/>` +
    `<path d="M5-19L14-26V-5L5 3Z" fill="#000" fill-opacity=".22"/><path d="M-13-22L5-19V3M5-19L14-26" fill="none" stroke="${INK}" stroke-width="1"/>`,
  slab:
    `<path d="M-15-6V0C-15 6 15 6 15 0V-6Z" fill="#d9cfba" stroke="${INK}" stroke-width="1.3"/>` +
    `<ellipse cy="-6" rx="15" ry="5" fill="#fffdf6" stroke="${INK}" stroke-width="1.3"/>`,
  horse:
    `<ellipse cx="2" cy="4" rx="14" ry="12" fill="#2a1608" fill-opacity=".3"/><circle r="13" fill="#d9cfba" stroke="${INK}" stroke-width="1.5" cy="2"/>` +
    `<circle r="13" fill="#fffdf6" stroke="${INK}" stroke-width="1.3"/>` +
    `<path d="M-6 9C-6 3-1 1-1-2L-6 2-9-1C-8-6-4-8 0-9L1-12 4-8C8-4 8 3 6 9Z" fill="${INK}" transform="translate(0 .5) scale(.82)"/><circle cx="-1" cy="-4" r="1" fill="#fff"/>`,
  boat:
    `<path d="M-24 4C-16 9 16 9 24 4L20 14C8 18-8 18-20 14Z" fill="#8a5a33" ${LINE}/><path d="M-22 8C-10 12 10 12 22 8" fill="none" stroke="${GOLD_LIGHT}" stroke-width="1.5"/>` +
    `<path d="M0 5V-30" stroke="${INK}" stroke-width="2.2"/><path d="M-15-26C-6-23 6-23 15-26 19-16 19-8 15 0 6 3-6 3-15 0-12-8-12-16-15-26Z" fill="currentColor" ${LINE}/>` +
    `<path d="M0-30L11-33 0-36Z" fill="${GOLD_LIGHT}" ${LINE}/>`,
  farm:
    `${shade(20, 6)}<path d="M-15 0V-13H13V0Z" fill="#fff6e0" ${LINE}/><path d="M-19-12L-12-28H10L17-12Z" fill="currentColor" ${BOLD}/>` +
    `<path d="M-11 0V-8H-4V0M4-8h5v4H4Z" fill="${INK2}" stroke="${INK}"/><path d="M10-28L17-12H11L6-28Z" fill="#000" fill-opacity=".15"/>`,
  monastery:
    `${shade(24, 6)}<path d="M-8 0V-16H22V0Z" fill="#fff6e0" ${LINE}/><path d="M-8-15L-4-27H19L24-15Z" fill="currentColor" ${BOLD}/><path d="M-20 0V-29H-7V0Z" fill="#fff6e0" ${LINE}/>` +
    `<path d="M-22-28L-13.5-43-5-28Z" fill="currentColor" ${BOLD}/><path d="M-13.5-43V-51M-17-48H-10" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M-16-21v-3a2.5 2.5 0 0 1 5 0v3ZM-2-2v-6a2.5 2.5 0 0 1 5 0v6ZM7-2v-6a2.5 2.5 0 0 1 5 0v6ZM15-2v-6a2.5 2.5 0 0 1 5 0v6Z" fill="${INK2}"/>`,
  keep:
    '<path d="M-9 0V-34L-12-38V-47H-7V-43H-3V-47H3V-43H7V-47H12V-38L9-34V0Z" fill="#3b3634" stroke="#14100e" stroke-width="1.5" stroke-linejoin="round"/>' +
    `<path d="M-6-2V-33" stroke="#8b837c" stroke-width="1.5"/><path d="M-1-28h3v6h-3ZM-1-14h3v5h-3Z" fill="${GOLD_LIGHT}"/>`,
  cube: `<path d="M-6-9L-1-12 7-11 7-2 2 1-6 0Z" fill="currentColor" ${LINE}/><path d="M-6-9L-1-12 7-11 2-8Z" fill="#fff" fill-opacity=".5"/><path d="M2-8L7-11V-2L2 1Z" fill="#000" fill-opacity=".25"/>`,
  circus:
    `<ellipse cx="2" cy="1" rx="32" ry="7" fill="#2a1608" fill-opacity=".28"/><path d="M-28 0V-20C-16-24-6-36 0-48 6-36 16-24 28-20V0C10 5-10 5-28 0Z" fill="#fff8e6" ${BOLD}/>` +
    '<path d="M0-48C-4-36-12-24-18-20V2C-13 3-9 3.5-7 3.5V-18C-4-26-1-38 0-48ZM0-48C4-36 12-24 18-20V2C13 3 9 3.5 7 3.5V-18C4-26 1-38 0-48Z" fill="#a3263a"/>' +
    `<path d="M-29-20C-24-15-20-15-18-20-15-14-10-14-7-18-4-13 4-13 7-18 10-14 15-14 18-20 20-15 24-15 29-20 16-24 6-36 0-48-6-36-16-24-29-20Z" fill="none" stroke="${INK}" stroke-width="1.3"/>` +
    `<path d="M0 4V-10M-5 4C-4-4-2-8 0-12 2-8 4-4 5 4Z" fill="${INK}"/><path d="M0-47V-62" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M0-62C6-65 9-58 16-61 12-57 14-55 16-53 9-51 6-57 0-54Z" fill="${GOLD_LIGHT}" ${LINE}/>`,
  coin: `<circle r="15" fill="${GOLD_LIGHT}" stroke="${INK}" stroke-width="2"/><circle r="11.5" fill="none" stroke="${GOLD_DARK}" stroke-dasharray="2 1.6"/>`,
  letter: `<path d="M-12-8H12V8H-12Z" fill="${CREAM}" ${LINE}/><path d="M-12-8L0 2 12-8" fill="none" ${LINE}/><circle cy="2" r="4" fill="#b3242a" ${LINE}/>`,
};

/** What the four kinds of palace do, as a sign: coin, crown, letter, scales. */
const PALACES: Record<string, string> = {
  bank: `<circle r="9" fill="${GOLD_LIGHT}" ${LINE}/><circle r="6" fill="none" stroke="${GOLD_DARK}"/><path d="M0-4V4M-2.5-2H2.5M-2.5 2H2.5" stroke="${GOLD_DARK}" stroke-width="1.4"/>`,
  ducal: `<path d="M-11 7L-12-7-5-1 0-10 5-1 12-7 11 7Z" fill="${GOLD_LIGHT}" ${LINE}/><path d="M-11 3H11" stroke="${GOLD_DARK}"/><circle cy="-3" r="2" fill="#b3242a"/>`,
  post: `<path d="M-12-7H12V8H-12Z" fill="${CREAM}" ${LINE}/><path d="M-12-7L0 3 12-7" fill="none" ${LINE}/><circle cy="3" r="3.6" fill="#b3242a" ${LINE}/>`,
  balivi:
    `<path d="M0-10V9M-6 9H6M-10-6H10" stroke="${INK}" stroke-width="4" fill="none"/><path d="M0-10V9M-6 9H6M-10-6H10" stroke="${GOLD_LIGHT}" stroke-width="2.2" fill="none"/>` +
    `<path d="M-14 2L-10-6-6 2C-8 6-12 6-14 2ZM6 2L10-6 14 2C12 6 8 6 6 2Z" fill="${GOLD_LIGHT}" ${LINE}/>`,
};

/** The house of stone a palace card stands for. */
const PLAQUE =
  `<path d="M-23 24V-12C-23-18-10-18 0-27 10-18 23-18 23-12V24Z" fill="currentColor" stroke="${INK}" stroke-width="2"/>` +
  `<path d="M-20 21V-11C-18-15-8-16 0-23 8-16 18-15 20-11V21Z" fill="none" stroke="${GOLD_LIGHT}" stroke-width="1.2"/>`;

export const CITY_COLOUR: Record<string, string> = { nantes: '#8c2026', orleans: LAPIS };

/** Definitions: the pieces by name, `pal-<kind>` and `plaque`. */
export function pieces(): string {
  return [
    ...Object.entries(PIECES).map(([name, drawing]) => `<g id="lo-${name}">${drawing}</g>`),
    ...Object.entries(PALACES).map(([name, drawing]) => `<g id="lo-pal-${name}">${drawing}</g>`),
    `<g id="lo-plaque">${PLAQUE}</g>`,
  ].join('');
}
