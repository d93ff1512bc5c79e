/** The rocket: a funnel, eight cans, bottles as boosters and a lot of fizz. Values and pieces are drawn by the board. */
import { canHalf, ROCKET } from '../tower';
import { box, circle, CREAM, each, group, halftone, INK, line, path, place, range, type Point, once } from './pen';
import { RESOURCE } from './icons';

const { x: X, top: TOP, can: CAN } = ROCKET;
const BOTTOM = TOP + ROCKET.tracks * CAN;
/** From here the nose is measured. */
const NOSE = TOP - 152;

/** The cans from top to bottom, as they are stacked on the board. */
export const CAN_HUE: Record<string, string> = {
  cockpit: '#e8433f',
  cargo: '#f7b52c',
  thruster: '#3fb6a8',
  rocket: '#f4efe2',
  provisions: '#e98a2b',
  rattronaut: '#8d7ce0',
  lights: '#3f86e8',
  food: '#d9487d',
};

function booster(side: -1 | 1): string {
  const bottle =
    path(`M170 ${BOTTOM - 226}v-14h16v14c0 8 12 12 12 28v96c0 8-40 8-40 0v-96c0-16 12-20 12-28z`, '#7fe08a', 4.5) +
    box(170, BOTTOM - 246, 16, 10, '#e8433f', 2, 3.5) +
    path(`M160 ${BOTTOM - 164}h36v40h-36z`, CREAM) +
    line(`M168 ${BOTTOM - 178}q2-16 10-22`, '#fff', 4, { cap: 'round' }) +
    place(RESOURCE[side < 0 ? 'vinegar' : 'baking-soda'] as string, 178, BOTTOM - 144, 0.72);
  return group(
    path(
      `M160 ${BOTTOM - 120}C215 ${BOTTOM - 70} 236 ${BOTTOM + 10} 226 ${BOTTOM + 52}L150 ${BOTTOM + 16}Z`,
      '#e8433f',
      5,
    ) +
      line(`M176 ${BOTTOM - 84}C204 ${BOTTOM - 46} 216 ${BOTTOM} 214 ${BOTTOM + 26}`, '#ff9a86', 6, { cap: 'round' }) +
      place(bottle, side > 0 ? -10 : 15, 0),
    { transform: `translate(${X - side * 8} 0)scale(${side} 1)` },
  );
}

function nozzle([x, width]: Point): string {
  const left = Math.round(X + x - width * 0.36);
  const flare = Math.round(width * 0.2);
  return (
    path(`M${left} ${BOTTOM}h${Math.round(width * 0.72)}l${flare} 42h${-Math.round(width * 1.12)}z`, '#7a81a6', 4.5) +
    line(`M${Math.round(X + x - width * 0.42)} ${BOTTOM + 14}h${Math.round(width * 0.84)}`, '#c3cbdd', 4)
  );
}

function fizz(): string {
  const bubbles = range(15).map((at) => [
    Math.round(X - 196 + 28 * at),
    Math.round(BOTTOM + 58 + 7 * Math.sin(at * 2.3)),
    Math.round(24 + 7 * Math.sin(at * 1.7) - Math.abs(at - 7) * 0.6),
  ]) as [number, number, number][];
  const drops = [
    [-205, 30, 6],
    [-190, 10, 4],
    [208, 26, 6],
    [192, 6, 4],
    [-212, 46, 4],
  ] as const;
  return (
    each(bubbles, ([x, y, r]) => circle(x, y, r, '#fff', 9)) +
    each(bubbles, ([x, y, r]) => circle(x, y, r, '#f7fbff', 0)) +
    each(
      bubbles.filter((_, at) => at % 2),
      ([x, y, r]) => {
        const [lift, wide] = [Math.round(r * 0.4), Math.round(r * 0.6)];
        return line(
          `M${x - Math.round(r / 2)} ${y - Math.round(r * 0.3)}q${wide / 3}-${lift} ${wide}-${lift}`,
          '#b9cdf2',
          4,
          { cap: 'round' },
        );
      },
    ) +
    each(drops, ([x, y, r]) => circle(X + x, BOTTOM + y, r, '#fff'))
  );
}

/** A funnel with a fork for an antenna. */
function nose(): string {
  const fork = `M${X} ${NOSE + 40}v-14M${X - 9} ${NOSE + 16}v9q0 6 9 6t9-6v-9M${X} ${NOSE + 16}v14`;
  const shell =
    `M${X - 148} ${TOP + 4}Q${X - 98} ${NOSE + 94} ${X - 24} ${NOSE + 62}L${X - 14} ${NOSE + 38}h28L${X + 24} ${NOSE + 62}` +
    `Q${X + 98} ${NOSE + 94} ${X + 148} ${TOP + 4}Z`;
  const shine = `M${X - 112} ${NOSE + 130}Q${X - 86} ${NOSE + 98} ${X - 42} ${NOSE + 80}M${X - 6} ${NOSE + 44}l-2 10`;
  const porthole = NOSE + 112;
  return (
    line(fork, INK, 9, { cap: 'round' }) +
    line(fork, '#dfe5f5', 4, { cap: 'round' }) +
    path(shell, '#dfe5f5', 5) +
    line(`M${X - 24} ${NOSE + 62}q24 8 48 0`, INK, 4) +
    line(shine, '#fff', 7, { cap: 'round' }) +
    halftone(
      { left: X + 10, top: NOSE + 76, right: X + 134, bottom: TOP },
      10,
      (x, y) => (y > NOSE + 84 + (x - X - 30) * 0.62 ? (x - X + 10) / 105 : 0),
      '#8d97bd',
      0.9,
    ) +
    circle(X, porthole, 33, '#e8433f', 4.5) +
    circle(X, porthole, 25, '#1c2b6b', 4) +
    circle(X, porthole, 21, '#8fe3ff', 0) +
    line(`M${X - 14} ${porthole + 4}l16-20M${X - 4} ${porthole + 10}l20-24`, '#fff', 5, { 'stroke-opacity': 0.85 }) +
    each(range(8), (at) => {
      const angle = (at * Math.PI) / 4;
      return circle(X + 30 * Math.cos(angle), porthole + 29 * Math.sin(angle), 2.4, INK, 0);
    })
  );
}

/** The can of one track, without its spaces. */
export const can = once((track: string, at: number) => {
  const y = TOP + at * CAN;
  const half = canHalf(at);
  return (
    path(`M${X - half} ${y + 5}v${CAN - 8}q${half} 7 ${2 * half} 0v${8 - CAN}z`, CAN_HUE[track] ?? '#dfe5f5', 4.5) +
    halftone(
      { left: X + 96, top: y + 6, right: X + half - 4, bottom: y + CAN - 2 },
      9,
      (x) => (x - X - 80) / 60,
      INK,
      0.22,
    ) +
    line(`M${X - half + 8} ${y + 12}v${CAN - 20}`, '#fff', 6, { cap: 'round', 'stroke-opacity': 0.6 }) +
    path(
      `M${X - half - 4} ${y + 1}q${half + 4} 7 ${2 * half + 8} 0v6q${-half - 4} 7 ${-2 * half - 8} 0z`,
      '#dfe5f5',
      3.5,
    )
  );
});

export function hull(): string {
  const nozzles: readonly Point[] = [
    [-90, 62],
    [0, 84],
    [90, 62],
  ];
  return booster(-1) + booster(1) + each(nozzles, nozzle) + fizz() + nose();
}

/** Duct tape holds it together. */
export function tape(): string {
  const strip = box(-9, -21, 18, 42, '#b9bfd6', 1) + line('M-9-12l18-3M-9 12l18-3', '#8d97bd', 2);
  return each([1, 4, 6], (at) => place(strip, X + canHalf(at), TOP + at * CAN + 4, 1, 9));
}

/** Flames once the game is over and the rocket starts. */
export function flames(): string {
  const flame =
    'M-26 0C-36 34-15 42-18 66C-9 60-9 52-5 44C-3 64-2 76 3 92C10 74 7 60 11 46C15 52 16 60 21 66C21 44 36 34 26 0Z';
  const fire = path(flame, '#ff9a1f', 4.5) + place(path(flame, '#ffe36b', 0), 0, 2, 0.55);
  return each([-90, 0, 90], (dx) => place(fire, X + dx, BOTTOM + 36));
}
