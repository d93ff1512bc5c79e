/** Cards held up for reading: an element with `data-info="character:witch"` is explained while the pointer rests on it,
 * after a tap, or while it has the focus. What the card says is the game's affair; Reading.svelte shows it.
 */
import { whenLeft } from './places.svelte';

export interface Page {
  title: string;
  /** The name of a drawing, for the game to show. */
  picture: string;
  /** What the heading stands on, where kinds are told apart by it. */
  ground?: string;
  facts: string[];
  text: string;
}

/** Where a card is held up, in pixels of the board, or of the window where it may leave what it explains: it may not
 * reach below `bottom`. */
export interface Hold {
  within: 'board' | 'window';
  x: number;
  y: number;
  width: number;
  bottom: number;
}

/** How somebody came to an element. */
export type Approach = 'mouse' | 'tap' | 'focus';

/** After how many milliseconds a card comes up; null for never. `acts`: a choice can be made there. */
export type Patience = (info: string, acts: boolean, by: Approach) => number | null;

const WIDTH = 300;
const HEIGHT = 200;
const GAP = 8;

export class Reader {
  held = $state.raw<(Hold & { info: string }) | null>(null);
  /** What was held up when the finger came down: focus comes before the click. */
  private pressed: string | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

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
      if (event.pointerType !== 'touch') this.approach(board, event, 'mouse');
    });
    on('pointerleave', (event) => {
      if (event.pointerType !== 'touch') this.drop();
    });
    on('pointerdown', () => (this.pressed = this.held?.info));
    on('click', (event) => this.tap(board, event));
    on('focusin', (event) => this.approach(board, event, 'focus'));
    on('focusout', (event) => whenLeft(event, board, () => this.drop()));
    // What a finger touched stays up until it touches something else.
    addEventListener('pointerdown', (event) => board.contains(event.target as Node) || this.drop(), {
      signal: heard.signal,
    });
    return {
      destroy: () => {
        heard.abort();
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

  private hold(board: HTMLElement, { element, info }: Mark): void {
    if (element.isConnected) this.held = { info, ...placeBeside(element.getBoundingClientRect(), board, this.within) };
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
      acts: target.closest('[data-acts]') !== null,
    }
  );
}

/** Beside what it explains, inside the part of the board or the window one sees. */
function placeBeside(mark: DOMRect, board: HTMLElement, within: Hold['within']): Hold {
  const window = new DOMRect(0, 0, innerWidth, innerHeight);
  const whole = within === 'window' ? window : board.getBoundingClientRect();
  const frame = within === 'window' ? window : (scrolling(board)?.getBoundingClientRect() ?? whole);
  const seen = {
    left: Math.max(whole.left, frame.left, 0),
    right: Math.min(whole.right, frame.right, innerWidth),
    top: Math.max(whole.top, frame.top, 0),
    bottom: Math.min(whole.bottom, frame.bottom, innerHeight),
  };
  const width = Math.min(WIDTH, seen.right - seen.left - 2 * GAP);
  const [after, before] = [mark.right + GAP, mark.left - GAP - width];
  const beside = after + width < seen.right ? after : before > seen.left ? before : null;
  const x = beside ?? Math.max(seen.left + GAP, Math.min(mark.left, seen.right - width - GAP));
  const above = mark.top - GAP - HEIGHT;
  const y = beside !== null ? mark.top - 20 : above > seen.top ? above : mark.bottom + GAP;
  return {
    within,
    x: x - whole.left,
    y: Math.max(seen.top + 4, y) - whole.top,
    width,
    bottom: seen.bottom - 14 - whole.top,
  };
}

function scrolling(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflow)) return at;
  return null;
}
