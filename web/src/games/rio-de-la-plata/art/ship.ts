/** The ship, its boats, and small things that live on the paper. */
import { FILLS } from './palette';
import { circle, each, path, rect, short } from './pen';

const sail = (x: number, y: number, w: number, h: number): string =>
  path(
    'pp',
    `M${x - w},${y}Q${x - w - 12},${y + h / 2} ${x - w - 2},${y + h}Q${x},${y + h - 9} ${x + w - 2},${y + h}Q${x + w - 10},${y + h / 2} ${x + w},${y}Q${x},${y + 5} ${x - w},${y}z`,
    'stroke-width="1.2"',
  ) +
  path(
    'n',
    `M${short(x + w * 0.3)},${y + 3}L${x + w},${y}Q${x + w - 10},${y + h / 2} ${x + w - 2},${y + h}L${short(x + w * 0.4)},${y + h - 6}Q${short(x + w * 0.6)},${y + h / 2} ${short(x + w * 0.3)},${y + 3}z`,
    'fill="url(#rio-hatch)"',
  );

export const SHIP =
  path(
    'wd',
    'M-82,-14C-74,16 -54,32 -30,34H46C66,32 76,12 78,-26L92,-46L58,-42L54,-18C20,-8 -20,-8 -46,-16L-52,-34L-86,-32L-104,-42C-98,-30 -90,-22 -82,-14z',
    'stroke-width="1.5"',
  ) +
  path('n', 'M20,34C60,34 74,12 78,-26L92,-46L70,-44L60,-8C50,14 40,24 20,34z', 'fill="url(#rio-hatch)"') +
  path(
    'l',
    'M-82,-14C-60,-2 -48,0 -44,0H60Q70,-8 77,-20M-72,8Q-60,26 -40,28H56M58,-34l28,-3M-52,-27l-36,2M-46,-16L-84,-20M54,-18L80,-24',
    'stroke-width=".8"',
  ) +
  each([-78, -68], (x) => rect(x, -32, 5, 6, 'dk n')) +
  each([64, 74], (x) => rect(x, -33, 5, 6, 'dk n')) +
  path('l', 'M-54,-34V-108M2,-12V-136M58,-42V-102M-104,-42L-130,-60', `style="stroke:${FILLS['wk']};stroke-width:3"`) +
  path(
    'l',
    'M-54,-106L-124,-57M2,-134L-54,-80M2,-134L-40,-16M2,-134L44,-16M2,-134L58,-44M58,-100L88,-44M-54,-106L-82,-32M2,-134L20,-14M2,-134L-18,-14',
    'stroke-width=".6" stroke-opacity=".8"',
  ) +
  sail(-54, -98, 21, 50) +
  sail(2, -122, 24, 34) +
  sail(2, -84, 34, 58) +
  path('pp', 'M40,-104L92,-62Q70,-54 54,-52Q58,-80 40,-104z', 'stroke-width="1.2"') +
  path('au', 'M-7,-56a8,8 0 1 0 16,0a8,8 0 1 0 -16,0z') +
  each(Array(12).keys(), (i) => {
    const a = (i * Math.PI) / 6;
    const far = i % 2 ? 15 : 13;
    return path(
      'l',
      `M${short(1 + 10 * Math.cos(a))},${short(-56 + 10 * Math.sin(a))}L${short(1 + far * Math.cos(a))},${short(-56 + far * Math.sin(a))}`,
      `style="stroke:${FILLS['td']};stroke-width:1.6"`,
    );
  }) +
  path('tt', 'M2,-137q10,-6 18,0t18,-2q-6,5 -2,9q-9,3 -17,0t-17,2z') +
  path('tt', 'M-54,-109q8,-4 14,0t14,0q-5,3 -2,7q-8,2 -13,0t-13,1z') +
  path('tt', 'M58,-103q8,-4 14,0t12,0q-4,3 -2,6q-7,2 -12,0t-12,1z');

const rays = each(Array(12).keys(), (i) =>
  path(i % 2 ? 'au' : 'tt', `M-3,-9L0,-${i % 2 ? 17 : 15}L3,-9z`, `transform="rotate(${30 * i})"`),
);

export const SCENERY: Record<string, string> = {
  sun: `<g class="rio-k">${rays}${circle(0, 0, 9, 'au')}${path('l', 'M-3.5,-2h1.5M2,-2h1.5M-3,3q3,2.5 6,0M0,-1v2.5', 'stroke-width=".9"')}</g>`,
  reed:
    path('l', 'M-6,2q0,-10 -5,-16M-2,2v-20M2,2q0,-12 4,-18M6,2q1,-8 6,-12', 'stroke-width="1.1"') +
    path('wk', 'M-3.2,-24h2.4v7h-2.4zM5,-21h2.4v6h-2.4z'),
  boat: `<g class="rio-k">${
    path('wd', 'M-24,0Q0,5 24,-2Q18,12 0,12Q-18,12 -24,0z') +
    path('pp', 'M2,-36Q26,-18 20,-4H2z') +
    path('n', 'M2,-36Q26,-18 20,-4H12Q16,-18 2,-36z', 'fill="url(#rio-hatch)"') +
    path('l', 'M1,2V-38M-10,-8V0M-13,-2h6', 'stroke-width="1.6"') +
    circle(-10, -10, 2.5, 'dk') +
    path('l', 'M-32,14q6,-4 12,0t12,0t12,0t12,0t12,0', 'stroke-width=".9"')
  }</g>`,
  tuft: path('l', 'M-3,0q0,-4 -2,-6M0,0v-7M3,0q0,-4 2,-6', 'stroke-width=".8" stroke-opacity=".55"'),
  bush:
    path('l', 'M0,2v5', 'stroke-width="1.1"') +
    circle(0, -1, 5, 'gr k') +
    path('n', 'M1,-6a5,5 0 0 1 0,10z', 'fill="url(#rio-hatch)"'),
  plough: path(
    'l',
    'M-15,-12H15M-15,-6H15M-15,0H15M-15,6H15M-15,12H15',
    'style="stroke:#7d8a4a" stroke-dasharray="5 2" stroke-opacity=".6"',
  ),
  scroll:
    '<g class="rio-k">' +
    path('ws', 'M2,20C-6,20 -8,10 0,8C5,7 8,12 4,14C14,14 14,4 14,4C8,8 7,5 8,0C10,-8 20,-6 20,2L20,4H14V14H4V20z') +
    '</g>',
};
