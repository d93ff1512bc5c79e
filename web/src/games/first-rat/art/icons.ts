/** What can be found, kept and scored: one 40 x 40 picture each, centred on 0 0, with silhouettes nobody can mix up. */
import { box, circle, cog, CREAM, each, ellipse, group, INK, line, path, place, range } from './pen';
import { FACE, HEAD } from './creatures';

export const RESOURCE: Record<string, string> = {
  vinegar:
    path('M-5-19h10v9c0 4 8 6 8 14v11q0 4-4 4h-18q-4 0-4-4v-11c0-8 8-10 8-14z', '#c21f62') +
    box(-6, -22, 12, 6, '#e9b872', 2) +
    box(-13, 3, 26, 11, CREAM, 0, 2.5) +
    path('M0 4q5 6 0 8q-5-2 0-8z', '#c21f62', 0) +
    line('M-8 1q1-5 4-8', '#ff8fb6', 2.5),
  'baking-soda':
    path('M-15-10h30v27q0 2-2 2h-26q-2 0-2-2z', '#fff') +
    path('M-15-2h30v13h-30z', '#19b5d8', 0) +
    path('M-15-10l6-8h19l5 8z', '#bdeef7') +
    circle(-5, 5, 4, '#fff', 0) +
    circle(4, 2, 3, '#fff', 0) +
    circle(6, 8, 2, '#fff', 0) +
    circle(3, -21, 3.4, '#fff', 2) +
    circle(10, -19, 2.4, '#fff', 2),
  'tin-can':
    path('M-13-10v24c0 6 26 6 26 0v-24z', '#c3cbdd') +
    path('M-13-3c0 6 26 6 26 0v11c0 6-26 6-26 0z', '#e23b3b', 2.5) +
    ellipse(0, -10, 13, 5, '#5c6480') +
    path('M-13-11l2-11 6 3 5-5 5 4 7-1-1 9c-3-5-21-5-24 1z', '#eef2fb', 2.5) +
    line('M-8 4v7', '#ffb3a8', 2.5),
  calculator:
    box(-14, -20, 28, 40, '#3c4270', 5) +
    box(-9, -15, 18, 10, '#a8f0b4', 1, 2.5) +
    each(range(3), (i) =>
      each(range(3), (j) => box(-9.5 + 7 * i, -1 + 6.5 * j, 5, 4.6, i === 2 ? '#ff6b4a' : '#fff', 1, 0)),
    ) +
    line('M1-12h5v5', INK, 1.8),
  cheese:
    path('M-20 2L12-17q8 4 8 19v13q0 2-2 2h-36q-2 0-2-2z', '#fff08a') +
    line('M-20 2h40', INK, 2.5) +
    ellipse(-8, 10, 4.5, 4, '#d99400', 2) +
    ellipse(8, 9, 5, 4.5, '#d99400', 2) +
    ellipse(8, -5, 4, 3, '#d99400', 2) +
    line('M-10 -2l12-7', '#fffbe0', 2.5),
  lightbulb:
    path('M0-21c11 0 17 8 17 16 0 7-5 9-7 15h-20c-2-6-7-8-7-15 0-8 6-16 17-16z', '#fff27a') +
    path('M-8 10h16v7q0 4-4 4h-8q-4 0-4-4z', '#9aa3c0') +
    line('M-8 15h16', INK, 2.2) +
    line('M-5 9l-2-12 7 5 7-5-2 12', '#e07a00', 2.4) +
    line('M-11-6q1-8 7-10', '#fff'),
  'apple-core':
    line('M0-14q2-7 7-8', INK, 3.5) +
    path('M3-17q9-6 12 1q-7 4-12-1z', '#5cc22e', 2.2) +
    path(
      'M-15-15q8 3 15 1q8 2 15-1q0 7-7 10-4 6 0 11 8 3 7 10-8 7-15 4-7 3-15-4 0-7 7-10 4-5 0-11-7-3-7-10z',
      '#fff1c4',
    ) +
    path('M-15-15q8 3 15 1q8 2 15-1q0 6-6 9-9-3-18 0-6-3-6-9z', '#e8323a', 2.5) +
    path('M-9 8q9 3 18 0 6 3 6 8-8 7-15 4-7 3-15-4 0-5 6-8z', '#e8323a', 2.5) +
    ellipse(-2, 1, 1.8, 3, INK, 0) +
    ellipse(3, 2, 1.8, 3, INK, 0),
};

const CHEESE = RESOURCE['cheese'] as string;

export const TRACK: Record<string, string> = {
  cockpit:
    path('M-15 14q0-30 15-32q15 2 15 32z', '#e8433f') +
    path('M-8 4q0-13 8-13t8 13z', '#8fe3ff', 2.5) +
    path('M-15 14h30v4h-30z', '#c3cbdd', 2.5),
  cargo: box(-16, -14, 32, 30, '#d9a566', 2) + line('M-16-4h32M-16 6h32M-15 15l30-28', INK, 2.6),
  thruster:
    path('M-7-17h14l6 18h-26z', '#9aa3c0') +
    path('M-11 2q-3 10 4 9-1 8 7 8 8 0 7-8 7 1 4-9z', '#ff9a1f', 2.6) +
    path('M-4 4q0 9 4 10 4-1 4-10z', '#ffe36b', 0),
  rocket:
    path('M-8 4l-8 10v4l10-3zM8 4l8 10v4l-10-3z', '#e8433f', 2.6) +
    path('M-9 14q-4-24 9-35q13 11 9 35z', '#fff') +
    circle(0, -4, 4.5, '#8fe3ff', 2.4) +
    line('M-9 8h18', INK, 2.4),
  provisions:
    path('M-18 2h36l-5 16h-26z', '#b0713a') +
    line('M-13 7l3 10M-2 7v10M9 7l-2 10', INK, 2) +
    place(CHEESE, 0, -6, 0.62),
  rattronaut:
    place(group(HEAD, { color: '#b9bfd6' }) + FACE, 0, 1, 0.78) +
    circle(0, 0, 18, '#bfeaff', 3, { 'fill-opacity': 0.3 }) +
    line('M-12-8q4-7 10-8', '#fff'),
  lights:
    path('M-17-9q17-9 34 0l3 16q-20 11-40 0z', '#f7c52c', 2.8) +
    ellipse(0, 6, 14, 9, '#fff27a', 2.6) +
    line('M-15-5l6-7M-4-5l7-9M8-5l6-7', INK, 2.6),
  food:
    path('M-12-10h24q5 4 5 10v12q0 5-5 5h-24q-5 0-5-5v-12q0-6 5-10z', '#bfeaff') +
    path('M-16 2h32v10q0 4-4 4h-24q-4 0-4-4z', '#e8567d', 0) +
    box(-14, -18, 28, 8, '#f7b52c', 2) +
    circle(-5, 7, 4, '#ffd84a', 2) +
    circle(6, 9, 4, '#7ed63a', 2),
};

/** Backpacks are dyed after what they hold. */
export const DYE: Record<string, string> = {
  'apple-core': '#e8567d',
  cheese: '#f7b52c',
  lightbulb: '#3f86e8',
  vinegar: '#b0397a',
  'baking-soda': '#19b5d8',
  'tin-can': '#9aa3c0',
  calculator: '#6c74b8',
};

/** What the merchants sell; the colour comes in as currentColor. */
export const GOODS = {
  backpack:
    line('M-6-13q6-8 12 0') +
    path('M-12 14v-16q0-12 12-12t12 12v16z', 'currentColor', 2.6) +
    box(-8, 1, 16, 11, CREAM, 3, 2),
  drink:
    path('M-9-14h18l2 5v20l-2 5h-18l-2-5v-20z', '#27d07b', 2.8) +
    ellipse(0, -13, 9, 3, '#dfe5f5', 2.4) +
    path('M2-8l-8 11h5l-3 9 10-12h-5z', '#ffe14a', 2),
  cap: path(cog(14, [16, 16], [13.5, 13.5]), 'currentColor', 2.6) + circle(0, 0, 10.5, CREAM, 2),
};

const MEDAL_RIBBON = path('M-11-20h9l7 17h-9zM11-20h-9l-7 17h9z', '#3f86e8', 2.4);

/** Things a player has that are neither found nor sold. */
export const TOKEN = {
  award:
    MEDAL_RIBBON +
    path(cog(10, [15, 15], [12.5, 12.5]), '#ffd84a', 2.6, { transform: 'translate(0 6)' }) +
    place(TRACK['rocket'] as string, 0, 7, 0.42),
  'moldy-cheese':
    group(CHEESE, { style: 'filter:hue-rotate(62deg) saturate(.8)' }) +
    circle(-12, 4, 4, '#3f8f5a', 2) +
    circle(-1, -4, 3.4, '#3f8f5a', 2) +
    circle(14, 2, 3.4, '#3f8f5a', 2) +
    line('M-6-16q-4-5 0-9M5-19q-4-4 0-8', '#3f8f5a', 2.6, { cap: 'round' }),
  marker: ellipse(0, 7, 16, 8, '#6f6a8c', 2.6) + ellipse(0, 1, 16, 8, '#f4efe2', 2.6),
};
