/** The whole sheet before anything stands on it, for each layout. */
import type { Layout } from '../layout';
import { paper, river, townGround, waves, winds } from './ground';
import { each, group, path, rect, smooth, use, type Spot } from './pen';

function wide(layout: Layout): string {
  const { width, height, plan } = layout;
  const foot = plan.town.y + plan.town.h;
  const shore = foot + 40;
  const [low, left, right] = [height - 116, plan.town.x - 26, plan.town.x + plan.town.w + 26];
  const bank: Spot[] = [
    [0, low - 6],
    [120, low],
    [200, low - 12],
    [left - 12, low - 56],
    [left - 4, low - 116],
    [left + 20, shore + 2],
    ...[0.2, 0.4, 0.6, 0.8].map((part, i): Spot => [left + part * (right - left), shore - (i % 2 ? 0 : 4)]),
    [right - 20, shore + 2],
    [right + 4, low - 116],
    [right + 12, low - 56],
    [width - 200, low - 12],
    [width - 120, low],
    [width, low - 6],
  ];
  const close = `L${width},${height}L0,${height}z`;
  return (
    paper(width, height) +
    river(bank, close, 0, 1) +
    waves(34, 750, 690, right - 10, 880) +
    `<clipPath id="rio-water-edge"><path d="${smooth(bank)}${close}"/></clipPath>` +
    group(winds(right - 60, 780, width), '', 'clip-path="url(#rio-water-edge)"') +
    each(
      [
        [left + 2, shore + 10],
        [right - 4, shore + 12],
        [right - 14, shore + 2],
      ] as Spot[],
      ([x, y]) => use('reed', x, y),
    ) +
    townGround(layout) +
    rect(0, 0, width, height, 'n', 'fill="url(#rio-age)"')
  );
}

function tall(layout: Layout): string {
  const { width, height, plan, panels } = layout;
  const { y, h } = plan.town;
  // Turned, the river runs down the left side, then crosses the page where the harbour is.
  const [top, bottom] = [panels.desk.y + panels.desk.h + 8, panels.palace.y - 10];
  const left: Spot[] = [
    [18, y - 40],
    [22, y + 40],
    [26, y + 130],
    [22, y + 260],
    [27, y + 400],
    [24, y + h - 20],
    [10, y + h + 36],
    [-14, y + h + 44],
  ];
  const bay: Spot[] = [
    [-10, top + 12],
    [60, top + 8],
    [140, top + 14],
    [230, top + 6],
    [320, top + 12],
    [400, top + 8],
  ];
  return (
    paper(width, height) +
    `<clipPath id="rio-bay"><rect y="${top}" width="${width}" height="${bottom - top}"/></clipPath>` +
    river(left, `L-20,${y - 40}z`, -0.5, 0.1) +
    group(
      river(bay, `V${bottom}H-10z`, 0, 1) + waves(14, 10, top + 30, 370, bottom - 10),
      '',
      'clip-path="url(#rio-bay)"',
    ) +
    path('l', `M0,${bottom}H${width}M0,${bottom + 3}H${width}`) +
    townGround(layout)
  );
}

const drawn = new WeakMap<Layout, string>();
export function sheet(layout: Layout): string {
  let found = drawn.get(layout);
  if (!found) drawn.set(layout, (found = layout.narrow ? tall(layout) : wide(layout)));
  return found;
}
