/** Cards held up for reading: when they come up, and when they go. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reader } from '../src/core/reading.svelte';

const board = document.createElement('div');
board.innerHTML = `
  <i id="witch" data-info="character:witch"></i>
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

it('hears nothing more once the board is gone', () => {
  listening.destroy();
  point('witch', 'click');
  expect(reader.held).toBeNull();
});
