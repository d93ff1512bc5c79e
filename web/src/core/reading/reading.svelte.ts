/** Cards held up for reading: an element with `data-info="character:witch"` is explained while the pointer rests on it,
 * after a tap, or while it has the focus. What the card says is the game's affair; Reading.svelte shows it.
 */
import type { Box } from '../placing/beside';
import { nearest } from '../placing/nearest';
import { whenLeft } from '../device/focus';
import { moved } from '../device/pointer';
import { Reachable } from './reachable';

export interface Page {
  title: string;
  /** The name of a drawing, for the game to show. */
  picture: string;
  /** What the heading stands on, where kinds are told apart by it. */
  ground?: string;
  facts: string[];
  text: string;
}

/** What a card is held up beside, and the part of the board one sees, or the window where it may leave what it explains. */
export interface Hold {
  within: 'board' | 'window';
  mark: Box;
  room: Box;
}

/** How somebody came to an element. */
export type Approach = 'mouse' | 'tap' | 'focus';

/** After how many milliseconds a card comes up; null for never. `acts`: a choice can be made there. */
export type Patience = (info: string, acts: boolean, by: Approach) => number | null;

/** A finger that rests this long, in milliseconds, and strays no further than this, in pixels, wants to read. */
const REST = 500;
const STRAY = 10;

export class Reader {
  held = $state.raw<(Hold & { info: string }) | null>(null);
  private mark: Mark | null = null;
  /** What was held up when the finger came down: focus comes before the click. */
  private pressed: string | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** A finger rests; where it came down, and whether what comes of lifting it is not meant for the board. */
  private resting: ReturnType<typeof setTimeout> | undefined;
  private came = { x: 0, y: 0 };
  private rested = false;

  /** A narrow tray has no room for a card: it is held up beside it, anywhere in the window. */
  constructor(
    private readonly patience: Patience,
    private readonly within: Hold['within'] = 'board',
  ) {}

  /** Listens on a board: `<div use:reader.listen>`. */
  listen = (board: HTMLElement) => {
    const heard = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ): void => board.addEventListener(name, handle, { signal: heard.signal });
    on('pointerover', (event) => {
      if (event.pointerType !== 'touch' && moved(event)) this.approach(board, event, 'mouse');
    });
    on('pointerleave', (event) => {
      if (event.pointerType !== 'touch') this.drop();
    });
    on('pointerdown', (event) => {
      this.pressed = this.held?.info;
      this.press(board, event);
    });
    for (const name of ['click', 'contextmenu'] as const)
      board.addEventListener(name, (event) => this.swallow(event), { signal: heard.signal, capture: true });
    on('click', (event) => this.tap(board, event));
    on('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        this.approach(board, event, 'focus');
    });
    on('focusout', (event) => whenLeft(event, board, () => this.drop()));
    on('keydown', (event) => this.key(board, event));
    for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const)
      addEventListener(name, (event) => this.lift(event), { signal: heard.signal });
    // A board may be scrolled under what is held up.
    addEventListener('scroll', () => this.held && this.mark && this.hold(board, this.mark), {
      signal: heard.signal,
      capture: true,
      passive: true,
    });
    const reachable = new Reachable(board);
    // What a finger touched stays up until it touches something else.
    addEventListener('pointerdown', (event) => board.contains(event.target as Node) || this.drop(), {
      signal: heard.signal,
    });
    return {
      destroy: () => {
        heard.abort();
        reachable.stop();
        clearTimeout(this.resting);
        this.drop();
      },
    };
  };

  drop(): void {
    clearTimeout(this.waiting);
    this.held = null;
  }

  private approach(board: HTMLElement, event: Event, by: Approach): void {
    const mark = markOf(event);
    if (mark && mark.info === this.held?.info) return;
    this.drop();
    if (!mark) return;
    const wait = this.patience(mark.info, mark.acts, by);
    if (wait !== null) this.waiting = setTimeout(() => this.hold(board, mark), wait);
  }

  /** A tap shows, a second one puts away. */
  private tap(board: HTMLElement, event: Event): void {
    const mark = markOf(event);
    const same = mark?.info === this.pressed;
    this.drop();
    if (mark && !same && this.patience(mark.info, mark.acts, 'tap') !== null) this.hold(board, mark);
  }

  /** A finger that rests reads, whether or not a tap there would do something. */
  private press(board: HTMLElement, event: PointerEvent): void {
    clearTimeout(this.resting);
    this.rested = false;
    const mark = event.pointerType === 'touch' ? markOf(event) : null;
    if (!mark) return;
    this.came = { x: event.clientX, y: event.clientY };
    this.resting = setTimeout(() => {
      this.rested = true;
      this.drop();
      this.hold(board, mark);
    }, REST);
  }

  private lift(event: PointerEvent): void {
    const strayed = Math.hypot(event.clientX - this.came.x, event.clientY - this.came.y) > STRAY;
    if (event.type !== 'pointermove' || strayed) clearTimeout(this.resting);
  }

  /** Lifting a finger that has rested chooses nothing. */
  private swallow(event: Event): void {
    if (!this.rested) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') this.rested = false;
  }

  /** Arrows lead from one thing to read to the next; where one may act they lead to the next choice. */
  private key(board: HTMLElement, event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.held) {
      event.stopPropagation();
      this.drop();
    }
    const { target } = event;
    if (!event.key.startsWith('Arrow') || !(target instanceof Element)) return;
    if (!target.hasAttribute('data-info') || target.hasAttribute('data-acts')) return;
    const next = nearest(target, event.key, board.querySelectorAll('[data-info], [data-acts]'));
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  private hold(board: HTMLElement, mark: Mark): void {
    const { element, info } = mark;
    if (!element.isConnected) return;
    this.mark = mark;
    const room = this.within === 'window' ? new DOMRect(0, 0, innerWidth, innerHeight) : seenOf(board);
    this.held = { info, within: this.within, mark: element.getBoundingClientRect(), room };
  }
}

interface Mark {
  element: Element;
  info: string;
  acts: boolean;
}

function markOf({ target }: Event): Mark | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest('[data-info]');
  return (
    element && {
      element,
      info: element.getAttribute('data-info') ?? '',
      acts: target.closest('[data-acts], [data-instead]') !== null,
    }
  );
}

/** The part of a board one sees. */
function seenOf(board: HTMLElement): Box {
  const whole = board.getBoundingClientRect();
  const frame = scrolling(board)?.getBoundingClientRect() ?? whole;
  return {
    left: Math.max(whole.left, frame.left, 0),
    right: Math.min(whole.right, frame.right, innerWidth),
    top: Math.max(whole.top, frame.top, 0),
    bottom: Math.min(whole.bottom, frame.bottom, innerHeight),
  };
}

/** What an element is scrolled in, where anything is. */
export function scrolling(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflow)) return at;
  return null;
}
