/** What lies under the pieces and never changes: paper, river, building plots, plaza, the slope round the town. */
import { Chance } from '../../../core/game/chance';
import type { Box } from '../box';
import { gridOf, type Plan } from '../geometry';
import type { Stage } from '../layout';
import { blob, circle, each, group, line, path, rect, short, smooth, use, type Spot } from './pen';

const spot = ({ x, y }: { x: number; y: number }): Spot => [x, y];

export function paper(width: number, height: number): string {
  const chance = new Chance(11);
  const stains = ['#c9a866', '#fff7e0', '#b98f55', '#a7a46a'];
  return (
    rect(0, 0, width, height, '', 'fill="#ead9b3"') +
    each(Array(20).keys(), (i) =>
      path(
        'n',
        blob(
          chance,
          chance.between(0, width),
          chance.between(0, height),
          chance.between(60, 260),
          chance.between(50, 180),
          26,
        ),
        `fill="${stains[i % 4]}" fill-opacity=".1"`,
      ),
    )
  );
}

/** Water below a bank, with the engraver's lines along the shore. */
export function river(bank: Spot[], close: string, dx: number, dy: number): string {
  const chance = new Chance(23);
  const shape = smooth(bank) + close;
  return (
    path('n', shape, 'fill="url(#rio-water)"') +
    path('n', shape, 'fill="url(#rio-flow)"') +
    each(
      [0, 4, 9, 15, 23, 33, 46, 62, 82],
      (d, i) =>
        path(
          'l',
          smooth(
            bank.map(([x, y]) => [x + dx * (d + 2.4), y + dy * (d + 2.4)]),
            chance,
            0.8,
          ),
          'style="stroke:#f3ecd9;stroke-width:1.4" stroke-opacity=".45"',
        ) +
        path(
          'l',
          smooth(
            bank.map(([x, y]) => [x + dx * d, y + dy * d]),
            chance,
            0.8 + i * 0.35,
          ),
          `stroke-width="${short(Math.max(1.8 - i * 0.2, 0.5))}" stroke-opacity="${short(Math.max(0.9 - i * 0.09, 0.2))}"`,
        ),
    )
  );
}

export function waves(count: number, left: number, top: number, right: number, bottom: number): string {
  const chance = new Chance(31);
  return each(Array(count).keys(), (i) =>
    path(
      'l',
      `M${short(chance.between(left, right))},${short(chance.between(top, bottom))}q4,-4 8,0t8,0t8,0`,
      i % 3 ? 'stroke-width=".9" stroke-opacity=".5"' : 'style="stroke:#f3ecd9;stroke-width:1.6" stroke-opacity=".5"',
    ),
  );
}

function washes(plan: Plan, box: Box, chance: Chance): string {
  const { x, y, w, h } = plan.town;
  const k = plan.scale;
  const plots = each(
    box.cells.filter((cell) => !box.plaza.includes(cell)),
    (cell) => {
      const at = plan.centre(cell);
      const zone = box.startZone.has(cell) ? ' rio-zone' : '';
      return use(
        `plot${Math.floor(chance.next() * 5)}`,
        at.x,
        at.y,
        k,
        `class="rio-d${box.districtOf(cell) - 1}${zone}" fill-opacity="${chance.pick([0.8, 0.9, 1])}"`,
      );
    },
  );
  return (
    path('n', blob(chance, x - 40 * k, y - 38 * k, w + 80 * k, h + 74 * k, 9), 'fill="#aeb07a" fill-opacity=".4"') +
    path('n', blob(chance, x - 8 * k, y - 8 * k, w + 16 * k, h + 16 * k, 2), 'fill="#f4e9ca"') +
    plots +
    rect(x - 40 * k, y - 38 * k, w + 80 * k, h + 74 * k, 'n', 'fill="url(#rio-bloom)" fill-opacity=".6"')
  );
}

/** Hachures of the bank on which the town stands. */
function slope(plan: Plan, chance: Chance): string {
  const strokes = each(Array(260).keys(), (i) => {
    const v = i / 5;
    const [x, y, dx, dy] =
      v < 16 ? [v, 0, 0, -1] : v < 26 ? [16, v - 16, 1, 0] : v < 42 ? [42 - v, 10, 0, 1] : [0, 52 - v, -1, 0];
    const [a, b] = [0.17 + chance.between(0, 0.03), 0.24 + chance.between(0, 0.12)];
    const lean = chance.between(-0.05, 0.05);
    return line([spot(plan.point(x + dx * a, y + dy * a)), spot(plan.point(x + dx * b + lean, y + dy * b))]);
  });
  return path('l', strokes, 'stroke-width=".7" stroke-opacity=".32"');
}

/** Grass, bushes, ploughland and orchards on a plot: hidden as soon as somebody builds there. */
function growth(plan: Plan, box: Box, chance: Chance): string {
  const k = plan.scale;
  return each(box.cells, (cell) => {
    const [kind, right, down] = [chance.next(), chance.between(-9, 9), chance.between(-7, 7)];
    if (kind > 0.62 || box.plaza.includes(cell) || box.fortSites.includes(cell) || cell === box.portSite) return '';
    const at = plan.centre(cell);
    const drift = `translate(${short(at.x + right * k)} ${short(at.y + down * k)}) scale(${k})`;
    const fixed = `translate(${short(at.x)} ${short(at.y)}) scale(${k})`;
    if (kind < 0.18) return group(use('tuft', -6, 4) + use('tuft', 7, -3), drift);
    if (kind < 0.36) return group(use('bush') + use('tuft', 11, 6), drift);
    if (kind < 0.46) return group(use('plough'), fixed);
    if (kind < 0.54)
      return group(
        each([-11, 0, 11], (a) => each([-10, 1, 12], (b) => use('bush', a, b, 0.62))),
        fixed,
      );
    return group(use('tuft'), drift);
  });
}

function plaza(plan: Plan, box: Box): string {
  const corners = box.plaza.map(gridOf);
  const [x, y] = [Math.max(...corners.map((c) => c.x)), Math.max(...corners.map((c) => c.y))];
  const at = plan.point(x, y);
  const fountain =
    circle(0, 0, 17, 'pp k') +
    circle(0, 0, 13, 'st k') +
    circle(0, 0, 10, 'sea k') +
    circle(0, -2, 4, 'st k') +
    path('l', 'M0,-6q-7,-8 -8,3M0,-6q7,-8 8,3M0,-6q-2,-7 -4,-4M0,-6q2,-7 4,-4');
  const trees =
    each([-31, 31], (a) => each([-31, 31], (b) => use('bush', a, b, 1.1))) +
    each(
      [
        [0, -33],
        [0, 33],
        [-33, 0],
        [33, 0],
      ] as Spot[],
      ([a, b]) => use('bush', a, b, 0.7),
    );
  return group(
    rect(-46, -46, 92, 92, 'sand k') +
      rect(-41, -41, 82, 82, 'k', 'fill="url(#rio-pave)"') +
      path('l', 'M-41,-41L41,41M41,-41L-41,41', 'stroke-width=".6" stroke-opacity=".5"') +
      fountain +
      trees,
    `translate(${at.x} ${at.y}) scale(${plan.scale})`,
  );
}

/** Borders between districts, and round the zone where everybody may begin. */
function borders(plan: Plan, box: Box): string {
  const differ = (one: string, other: string | undefined, set: (cell: string) => unknown): boolean =>
    set(one) !== (other === undefined ? undefined : set(other));
  const at = (x: number, y: number): string | undefined =>
    x >= 0 && y >= 0 && x < plan.across && y < plan.down ? box.cells[y * plan.across + x] : undefined;
  const between = (set: (cell: string) => unknown, outer: boolean): string =>
    each(box.cells, (cell) => {
      const { x, y } = gridOf(cell);
      const [east, south] = [at(x + 1, y), at(x, y + 1)];
      let d = '';
      if ((east !== undefined || outer) && differ(cell, east, set))
        d += line([spot(plan.point(x + 1, y)), spot(plan.point(x + 1, y + 1))]);
      if ((south !== undefined || outer) && differ(cell, south, set))
        d += line([spot(plan.point(x, y + 1)), spot(plan.point(x + 1, y + 1))]);
      return d;
    });
  return (
    path(
      'l',
      between((cell) => box.districtOf(cell) || 'plaza', false),
      `style="stroke:#8c3b22;stroke-width:1.5" stroke-dasharray="7 3 1.5 3" stroke-opacity=".75"`,
    ) +
    path(
      'l',
      between((cell) => box.startZone.has(cell), false),
      `stroke-width="${short(2.2 * plan.scale)}" stroke-dasharray=".1 4.5" stroke-opacity=".8"`,
    )
  );
}

/** Corner marks where Palace and Cathedral may come, and the ghosts of fort and port on their sites. */
function sites(plan: Plan, box: Box): string {
  const k = plan.scale;
  return (
    each(box.ring, (cell) => {
      const { x, y } = plan.centre(cell);
      return path(
        'l',
        'M-20,-14v-6h6M14,-20h6v6M20,14v6h-6M-14,20h-6v-6',
        `transform="translate(${short(x)} ${short(y)}) scale(${k})" style="stroke:#8c3b22;stroke-width:1.5" stroke-opacity=".7"`,
      );
    }) +
    each([...box.fortSites, box.portSite], (cell) => {
      const { x, y } = plan.centre(cell);
      return use(cell === box.portSite ? 'b-port' : 'b-fort', x, y, 0.82 * k, 'opacity=".22"');
    })
  );
}

export function townGround({ plan, box }: Stage): string {
  const chance = new Chance(1580);
  return (
    washes(plan, box, chance) +
    slope(plan, chance) +
    growth(plan, box, chance) +
    borders(plan, box) +
    plaza(plan, box) +
    sites(plan, box)
  );
}

/** The dots of the district centres, to which roads lead. */
export const centresOf = ({ plan, box }: Stage): { x: number; y: number }[] =>
  box.centres.map(([x, y]) => plan.point(x, y));
