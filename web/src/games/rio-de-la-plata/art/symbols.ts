/** All symbols as one hidden picture: pieces on the board, in panels and on cards are then only references to them. */
import { Chance } from '../../../core/game/chance';
import { installSymbols } from '../../../core/game/symbols';
import { BUILDINGS } from './buildings';
import { EMBLEMS, ICONS, WORKPLACES } from './emblems';
import { INK, inkSheet, NATIVES, PIRATES, SEATS } from './palette';
import { blob, circle, each, path } from './pen';
import { SCENERY, SHIP } from './ship';

const symbol = (id: string, body: string, classes = 'k'): string =>
  `<g id="rio-${id}" class="${classes.replace(/\b(?=\w)/g, 'rio-')}">${body}</g>`;
const named = (prefix: string, art: Record<string, string>): string =>
  each(Object.entries(art), ([name, body]) => symbol(prefix + name, body));
const gradient = (id: string, kind: 'linear' | 'radial', where: string, stops: [number, string, number][]): string =>
  `<${kind}Gradient id="rio-${id}" ${where}>${each(stops, ([at, colour, alpha]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`)}</${kind}Gradient>`;

const patterns =
  `<pattern id="rio-hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0,0V3" stroke="${INK}" stroke-width=".8" stroke-opacity=".55"/></pattern>` +
  '<pattern id="rio-cobble" width="7" height="6" patternUnits="userSpaceOnUse"><path d="M.6,.7h2.6v1.8h-2.6zM4,.9h2.3v1.6h-2.3zM2.2,3.7h2.6v1.7h-2.6zM5.7,3.8h1.3v1.6h-1.3zM0,3.8h1.3v1.6h-1.3z" fill="#b08d5c"/></pattern>' +
  `<pattern id="rio-pave" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="#efdfb6"/><path d="M0,0H10M0,5H10M0,0V5M5,5V10" stroke="${INK}" stroke-width=".4" stroke-opacity=".5"/></pattern>`;

function plots(): string {
  const chance = new Chance(7);
  return each(Array(5).keys(), (i) => {
    const tide = `M-20,${Math.round(chance.between(2, 14))}Q-4,${Math.round(chance.between(12, 20))} 8,${Math.round(chance.between(4, 14))}T20,${Math.round(chance.between(-16, 0))}V20H-20z`;
    return `<g id="rio-plot${i}"><path d="${blob(chance, -21, -21, 42, 42, 1.4)}" style="fill:var(--w);stroke:var(--e);stroke-width:1.3"/><path d="${tide}" style="fill:var(--e)" fill-opacity=".14"/></g>`;
  });
}

const discs = each(
  SEATS,
  ([, , shape], i) =>
    symbol(
      `disc${i}`,
      path('deep', 'M-12,0v3.5a12,12 0 0 0 24,0V0z') +
        circle(0, 0, 12, 'seat') +
        circle(0, 0, 9.5, 'n', 'style="fill:none;stroke:#fff8;stroke-width:.8"') +
        path('pp', shape),
      `k s${i}`,
    ) + symbol(`mark${i}`, circle(0, 0, 7.5, 'pp') + path('seat', shape), `k s${i}`),
);

const foes = each(
  [
    ['natives', NATIVES, 'feather'],
    ['pirates', PIRATES, 'skull'],
  ] as const,
  ([kind, rim, sign]) =>
    symbol(
      `foe-${kind}`,
      '<path d="M-13,0v4a13,13 0 0 0 26,0V0z" fill="#0f0b10"/><circle r="13" fill="#231b26"/>' +
        `<circle r="10.5" fill="none" style="stroke:${rim};stroke-width:2"/><use href="#rio-i-${sign}" transform="scale(.95)" style="--deep:#8f6bb8"/>`,
    ),
);

const definitions = (): string =>
  patterns +
  gradient('water', 'linear', 'x1="0" y1="0" x2=".25" y2="1"', [
    [0, '#dfd2b6', 1],
    [0.4, '#c6b393', 1],
    [1, '#a08a66', 1],
  ]) +
  gradient('sky', 'linear', 'x1="0" y1="0" x2="0" y2="1"', [
    [0, '#d8dccf', 1],
    [0.6, '#efe3c6', 1],
    [1, '#d9c190', 1],
  ]) +
  gradient('sheet', 'radial', 'cx=".5" cy=".45" r=".8"', [
    [0.5, '#fffaf0', 0.7],
    [1, '#d8bf8c', 0.45],
  ]) +
  gradient('age', 'radial', 'cx=".5" cy=".5" r=".75"', [
    [0.55, '#7a5a2c', 0],
    [1, '#7a5a2c', 0.38],
  ]) +
  plots() +
  each(Object.entries(SCENERY), ([name, body]) => symbol(name, body, '')) +
  named('b-', BUILDINGS) +
  named('i-', ICONS) +
  named('w-', WORKPLACES) +
  named('c-', EMBLEMS) +
  symbol('ship', SHIP) +
  discs +
  foes;

export const install = (): void =>
  installSymbols('rio-symbols', () => `<style>${inkSheet()}</style><defs>${definitions()}</defs>`);
