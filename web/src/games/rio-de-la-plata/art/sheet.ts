/** The whole sheet before anything stands on it, for each layout. */
import type { Layout } from '../layout';
import { paper, river, townGround, waves, winds } from './ground';
import { each, group, path, rect, smooth, use, type Spot } from './pen';

function wide({ width, height, plan }: Layout): string {
  const foot = plan.town.y + plan.town.h;
  const shore = foot + 40;
  const bank: Spot[] = [
    [0, 806], [150, 812], [250, 800], [308, 756], [322, 690], [346, shore + 2], [500, shore - 3], [660, shore], [820, shore - 4], [980, shore],
    [1056, shore + 2], [1080, 690], [1092, 756], [1150, 800], [1250, 812], [1400, 806],
  ];
  const close = `L${width},${height}L0,${height}z`;
  return (
    paper(width, height) + river(bank, close, 0, 1) + waves(40, 760, 700, 1080, 900) +
    `<clipPath id="rio-water-edge"><path d="${smooth(bank)}${close}"/></clipPath>` +
    group(winds(1010, 800, 1400), '', 'clip-path="url(#rio-water-edge)"') +
    use('boat', 1030, 722, 0.5) +
    each([[318, 700], [1084, 704], [1072, 672]] as Spot[], ([x, y]) => use('reed', x, y)) +
    townGround(plan) +
    rect(0, 0, width, height, 'n', 'fill="url(#rio-age)"')
  );
}

function tall({ width, height, plan, panels }: Layout): string {
  const { y, h } = plan.town;
  // Turned, the river runs down the left side, then crosses the page where the harbour is.
  const [top, bottom] = [panels.desk.y + panels.desk.h + 8, panels.palace.y - 10];
  const left: Spot[] = [[18, y - 40], [22, y + 40], [26, y + 130], [22, y + 260], [27, y + 400], [24, y + h - 20], [10, y + h + 36], [-14, y + h + 44]];
  const bay: Spot[] = [[-10, top + 12], [60, top + 8], [140, top + 14], [230, top + 6], [320, top + 12], [400, top + 8]];
  return (
    paper(width, height) +
    `<clipPath id="rio-bay"><rect y="${top}" width="${width}" height="${bottom - top}"/></clipPath>` +
    river(left, `L-20,${y - 40}z`, -0.5, 0.1) +
    group(river(bay, `V${bottom}H-10z`, 0, 1) + waves(14, 10, top + 30, 370, bottom - 10), '', 'clip-path="url(#rio-bay)"') +
    path('l', `M0,${bottom}H${width}M0,${bottom + 3}H${width}`) +
    townGround(plan)
  );
}

const drawn = new Map<Layout, string>();
export function sheet(layout: Layout): string {
  let found = drawn.get(layout);
  if (!found) drawn.set(layout, (found = layout.narrow ? tall(layout) : wide(layout)));
  return found;
}
