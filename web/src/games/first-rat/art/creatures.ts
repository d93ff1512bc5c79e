/** Everybody who lives in the junkyard. A seat's colour comes in as currentColor. */
import { circle, CREAM, ellipse, INK, line, path } from './pen';

/** The rat's outline, feet at 0 0, about 50 tall. */
export const SILHOUETTE =
  'M-14 0C-18-12-13-22-12-24C-22-30-20-50-8-51C0-54 4-52 5-51C16-54 18-44 14-40C20-36 27-32 26-27C24-21 16-21 12-20' +
  'C16-12 16-6 14 0Q0 5-14 0Z';

export const RAT =
  ellipse(0, 1, 20, 6, INK, 0, { 'fill-opacity': 0.45 }) +
  line('M-11-5C-30-2-32-18-22-22', '#fff', 10, { cap: 'round' }) +
  path(SILHOUETTE, '#fff', 7, { stroke: '#fff' }) +
  line('M-11-5C-30-2-32-18-22-22', INK, 7, { cap: 'round' }) +
  line('M-11-5C-30-2-32-18-22-22', '#ffb0b8', 3, { cap: 'round' }) +
  circle(8, -44, 7.5, 'currentColor') +
  circle(8.5, -44, 3.6, '#ffb0b8', 0) +
  path('M-13 0C-17-14-10-25 0-25C10-25 17-14 13 0Z', 'currentColor') +
  ellipse(-7, 0, 7, 3.6, '#ffb0b8', 2.5) +
  ellipse(8, 0, 7, 3.6, '#ffb0b8', 2.5) +
  path('M-14-31C-14-43-3-47 6-43C13-40 20-33 24-30C27-27 24-23 19-22C8-18-14-19-14-31Z', 'currentColor') +
  circle(-9, -43, 8.6, 'currentColor') +
  circle(-9, -43, 4.4, '#ffb0b8', 0) +
  ellipse(4, -36, 4.6, 5.6, '#fff', 2) +
  ellipse(12.5, -34.5, 4, 5, '#fff', 2) +
  circle(6, -35, 2.2, INK, 0) +
  circle(14, -33.5, 2.2, INK, 0) +
  circle(24.5, -29, 3.4, INK, 0) +
  path('M13-23h5v5h-4z', '#fff', 1.8) +
  line('M6-25Q12-22 19-23', INK, 2);

export const HEAD =
  circle(-12, -9, 8.5, 'currentColor') +
  circle(12, -9, 8.5, 'currentColor') +
  circle(-12, -9, 4.2, '#ffb0b8', 0) +
  circle(12, -9, 4.2, '#ffb0b8', 0) +
  path('M0-14C12-14 15-3 12 4C9 11 4 15 0 15C-4 15-9 11-12 4C-15-3-12-14 0-14Z', 'currentColor');

export const FACE =
  ellipse(-5, -3, 4, 5, '#fff', 2) +
  ellipse(5, -3, 4, 5, '#fff', 2) +
  circle(-4, -2, 2, INK, 0) +
  circle(6, -2, 2, INK, 0) +
  ellipse(0, 7, 3.6, 2.8, INK, 0) +
  path('M-2 11h4v4h-4z', '#fff', 1.5);

/** Worn by whoever steals, under the eyes of FACE. */
export const MASK = path('M-13-8Q0-12 13-8Q16 0 8 4Q3 4 0 0Q-3 4-8 4Q-16 0-13-8Z', INK, 0);

export const SLEEP = line('M-8-2q3 4 6 0M2-2q3 4 6 0', INK, 2) + ellipse(0, 6, 3.2, 2.4, INK, 0);

export const CAT =
  path(
    'M-128 44C-150-10-96-62-24-58C14-58 40-44 52-30L58-58L82-36Q96-38 108-36L130-58L136-22C150 2 140 36 108 44Z',
    '#5a3f9c',
    5,
  ) +
  line('M-122-8C-104-40-64-54-24-52', '#a58ef0', 6, { cap: 'round' }) +
  line('M-70-50q-4 18 4 32M-40-57q-4 20 4 36M-8-57q-4 16 2 28M-104-28q0 14 8 24', '#3a2672', 9, { cap: 'round' }) +
  line('M-118 40C-60 64 10 60 44 40', INK, 34, { cap: 'round' }) +
  line('M-118 40C-60 64 10 60 44 40', '#7355bb', 24, { cap: 'round' }) +
  line('M66-6q8 8 18 0M108-6q8 8 18 0', INK, 4, { cap: 'round' }) +
  path('M90 8h14l-7 7z', '#ff9db0') +
  line('M97 15q-8 10-16 3M97 15q8 10 16 3M58 12h-22M60 19l-20 6M132 12h20M130 19l18 6', INK, 2.6, { cap: 'round' }) +
  path('M68-46l6 12 6-4zM120-46l-5 11-5-3z', '#ff9db0', 0);

export const ROACH =
  line('M-9-4l-8-4M-9 2h-9M-8 7l-7 5M9-4l8-4M9 2h9M8 7l7 5M-3-11q-2-8-9-10M3-11q2-8 9-10', INK, 2.4) +
  ellipse(0, 2, 9, 12, '#a0522d', 2.5) +
  line('M0-4v17', INK, 1.8) +
  circle(-3.5, -8, 3.4, '#fff', 1.8) +
  circle(3.5, -8, 3.4, '#fff', 1.8) +
  circle(-3, -7.5, 1.4, INK, 0) +
  circle(3, -7.5, 1.4, INK, 0);

/** The merchants behind their counters. */
export const MERCHANT: Record<string, string> = {
  hamster:
    circle(-20, -36, 9, '#d98a3d') +
    circle(20, -36, 9, '#d98a3d') +
    circle(-20, -36, 4, '#ffb0b8', 0) +
    circle(20, -36, 4, '#ffb0b8', 0) +
    path('M-34 14C-36-24-28-44 0-44C28-44 36-24 34 14Z', '#f0a850', 3.5) +
    ellipse(-19, -10, 16, 14, CREAM) +
    ellipse(19, -10, 16, 14, CREAM) +
    ellipse(0, -10, 12, 11, CREAM, 0) +
    circle(-10, -26, 5, INK, 0) +
    circle(10, -26, 5, INK, 0) +
    circle(-8.5, -28, 1.8, '#fff', 0) +
    circle(11.5, -28, 1.8, '#fff', 0) +
    ellipse(0, -17, 4, 3, '#e0567a', 2) +
    line('M0-14v4M-7-8q7 5 14 0', INK, 2.4) +
    path('M-4-6h8v7h-8z', '#fff', 2) +
    path('M-22 14q22-14 44 0z', '#3f86e8'),
  frog:
    path('M-40 14C-40-14-34-26 0-26C34-26 40-14 40 14Z', '#58c46a', 3.5) +
    circle(-19, -28, 14, '#58c46a', 3.5) +
    circle(19, -28, 14, '#58c46a', 3.5) +
    circle(-19, -28, 9.5, '#fff', 2.5) +
    circle(19, -28, 9.5, '#fff', 2.5) +
    line('M-19-28m-6 0a6 6 0 1 1 6 6 4 4 0 1 1 0-8M19-28m-6 0a6 6 0 1 1 6 6 4 4 0 1 1 0-8', INK, 2) +
    path('M-30-8Q0 16 30-8Q0 2-30-8Z', '#8a1f3d') +
    line('M-12-1q12 9 24 0', '#ff7f9a', 4) +
    circle(-30, 0, 4, '#ff9db0', 0, { 'fill-opacity': 0.7 }) +
    circle(30, 0, 4, '#ff9db0', 0, { 'fill-opacity': 0.7 }),
  crow:
    path('M-30 14C-34-16-22-36 0-36C22-36 34-16 30 14Z', '#2b2f63', 3.5) +
    path('M-6-14L34-6Q44 0 34 4L-4 4Z', '#f2a516', 3.5) +
    line('M-2-5L38-2', INK, 2.5) +
    circle(-10, -20, 9, '#fff', 2.5) +
    circle(9, -21, 11, '#fff', 2.5) +
    circle(-8, -20, 2, INK, 0) +
    circle(10, -22, 4, INK, 0) +
    circle(9, -21, 13, 'none') +
    line('M22-19q6 12 2 26', '#f2d27a', 2) +
    path('M-26-34l48-8 2 7-49 8z', '#c3cbdd') +
    path('M-16-36l-3-24 26-4 3 24z', '#c3cbdd') +
    path('M-17-44l26-4 1 8-26 4z', '#e23b3b', 2.5) +
    line('M-30 0q-10 4-12 12M-29-8q-10 0-14 6'),
};
