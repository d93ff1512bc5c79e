/** Ink and watercolours. The plan is paper in both themes; in the dark it is seen by candlelight (see Board.svelte). */
export const INK = '#35261b';

/** Classes of the washes used by the art. */
export const FILLS: Record<string, string> = {
  tt: '#c06a45',
  td: '#96472e',
  tl: '#d98d66',
  wl: '#f6ead0',
  ws: '#d9c49b',
  st: '#cfc8b9',
  sd: '#a39a89',
  wd: '#a87644',
  wk: '#6f4a29',
  gr: '#9aa766',
  gd: '#66783f',
  sl: '#7f919b',
  sk: '#566873',
  au: '#d9a632',
  sea: '#9fb0ae',
  sand: '#e9d7ac',
  dk: '#3f2d21',
  seat: 'var(--seat)',
  deep: 'var(--deep)',
  pp: '#fbf4e2',
  straw: '#dcbc77',
  gem: '#3f6fb0',
  none: 'none',
};

/** Fill and shade of the five seats' discs, and their shapes in a box from -6 to 6. */
export const SEATS: [fill: string, deep: string, shape: string][] = [
  ['#D55E00', '#a34600', 'M-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0z'],
  ['#56B4E9', '#2c86ba', 'M-4.6,-4.6h9.2v9.2h-9.2z'],
  ['#009E73', '#00734f', 'M0,-5.8L5.6,4.4H-5.6z'],
  ['#E69F00', '#ad7600', 'M0,-6.2L5.4,0L0,6.2L-5.4,0z'],
  ['#CC79A7', '#9a4f78', 'M0,-6.2L1.7,-2L6,-1.8L2.6,1L3.8,5.2L0,2.8L-3.8,5.2L-2.6,1L-6,-1.8L-1.7,-2z'],
];

/** Wash and edge of each district's plots. */
const DISTRICT_WASHES: [wash: string, edge: string][] = [
  ['#e7c68b', '#b98a46'],
  ['#c6c890', '#8b9150'],
  ['#e6b894', '#b97250'],
  ['#d6cfbf', '#8f8876'],
  ['#c9ca98', '#8b9150'],
  ['#e8b795', '#b97250'],
  ['#d6cfbf', '#8f8876'],
  ['#ebca8e', '#b98a46'],
];

export const NATIVES = '#9c78c6';
export const PIRATES = '#6f9fd0';

/** The inks as a style sheet. Symbols are cloned out of their place, so no rule may look at what is around them. */
export function inkSheet(): string {
  const rules: [name: string, body: string][] = [
    ['k', `stroke:${INK};stroke-width:.9;stroke-linejoin:round;stroke-linecap:round`],
    ['l', `fill:none;stroke:${INK};stroke-linecap:round;stroke-linejoin:round`],
    ['n', 'stroke:none'],
    ...Object.entries(FILLS).map(([name, fill]): [string, string] => [name, `fill:${fill}`]),
    ...SEATS.map(([fill, deep], at): [string, string] => [`s${at}`, `--seat:${fill};--deep:${deep}`]),
    ...DISTRICT_WASHES.map(([wash, edge], at): [string, string] => [`d${at}`, `--w:${wash};--e:${edge}`]),
    ['zone', '--w:#fbeebd'],
  ];
  return rules.map(([name, body]) => `.rio-${name}{${body}}`).join('');
}
