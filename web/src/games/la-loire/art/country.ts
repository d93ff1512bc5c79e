/** The valley itself: parchment, washes, river, roads, and what the land gives, sown wherever nothing else is. */
import { Chance } from '../../../core/game/chance';
import { circusAt, isCity, PLACES, type Geometry } from '../geometry';
import { GOLD_DARK, GOLD_LIGHT, INK, INK2, LAPIS_LIGHT, PARCHMENT, ROAD } from './palette';
import { town } from './towns';
import { along, at, hand, ink, length, n, path, smooth, use, type Point } from './pen';

/** A box to stay clear of: middle and half sizes. */
type Clear = readonly [number, number, number, number];

const WASHES = ['#a9ba74', '#c4cc90', '#e2c173', '#b7c58a', '#d8c98e'] as const;

export function ground(geometry: Geometry, chance: Chance): string {
  const [pageWidth, pageHeight] = geometry.layout.page;
  const [width, height] = geometry.layout.map;
  const sheet = `width="${pageWidth}" height="${pageHeight}"`;
  let s = `<rect ${sheet} fill="url(#lo-parch)"/><rect ${sheet} fill="url(#lo-grain)" fill-opacity=".5"/>`;
  const course = smooth(geometry.river.filter((_, i) => i % 6 === 0));
  s += ink(course, 200, '#9db06a', 'stroke-opacity=".16"') + ink(course, 330, '#9db06a', 'stroke-opacity=".1"');
  for (let i = 0; i < (width * height) / 42000; i++) {
    const [x, y, r] = [chance.between(90, width - 90), chance.between(90, height - 90), chance.between(50, 110)];
    const blob = Array.from({ length: 9 }, (_, t): Point => [
      x + r * 1.5 * Math.cos(t * 0.7) * chance.between(0.75, 1.2),
      y + r * 0.62 * Math.sin(t * 0.7) * chance.between(0.75, 1.2),
    ]);
    s += path(smooth([...blob, ...blob.slice(0, 2)]), chance.pick(WASHES), 'fill-opacity=".3"');
  }
  let fibres = '';
  for (let i = 0; i < 170; i++) {
    fibres += `M${n(chance.between(50, pageWidth - 50))} ${n(chance.between(50, pageHeight - 50))}q${n(chance.stray(5))} ${n(chance.stray(3))} ${n(chance.stray(9))} ${n(chance.stray(5))}`;
  }
  return s + ink(fibres, 0.8, INK2, 'stroke-opacity=".22"');
}

export function water(geometry: Geometry, chance: Chance): string {
  const { river, layout } = geometry;
  const half = layout.riverWidth;
  const total = length(river);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i * 16 < total; i++) {
    const { x, y, tx, ty } = along(river, Math.min(i * 16, total - 1));
    const w = half + 4 * Math.sin(i * 0.55) + 2 * Math.sin(i * 1.3);
    left.push([x - ty * w, y + tx * w]);
    right.push([x + ty * w, y - tx * w]);
  }
  const shape = smooth([...left, ...right.reverse()], true);
  let s =
    path(shape, PARCHMENT, 'stroke="#d9c08a" stroke-width="12"') +
    path(shape, 'url(#lo-lapis)', `stroke="${INK}" stroke-width="2"`);
  s += ink(smooth(river.filter((_, i) => i % 3 === 0)), half * 1.2, '#5b93da', 'stroke-opacity=".2"');
  const rows = [
    [-0.72, LAPIS_LIGHT, 0.9],
    [-0.44, GOLD_LIGHT, 0.9],
    [-0.15, LAPIS_LIGHT, 0.55],
    [0.15, GOLD_LIGHT, 0.55],
    [0.44, LAPIS_LIGHT, 0.9],
    [0.72, GOLD_LIGHT, 0.9],
  ] as const;
  rows.forEach(([offset, colour, opacity], row) => {
    let d = '';
    for (let t = 10 + row * 17; t < total - 20; t += chance.between(34, 62)) {
      const { x, y, tx, ty } = along(river, t);
      const wave = `${n(tx * 9)} ${n(ty * 9)}`;
      d += `M${n(x - ty * half * offset)} ${n(y + tx * half * offset)}q${n(tx * 4 + ty * 5)} ${n(ty * 4 - tx * 5)} ${wave}t${wave}t${wave}`;
    }
    s += ink(d, 1.8, colour, `stroke-opacity="${opacity}"`);
  });
  const west = along(river, 122);
  s += use('serpent', west.x + 10, west.y + 4, 1.1);
  for (const [back, scale] of [
    [128, 1.2],
    [88, 1],
  ] as const) {
    const { x, y } = along(river, total - back);
    s += use('swan', x, y, scale);
  }
  return s;
}

export function roads(geometry: Geometry, chance: Chance): string {
  let s = '';
  for (const road of [geometry.roads.north, geometry.roads.south]) {
    const d = smooth(
      road.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x + chance.stray(0.8), y + chance.stray(0.8)]),
    );
    s += ink(d, 19) + ink(d, 16, ROAD) + ink(d, 1.3, INK2, 'stroke-dasharray="1 7"');
  }
  return s;
}

const tree = (chance: Chance, x: number, y: number): string =>
  use(`tree${Math.floor(chance.next() * 3)}`, Math.round(x), Math.round(y));

/** A plot of what a village gives, about 110 wide, centred. */
function field(chance: Chance, good: string): string {
  if (good === 'grain') {
    const corners: Point[] = [
      [-48, 22],
      [-34, -18],
      [50, -22],
      [40, 20],
    ];
    return (
      path(hand(chance, corners, 3), '#e9c766', `stroke="${GOLD_DARK}" stroke-width=".8"`) +
      path(hand(chance, corners, 1), 'url(#lo-wheat)')
    );
  }
  if (good === 'wine') {
    let rows = '';
    for (let r = 0; r < 3; r++) for (let c = 0; c < 6; c++) rows += use('vine', -40 + c * 15 + r * 5, -6 + r * 13);
    return (
      path(
        hand(
          chance,
          [
            [-52, 22],
            [-38, -16],
            [44, -20],
            [50, 20],
          ],
          3,
        ),
        '#cdbb82',
        'fill-opacity=".6"',
      ) + rows
    );
  }
  if (good === 'cheese') {
    const edge = Array.from({ length: 17 }, (_, a): Point => [
      52 * Math.cos((a / 8) * Math.PI) + chance.stray(4),
      21 * Math.sin((a / 8) * Math.PI) + chance.stray(2),
    ]);
    let grass = '';
    for (let i = 0; i < 16; i++) grass += `M${n(chance.stray(44))} ${n(chance.stray(14))}q1-4 2-5m-2 5q-1-3-3-4`;
    const herd = `${use('cow', -22, 4)}${use('cow', 14, 14)}<use href="#lo-cow" transform="translate(22-6) scale(-.85 .85)"/>`;
    return path(smooth(edge, true), '#b5c37c', 'fill-opacity=".75"') + ink(grass, 1, '#6b7f40') + herd;
  }
  const grove = Array.from({ length: 12 }, (): Point => [chance.stray(46), 14 + chance.stray(18)]).sort(
    (a, b) => a[1] - b[1],
  );
  return (
    '<ellipse cy="6" rx="56" ry="24" fill="#8fa35b" fill-opacity=".4"/>' +
    grove.map(([x, y]) => tree(chance, x, y)).join('')
  );
}

/** Fields by the villages, then woods, hills and trees wherever nothing else is. */
class Country {
  private items: [number, string][] = [];
  private clear: Clear[];

  constructor(
    private geometry: Geometry,
    private goods: readonly string[],
    private chance: Chance,
  ) {
    this.clear = taken(geometry);
  }

  private free(x: number, y: number, w: number, h: number): boolean {
    const [width, height] = this.geometry.layout.map;
    return (
      58 + w < x &&
      x < width - 58 - w &&
      62 + h < y &&
      y < height - 62 &&
      !this.clear.some(([a, b, c, d]) => Math.abs(x - a) < w + c && Math.abs(y - b) < h + d)
    );
  }

  private sow(x: number, y: number, good: string, scale: number): boolean {
    if (!this.free(x, y, 46 * scale, 15 * scale)) return false;
    this.clear.push([x, y, 54 * scale, 26 * scale]);
    this.items.push([y, `<g ${at(x, y, scale)}>${field(this.chance, good)}</g>`]);
    return true;
  }

  private fieldsByVillages(): void {
    for (let place = 0; place < PLACES; place++) {
      const stop = this.geometry.stops[place];
      if (!stop) continue;
      const inland = place < 10 ? 1 : -1;
      const spots = Array.from({ length: 120 }, (): Point => [
        stop.x + this.chance.stray(110),
        stop.y + inland * this.chance.between(50, 150),
      ]).sort((a, b) => Math.hypot(a[0] - stop.x, a[1] - stop.y) - Math.hypot(b[0] - stop.x, b[1] - stop.y));
      [1.35, 1, 0.8].some((scale) => spots.some(([x, y]) => this.sow(x, y, this.goods[place] ?? 'wood', scale)));
    }
  }

  private nearestGood(x: number, y: number): string {
    let [best, least] = ['wood', Infinity];
    this.geometry.stops.forEach((stop, place) => {
      const distance = stop ? Math.hypot(stop.x - x, stop.y - y) : Infinity;
      if (distance < least) [best, least] = [this.goods[place] ?? 'wood', distance];
    });
    return best;
  }

  private anywhere(): Point {
    const [width, height] = this.geometry.layout.map;
    return [this.chance.between(60, width - 60), this.chance.between(90, height - 60)];
  }

  private ridge(width: number): void {
    const [x, y] = this.anywhere();
    if (!this.free(x, y - width * 0.15, width * 0.44, width * 0.22)) return;
    this.items.push(
      [y - 8, use('hill', x - width * 0.3, y - 8, width * 0.007)],
      [y - 5, use('hill', x + width * 0.32, y - 5, width * 0.006)],
      [y, use('hill', x, y, width * 0.01)],
    );
    const trees = this.chance.pick([0, 2, 3]);
    for (let i = 0; i < trees; i++)
      this.items.push([
        y + 3 + i,
        tree(this.chance, x + (i - 1.5) * width * 0.24 + this.chance.stray(3), y + 5 + this.chance.stray(4)),
      ]);
    this.clear.push([x, y - width * 0.15, width * 0.44, width * 0.26]);
  }

  draw(): string {
    this.fieldsByVillages();
    for (const [scale, tries] of this.geometry.layout.plots) {
      for (let i = 0; i < tries; i++) {
        const [x, y] = this.anywhere();
        this.sow(x, y, this.chance.pick(['wood', this.nearestGood(x, y)]), scale);
      }
    }
    for (let i = 0; i < 700; i++) this.ridge(this.chance.between(90, 130));
    for (let i = 0; i < 500; i++) this.ridge(this.chance.between(50, 70));
    for (let i = 0; i < 700; i++) {
      const [x, y] = this.anywhere();
      if (!this.free(x, y - 6, 12, 8)) continue;
      const clump = (
        [
          [-9, 0],
          [8, -3],
          [0, 5],
        ] as const
      ).slice(0, this.chance.pick([1, 2, 3]));
      for (const [dx, dy] of clump) this.items.push([y + dy, tree(this.chance, x + dx, y + dy)]);
      this.clear.push([x, y, 18, 14]);
    }
    return this.items
      .sort((a, b) => a[0] - b[0])
      .map(([, drawing]) => drawing)
      .join('');
  }
}

/** Where the land must stay empty: roads, water, towns, and everything that is drawn over it. */
function taken(geometry: Geometry): Clear[] {
  const { layout } = geometry;
  const wide = layout.riverWidth + 5;
  const clear: Clear[] = [
    ...[...geometry.roads.north, ...geometry.roads.south].map(([x, y]): Clear => [x, y, 16, 16]),
    ...geometry.river.map(([x, y]): Clear => [x, y, wide, wide]),
  ];
  for (let place = 0; place < PLACES; place++) {
    const [stop, foot] = [geometry.stops[place], geometry.towns[place]];
    if (!stop || !foot || isCity(place)) continue;
    clear.push([foot[0], foot[1] - 30, 84, 66], [stop.x, stop.y, Math.abs(stop.tx) > 0.6 ? 58 : 40, 44]);
    const [x, y] = circusAt(geometry, place);
    clear.push([x, y - 22, 22, 26]);
  }
  const [mx, my, mk] = layout.market;
  clear.push(
    [mx + 245 * mk, my + 60 * mk, 245 * mk + 22, 84 * mk],
    [layout.title[0] + 235, layout.title[1] + 60, 260, 85],
    [...layout.rose, 78, 78],
  );
  for (const city of ['nantes', 'orleans'] as const) {
    const [x, y] = layout.cities[city];
    const [px, py, pk] = layout.palaces[city];
    const columns = layout.palaceColumns;
    clear.push(
      [x, y - 50, 130, 90],
      [px + 26 * columns * pk, py + 110 / columns, 30 * columns * pk, 130 / columns + 10],
    );
  }
  return clear;
}

/** The towns of the villages with the lanes that lead to them, farther ones first. */
export function towns({ layout, stops, towns: feet }: Geometry, places: readonly string[]): string {
  return stops
    .map((stop, place) => ({ stop, foot: feet[place], place }))
    .sort((a, b) => (a.stop?.y ?? 0) - (b.stop?.y ?? 0))
    .map(({ stop, foot, place }) => {
      if (!stop || !foot) return '';
      const [x, y] = foot;
      const bend = place < 10 ? 14 : -14;
      const lane = `M${n(stop.x)} ${n(stop.y)}Q${n((stop.x + x) / 2 + bend)} ${n((stop.y + y) / 2)} ${n(x + 10)} ${n(y)}`;
      const { drawing, width } = town(places[place] ?? '');
      const scale = Math.min(layout.town, 104 / width);
      return `${ink(lane, 12)}${ink(lane, 9, ROAD)}<g ${at(x, y)}><ellipse rx="76" ry="15" fill="#a3b266" fill-opacity=".6"/><g class="town" ${at(10, 1, scale)}>${drawing}</g></g>`;
    })
    .join('');
}

/** Everything behind the pieces, from the parchment up to the roads. `goods` are those of the places, in order. */
export function valley(geometry: Geometry, goods: readonly string[]): string {
  const chance = new Chance(1412);
  return (
    ground(geometry, chance) +
    new Country(geometry, goods, chance).draw() +
    roads(geometry, chance) +
    water(geometry, chance)
  );
}
