/** Covers of the Comics, and what the four Super Rats wear. */
import { box, circle, CREAM, each, ellipse, group, INK, line, path, place, once } from './pen';
import { FACE, HEAD, ROACH } from './creatures';
import { RESOURCE, TRACK } from './icons';
import { JUNK } from './junk';
import { star } from './shapes';

const GREY = '#b9bfd6';
const head = (gear: string, behind = ''): string => behind + group(HEAD, { color: GREY }) + FACE + gear;

/** What a Super Rat wears on its head, for a head of 30 x 30 on covers and tiles. */
const HEAD_GEAR: Record<string, string> = {
  'muscle-rat':
    path('M-11-7h9v6q-5 4-9 0zM2-7h9v6q-5 4-9 0z', INK, 2) +
    line('M-2-5h4', INK, 2.4) +
    line('M-13-11q13-6 26 0', '#e8433f', 4),
  'amazon-rat':
    path('M-12-9l2-9 5 5 5-8 5 8 5-5 2 9q-12-5-24 0z', '#ffd84a', 2.4) + circle(0, -12, 2.4, '#e8433f', 1.4),
  'cat-burglar-rat':
    path('M-15-8l-2-16 11 8h12l11-8-2 16q-15-8-30 0z', '#2b2f63', 2.4) +
    line('M-13-3q13 6 26 0', '#2b2f63', 5) +
    ellipse(-5, -3, 3, 3, '#ffe14a', 1.4) +
    ellipse(5, -3, 3, 3, '#ffe14a', 1.4),
  'caped-rat':
    path('M-13-6q13-7 26 0v6q-6 5-11-1h-4q-5 6-11 1z', '#e8433f', 2.2) +
    ellipse(-5, -2, 3, 2.6, '#fff', 1.2) +
    ellipse(5, -2, 3, 2.6, '#fff', 1.2),
};

/** The same for a rat that stands on the path, its feet at 0 0; a cape hangs behind it. */
export const RAT_GEAR: Record<string, { front: string; behind?: string }> = {
  'muscle-rat': {
    front:
      path('M-1-41h10v6q-5 5-10 0zM10-39h8v5q-4 4-8 0z', INK, 2) +
      line('M-13-39Q-2-48 14-40', '#e8433f', 4.5) +
      line('M-13-39l-8 5', '#e8433f', 4, { cap: 'round' }),
  },
  'amazon-rat': {
    front:
      path('M-9-44l1-10 5 5 4-9 4 9 5-4 1 9q-10-5-20 0z', '#ffd84a', 2.4) +
      circle(1, -49, 2.4, '#e8433f', 1.4) +
      line('M-13-9Q0-3 13-9', '#ffd84a', 4),
  },
  'cat-burglar-rat': {
    front:
      path('M-14-42l-3-16 11 8h10l10-7-1 15q-13-8-27 0z', '#2b2f63', 2.4) +
      line('M-13-36Q4-42 19-33', '#2b2f63', 5.5) +
      ellipse(4, -37, 2.6, 2.8, '#ffe14a', 1.2) +
      ellipse(12.5, -35, 2.4, 2.6, '#ffe14a', 1.2),
  },
  'caped-rat': {
    behind: path('M-6-27C-20-22-34-10-37 4Q-24 6-10 2L6-24Z', '#e8433f', 3),
    front: line('M-11-25Q0-18 11-25', '#e8433f', 5) + path('M-1-40q10-4 20 3v4q-6 3-9-1-5 4-11 0z', '#e8433f', 2),
  },
};

/** A Super Rat tile: golden burst, seen in panels beside the rat it belongs to. */
export function superTile(comic: string): string {
  return path(star(17), '#ffd84a', 2.6) + place(head(HEAD_GEAR[comic] ?? ''), 0, 1, 0.6);
}

const PIPE = 'M-18 6h16q6 0 6-6v-14';
const STEPS = (count: number): string =>
  each(
    Array.from({ length: count }, (_, at) => at),
    (at) =>
      path('M-4-5q5-3 8 2t-2 8q-6 0-6-10z', INK, 0, { transform: `translate(${-14 + at * 11} ${at % 2 ? -5 : 5})` }),
  );

/** The picture on each cover, about 40 x 40 and centred, and the paper behind it. */
export const COVER: Record<string, { paper: string; picture: string }> = {
  'home-made-rockets': { paper: '#e8433f', picture: TRACK['rocket'] as string },
  marathon: {
    paper: '#3f86e8',
    picture:
      place(JUNK['boot'] as string, -2, 1, 0.46) + line('M-19-10h8M-21-2h8M-19 6h6', '#fff', 3, { cap: 'round' }),
  },
  'in-step': {
    paper: '#1fb57a',
    picture: place(JUNK['boot'] as string, -8, -4, 0.36) + place(JUNK['boot'] as string, 7, 5, 0.36),
  },
  'lone-scavenger': {
    paper: '#f7b52c',
    picture: place(JUNK['gear'] as string, 0, 0, 0.56) + path(star(6), '#fff', 2, { transform: 'translate(12 -12)' }),
  },
  'toll-free': {
    paper: '#8d5fd3',
    picture:
      place(RESOURCE['cheese'] as string, 0, 2, 0.8) +
      circle(0, 0, 17, 'none', 4, { stroke: '#e8433f' }) +
      line('M-12-12L12 12', '#e8433f', 4),
  },
  'pipe-map': {
    paper: '#2f9e8f',
    picture: line(PIPE, INK, 15) + line(PIPE, '#56d3bd', 9) + place(ROACH, 7, 9, 0.7, -14),
  },
  'muscle-rat': { paper: '#e98a2b', picture: head(HEAD_GEAR['muscle-rat'] ?? '') },
  'amazon-rat': { paper: '#d9487d', picture: head(HEAD_GEAR['amazon-rat'] ?? '') },
  'cat-burglar-rat': { paper: '#7a86d8', picture: head(HEAD_GEAR['cat-burglar-rat'] ?? '') },
  'caped-rat': {
    paper: '#3f86e8',
    picture: head(HEAD_GEAR['caped-rat'] ?? '', path('M-10 10l-8 12h36l-8-12z', '#e8433f', 2.4)),
  },
};

export function isSuperRat(comic: string): boolean {
  return comic in RAT_GEAR;
}

/** A Comic on the shelf, 36 x 50. */
export const cover = once((comic: string) => {
  const { paper, picture } = COVER[comic] ?? { paper: '#8d97bd', picture: STEPS(3) };
  return (
    box(-18, -25, 36, 50, CREAM, 2) +
    box(-15, -16, 30, 38, paper, 1, 2) +
    line('M-13-20h20', '#e8433f', 4) +
    (isSuperRat(comic) ? path(star(3.4), '#ffd84a', 1.2, { transform: 'translate(12 -20)' }) : '') +
    place(picture, 0, 4, 0.72)
  );
});
