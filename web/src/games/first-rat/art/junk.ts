/** What lies around in a junkyard. */
import { box, circle, cog, CREAM, ellipse, INK, line, path, place } from './pen';
import { RESOURCE } from './icons';

export const JUNK: Record<string, string> = {
  tv:
    line('M-8-28l-14-20M4-28l16-18', INK, 4) +
    box(-38, -28, 76, 56, '#8a4f9e', 8, 4) +
    box(-30, -20, 46, 40, '#7fe0d4', 8) +
    line('M-30-6h46M-30 4h46', '#fff', 2, { 'stroke-opacity': 0.5 }) +
    circle(27, -10, 5, CREAM, 2.5) +
    circle(27, 6, 5, CREAM, 2.5) +
    line('M-18-2l6-6 6 6 6-6 6 6 6-6') +
    line('M-24 28l-6 10M24 28l6 10', INK, 5),
  washer:
    box(-32, -40, 64, 80, '#aab4d8', 5, 4) +
    line('M-32-24h64') +
    circle(0, 8, 22, '#5a66a6', 4) +
    circle(0, 8, 15, '#24305f') +
    line('M-9 3q5-6 11-5', '#fff') +
    circle(20, -32, 4, '#e8433f', 2) +
    box(-26, -36, 20, 7, CREAM, 1, 2),
  boot:
    path('M-16-34h24l2 34q22 2 24 16v8h-52z', '#8a5a44', 4) +
    path('M-18 16h52v9h-52z', '#3a2440') +
    line('M-14-24h20M-12-12h20', CREAM) +
    path('M-18-36q14-8 28 0', '#c98d5f'),
  fish:
    line('M-30 0h50M-18-9v18M-6-12v24M6-11v22', INK, 9, { cap: 'round' }) +
    line('M-30 0h50M-18-9v18M-6-12v24M6-11v22', '#cfd6f2', 4, { cap: 'round' }) +
    path('M18-14q22 2 22 14-8 12-22 14z', '#cfd6f2') +
    line('M26-5l6 6m0-6l-6 6', INK, 2.5) +
    path('M-28 0l-14-11v22z', '#cfd6f2'),
  cone:
    path('M-9-34h18l14 50h-46z', '#ff7a2a', 4) +
    path('M-14-14h28l5 16h-38z', '#fff', 0) +
    line('M-9-34h18l14 50h-46z', INK, 4) +
    box(-32, 16, 64, 12, '#d2541a', 3, 4),
  trap:
    path('M-44 10l60-16 30 10-62 18z', '#d9a566', 4) +
    path('M-44 10v7l28 12v-7zM-16 22l62-18v7l-62 18z', '#8f5f35') +
    line('M-10 14q8-34 34-14', '#dfe5f5', 4) +
    place(RESOURCE['cheese'] as string, -12, 2, 0.55),
  gear: path(cog(8, [21, 21], [28, 28], 2), '#c98d3a', 4) + circle(0, 0, 9, '#3a2440', 3.5),
  duck:
    path('M-26 4q-10-2-8-12 10 6 18 2q-2-20 14-22 16 0 16 16 0 4-3 7 10 2 14 6 0 20-24 22-24 0-27-19z', '#ffd84a', 4) +
    path('M12-14q12-4 16 4-8 6-16 2z', '#ff7a2a') +
    circle(4, -18, 3, INK, 0) +
    line('M-12 8q10 10 20 0'),
  nocats:
    line('M0 0v70', INK, 11) +
    line('M0 0v70', '#b0713a', 5) +
    circle(0, -8, 27, '#e8433f', 4) +
    circle(0, -8, 20, '#fff') +
    path('M-12-1q-2-10-1-20l8 7h10l8-7q1 10-1 20-12 12-24 0z', INK, 0) +
    ellipse(-5, -8, 2.6, 3.4, '#ffe14a', 0) +
    ellipse(5, -8, 2.6, 3.4, '#ffe14a', 0) +
    line('M-16-22L16 8', '#e8433f', 5),
  clock:
    circle(-16, -26, 9, '#e8433f') +
    circle(16, -26, 9, '#e8433f') +
    line('M-16 22l-8 10M16 22l8 10', INK, 6) +
    circle(0, 0, 28, '#e8433f', 4) +
    circle(0, 0, 20, CREAM) +
    line('M0-13v13l9 6', INK, 3.5, { cap: 'round' }) +
    line('M-6 8q6 5 12 0', INK, 2.5),
  battery:
    line('M-12-16v-8M12-16v-8', INK, 8) +
    box(-26, -18, 52, 38, '#e8433f', 4, 4) +
    box(-26, -18, 52, 11, '#3c4270', 3, 3.5) +
    line('M-17 5h11M6 5h11M11.5 0v10', '#fff', 4),
};

/** Scrap for the heaps, its colour as currentColor. */
export const SCRAP: string[] = [
  circle(0, 0, 20, 'currentColor', 4) + circle(0, 0, 9, '#1d1850'),
  box(-20, -18, 40, 36, 'currentColor', 3, 4) + line('M-20-7h40M0-18v11'),
  path('M-13-26v50q13 6 26 0v-50z', 'currentColor', 4) +
    ellipse(0, -26, 13, 5, '#8a90c8', 3.5) +
    line('M-13-8q13 6 26 0'),
  path('M-22 20L2-30L24 14Z', 'currentColor', 4),
  path('M-6-32h12v14q10 6 10 18v24h-32v-24q0-12 10-18z', 'currentColor', 4) +
    line('M-8 2v14', '#fff', 3, { 'stroke-opacity': 0.5 }),
  box(-32, -9, 64, 18, 'currentColor', 3, 4) + line('M-26 0h14M2-2h20', INK, 2.5),
  path('M-24 16v-10a24 24 0 0 1 48 0v10z', 'currentColor', 4) + line('M-8-20q8-8 16 0M-24 6h48', INK, 3.5),
];

function lights(glass: string, shine: string): { bulb: string; lamp: string } {
  return {
    bulb:
      path('M-5-6h10v6h-10z', '#9aa3c0', 2.4) +
      path('M-5 0C-14 6-10 20 0 21C10 20 14 6 5 0Z', glass, 2.8) +
      line('M-4 6q-3 4 0 8', shine, 2.4, { cap: 'round' }),
    lamp:
      line('M0 18v26M-14 44h28', INK, 7) +
      line('M0 18v26M-14 44h28', '#9aa3c0') +
      path('M-24-20q24-12 48 0l4 24q-28 16-56 0z', '#f7c52c', 3.5) +
      line('M-22-10l10-11M-8-10l12-14M8-10l11-12', INK, 4) +
      ellipse(0, 6, 20, 13, glass, 3.5) +
      line('M-14 0q4-5 12-5', shine, 3.5, { cap: 'round' }) +
      line('M-10-4v20M10-4v20M-20 6h40', INK, 1.8, { 'stroke-opacity': 0.55 }),
  };
}

/** The string's bulbs and the big Construction Lights. */
export const LIT = lights('#ffd84a', '#fffbe0');
export const DARK = lights('#39417f', '#6b76bd');
