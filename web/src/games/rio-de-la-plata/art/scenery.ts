/** The whole sheet before anything stands on it, for each stage. */
import { still } from '../../../core/game/still';
import type { Stage } from '../layout';
import { grainPatterns } from './grain';
import { paper, river, townGround, waves } from './ground';
import { each, group, rect, use, type Spot } from './pen';

function wide(stage: Stage): string {
  const { width, height, plan } = stage;
  const foot = plan.town.y + plan.town.h;
  const [shore, left, right] = [foot + 32, plan.town.x - 26, plan.town.x + plan.town.w + 26];
  // The town stands on a bank: beside it the water reaches further up.
  const bank: Spot[] = [
    [0, foot - 34],
    [left * 0.5, foot - 28],
    [left - 4, foot - 6],
    [left + 24, shore],
    ...[0.2, 0.4, 0.6, 0.8].map((part, i): Spot => [left + part * (right - left), shore + (i % 2 ? 2 : -3)]),
    [right - 24, shore],
    [right + 4, foot - 6],
    [width - (width - right) * 0.5, foot - 28],
    [width, foot - 34],
  ];
  const close = `L${width},${height}L0,${height}z`;
  return (
    paper(width, height) +
    river(bank, close, 0, 1) +
    waves(30, 20, shore + 14, width - 40, height - 8) +
    each(
      [
        [left + 4, foot + 8],
        [right - 2, foot + 10],
        [right + 8, foot + 2],
      ] as Spot[],
      ([x, y]) => use('reed', x, y),
    ) +
    townGround(stage) +
    rect(0, 0, width, height, 'n', 'fill="url(#rio-age)"')
  );
}

function tall(stage: Stage): string {
  const { width, height, plan, districts } = stage;
  const { y, h } = plan.town;
  // Turned, the river runs down the left side, then crosses the page where the harbour is.
  const [top, bottom] = [districts.y + districts.h + 6, height];
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
    townGround(stage)
  );
}

const drawn = new WeakMap<Stage, string>();
/** The address of its picture. */
export function sheet(stage: Stage): string {
  let found = drawn.get(stage);
  if (!found) {
    const ground = `<defs>${grainPatterns()}</defs>${stage.narrow ? tall(stage) : wide(stage)}`;
    drawn.set(stage, (found = still(ground, `0 0 ${stage.width} ${stage.height}`)));
  }
  return found;
}
