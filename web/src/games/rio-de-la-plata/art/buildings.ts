/** Every building of the town, drawn about 40 units wide around its plot's centre. */
import { FILLS } from './palette';
import { circle, each, path, rect, short } from './pen';

/** A small house seen from above: gable front on the left, tiled slope running back to the right. */
function gable(x: number, y: number, w: number, h: number, rise: number, depth: number, roof = 'tt'): string {
  const dy = -0.3 * depth;
  const side = `M${short(x + w)},${short(y)}l${short(depth)},${short(dy)}v${short(-h)}l${short(-depth)},${short(-dy)}z`;
  const tiles = each(
    [0.3, 0.6],
    (t) => `M${short(x + w - (w / 2) * t)},${short(y - h - rise * t)}l${short(depth)},${short(dy)}`,
  );
  return (
    path('ws', side) +
    path('n', side, 'fill="url(#rio-hatch)"') +
    path(
      'wl',
      `M${short(x)},${short(y)}h${short(w)}v${short(-h)}l${short(-w / 2)},${short(-rise)}l${short(-w / 2)},${short(rise)}z`,
    ) +
    path(
      roof,
      `M${short(x + w + 1.5)},${short(y - h + 1.5)}l${short(depth)},${short(dy)}l${short(-w / 2 - 1.5)},${short(-rise - 2)}l${short(-depth)},${short(-dy)}z`,
    ) +
    path(
      roof,
      `M${short(x - 1.5)},${short(y - h + 1.5)}L${short(x + w / 2)},${short(y - h - rise - 1)}l0,2.6L${short(x + 0.8)},${short(y - h + 2.8)}z`,
    ) +
    path('l', tiles, 'stroke-width=".5" stroke-opacity=".6"')
  );
}

/** A front with a hipped roof towards the viewer. */
function hall(x: number, y: number, w: number, h: number, rise: number, roof = 'tt', inset = 4): string {
  const tiles = each(
    [0.12, 0.26, 0.4, 0.54, 0.68, 0.82],
    (t) => `M${short(x + w * t)},${short(y - h)}L${short(x + inset + (w - 2 * inset) * t)},${short(y - h - rise)}`,
  );
  return (
    rect(x, y - h, w, h, 'wl') +
    rect(x + w * 0.72, y - h, w * 0.28, h, 'n', 'fill="url(#rio-hatch)"') +
    path(
      roof,
      `M${short(x - 2)},${short(y - h)}h${short(w + 4)}L${short(x + w - inset)},${short(y - h - rise)}H${short(x + inset)}z`,
    ) +
    path('l', tiles, 'stroke-width=".5" stroke-opacity=".55"')
  );
}

export function cube(x: number, y: number, size: number, front = 'st', side = 'sd', top = 'pp'): string {
  const t = size * 0.38;
  return (
    rect(x, y - size, size, size, front) +
    path(side, `M${short(x + size)},${short(y)}l${short(t)},${short(-t)}v${short(-size)}l${short(-t)},${short(t)}z`) +
    path(top, `M${short(x)},${short(y - size)}l${short(t)},${short(-t)}h${short(size)}l${short(-t)},${short(t)}z`)
  );
}

const arches = (x: number, y: number, w: number, h: number, count: number): string =>
  each(Array(count).keys(), (i) => {
    const r = w / count / 2 - 0.8;
    return path(
      'dk',
      `M${short(x + (i * w) / count + 0.8)},${short(y)}v${short(-h)}a${short(r)},${short(r)} 0 0 1 ${short(2 * r)},0v${short(h)}z`,
    );
  });
const windows = (x: number, y: number, w: number, count: number): string =>
  each(Array(count).keys(), (i) => rect(x + ((i + 0.5) * w) / count - 1, y, 2, 3, 'dk n'));
const flag = (x: number, y: number, wash: string): string =>
  path('l', `M${x},${y}v-9`) + path(wash, `M${x},${y - 9}q3,-2 5,0t5,0v4.5q-3,2 -5,0t-5,0z`, 'stroke-width=".6"');
const cross = (x: number, y: number): string => path('l', `M${x},${y}v-6M${x - 2},${y - 4}h4`, 'stroke-width="1.2"');
const tree = (x: number, y: number, r: number): string =>
  path('l', `M${x},${y}v${r}`, 'stroke-width="1.3"') +
  circle(x, y - r * 0.4, r, 'gd') +
  path(
    'n gr',
    `M${x - r * 0.7},${y - r * 0.5}a${r * 0.7},${r * 0.7} 0 0 1 ${r},${-r * 0.6}a${r},${r} 0 0 0 ${-r},${r * 0.6}z`,
  );

const paved =
  rect(-20, -18, 40, 36, 'sand', 'rx="3"') +
  path(
    'l',
    'M-20,-9H20M-20,0H20M-20,9H20M-13,-18V18M-6.5,-18V18M0,-18V18M6.5,-18V18M13,-18V18',
    'stroke-width=".35" stroke-opacity=".5"',
  );

const minor: Record<string, string> = {
  hut:
    path('straw', 'M-15,15L-4,-9L8,15z') +
    path('n', 'M-15,15L-4,-9L8,15z', 'fill="url(#rio-hatch)" fill-opacity=".5"') +
    path('dk', 'M-8,15v-6a3.6,4 0 0 1 7.2,0v6z') +
    path('seat', 'M8,15L18,11.5L6,-13L-4,-9z') +
    path('l', 'M7,9L15,6M4,2.5L12,-.5M1,-3L8.5,-6', 'stroke-width=".6"') +
    path('seat', 'M-17,16L-4.5,-13L-2,-8L-13,16z'),
  house:
    gable(-18, 17, 17, 14, 12, 18, 'seat') +
    path('ws', 'M9,-10v-8h4.5v7z') +
    path('dk', 'M-12,17v-7a2.5,2.5 0 0 1 5,0v7z') +
    rect(-16, 5, 3, 4, 'dk n') +
    rect(-6, 5, 3, 4, 'dk n') +
    path('dk n', 'M5,9l3,-.9v4l-3,.9z') +
    circle(-9.5, -1, 1.8, 'dk n'),
  stonecutter:
    cube(-16, 16, 12) +
    cube(0, 16, 12) +
    cube(-8, 2.5, 11) +
    path('l', 'M8,-2L17,-16', `style="stroke:${FILLS['wk']};stroke-width:2.4"`) +
    path('sl', 'M10,-19L21,-11L19.5,-8.5L8.5,-16z'),
  carpenter:
    each(
      [
        [-13, 12],
        [-3, 12],
        [7, 12],
        [-8, 3],
        [2, 3],
      ] as [number, number][],
      ([x, y]) =>
        path('wd', `M${x},${y - 4.6}l13,-5.5q4,4 0,9l-13,5.5z`) +
        circle(x, y, 4.7, 'straw') +
        circle(x, y, 2, 'none', 'stroke-width=".6"'),
    ) +
    path('st', 'M-17,-15L12,-19l1,4.5L-16,-8z') +
    path('l', 'M-16,-8' + 'l2,2.5l1.5,-3'.repeat(7) + 'l2,2', 'stroke-width=".8"') +
    path('wk', 'M12,-20l7,-2q3,3 1,7l-7,1z'),
  market:
    rect(-15, 0, 30, 17, 'ws') +
    rect(-17, 8, 34, 9, 'wd') +
    path('l', 'M-17,12.5H17', 'stroke-width=".6"') +
    each(
      [
        [-11, 'tt'],
        [-6, 'au'],
        [-1, 'gr'],
        [4, 'tl'],
        [9, 'gd'],
      ] as [number, string][],
      ([x, wash]) => circle(x, 6.5, 2.6, wash),
    ) +
    each(Array(7).keys(), (i) =>
      path(
        i % 2 ? 'pp' : 'tt',
        `M${short(-14 + i * 4)},-15h4L${short(i < 6 ? -15.7 + (i + 1) * 5.25 : 21)},0a2.6,2.6 0 0 1 -5.25,0z`,
      ),
    ) +
    path('l', 'M-17,3V17M17,3V17', 'stroke-width="1.4"'),
  company:
    hall(-17, 17, 34, 21, 11, 'td') +
    arches(-16, 17, 32, 5, 4) +
    windows(-16, -1, 32, 5) +
    path('l', 'M-17,5.5H17', 'stroke-width=".7"') +
    circle(0, -10, 6.6, 'au') +
    circle(0, -10, 4.3, 'none', 'stroke-width=".7"') +
    path('l', 'M0,-12.5v5') +
    flag(14, -12, 'tl'),
  place:
    paved +
    circle(0, 1, 9, 'st') +
    circle(0, 1, 6.2, 'sea') +
    circle(0, 0, 2.2, 'st') +
    path('l', 'M0,-2q-4,-5 -5,1M0,-2q4,-5 5,1', 'stroke-width=".8"'),
  monument:
    paved +
    rect(-10, 10, 20, 5, 'st') +
    rect(-7, 5, 14, 5, 'st') +
    rect(-3, -8, 6, 13, 'pp') +
    path('n', 'M0,-8h3v13h-3z', 'fill="url(#rio-hatch)"') +
    rect(-5, -10.5, 10, 2.6, 'st') +
    path('au', 'M-2.5,-10.5q-1,-6 1,-8a2.2,2.2 0 1 1 3,0l4,-3l.8,1l-4,4q1,3 .5,6z'),
  garden:
    rect(-20, -18, 40, 36, 'sand', 'rx="3"') +
    each(
      [
        [-18, -16.5],
        [2, -16.5],
        [-18, 2],
        [2, 2],
      ] as [number, number][],
      ([x, y]) =>
        rect(x, y, 16, 14.5, 'gr', 'rx="2"') +
        rect(x + 3, y + 3, 10, 8.5, 'none', `stroke-width="1.6" style="stroke:${FILLS['gd']}"`),
    ) +
    tree(-10, -9, 4) +
    tree(10, -9, 4) +
    tree(-10, 10, 4) +
    tree(10, 10, 4) +
    circle(0, 0, 5, 'st') +
    circle(0, 0, 3, 'sea'),
  barracks:
    path('l', 'M-14,-2L8,-22M14,-2L-8,-22', 'stroke-width="1.5"') +
    path('sl', 'M8,-22l-.5,3.5l3.5,-6z') +
    path('sl', 'M-8,-22l.5,3.5l-3.5,-6z') +
    path('st', 'M-20,17V-3h4v-4h5v4h5v-4h4v4h4v-4h4v4h5v-4h5v4h4V17z') +
    path('n', 'M8,17V-3h12V17z', 'fill="url(#rio-hatch)"') +
    path('l', 'M-20,3H20M-18,8h6M12,8h6M-16,12h5M11,12h6', 'stroke-width=".5"') +
    path('dk', 'M-5,17V8a5,5 0 0 1 10,0v9z') +
    windows(-18, -1, 12, 2) +
    windows(6, -1, 12, 2),
  church:
    gable(-9, 17, 15, 12, 9, 13, 'sl') +
    path('wl', 'M-9,17V2l2,-1.5V-9q5.5,-8 11,0V.5L6,2V17z') +
    path('dk', 'M-4,-2v-4a2.5,3 0 0 1 5,0v4z') +
    circle(-1.5, -3, 1.5, 'au') +
    path('dk', 'M-4.5,17v-6a3,3 0 0 1 6,0v6z') +
    circle(-1.5, 5.5, 1.7, 'dk n') +
    cross(-1.5, -12.5),
};

const major: Record<string, string> = {
  palace:
    hall(-24, 18, 48, 16, 8) +
    hall(-10, 18, 20, 24, 9, 'td', 3) +
    arches(-23, 18, 12, 5, 2) +
    arches(11, 18, 12, 5, 2) +
    arches(-4, 18, 8, 7, 1) +
    windows(-23, 5, 13, 3) +
    windows(10, 5, 13, 3) +
    windows(-9, -3, 18, 3) +
    windows(-9, 3, 18, 3) +
    rect(-4, -23, 8, 9, 'wl') +
    path('td', 'M-5.5,-23L0,-29L5.5,-23z') +
    circle(0, -18.5, 1.6, 'dk n') +
    flag(0, -28, 'au') +
    flag(-20, 0, 'au') +
    flag(19, 0, 'au'),
  cathedral:
    path('sl', 'M-9,-8q0,-14 9,-15q9,1 9,15z') +
    path('l', 'M-3.5,-8q0,-11 3.5,-15q3.5,4 3.5,15', 'stroke-width=".5"') +
    circle(0, -24, 1.6, 'au') +
    cross(0, -24.5) +
    path('wl', 'M-12,19V-4L0,-12L12,-4V19z') +
    each(
      [-22, 12],
      (x) =>
        rect(x, -10, 10, 29, 'wl') +
        rect(x + 6, -10, 4, 29, 'n', 'fill="url(#rio-hatch)"') +
        path('sk', `M${x - 1},-10L${x + 5},-22l6,12z`) +
        path('dk', `M${x + 3},0v-5a2,2 0 0 1 4,0v5z`) +
        rect(x + 4, 6, 2, 4, 'dk n') +
        cross(x + 5, -21.5),
    ) +
    circle(0, 1, 4.6, 'gem') +
    path('l', 'M0,-3.6v9.2M-4.6,1h9.2M-3,-2l6,6M3,-2l-6,6', 'stroke-width=".6"') +
    path('dk', 'M-4,19v-7a4,4 0 0 1 8,0v7z'),
  fort:
    path(
      'st',
      'M-23,-23h11l3,7h18l3,-7h11v11l-7,3v18l7,3v11h-11l-3,-7h-18l-3,7h-11v-11l7,-3v-18l-7,-3z',
      'stroke-width="1.4"',
    ) +
    path(
      'none',
      'M-20,-20h6l3,7h22l3,-7h6v6l-7,3v22l7,3v6h-6l-3,-7h-22l-3,7h-6v-6l7,-3v-22l-7,-3z',
      'stroke-width=".6"',
    ) +
    rect(-11, -11, 22, 22, 'sand') +
    gable(-8, 8, 8, 6, 5, 8) +
    each(
      [
        [-17, 17, 135],
        [17, 17, 45],
        [17, -17, -45],
        [-17, -17, -135],
      ] as [number, number, number][],
      ([x, y, turn]) =>
        path('dk', 'M-2,-1.5h8v3h-8a1.5,1.5 0 0 1 0,-3z', `transform="translate(${x} ${y}) rotate(${turn})"`),
    ) +
    flag(6, 0, 'tl'),
  port:
    rect(-22, 3, 44, 20, 'wd') +
    path('l', 'M-22,8H22M-22,13H22M-22,18H22M-12,3v5M4,3v5M-4,8v5M12,8v5M-14,13v5M2,13v5', 'stroke-width=".5"') +
    gable(-21, 4, 15, 10, 8, 11) +
    arches(-18, 4, 9, 4, 1) +
    path('l', 'M11,16V-16L20,-22M11,-6L18,-18', `style="stroke:${FILLS['wk']};stroke-width:2.4"`) +
    path('l', 'M20,-22V-4', 'stroke-width=".8"') +
    cube(16, 4, 7, 'wd', 'wk', 'straw') +
    cube(-2, 20, 7, 'wd', 'wk', 'straw') +
    cube(5, 20, 6),
};

const ruin =
  '<ellipse cy="11" rx="22" ry="11" fill="#2b1d15" fill-opacity=".55" stroke="none"/>' +
  each(
    [
      [2, -8, 8, 0.5],
      [8, -16, 6.5, 0.4],
      [1, -23, 5, 0.3],
    ] as [number, number, number, number][],
    ([x, y, r, o]) => circle(x, y, r, 'n', `fill="#5b5048" fill-opacity="${o}"`),
  ) +
  path('ws', 'M-18,16V0l4,4l2,-8l5,10l3,-3V16z') +
  path('ws', 'M5,16V3l4,3l2,-6l6,9V16z') +
  path('l', 'M-19,17L-6,5M1,16L15,-5M-4,13L12,11', 'style="stroke-width:2.4"') +
  path('tt', 'M-8,18c-9,-11 1,-14 0,-24c9,6 6,11 9,14c2,-3 2,-5 0,-8c8,6 7,14 2,18z') +
  path('au n', 'M-4,17c-4,-7 1,-8 1,-13c5,5 4,9 6,13z') +
  cube(-17, 20, 5) +
  cube(9, 20, 5);

export const BUILDINGS: Record<string, string> = { ...minor, ...major, ruin };
