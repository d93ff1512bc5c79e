/** What makes it a page of a book: the painted border with its corner medallions, the title, the compass rose. */
import type { Box, Layout } from '../layout';
import { INITIAL, REST } from './title';
import { CREAM, CRIMSON, GOLD, GOLD_LIGHT, INK, LAPIS, LAPIS_LIGHT } from './palette';
import { at, ink, n, path, use } from './pen';

const BORDER = 46;

export function border({ page: [width, height] }: Layout): string {
  let s = `<path d="M0 0H${width}V${height}H0ZM${BORDER} ${BORDER}V${height - BORDER}H${width - BORDER}V${BORDER}Z" fill="#f7ebcd" fill-rule="evenodd"/>`;
  for (const [inset, stroke, colour] of [
    [4, 6, 'url(#lo-gold)'],
    [8, 1, INK],
    [BORDER - 3, 9, INK],
    [BORDER - 3, 6.5, 'url(#lo-gold)'],
  ] as const) {
    s += `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  }
  for (const [side, turn] of [
    [width, ''],
    [width, `translate(${width} ${height}) rotate(180)`],
    [height, `translate(${width}) rotate(90)`],
    [height, `translate(0 ${height}) rotate(-90)`],
  ] as const) {
    const count = Math.round((side - 124) / 96);
    const step = (side - 124) / count;
    let row = '';
    for (let i = 0; i < count; i++)
      row += `<use href="#lo-scroll" transform="translate(${n(62 + step * i)} 8) scale(${(step / 96).toFixed(4)} 1)"/>`;
    s += `<g transform="${turn}">${row}</g>`;
  }
  for (const [x, y, charge, colour] of [
    [40, 40, 'ermine', CRIMSON],
    [width - 40, 40, 'lion', LAPIS],
    [width - 40, height - 40, 'lily', LAPIS],
    [40, height - 40, 'stag', '#2c6b48'],
  ] as const) {
    const rims = (
      [
        [INK, 15],
        ['url(#lo-gold)', 11.6],
        [INK, 2.2],
      ] as const
    ).map(([stroke, w]) => use('foil', 0, 0, 1, `color="${colour}" stroke="${stroke}" stroke-width="${w}"`));
    s += `<g ${at(x, y)}>${rims.join('')}<circle r="28" fill="url(#lo-diaper)"/>${use(`c-${charge}`, 0, 0, 1.05, `color="${GOLD_LIGHT}"`)}</g>`;
  }
  return s;
}

/** A panel of lapis with a golden rim: the ground of the market and of what stands beside the board. */
export function panel({ x, y, width, height }: Box): string {
  const frame = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="6"`;
  return (
    `<rect ${frame} fill="${LAPIS}" stroke="${INK}" stroke-width="3"/><rect ${frame} fill="url(#lo-diaper)"/>` +
    `<rect x="${n(x + 5)}" y="${n(y + 5)}" width="${n(width - 10)}" height="${n(height - 10)}" rx="3" fill="none" stroke="${GOLD_LIGHT}" stroke-width="1.6"/>`
  );
}

export function title({ title: [x, y] }: Layout): string {
  let s = `<g ${at(x, y)}><rect width="124" height="124" rx="4" fill="url(#lo-gold)" stroke="${INK}" stroke-width="2.5"/>`;
  for (const fill of [LAPIS, 'url(#lo-diaper)'])
    s += `<rect x="6" y="6" width="112" height="112" fill="${fill}" stroke="${INK}"/>`;
  s +=
    ink('M118 118C70 116 112 60 92 36M90 100C80 90 84 80 94 76', 2, GOLD_LIGHT) +
    ink('M0 60C-26 30 6 0-8-22S6-60 24-50 18-28 8-36', 2.2, '#5d7036');
  for (const [lx, ly, turn] of [
    [-9, 30, -70],
    [-6, -18, -50],
    [-2, 6, 60],
  ])
    s += `<use href="#lo-leaf" transform="translate(${lx} ${ly}) rotate(${turn})"/>`;
  s += ink(
    'M140 108C220 96 260 122 330 108S420 100 440 110M300 112c16 14 34 6 28-4M200 104c-10 14-28 10-24 0',
    2,
    CRIMSON,
  );
  const flowers: [number, number, number, boolean][] = [
    [92, 36, 1.3, false],
    [94, 76, 1, true],
    [28, 100, 0.9, false],
    [10, -40, 0.8, false],
  ];
  for (let i = 0; i < 5; i++) flowers.push([160 + i * 66, 107, 0.42, i % 2 === 1]);
  for (const [fx, fy, scale, blue] of flowers)
    s += use('flower', fx, fy, scale, `color="${blue ? LAPIS_LIGHT : '#c8453b'}"`);
  s += path(INITIAL, GOLD_LIGHT, `${at(26, 98)} stroke="${INK}" stroke-width="2" paint-order="stroke"`);
  return `${s}${path(REST, INK, at(140, 88))}</g>`;
}

export function rose({ rose: [x, y] }: Layout): string {
  let s = `<g ${at(x, y)} stroke="${INK}" stroke-linejoin="round"><circle r="38" fill="${CREAM}" fill-opacity=".8"/><circle r="34" fill="none" stroke="${GOLD}" stroke-width="3"/>`;
  for (const turn of [45, 135, 225, 315, 0, 90, 180, 270]) {
    const [reach, colour] = turn % 90 ? [38, LAPIS] : [50, CRIMSON];
    s += `<g transform="rotate(${turn})">${path(`M0 0L-5-7 0-${reach}Z`, colour)}${path(`M0 0L5-7 0-${reach}Z`, GOLD_LIGHT)}</g>`;
  }
  return `${s}<circle r="4" fill="${GOLD}"/>${use('c-lily', 0, -60, 0.5, `color="${CRIMSON}" stroke="none"`)}</g>`;
}
