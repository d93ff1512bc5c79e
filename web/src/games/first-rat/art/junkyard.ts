/** The three ridges of scrap with everything that lies on them, the path and the platform of the rocket. */
import { Chance } from '../../../core/game/chance';
import { elbows, along, lengthOf, spline, type Ground } from '../geometry';
import { box, circle, CREAM, each, group, halftone, INK, line, path, place, range, use, type Point, once } from './pen';
import { SCRAP } from './junk';

interface Ridge {
  crest: readonly Point[];
  fill: string;
  rim: string;
  dots: string;
  scrap: readonly string[];
}

const MIDDLE_SCRAP = ['#4a3fae', '#6a3f9e', '#2a6aa8', '#8a4a90', '#2f7f95', '#94683f'];
const FRONT_SCRAP = ['#44328f', '#5f2f85', '#265a8c', '#7f3f78', '#2c6f7a', '#855a34'];

const FAR: Ridge = {
  crest: [
    [-10, 560],
    [80, 548],
    [190, 560],
    [330, 530],
    [470, 548],
    [590, 570],
    [700, 640],
    [900, 650],
    [1250, 640],
  ],
  fill: '#3540b0',
  rim: '#8d98ff',
  dots: '#5a66dd',
  scrap: ['#4a58cc', '#6a4cc0', '#2f7ac0', '#8a56b8', '#3c8fb8'],
};
const MIDDLE: Ridge = {
  crest: [
    [-10, 770],
    [60, 730],
    [140, 770],
    [250, 806],
    [380, 776],
    [520, 792],
    [640, 772],
    [800, 790],
    [930, 770],
    [1060, 820],
    [1250, 790],
  ],
  fill: '#2c2c86',
  rim: '#716fe6',
  dots: '#4c4bc0',
  scrap: MIDDLE_SCRAP,
};
const FRONT: Ridge = {
  crest: [
    [-10, 1010],
    [110, 1030],
    [250, 1020],
    [390, 1000],
    [520, 930],
    [660, 925],
    [770, 985],
    [880, 990],
    [1010, 960],
    [1130, 985],
    [1250, 930],
  ],
  fill: '#241c5c',
  rim: '#6a5acc',
  dots: '#40378f',
  scrap: FRONT_SCRAP,
};

function heightAt(crest: readonly Point[], x: number): number {
  for (let at = 0; at + 1 < crest.length; at++) {
    const [a, b] = [crest[at] as Point, crest[at + 1] as Point];
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  return crest[crest.length - 1]?.[1] ?? 0;
}

function piece(
  chance: Chance,
  x: number,
  y: number,
  scales: readonly number[],
  lean: number,
  hues: readonly string[],
): string {
  const which = chance.whole(0, SCRAP.length - 1);
  return use(`scrap-${which}`, x, y, chance.pick(scales), chance.whole(-lean, lean), { color: chance.pick(hues) });
}

function ridge(ground: Ground, chance: Chance, { crest: written, fill, rim, dots, scrap }: Ridge): string {
  const { width } = ground;
  const crest = ground.points(written);
  const top = spline(crest);
  const highest = Math.min(...crest.map(([, y]) => y));
  const sticksOut = each(range(Math.ceil(width / 30)), (at) =>
    piece(chance, 6 + 30 * at, heightAt(crest, 6 + 30 * at) + 2, [0.7, 0.9, 1.1, 1.3], 38, scrap),
  );
  const shading = halftone(
    { left: 0, top: highest + 20, right: width, bottom: highest + 200 },
    19,
    (x, y) => {
      const below = y - heightAt(crest, x) - 22;
      return below > 0 ? 0.72 - below / 150 : 0;
    },
    dots,
    0.55,
  );
  const bolts = each(range(30), () => {
    const x = chance.between(0, width);
    const y = heightAt(crest, x) + chance.between(34, 190);
    const what = chance.pick(['l9-7 5 9z', 'h14m-11-3v6', 'q6-10 12 0t12 0', 'a5 5 0 1 0 1 0z']);
    return line(`M${Math.round(x)} ${Math.round(y)}${what}`, rim, 2.5, { 'stroke-opacity': 0.55 });
  });
  return (
    sticksOut +
    path(`${top}L${width + 10} 1200L-10 1200Z`, fill, 6) +
    line(top, rim, 5, { transform: 'translate(0 8)', 'stroke-opacity': 0.8 }) +
    shading +
    bolts
  );
}

/** A pile of scrap: rows from the top down, each wider than the one above. */
function heap(chance: Chance, x: number, y: number, width: number, height: number, scrap: readonly string[]): string {
  const ROW = 26;
  const rows = Math.floor(height / ROW);
  return each(range(rows), (row) => {
    const half = ((width / 2) * (row + 1)) / rows;
    const count = Math.max(1, Math.floor((half * 2) / 34));
    return each(range(count), (at) => {
      const px = x + ((at - (count - 1) / 2) * 2 * half) / count + chance.between(-5, 5);
      return piece(chance, px, y - height + row * ROW + chance.between(-4, 4), [0.8, 0.95, 1.1], 40, scrap);
    });
  });
}

function town(): string {
  const roofs =
    'M-5 640V530h30v-26h44v26h40l12-30 12 30h96v-26h18v-40h12v40h30v26h60l10-18h70l10 18h50v-44h16v44h34l26-22 26 22h20' +
    'v-30h50v-22h12v22h30v30h74l30-26h60v26h90l20-50 20 50h60v-34h60v34h360V640Z';
  const windows: readonly Point[] = [
    [46, 514],
    [236, 520],
    [262, 520],
    [616, 524],
    [634, 524],
    [652, 540],
  ];
  return path(roofs, '#1e2470', 4) + each(windows, ([x, y]) => box(x, y, 9, 9, '#ffd84a', 1, 0));
}

export function junkyard(ground: Ground): string {
  const x = (written: number): number => ground.x(written);
  const chance = new Chance(11);
  return (
    town() +
    ridge(ground, chance, FAR) +
    use('tv', x(622), 552, 0.8, 8) +
    use('clock', x(520), 532, 0.62, -10) +
    heap(chance, x(600), 800, 190, 100, MIDDLE_SCRAP) +
    use('boot', x(600), 676, 0.62, -8) +
    heap(chance, x(1110), 800, 240, 120, MIDDLE_SCRAP) +
    use('washer', x(1062), 712, 0.9, -6) +
    use('duck', x(1150), 684, 0.8, 6) +
    heap(chance, x(420), 800, 130, 50, MIDDLE_SCRAP) +
    heap(chance, x(30), 800, 120, 90, MIDDLE_SCRAP) +
    use('tv', x(34), 700, 0.62, -8) +
    ridge(ground, chance, MIDDLE) +
    use('nocats', x(960), 598, 1, 5) +
    use('fish', x(1052), 622, 0.72, -12)
  );
}

/** Where the cat sleeps. What it does there changes, so the board draws that. */
export const CAT_AT = { x: 168, y: 968 };

/** What lies before the cat. */
export function foreground(ground: Ground): string {
  const x = (written: number): number => ground.x(written);
  const chance = new Chance(23);
  return (
    ridge(ground, chance, FRONT) +
    use('cone', x(318), 1046, 0.55, -6) +
    heap(chance, x(628), 1138, 230, 92, FRONT_SCRAP) +
    use('trap', x(588), 1046, 0.7, -4) +
    use('clock', x(1207), 1150, 0.55, 10)
  );
}

export function trail(ground: Ground): string {
  const d = spline(ground.trail);
  return (
    line(d, INK, 66, { cap: 'round' }) +
    line(d, '#8a74cc', 56, { cap: 'round' }) +
    line(d, '#b3a0ee', 45, { cap: 'round' }) +
    line(d, '#e6dcff', 4, { dash: '2 16', cap: 'round' })
  );
}

/** The platform at the end of the path: the crow has her booth on it, and the way to the rocket leads over it. */
export function platform(ground: Ground): string {
  const y = 626;
  const [left, right] = [ground.x(604), ground.width - 6];
  const legs: readonly Point[] = [
    [953, -16],
    [953, 60],
    [1066, -50],
    [1066, 20],
    [1146, 0],
  ];
  const beam = (x: number, lean: number): string => `M${x} ${y + 20}L${x + lean} ${y + 150}`;
  const stripes = Math.floor((right - left - 30) / 40);
  return (
    each(ground.points(legs), ([x, lean]) => line(beam(x, lean), INK, 15) + line(beam(x, lean), '#8f5a35', 7)) +
    box(left, y, right - left, 34, '#5b4a86', 6, 5) +
    box(left, y, right - left, 13, '#a58ed8', 5, 4) +
    each(range(stripes), (at) => path(`M${left + 24 + at * 40} ${y + 15}h20l-14 17h-20z`, '#ffd84a', 0)) +
    box(left, y, right - left, 34, 'none', 6, 5)
  );
}

/** A shortcut: plumbing with arrows from the entrance to the exit. */
export const pipe = once((way: readonly Point[]) => {
  const STEP = 62;
  const FLANGE = 52;
  const d = elbows(way);
  const length = lengthOf(way);
  const arrows = each(range(Math.floor(length / STEP)), (at) => {
    const far = (at + 1) * STEP;
    if (far < 50 || far > length - 40) return '';
    const { x, y, angle } = along(way, far);
    return place(line('M-5-7L4 0L-5 7', INK, 4, { cap: 'round' }), x, y, 1, angle);
  });
  const flanges = each([FLANGE, length - FLANGE], (far) => {
    const { x, y, angle } = along(way, far);
    return place(box(-7, -20, 14, 40, '#2f9e8f', 3, 3.5) + line('M-2-14v12', '#d6fff2'), x, y, 1, angle);
  });
  return group(
    line(d, INK, 32) +
      line(d, '#2f9e8f', 23) +
      line(d, '#56d3bd', 13, { transform: 'translate(-2 -3)' }) +
      line(d, '#d6fff2', 3.5, { transform: 'translate(-4 -6)', dash: '40 9 14 9', 'stroke-opacity': 0.9 }) +
      arrows +
      flanges,
  );
});

/** The sign on a pipe: a cockroach holds it. */
export const PIPE_SIGN =
  use('roach', 25, -10, 0.9, 14) +
  circle(0, 0, 24, CREAM, 4) +
  circle(0, 0, 19, 'none', 2, { dash: '3 4', stroke: INK });
