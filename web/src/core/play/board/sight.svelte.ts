/** What one sees of a board that is larger than its frame, and where on it something can be chosen. */
import type { Zoom } from './zoom.svelte';

/** A place to choose: its middle, as parts of the picture from 0 to 1. */
export interface Lit {
  element: Element;
  x: number;
  y: number;
}

/** A column or row, and from where to where it goes, as parts of the picture from 0 to 1. */
export interface Line {
  label: string;
  from: number;
  to: number;
}

export class Sight {
  /** The part of the picture in sight, as parts of it from 0 to 1. */
  seen = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  lit = $state.raw<Lit[]>([]);
  /** The columns and rows that the board names. */
  across = $state.raw<Line[]>([]);
  down = $state.raw<Line[]>([]);
  /** Where the picture begins in its frame and how large it is, in pixels. */
  picture = $state.raw({ left: 0, top: 0, width: 0, height: 0 });
  partly = $derived(this.seen.width < 0.97 || this.seen.height < 0.97);
  /** The lit places out of sight. */
  beyond = $derived(
    this.lit.filter(
      ({ x, y }) => !within(x, this.seen.x, this.seen.width) || !within(y, this.seen.y, this.seen.height),
    ),
  );
  private shown: Element | null = null;

  constructor(private readonly zoom: Zoom) {}

  /** Looks now and whenever the board is scrolled. Returns what ends it. */
  follow(frame: HTMLElement, picture: HTMLElement): () => void {
    const look = (): void => this.measure(frame, picture);
    const soon = requestAnimationFrame(look);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(soon);
      frame.removeEventListener('scroll', look);
    };
  }

  /** Brings the next lit place that is out of sight into it, and those beside it. */
  next(): void {
    const at = this.beyond.findIndex(({ element }) => element === this.shown);
    const to = this.beyond[(at + 1) % this.beyond.length];
    if (!to) return;
    this.shown = to.element;
    this.zoom.show([to.element]);
  }

  private measure(frame: HTMLElement, picture: HTMLElement): void {
    const [whole, window] = [picture.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (!whole.width || !whole.height) return;
    const [x, y] = [Math.max(0, window.left - whole.left), Math.max(0, window.top - whole.top)];
    this.picture = {
      left: whole.left - window.left,
      top: whole.top - window.top,
      width: whole.width,
      height: whole.height,
    };
    this.seen = {
      x: x / whole.width,
      y: y / whole.height,
      width: (Math.min(whole.right, window.right) - whole.left - x) / whole.width,
      height: (Math.min(whole.bottom, window.bottom) - whole.top - y) / whole.height,
    };
    const lines = [...picture.querySelectorAll<SVGElement>('[data-line]')].map((element) => ({
      label: element.dataset['line'] ?? '',
      box: element.getBoundingClientRect(),
    }));
    this.across = lines
      .filter(({ box }) => box.width > box.height)
      .map(({ label, box: { left, right } }) => ({
        label,
        from: (left - whole.left) / whole.width,
        to: (right - whole.left) / whole.width,
      }));
    this.down = lines
      .filter(({ box }) => box.height > box.width)
      .map(({ label, box: { top, bottom } }) => ({
        label,
        from: (top - whole.top) / whole.height,
        to: (bottom - whole.top) / whole.height,
      }));
    this.lit = [...picture.querySelectorAll('[data-state~="offered"]')].map((element) => {
      const box = element.getBoundingClientRect();
      return {
        element,
        x: ((box.left + box.right) / 2 - whole.left) / whole.width,
        y: ((box.top + box.bottom) / 2 - whole.top) / whole.height,
      };
    });
  }
}

const within = (value: number, from: number, size: number): boolean => value >= from && value <= from + size;
