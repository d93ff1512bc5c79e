/** What has just come up under a pointer that rests was not meant by a click there: a tray closes, a list scrolls, and the
 * second half of a double click would build where the first has sold. Such a click is not heard. Keys always are. */
import { moved } from './pointer';

/** For how many milliseconds nobody can have seen it. */
const SOON = 600;
/** How many pixels a hand stirs between two clicks without going anywhere. */
const STIRS = { mouse: 4, touch: 16 };
const CONTROL = '[data-target], button, a[href], input, select, textarea, summary, [role="button"]';

interface Thing {
  element: Element;
  name: string;
}
/** What lay somewhere, until when. */
interface Before {
  x: number;
  y: number;
  until: number;
  thing: Thing | null;
}

function thingAt(target: EventTarget | null): Thing | null {
  const from = target instanceof Element ? target : null;
  const element = from?.closest('label')?.control ?? from?.closest(CONTROL);
  if (!element) return null;
  const option = element.getAttribute('data-option');
  const asked = element.getAttribute('data-asked'); // the same words may answer something else
  const name = element.getAttribute('data-target') ?? (option && [asked, option].join(' '));
  return { element, name: name ?? element.getAttribute('aria-label') ?? element.textContent.trim() };
}

/** Whether a click means the same as it did before: drawn anew, or on the same picture still, below a figure that came. */
function same(before: Thing | null, now: Thing, x: number, y: number): boolean {
  if (!before) return false;
  if (before.element === now.element || (before.name && before.name === now.name)) return true;
  const picture = now.element.closest('.picture');
  if (!picture?.contains(before.element)) return false;
  return document.elementsFromPoint(x, y).some((one) => before.element.contains(one));
}

/** Heed what arrives, in the whole page. Returns what stops it. */
export function heedArrivals(): () => void {
  let under: Thing | null = null;
  let left: Before | null = null;
  let clicked: Before | null = null;

  function over(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const { clientX: x, clientY: y } = event;
    const thing = thingAt(event.target);
    if (moved(event)) left = null;
    else if (thing && !same(under, thing, x, y)) left = { x, y, until: performance.now(), thing: under };
    under = thing;
  }
  function click(event: MouseEvent): void {
    if (!event.detail) return; // a key, or the page itself
    const { clientX: x, clientY: y, timeStamp: now } = event;
    const stirs = STIRS[event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse'];
    const thing = thingAt(event.target);
    const arrived = [left, clicked].some(
      (before) =>
        before &&
        thing &&
        now - before.until < SOON &&
        Math.hypot(x - before.x, y - before.y) <= stirs &&
        !same(before.thing, thing, x, y),
    );
    if (arrived) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else clicked = { x, y, until: now, thing };
  }

  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  addEventListener('pointerover', over, options);
  addEventListener('click', click, options);
  return () => heard.abort();
}
