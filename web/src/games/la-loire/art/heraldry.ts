/** Shields and their charges, the five goods, and the shapes of the seats: the small signs of the board. */
import { CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, LINE, SHIELDS } from './palette';

const CHARGES: Record<string, string> = {
  lily: '<path d="M0-16C5-10 6-6 5-2 5 1 3 4 2 6H-2C-3 4-5 1-5-2-6-6-5-10 0-16ZM-3 6C-3 0-7-7-11-7-16-6-16 0-12 2-12-1-10-2-8 0-7 2-7 4-7 6ZM3 6C3 0 7-7 11-7 16-6 16 0 12 2 12-1 10-2 8 0 7 2 7 4 7 6ZM-8 7H8V10H-8ZM0 10.5L3 14 0 18-3 14ZM-3 11C-4 14-7 16-11 14-8 13-7 12-7 11ZM3 11C4 14 7 16 11 14 8 13 7 12 7 11Z"/>',
  lion: '<g fill="none" stroke="currentColor" stroke-linecap="round"><path d="M0-5C2-1 4 3 5 7" stroke-width="8"/><path d="M-1-6C-5-4-8-4-12-7M0 0C-4 0-7 2-11 1M4 8C0 8-3 11-8 11M6 9C9 12 6 14 4 17H0" stroke-width="3.4"/><path d="M-12-7l-3-1M-12-7l-2 2M-11 1l-3-1M-11 1l-2 2M-8 11l-3-1M-8 11l-2 2M0 17h-4" stroke-width="1.5"/><path d="M7 8C13 8 15 3 12-1 9-5 12-9 14-11" stroke-width="2"/></g><path d="M14-17C18-13 17-10 13-8 11-12 11-14 14-17ZM-1-18L1-16 4-16 4-13 7-11 5-8 7-5 4-4 3 0-2-2-5-6-10-7-9-9-6-9-10-11-9-13-5-15-4-17Z"/>',
  cross: '<path d="M-5-16H5L2.5-2.5 14-5V5L2.5 2.5 5 16H-5L-2.5 2.5-14 5V-5L-2.5-2.5Z"/>',
  tower:
    '<path fill-rule="evenodd" d="M-8 15V-5L-11-8V-15H-7V-12H-3V-15H3V-12H7V-15H11V-8L8-5V15ZM-4 15H4V8A4 4 0 0 0-4 8ZM-2-4V2H2V-4Z"/>',
  stag: '<path d="M0 16C-3 16-4 11-4 7L-9 1-3 2C-2 0 2 0 3 2L9 1 4 7C4 11 3 16 0 16Z"/><path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" d="M-2 1C-3-5-10-6-11-15M-5-5C-3-9-5-12-5-16M-8-7C-12-7-14-9-15-11M2 1C3-5 10-6 11-15M5-5C3-9 5-12 5-16M8-7C12-7 14-9 15-11"/>',
  wheat:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M0 16V-6M-3 16C-2 8-9 4-9-5M3 16C2 8 9 4 9-5M-1 16C-1 8-5 2-5-8M1 16C1 8 5 2 5-8"/><path d="M0-18C4-13 3-8 0-5-3-8-4-13 0-18ZM-10-14C-5-10-5-6-8-2-11-5-12-9-10-14ZM10-14C5-10 5-6 8-2 11-5 12-9 10-14ZM-5-17C-2-13-2-9-4-6-7-8-7-13-5-17ZM5-17C2-13 2-9 4-6 7-8 7-13 5-17ZM-6 6H6V10H-6Z"/>',
  key: '<g fill="none" stroke="currentColor" stroke-width="3.2"><circle cy="-10" r="5"/><path d="M0-5V16M0 14H8V9M0 8H6"/></g><circle cx="-6" cy="-10" r="2.3"/><circle cx="6" cy="-10" r="2.3"/><circle cy="-16" r="2.3"/>',
  ermine:
    '<path d="M0-6C4 2 6 9 8 16 5 14 3 15 0 18-3 15-5 14-8 16-6 9-4 2 0-6ZM0-17L3-13 0-9-3-13ZM-7-11L-3-8-6-5-10-8ZM7-11L10-8 6-5 3-8Z"/>',
};

function dots(places: readonly (readonly [number, number])[], draw: (x: number, y: number) => string): string {
  return places.map(([x, y]) => draw(x, y)).join('');
}

const LOGS = [
  [-5.3, 4.5],
  [5.3, 4.5],
  [0, -4.5],
] as const;
const GRAPES = [
  [-5.2, -2],
  [0, -2],
  [5.2, -2],
  [-2.6, 2.5],
  [2.6, 2.5],
  [0, 7],
] as const;

export const GOODS: Record<string, string> = {
  wood: dots(
    LOGS,
    (x, y) =>
      `<circle cx="${x}" cy="${y}" r="5.3" fill="#c88d4d" ${LINE}/><circle cx="${x}" cy="${y}" r="2.4" fill="none" stroke="#7d4f22"/>`,
  ),
  grain: `<g color="#b8860f" fill="currentColor" transform="translate(0 1) scale(.68)">${CHARGES.wheat}</g>`,
  cheese:
    `<path d="M-11 2L5-8C9-6 11-2 11 2Z" fill="#ffe9a0" ${LINE}/><path d="M-11 2H11V9H-11Z" fill="#f0bd3e" ${LINE}/>` +
    `<circle cx="-5" cy="5.5" r="1.8" fill="${GOLD_DARK}"/><circle cx="4" cy="6" r="2" fill="${GOLD_DARK}"/><circle cx="3" cy="-2" r="1.7" fill="#d9a93a"/>`,
  wine:
    dots(GRAPES, (x, y) => `<circle cx="${x}" cy="${y}" r="3.1" fill="#7a2f6c" stroke="#3c1236" stroke-width=".8"/>`) +
    `<path d="M0-5C-6-6-8-9-6-11-3-9-1-11 1-12 2-9 5-10 7-8 6-6 3-5 0-5Z" fill="#6d8b3a" ${LINE}/>`,
  beer:
    `<path d="M6-2H10C13-2 13 7 10 7H6" fill="none" stroke="${INK}" stroke-width="3.4"/><path d="M6-2H10C13-2 13 7 10 7H6" fill="none" stroke="#c98a3c" stroke-width="1.6"/>` +
    `<path d="M-8-5H7V10H-8Z" fill="#d8912f" ${LINE}/><path d="M-4-3V9M0-3V9M4-3V9" stroke="#8f5a17" stroke-width="1.2"/>` +
    `<path d="M-9-4C-13-7-9-11-6-9-5-13 1-13 2-10 6-13 11-9 8-5 6-2 3-5 2-3 1-1-2-1-3-4-5-2-8-2-9-4Z" fill="#fffdf2" ${LINE}/>`,
};

const SEAT_SHAPES: Record<string, string> = {
  disc: '<circle r="4.6"/>',
  square: '<path d="M-4.2-4.2H4.2V4.2H-4.2Z"/>',
  triangle: '<path d="M0-5.2L5.2 4H-5.2Z"/>',
  diamond: '<path d="M0-5.6L5 0 0 5.6-5 0Z"/>',
  star: '<path d="M0-6L1.5-2 6-2 2.5 1 4 5.5 0 3-4 5.5-2.5 1-6-2-1.5-2Z"/>',
};

const ESCUTCHEON = 'M-17-20H17V-3C17 9 9 17 0 21-9 17-17 9-17-3Z';

function shield(name: string, [field, colour, charge]: readonly [string, string, string]): string {
  return (
    `<g id="lo-sh-${name}"><path d="${ESCUTCHEON}" fill="${field}" stroke="${INK}" stroke-width="4.5"/>` +
    `<path d="${ESCUTCHEON}" fill="${field}" stroke="${GOLD_LIGHT}" stroke-width="2"/><use href="#lo-c-${charge}" transform="translate(0-2) scale(.8)" color="${colour}"/>` +
    `<path d="M-16-19H0V20C-9 16-16 8-16-3Z" fill="#fff" fill-opacity=".1"/></g>`
  );
}

/** Definitions: `c-<charge>`, `sh-<colour>`, `good-<good>` on a roundel, `g-<good>` alone, `seat-<shape>`. */
export function heraldry(): string {
  return [
    ...Object.entries(CHARGES).map(([name, drawing]) => `<g id="lo-c-${name}" fill="currentColor">${drawing}</g>`),
    ...Object.entries(SHIELDS).map(([name, look]) => shield(name, look)),
    ...Object.entries(GOODS).map(
      ([name, drawing]) =>
        `<g id="lo-good-${name}"><circle r="16" fill="${CREAM}" stroke="${INK}" stroke-width="3.6"/><circle r="16" fill="none" stroke="${GOLD}" stroke-width="1.6"/>${drawing}</g>`,
    ),
    ...Object.entries(GOODS).map(([name, drawing]) => `<g id="lo-g-${name}">${drawing}</g>`),
    ...Object.entries(SEAT_SHAPES).map(
      ([name, drawing]) => `<g id="lo-seat-${name}" fill="#fff" stroke="${INK}" stroke-width="1">${drawing}</g>`,
    ),
  ].join('');
}
