/** Little towns seen from the side. A town is a word, one letter a building, each drawn from its left foot. */
import { Chance } from '../../../core/game/chance';
import { CREAM, GOLD, GOLD_LIGHT, INK, INK2, LAPIS_LIGHT, ROOFS, SLATES } from './palette';
import { at, hand, ink, n, path } from './pen';

/** The towns of the places; a place of another name gets one made from its letters. */
const TOWNS: Record<string, string> = {
  angers: 'RwRwRh',
  langeais: 'hrGrH',
  luynes: 'hRwrHh',
  tours: 'HCHh',
  vendome: 'hcHrh',
  blois: 'HrHHch',
  talcy: 'mhHdh',
  beaugency: 'hDcHh',
  meung: 'hcrwHh',
  chambord: 'RrHSHrR',
  cheverny: 'dHHHd',
  chenonceau: 'rBBr',
  amboise: 'RwHrh',
  villandry: 'DHgg',
  usse: 'rRHrR',
  chinon: 'DwwRh',
  montsoreau: 'DHDhh',
  saumur: 'RHRh',
};

export interface Drawing {
  drawing: string;
  width: number;
}

function shade(d: string): string {
  return `<path class="shade" d="${d}"/>`;
}

/** Draws buildings with one generator, so that each town is the same every time. */
class Builder {
  constructor(private chance: Chance) {}

  private box(x: number, w: number, h: number): string {
    const tint = this.chance.pick(['', '', ' fill="#f3e3c0"', ' fill="#f7e6d2"']);
    const outline = hand(this.chance, [
      [x, 0],
      [x, -h],
      [x + w, -h],
      [x + w, 0],
    ]);
    return `<path d="${outline}"${tint}/>` + shade(`M${n(x + w * 0.68)} 0v${n(-h)}H${n(x + w)}v${n(h)}Z`);
  }

  private windows(x: number, y: number, w: number, count: number, size = 2): string {
    let d = '';
    for (let i = 0; i < count; i++)
      d += `M${n(x + (w * (i + 0.5)) / count - size / 2)} ${n(y)}v${n(-size * 1.7)}h${n(size)}v${n(size * 1.7)}Z`;
    return `<path class="dark" d="${d}"/>`;
  }

  /** A wall with battlements. */
  private wall(w: number, h: number, fill = '#efe0bf'): string {
    const count = Math.floor(w / 8) * 2 + 1;
    const teeth = Array.from({ length: count * 2 }, (_, k): [number, number] => [
      (w * (Math.floor(k / 2) + (k % 2))) / count,
      -h - (Math.floor(k / 2) % 2 ? 0 : 3.2),
    ]);
    return (
      path(hand(this.chance, [[0, 0], [0, -h], ...teeth, [w, -h], [w, 0]], 0.3), fill) +
      shade(`M${n(w * 0.7)} 0V${-h}H${w}V0Z`)
    );
  }

  private roof(x: number, w: number, y: number, h: number, fill: string, inset = 2.5): string {
    return path(
      hand(
        this.chance,
        [
          [x - 1.5, y],
          [x + inset, y - h],
          [x + w - inset, y - h],
          [x + w + 1.5, y],
        ],
        0.4,
      ),
      fill,
    );
  }

  private cone(x: number, w: number, y: number, h: number, fill: string, flag = true): string {
    const tip = `M${n(x + w / 2)} ${n(y - h)}`;
    return (
      path(
        hand(
          this.chance,
          [
            [x - 2, y],
            [x + w / 2, y - h],
            [x + w + 2, y],
          ],
          0.3,
        ),
        fill,
      ) +
      shade(`${tip}L${n(x + w + 2)} ${n(y)}H${n(x + w * 0.6)}Z`) +
      (flag ? path(`${tip}v-7l6 2-6 2`, GOLD_LIGHT, 'stroke-width=".8"') : '')
    );
  }

  private house(w: number, h: number, rows: number, roof: string): Drawing {
    const upper = this.windows(0, -h + 8, w, 3);
    return {
      drawing:
        this.box(0, w, h) + this.roof(0, w, -h, 11, roof) + upper + (rows > 1 ? this.windows(0, -h + 15, w, 2) : ''),
      width: w + 1,
    };
  }

  private tower(w: number, h: number, slate: string): Drawing {
    const courses = w > 15 ? shade('M0-11H17v1H0ZM0-19H17v1H0Z') : '';
    return {
      drawing:
        this.box(0, w, h) + this.cone(0, w, -h, 22, slate) + this.windows(0, -h + 9, w, Math.floor(w / 8)) + courses,
      width: w,
    };
  }

  private keep(w: number, h: number): Drawing {
    return {
      drawing: this.wall(w, h) + this.windows(0, -h + 12, w, 2, 2.4) + this.windows(0, -h + 24, w, 2, 2.4),
      width: w,
    };
  }

  private church(roof: string, slate: string): Drawing {
    return {
      drawing:
        this.box(9, 22, 16) +
        this.roof(9, 22, -16, 13, roof) +
        path('M16 0v-7a3 3 0 0 1 6 0v7Z', INK2) +
        this.box(0, 11, 34) +
        this.cone(0, 11, -34, 26, slate, false) +
        path('M5.5-60v-8m-3 3h6') +
        this.windows(0, -25, 11, 1, 2.6),
      width: 32,
    };
  }

  private cathedral(slate: string): Drawing {
    const spire = (x: number): string =>
      this.box(x, 12, 50) +
      this.cone(x, 12, -50, 12, slate, false) +
      this.windows(x, -38, 12, 2) +
      this.windows(x, -24, 12, 2) +
      path(`M${x + 6}-62v-6m-2 2h4`);
    return {
      drawing:
        this.box(8, 22, 36) +
        this.roof(8, 22, -36, 7, slate) +
        spire(0) +
        spire(26) +
        `<circle cx="19" cy="-24" r="5" fill="${LAPIS_LIGHT}"/>` +
        path('M15 0v-8a4 5 0 0 1 8 0v8Z', INK),
      width: 39,
    };
  }

  /** The many lanterns of Chambord. */
  private lanterns(slate: string): Drawing {
    const turrets = (
      [
        [2, 0],
        [17, 0],
        [9.5, 9],
      ] as const
    ).map(([x, up]) => this.box(x, 5, 38 + up) + this.cone(x, 5, -38 - up, 14, slate, up === 9));
    return { drawing: turrets.join('') + this.keep(24, 30).drawing, width: 24 };
  }

  build(letter: string): Drawing {
    const roof = this.chance.pick(ROOFS);
    const slate = this.chance.pick(SLATES);
    const stray = (by: number): number => this.chance.stray(by);
    switch (letter) {
      case 'H':
        return this.house(21, 20 + stray(3), 2, roof);
      case 'r':
        return this.tower(11, 32 + stray(4), slate);
      case 'R':
        return this.tower(17, 34 + stray(3), slate);
      case 'D':
        return this.keep(20, 40);
      case 'S':
        return this.lanterns(slate);
      case 'c':
        return this.church(roof, slate);
      case 'C':
        return this.cathedral(slate);
      case 'w':
        return { drawing: this.wall(18, 17, '#e8d7b2') + this.windows(0, -7, 18, 2), width: 17 };
      case 'G': // gatehouse
        return {
          drawing:
            this.wall(22, 27) +
            path('M5 0v-10a6 6 0 0 1 12 0v10Z', INK) +
            ink('M8 0v-12M11 0v-14M14 0v-12M6-6h10', 1, GOLD),
          width: 22,
        };
      case 'B': // gallery on a bridge
        return {
          drawing:
            path(
              hand(
                this.chance,
                [
                  [0, 0],
                  [0, -34],
                  [28, -34],
                  [28, 0],
                ],
                0.3,
              ) + 'M4 0v-7a10 9 0 0 1 20 0v7Z',
              CREAM,
              'fill-rule="evenodd"',
            ) +
            this.roof(0, 28, -34, 10, slate, 1) +
            this.windows(0, -23, 28, 4, 2.4),
          width: 28,
        };
      case 'm': // windmill
        return {
          drawing:
            path(
              hand(this.chance, [
                [2, 0],
                [4, -24],
                [14, -24],
                [16, 0],
              ]),
              CREAM,
            ) +
            this.cone(4, 10, -24, 9, roof, false) +
            path('M9-25l-12-13 4-3 8 16 13-12 3 4-16 8 12 13-4 3-8-16-13 12-3-4Z', '#f3e4c2', 'stroke-width=".8"'),
          width: 22,
        };
      case 'd': // dovecote
        return {
          drawing: this.box(0, 13, 22) + path('M-2-22C0-34 13-34 15-22Z', slate) + this.windows(0, -13, 13, 3, 1.4),
          width: 14,
        };
      case 'g': // garden
        return {
          drawing:
            path(
              hand(this.chance, [
                [0, 0],
                [4, -12],
                [26, -12],
                [30, 0],
              ]),
              '#a9b56c',
            ) + ink('M5-3h20M6-8h18M12 0l2-12M20 0l-2-12', 2, '#55692f'),
          width: 30,
        };
      default:
        return this.house(19, 12 + stray(2), 1, roof);
    }
  }
}

function seedOf(word: string): number {
  let seed = 1412;
  for (const c of word) seed = Math.imul(seed, 31) + c.charCodeAt(0);
  return seed;
}

/** A row of buildings, centred; the high ones stand behind the others. */
export function skyline(word: string, seed = seedOf(word)): Drawing {
  const builder = new Builder(new Chance(seed));
  let [back, front, width] = ['', '', 0];
  for (const letter of word) {
    const built = builder.build(letter);
    const placed = `<g ${at(width, 0)}>${built.drawing}</g>`;
    width += built.width;
    if ('cCDSRm'.includes(letter)) back += placed;
    else front += placed;
  }
  return { drawing: `<g ${at(-width / 2, 0)}>${back}${front}</g>`, width };
}

/** The town of a village. */
export function town(village: string): Drawing {
  const letters = [...village].map((c) => 'hHrwhHdc'[c.charCodeAt(0) % 8] as string);
  return skyline(TOWNS[village] ?? letters.slice(0, 5).join(''), seedOf(village));
}
