/** A click on what has just come up under a pointer that rests is not heard; every other one is. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heedArrivals } from '../../../src/core/device/arrivals';

let heard: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(5000);
  document.body.innerHTML = `
    <button>Sell</button><i></i><button>Undo</button><button>Undo</button><label>Sure <input type="checkbox" /></label>
    <div class="picture"><b data-target="village:blois"></b><b data-target="merchant:1"></b></div>`;
  heard = [];
  document.body.onclick = ({ target }) => void heard.push((target as Element).outerHTML);
  stop = heedArrivals();
  send(document.body, 'pointermove', 0);
});
afterEach(() => {
  stop();
  document.body.onclick = null;
  Reflect.deleteProperty(document, 'elementsFromPoint');
  vi.useRealTimers();
});

const find = (selector: string, at = 0): Element => document.querySelectorAll(selector)[at] as Element;
const send = (element: Element, name: string, x: number, more: PointerEventInit = {}): boolean =>
  element.dispatchEvent(
    new PointerEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: 9, pointerType: 'mouse', ...more }),
  );
/** The pointer goes somewhere by itself. */
function move(element: Element, x: number): void {
  send(element, 'pointerover', x);
  send(element, 'pointermove', x);
}
/** Something comes up under it. */
const arrive = (element: Element, x: number): boolean => send(element, 'pointerover', x);
/** Whether a click is heard. */
function clicks(element: Element, x: number, more: PointerEventInit = {}): boolean {
  const before = heard.length;
  send(element, 'click', x, { detail: 1, ...more });
  return heard.length > before;
}

it('not heard is a click on what came up under the pointer a moment ago', () => {
  move(find('button'), 50);
  expect(clicks(find('button'), 50)).toBe(true);
  vi.advanceTimersByTime(2000); // the others move
  arrive(find('button', 1), 50);
  vi.advanceTimersByTime(300);
  expect(clicks(find('button', 1), 51)).toBe(false); // a hand stirs
  vi.advanceTimersByTime(400);
  expect(clicks(find('button', 1), 51)).toBe(true);
});

it('heard is a click on what the pointer went to, on the same thing drawn anew, and by key', () => {
  move(find('button', 1), 50);
  expect(clicks(find('button', 1), 50)).toBe(true);
  arrive(find('button', 2), 50); // another of the same name
  expect(clicks(find('button', 2), 50)).toBe(true);
  arrive(find('button'), 50);
  expect(clicks(find('button'), 50)).toBe(false);
  expect(clicks(find('button'), 50, { detail: 0 })).toBe(true);
  move(find('button', 1), 80);
  expect(clicks(find('button', 1), 80)).toBe(true);
});

it('a second tap at the same spot means what the first one met', () => {
  const touch = { pointerType: 'touch' };
  expect(clicks(find('button'), 50, touch)).toBe(true);
  expect(clicks(find('button', 1), 58, touch)).toBe(false);
  expect(clicks(find('button', 1), 90, touch)).toBe(true);
  expect(clicks(find('i'), 90, touch)).toBe(true); // nothing to choose there
  expect(clicks(find('label'), 200, touch)).toBe(true);
  expect(clicks(find('input'), 200, touch)).toBe(true); // which the click on its label brings about
});

it('a figure that rides below the pointer does not hide the place it stands on', () => {
  const [village, figure] = [find('b'), find('b', 1)];
  move(village, 50);
  expect(clicks(village, 50)).toBe(true);
  document.elementsFromPoint = () => [figure, village];
  arrive(figure, 50);
  expect(clicks(figure, 50)).toBe(true);
  document.elementsFromPoint = () => [figure];
  arrive(find('button'), 50);
  arrive(figure, 50);
  expect(clicks(figure, 50)).toBe(false);
});
