/** The night: behind the junkyard, and beside it with stars and the moon whose craters hold the supply. */
import { Chance } from '../../../core/game/chance';
import type { Tower } from '../tower';
import { box, circle, distance, each, ellipse, group, halftone, line, path, range, type Point } from './pen';

const MOON: Point = [405, 270];
const RADIUS = 252;
const BITES: readonly (readonly [number, number, number])[] = [
  [MOON[0] + 232, MOON[1] - 118, 46],
  [MOON[0] + 196, MOON[1] - 176, 40],
  [MOON[0] + 238, MOON[1] - 60, 34],
];

export interface Crater {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

function crater(dx: number, dy: number, rx: number, ry: number): Crater {
  return { x: MOON[0] + dx, y: MOON[1] + dy, rx, ry };
}

/** What nobody has yet lies in the craters of the moon. */
export const SUPPLY_CRATER: Record<string, Crater> = {
  vinegar: crater(-112, -134, 60, 46),
  'baking-soda': crater(44, -152, 60, 46),
  'tin-can': crater(-172, 8, 60, 46),
  calculator: crater(-104, 134, 60, 46),
  cheese: crater(-18, -12, 78, 58),
  awards: crater(66, 132, 60, 46),
};
const BARE_CRATERS: readonly Crater[] = [
  crater(152, 26, 34, 32),
  crater(112, -62, 18, 15),
  crater(-204, -76, 16, 15),
  crater(-192, 90, 15, 13),
  crater(170, 108, 18, 16),
  crater(-18, 204, 24, 16),
  crater(-42, -206, 18, 12),
  crater(-22, 84, 14, 11),
];

/** The sky behind the junkyard: its upper part, with the stars, is beside the stage. */
export function sky(width: number): string {
  return box(0, 0, width, 1200, 'url(#first-rat-night)', 0, 0);
}

/** The night around the moon and the rocket. */
export function night({ x, y, width, height, moon: { scale, ...at } }: Tower): string {
  const hangs: Point = [MOON[0] * scale + at.x, MOON[1] * scale + at.y];
  const radius = RADIUS * scale;
  const [right, bottom] = [x + width, y + height];
  const chance = new Chance(7);
  return (
    box(x, y, width, height, 'url(#first-rat-tower)', 0, 0) +
    halftone(
      { left: x, top: y, right, bottom: y + 560 },
      15,
      (px, py) => {
        const far = distance([px, py], hangs);
        return far > radius - 9 ? 0.95 - Math.abs(far - radius) / 190 : 0;
      },
      '#4a58d6',
      0.6,
    ) +
    each(range(60), () => {
      const [px, py] = [Math.round(chance.between(x + 6, right - 6)), Math.round(chance.between(y + 6, bottom - 200))];
      const r = chance.pick([1.6, 1.6, 2.2, 3, 7, 9]);
      if (distance([px, py], hangs) < radius + 24) return '';
      return r < 5 ? circle(px, py, r, '#dfe6ff', 0) : twinkle(px, py, r);
    })
  );
}

function twinkle(x: number, y: number, r: number): string {
  const d = `M${x} ${y - r}q1 ${r - 1} ${r} ${r}q${1 - r} 1 ${-r} ${r}q-1 ${1 - r} ${-r} ${-r}q${r - 1}-1 ${r} ${-r}z`;
  return path(d, '#fff3a8', 0, { class: 'twinkle' });
}

/** A circle somebody has nibbled at. */
function nibbled(): string {
  const points = range(180).map((at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 90), Math.sin((at * Math.PI) / 90)];
    let r = RADIUS;
    for (const [x, y, bite] of BITES) {
      const [ox, oy] = [x - MOON[0], y - MOON[1]];
      const toward = ox * dx + oy * dy;
      const inside = toward * toward - (ox * ox + oy * oy - bite * bite);
      if (inside > 0 && toward > 0) r = Math.min(r, toward - Math.sqrt(inside));
    }
    return `${Math.round(MOON[0] + r * dx)} ${Math.round(MOON[1] + r * dy)}`;
  });
  return `M${points.join('L')}Z`;
}

function hole({ x, y, rx, ry }: Crater): string {
  const write = (...values: number[]): string => values.map(Math.round).join(' ');
  return (
    ellipse(x, y, rx, ry, '#e0931a', 5) +
    line(`M${write(x - rx * 0.78, y - ry * 0.2)}q${write(rx * 0.2, -ry * 0.6, rx * 0.8, -ry * 0.62)}`, '#a85f0a', 7, {
      cap: 'round',
    }) +
    line(`M${write(x + rx * 0.9, y + ry * 0.7)}q${write(-rx * 0.4, ry * 0.4, -rx * 0.9, ry * 0.42)}`, '#fff3a8', 5, {
      cap: 'round',
    })
  );
}

export function moon(): string {
  const [x, y] = MOON;
  const cheese = (px: number, py: number): boolean =>
    distance([px, py], MOON) < RADIUS - 8 && BITES.every(([bx, by, r]) => distance([px, py], [bx, by]) > r + 7);
  return group(
    circle(x, y, RADIUS + 46, '#3d55e0', 0, { 'fill-opacity': 0.35 }) +
      circle(x, y, RADIUS + 20, '#5b78ff', 0, { 'fill-opacity': 0.4 }) +
      path(nibbled(), '#ffd84a', 7) +
      halftone(
        { left: x - RADIUS, top: y - RADIUS, right: x + RADIUS, bottom: y + RADIUS },
        13,
        (px, py) => (cheese(px, py) ? (distance([px, py], [x + 95, y - 95]) - 150) / 230 : 0),
        '#f0a01c',
      ) +
      each([...Object.values(SUPPLY_CRATER), ...BARE_CRATERS], hole) +
      line(`M${x - 60} ${y - RADIUS + 30}q90-34 180 18`, '#fff7c9', 9, { cap: 'round' }),
  );
}
