import { expect, it } from 'vitest';
import { still } from '../../../src/core/game/still';

it('a still picture brings along what it uses, and what that uses', () => {
  document.body.innerHTML =
    '<svg><defs><g id="cat" class="ink"><use href="#paw"></use></g><g id="dog"></g><g id="paw"><circle r="2" fill="url(#fur)">' +
    '</circle></g><linearGradient id="fur"></linearGradient></defs></svg>';
  const ink = Object.assign(document.createElement('style'), { textContent: '.ink{stroke:#123456}' });
  document.querySelector('svg')?.append(ink);
  const [kind, text = ''] = still('<use href="#cat"/>', '0 500 300 200', 'stroke-linejoin="round"').split(',');
  expect(kind).toBe('data:image/svg+xml');
  const drawn = decodeURIComponent(text);
  expect(drawn).toMatch(/^<svg [^>]*viewBox="0 500 300 200" width="300" height="200" stroke-linejoin="round">/);
  expect(drawn).toContain('<style>.ink{stroke:#123456}</style>');
  expect([...drawn.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual(['cat', 'paw', 'fur']);
  expect(drawn).toMatch(/<use href="#cat"\/><\/svg>$/);
  document.body.innerHTML = '';
});
