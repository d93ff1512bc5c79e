/** Cards held up for reading: when they come up, and when they go. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reader } from '../../../src/core/reading/reading.svelte';

const board = document.createElement('div');
board.innerHTML = `
  <i id="witch" data-info="character:witch"></i>
  <i id="abbey" data-info="place:abbey"></i>
  <i id="blois" data-info="place:blois" data-acts></i>
  <i id="plain"></i>`;
document.body.append(board);
const part = (id: string): Element => board.querySelector(`#${id}`) as Element;
const point = (id: string, type: string, pointerType = 'mouse'): boolean =>
  part(id).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

let reader: Reader;
let listening: { destroy: () => void };
beforeEach(() => {
  vi.useFakeTimers();
  reader = new Reader((_, acts, by) => (by === 'mouse' ? (acts ? 900 : 200) : acts ? null : 0));
  listening = reader.listen(board);
});
afterEach(() => {
  listening.destroy();
  vi.useRealTimers();
});

it('comes up where the pointer rests, later where one may act, and goes with the pointer', () => {
  point('witch', 'pointerover');
  vi.advanceTimersByTime(199);
  expect(reader.held).toBeNull();
  vi.advanceTimersByTime(1);
  expect(reader.held?.info).toBe('character:witch');
  point('blois', 'pointerover');
  expect(reader.held).toBeNull();
  vi.advanceTimersByTime(900);
  expect(reader.held?.info).toBe('place:blois');
  point('plain', 'pointerover');
  expect(reader.held).toBeNull();
});

it('does not come up where the pointer only passes', () => {
  point('witch', 'pointerover');
  vi.advanceTimersByTime(150);
  point('plain', 'pointerover');
  vi.advanceTimersByTime(1000);
  expect(reader.held).toBeNull();
});

it('comes up by a tap, goes by a second one or one elsewhere, and leaves acting alone', () => {
  point('witch', 'pointerdown', 'touch');
  part('witch').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(1);
  point('witch', 'click');
  expect(reader.held?.info).toBe('character:witch');
  point('witch', 'pointerdown', 'touch');
  point('witch', 'click');
  expect(reader.held).toBeNull();
  point('blois', 'pointerdown', 'touch');
  point('blois', 'click');
  expect(reader.held).toBeNull();
  point('witch', 'pointerdown', 'touch');
  point('witch', 'click');
  expect(reader.held?.info).toBe('character:witch');
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(reader.held).toBeNull();
});

it('is read by a finger that rests, even where a tap would act, which then does nothing', () => {
  let acted = 0;
  const act = (): number => (acted += 1);
  document.body.addEventListener('click', act);
  point('blois', 'pointerdown', 'touch');
  vi.advanceTimersByTime(499);
  expect(reader.held).toBeNull();
  vi.advanceTimersByTime(1);
  expect(reader.held?.info).toBe('place:blois');
  point('blois', 'pointerup', 'touch');
  point('blois', 'click', 'touch');
  expect(acted).toBe(0);
  expect(reader.held?.info).toBe('place:blois');
  // One that is lifted soon, or moves the board, does not read.
  point('blois', 'pointerdown', 'touch');
  point('blois', 'pointerup', 'touch');
  point('blois', 'click', 'touch');
  expect(acted).toBe(1);
  point('witch', 'pointerdown', 'touch');
  part('witch').dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch', clientX: 30, clientY: 0 }),
  );
  vi.advanceTimersByTime(1000);
  expect(reader.held).toBeNull();
  document.body.removeEventListener('click', act);
});

it('is reached by Tab once and by arrows from there, beside what one may act on', () => {
  const tabs = () => ['witch', 'abbey', 'blois'].map((id) => part(id).getAttribute('tabindex'));
  expect(tabs()).toEqual(['0', '-1', null]); // Blois is the house's
  part('abbey').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(tabs()).toEqual(['-1', '0', null]);
  const placed = (id: string, x: number): void => {
    part(id).getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
  };
  placed('witch', 0);
  placed('abbey', 50);
  placed('blois', 100);
  (part('witch') as HTMLElement).focus();
  part('witch').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement?.id).toBe('abbey');
});

it('does not come up on a board that is shown anew under a pointer that rests', () => {
  point('plain', 'pointermove');
  listening.destroy();
  reader = new Reader(() => 0);
  listening = reader.listen(board);
  point('witch', 'pointerover');
  vi.advanceTimersByTime(1000);
  expect(reader.held).toBeNull();
});

it('hears nothing more once the board is gone', () => {
  listening.destroy();
  point('witch', 'click');
  expect(reader.held).toBeNull();
});

it('does not come up because something went away from over it', () => {
  point('plain', 'pointermove');
  point('witch', 'pointerover');
  vi.advanceTimersByTime(1000);
  expect(reader.held).toBeNull();
});
