/** Goods, workplaces, enemies' signs, and the emblems of the twelve characters. */
import { cube } from './buildings';
import { FILLS, INK } from './palette';
import { circle, each, path, rect, short } from './pen';

const rose = each(
  [
    [30, Math.PI / 4],
    [46, 0],
  ] as [number, number][],
  ([radius, offset]) =>
    each([0, 1, 2, 3], (i) =>
      each([0, 1], (side) => {
        const a = (i * Math.PI) / 2 + offset;
        const b = a + 0.39 * (side ? 1 : -1);
        const points = [radius * Math.sin(a), -radius * Math.cos(a), 9 * Math.sin(b), -9 * Math.cos(b)].map(short);
        return path(
          'pp',
          `M0,0L${points[0]},${points[1]}L${points[2]},${points[3]}z`,
          side ? `style="fill:${INK}"` : '',
        );
      }),
    ),
);

export const ICONS: Record<string, string> = {
  wood: path('wd', 'M-5,-2.5l8,-3q3,2 0,6l-8,3z') + circle(-5, 0.6, 3, 'straw'),
  stone: cube(-5, 4.5, 7.5),
  precious:
    path('gem', 'M-5,-2l2.5,-3.5h5L5,-2L0,5z') +
    path('l', 'M-5,-2H5M-2,-2L0,5L2,-2', 'style="stroke:#dfe9f5;stroke-width:.7"'),
  coin:
    circle(0, 0, 5.4, 'st') +
    circle(0, 0, 3.7, 'none', 'stroke-width=".5"') +
    path('l', 'M0,-2.2v4.4M-1.6,-.9q1.6,-1.6 3.2,0M-1.6,.9q1.6,1.6 3.2,0', 'stroke-width=".7"'),
  worker: path('tt', 'M-5.4,6.2q-.2,-6 5.4,-6t5.4,6z') + circle(0, -3, 3, 'straw'),
  feather:
    path('deep', 'M-5,6C-5,-2 0,-7 6,-7C6,0 2,4 -3,5z') +
    path('l', 'M-6,8L4,-5', 'stroke-width=".9" style="stroke:#f4ecff"'),
  shield:
    '<path d="M-6.4,-6.2h12.8v5.8q-1.2,5.2 -6.4,6.6q-5.2,-1.4 -6.4,-6.6z" fill="#d9b24c" stroke="#35261b" stroke-width="1.1"/>',
  skull:
    path('pp', 'M-5.5,-1a5.5,5.5 0 1 1 11,0q0,2.5 -2,3.5v2.5h-7v-2.5q-2,-1 -2,-3.5z') +
    path(
      'dk n',
      'M-3.7,-1a1.5,1.5 0 1 1 3,0a1.5,1.5 0 0 1 -3,0M.7,-1a1.5,1.5 0 1 1 3,0a1.5,1.5 0 0 1 -3,0M-.7,2h1.4l-.7,-1.3z',
    ) +
    path('l', 'M-1.2,3v2M1.2,3v2', 'stroke-width=".7"'),
  dice:
    path('pp', 'M-5.5,-3.5q0,-2 2,-2h7q2,0 2,2v7q0,2 -2,2h-7q-2,0 -2,-2z') +
    circle(-2.6, -2.6, 1.1, 'dk n') +
    circle(2.6, 2.6, 1.1, 'dk n') +
    circle(0, 0, 1.1, 'dk n'),
  swords:
    path('l', 'M-5,5L5,-5M5,5L-5,-5', 'stroke-width="1.8"') +
    path('l', 'M-5.2,1.8l3.4,3.4M5.2,1.8l-3.4,3.4', 'stroke-width="1.2"'),
  wall:
    path('tl', 'M-8,6V-5h3v2.5h3.2V-5h3.6v2.5H5V-5h3V6z') +
    path('l', 'M-8,1.5H8M-3,1.5V6M3,1.5V6M0,-2V1.5', 'stroke-width=".5"'),
  road: path('sand', 'M-7,6L-2,-6h4L7,6z') + path('l', 'M0,-5v2.4M0,-.6v2.4M0,3.6v2', 'stroke-width="1"'),
  hammer: path('wk', 'M-5,7L3,-4l2,1.5L-3,8.4z') + path('sl', 'M-1,-6.5l9,6l-2,3.2l-9,-6z'),
  dome: path('au', 'M-6,-6h12v6q-1.5,5 -6,7q-4.5,-2 -6,-7z'),
  rose:
    circle(0, 0, 34, 'none', 'stroke-width=".8"') +
    circle(0, 0, 31, 'none', 'stroke-width="2.2" stroke-dasharray="2.7 2.7"') +
    rose +
    circle(0, 0, 5, 'au') +
    path(
      'td',
      'M0,-62c5,5 4,8 1.5,12h4l-1,2.5h-9l-1,-2.5h4c-2.5,-4 -3.5,-7 1.5,-12zM-2,-50c-7,1 -8,-6 -4,-7c0,3 2,4 4,7zM2,-50c7,1 8,-6 4,-7c0,3 -2,4 -4,7z',
      'stroke-width=".6"',
    ),
};

export const WORKPLACES: Record<string, string> = {
  mine:
    path('gr', 'M-34,20L-16,-14L-8,-4L6,-24L34,20z') +
    path('n', 'M6,-24L34,20H8L12,4z', 'fill="url(#rio-hatch)"') +
    path('l', 'M-16,-14L-12,2M6,-24L2,-8L8,2M-24,4l4,6M18,4l3,8', 'stroke-width=".7"') +
    path('dk', 'M-8,20V8a7,8 0 0 1 14,0V20z') +
    path('l', 'M-10,20V7M8,20V7M-11,6H9', `style="stroke:${FILLS['wk']};stroke-width:2.2"`) +
    cube(12, 20, 7) +
    cube(20, 20, 6) +
    cube(14, 12, 6),
  forest:
    each(
      [
        [-20, 8],
        [17, 7],
        [-3, 13],
      ] as [number, number][],
      ([x, y]) =>
        path('wk', `M${x - 1},${y}v7h2.5v-7z`) +
        path('gd', `M${x},${y - 24}l5,8h-2.5l5,8h-3l5,9h-19l5,-9h-3l5,-8h-2.5z`) +
        path('n gr', `M${x},${y - 22}l-3,6h2l-4,7h2l-4,7h4z`, 'fill-opacity=".7"'),
    ) + path('l', 'M22,20h10M24,17h8', `style="stroke:${FILLS['wk']};stroke-width:2.6"`),
  agriculture:
    path('straw', 'M-32,20L-20,-8H22L34,20z') +
    each(Array(7).keys(), (i) => path('l', `M${-32 + 11 * i},20L${-20 + 7 * i},-8`, 'stroke-opacity=".7"')) +
    path('au', 'M-4,16q-6,-10 -4,-22l4,3l3,-6l3,6l4,-3q2,12 -4,22z') +
    path('l', 'M-5,6q4,2 8,0M-1,-8V4M-4,-4l2,8M3,-4l-1,8', 'stroke-width=".8"'),
  crafts:
    path('au', 'M-12,-16h14q0,12 -5,14v6l5,3v3h-14v-3l5,-3v-6q-5,-2 -5,-14z') +
    path('none', 'M-12,-13q-7,0 -4,6t6,3M2,-13q7,0 4,6t-6,3', 'stroke-width="1.6"') +
    path('gem', 'M-5,-13l2.5,3.5l-2.5,3.5l-2.5,-3.5z') +
    path('wk', 'M12,16L20,-8l3,1L15,17z') +
    path('sd', 'M13,-14l16,5l-2,6l-16,-5z') +
    path('l', 'M-24,18H32', 'stroke-width="1.6"'),
};

export const EMBLEMS: Record<string, string> = {
  cannoneer:
    path('sk', 'M-14,-5L10,-11l3,9l-24,6a5,5 0 0 1 -3,-9z') +
    circle(0, 6, 7, 'wd') +
    circle(0, 6, 2, 'dk') +
    path('l', 'M0,-1v14M-7,6h14') +
    circle(12, 10, 3, 'dk'),
  general:
    path('sl', 'M-11,8q-2,-16 11,-17q13,1 11,17l-4,-2h-14z') +
    path('sk', 'M-15,9q15,-7 30,0q-15,5 -30,0z') +
    path('tt', 'M0,-9q-2,-8 9,-8q-3,2 -1,4t-3,5z'),
  'road-builder':
    path('sand', 'M-13,14L-4,-12h8l9,26z') +
    path('l', 'M0,-10v4M0,-2v5M0,7v6', 'stroke-width="1.6"') +
    path('st', 'M8,2h8v12h-8zM8,2q4,-5 8,0'),
  defender:
    path('st', 'M-13,-12h6v4h4v-4h6v4h4v-4h6V0q0,10 -13,15Q-13,10 -13,0z') +
    path('l', 'M-13,-2h26M0,-8v6M-6,-2v7M6,-2v7M-10,5h20M0,5v9', 'stroke-width=".7"'),
  'master-stonecutter': cube(-12, 13, 13) + path('wk', 'M0,6L11,-12l3,2L3,8z') + path('sl', 'M6,-16l12,7l-3,5l-12,-7z'),
  'master-carpenter':
    path('wk', 'M-8,14L6,-13l3,1.5L-5,15z') +
    path('sl', 'M3,-13q8,-5 14,2q-3,8 -11,8l-4,-5z') +
    path('wd', 'M-15,11l14,-4q3,3 0,7l-14,3z') +
    circle(-14, 14, 3.2, 'straw'),
  'master-artisan':
    circle(0, 5, 9.5, 'none', `style="stroke:${FILLS['au']};stroke-width:3.6"`) +
    circle(0, 5, 11.5, 'none') +
    circle(0, 5, 7.6, 'none') +
    path('gem', 'M-7,-10l3.5,-5h7L7,-10L0,-2z') +
    path('l', 'M-7,-10H7', 'style="stroke:#dfe9f5"'),
  'master-merchant':
    path('l', 'M0,-14V12M-13,-9H13M-13,-9l-4,12M-13,-9l4,12M13,-9l-4,12M13,-9l4,12', 'stroke-width="1.2"') +
    path('au', 'M-18,3h10q-5,8 -10,0zM8,3h10q-5,8 -10,0zM-7,14q7,-6 14,0z'),
  shipowner:
    path('l', 'M0,-9V12M-7,-4H7', 'stroke-width="2.6"') +
    circle(0, -12, 3.2, 'none', 'stroke-width="2"') +
    path('sk', 'M-14,3l6,1l-2,2q3,6 10,7q7,-1 10,-7l-2,-2l6,-1q-1,12 -14,14q-13,-2 -14,-14z'),
  bishop:
    path('pp', 'M-11,12L-9,-5Q-3,-9 0,-17Q3,-9 9,-5L11,12z') +
    path('au', 'M-10.5,8h21l.5,5h-22z') +
    path('au', 'M-1.5,-12h3v5h4v3h-4v10h-3v-10h-4v-3h4z'),
  architect:
    path('au', 'M-1.5,-10L-11,15l-1,-2L-4,-12zM1.5,-10L11,15l1,-2L4,-12z') +
    circle(0, -12, 4, 'au') +
    path('l', 'M-9,5q9,6 18,0', 'stroke-width="1.2"') +
    path('l', 'M0,-16v-2', 'stroke-width="2"'),
  governor:
    path('au', 'M-14,10L-15,-8l8,7L0,-13L7,-1l8,-7L14,10z') +
    rect(-14, 9, 28, 5, 'au', 'rx="1"') +
    circle(0, 3, 2.4, 'gem') +
    circle(-8, 5, 1.6, 'tt') +
    circle(8, 5, 1.6, 'tt') +
    each(
      [
        [-15, -9],
        [0, -14],
        [15, -9],
      ] as [number, number][],
      ([x, y]) => circle(x, y, 1.8, 'pp'),
    ),
};
