/** A picture in a scrolling frame: fitted at first, then zoomed by wheel, pinch and buttons, moved by drag or scroll. */
import { crowd, type Spot } from '../../placing/crowd';
import { scrolling } from '../../device/motion';

const MOST = 6;
/** How far inside the frame the middle of something is, in pixels, that is in view. */
const EDGE = 24;
/** How much closer a double click goes, and what counts as one of a finger: in milliseconds and pixels. */
const CLOSER = 2.2;
const TWICE = { within: 240, near: 24 };

export class Zoom {
  /** 1 shows the whole picture. */
  level = $state(1);
  aspect = $state(1);
  private frameWidth = $state(0);
  private frameHeight = $state(0);
  private frame: HTMLElement | null = null;
  private touched = false;
  private least = (): number => 0;
  private lastClick: (Spot & { time: number }) | null = null;
  /** Whether the pointer moved since it went down: a drag is no click. */
  dragged = false;

  /** Width divided by height of the frame; before it is measured, a landscape sheet's. */
  shape = $derived(this.frameHeight > 0 ? this.frameWidth / this.frameHeight : 1.4);
  private base = $derived(
    this.frameWidth / this.aspect <= this.frameHeight
      ? { width: this.frameWidth, height: this.frameWidth / this.aspect }
      : { width: this.frameHeight * this.aspect, height: this.frameHeight },
  );
  width = $derived(Math.floor(this.base.width * this.level));
  height = $derived(Math.floor(this.base.height * this.level));

  /** `least`: how many pixels wide the picture is at first, at least; 0 where the whole of it is shown. */
  attach(frame: HTMLElement, least: () => number): () => void {
    this.frame = frame;
    this.least = least;
    const measure = new ResizeObserver(() => {
      this.frameWidth = frame.clientWidth;
      this.frameHeight = frame.clientHeight;
      if (!this.touched) this.level = this.home();
    });
    measure.observe(frame);
    const stopPointers = this.followPointers(frame);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    };
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      measure.disconnect();
      stopPointers();
      frame.removeEventListener('wheel', wheel);
    };
  }

  /** A phone starts with the picture filling its frame, so that it can be read: the rest is a scroll away. */
  private home(): number {
    const least = this.least();
    if (!least || this.base.width <= 0) return 1;
    return Math.max(least, this.frameWidth, this.frameHeight * this.aspect) / this.base.width;
  }

  /** A click where nothing can be chosen: the second at one spot zooms in there, or back where the picture is zoomed. */
  twice(event: MouseEvent): void {
    const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const before = this.lastClick;
    const second =
      before !== null &&
      (event.detail === 2 || now.time - before.time < TWICE.within) && // a browser counts clicks of a mouse, not of a finger
      Math.hypot(now.x - before.x, now.y - before.y) < TWICE.near;
    this.lastClick = second ? null : now;
    if (second) this.by(this.level > this.home() * 1.1 ? this.home() / this.level : CLOSER, now.x, now.y);
  }

  /** Zoom, keeping the point under the pointer (or the middle) where it is. */
  by(factor: number, clientX?: number, clientY?: number): void {
    const frame = this.frame;
    if (!frame) return;
    // A tall board that fills a phone's width is already enlarged: it may grow from there.
    const most = MOST * Math.max(1, this.frameWidth / (this.base.width || 1) / 2);
    const level = Math.min(most, Math.max(1, this.level * factor));
    const real = level / this.level;
    if (real === 1) return;
    this.touched = true;
    const box = frame.getBoundingClientRect();
    const x = (clientX ?? box.left + box.width / 2) - box.left;
    const y = (clientY ?? box.top + box.height / 2) - box.top;
    const inset = this.inset();
    const [px, py] = [frame.scrollLeft + x - inset.x, frame.scrollTop + y - inset.y];
    this.level = level;
    requestAnimationFrame(() => {
      const after = this.inset();
      frame.scrollLeft = px * real + after.x - x;
      frame.scrollTop = py * real + after.y - y;
    });
  }

  /** Where the picture begins inside the frame when it is smaller than it. */
  private inset(): { x: number; y: number } {
    return { x: Math.max(0, (this.frameWidth - this.width) / 2), y: Math.max(0, (this.frameHeight - this.height) / 2) };
  }

  fit(): void {
    this.touched = true;
    this.level = 1;
  }

  /** Scroll to where most of these elements lie, unless as many are in view; `covered` pixels at the top are not. */
  show(elements: Iterable<Element>, covered = 0): void {
    const frame = this.frame;
    if (!frame) return;
    const box = frame.getBoundingClientRect();
    const height = box.height - covered;
    const here = { x: box.left + box.width / 2, y: box.bottom - height / 2 };
    // What only half shows at an edge is not in view, where there is a way to scroll there.
    const edge = (scrolled: boolean) => (scrolled ? 2 * EDGE : 0);
    const width = box.width - edge(frame.scrollWidth > frame.clientWidth);
    const middles = [...elements]
      .map((element) => element.getBoundingClientRect())
      .map((one) => ({ x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 }));
    const to = crowd(middles, here, width, height - edge(frame.scrollHeight > frame.clientHeight));
    frame.scrollBy({ left: to.x - here.x, top: to.y - here.y, behavior: scrolling() });
  }

  /** Two fingers pinch; a mouse drags. One finger scrolls by itself. */
  private followPointers(frame: HTMLElement): () => void {
    const down = new Map<number, PointerEvent>();
    let spread = 0;
    const start = (event: PointerEvent) => {
      if (down.size === 0) this.dragged = false;
      down.set(event.pointerId, event);
      spread = distance(down);
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      if (down.size === 2) {
        down.set(event.pointerId, event);
        const now = distance(down);
        const [one, two] = [...down.values()] as [PointerEvent, PointerEvent];
        if (spread > 0) this.by(now / spread, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
        spread = now;
        this.dragged = true;
        event.preventDefault();
      } else if (event.pointerType === 'mouse' && event.buttons === 1) {
        if (!this.dragged && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 5) return;
        this.dragged = true;
        frame.scrollLeft -= event.clientX - before.clientX;
        frame.scrollTop -= event.clientY - before.clientY;
        down.set(event.pointerId, event);
      }
    };
    const end = (event: PointerEvent) => {
      down.delete(event.pointerId);
      spread = 0;
    };
    frame.addEventListener('pointerdown', start);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    // Safari and Chromium would zoom the page instead.
    const pinch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    frame.addEventListener('touchmove', pinch, { passive: false });
    return () => {
      frame.removeEventListener('pointerdown', start);
      frame.removeEventListener('touchmove', pinch);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }
}

function distance(down: Map<number, PointerEvent>): number {
  const [one, two] = [...down.values()];
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
}
