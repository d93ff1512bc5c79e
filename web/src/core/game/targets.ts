/** Elements of a picture that a player can act on: found by `data-target`, marked, made reachable by keyboard.
 *
 * The game's folder only draws. Everything here works by the attribute alone, again after every redraw.
 */
import type { TargetState } from './game-ui';

export interface Marks {
  /** State words for each target. */
  states: Map<string, TargetState[]>;
  /** What a screen reader says for a target that can be chosen. */
  labels: Map<string, string>;
  /** What could be chosen instead of what was picked: not lit, but a click there goes back and picks it. */
  others?: ReadonlySet<string>;
}

const NO_MARKS: Marks = { states: new Map(), labels: new Map() };

export function targetOf(from: EventTarget | null, container: Element): string | null {
  const found = from instanceof Element ? from.closest('[data-target]') : null;
  return found && container.contains(found) ? found.getAttribute('data-target') : null;
}

/** The names given here, to tell them from those a picture gives its elements itself. */
const said = new WeakMap<Element, string>();
/** The states written here: to ask an element costs more than to remember, and there are hundreds. */
const stated = new WeakMap<Element, string>();

/** Write the marks into the picture. Attributes are touched only where they change: a redraw must not loop. */
export function mark(container: Element, marks: Marks): void {
  for (const element of container.querySelectorAll('[data-target], [data-acts], [data-instead]')) {
    const target = element.getAttribute('data-target') ?? '';
    const label = marks.labels.get(target);
    const state = marks.states.get(target)?.join(' ') ?? '';
    const instead = marks.others?.has(target) ? ' instead' : '';
    if (stated.get(element) !== state + instead) {
      stated.set(element, state + instead);
      write(element, 'data-state', state || null);
      write(element, 'data-instead', instead ? '' : null);
    }
    if (label === undefined) {
      if (said.has(element)) unmark(element);
    } else {
      const own = element.getAttribute('aria-label');
      const name = named(label, element);
      if (own && own !== said.get(element)) element.setAttribute('data-label', own); // the picture's own name, given back later
      said.set(element, name);
      write(element, 'data-acts', '');
      write(element, 'role', 'button');
      write(element, 'tabindex', '0');
      write(element, 'aria-label', name);
    }
  }
}

function unmark(element: Element): void {
  // The picture may have given it another name in the very moment in which it can no longer be chosen.
  const now = element.getAttribute('aria-label');
  const own = now && now !== said.get(element) ? now : element.getAttribute('data-label');
  for (const name of ['tabindex', 'role', 'aria-label', 'data-acts']) element.removeAttribute(name);
  said.delete(element);
  if (!own) return;
  element.setAttribute('aria-label', own);
  element.setAttribute('role', 'img');
}

/** Whoever speaks to the page names what they see: the words drawn inside a place belong to its name, unless they are
 * hidden from whoever hears the page. */
function named(label: string, element: Element): string {
  const words: string[] = [];
  const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
    if (!piece.parentElement?.closest('title, desc, style, [aria-hidden=true]')) words.push(piece.nodeValue ?? '');
  }
  const drawn = words.join('').replace(/\s+/g, ' ').trim();
  const spoken = ` ${label.replace(/\([^)]*\)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return drawn && !spoken.includes(` ${drawn} `) ? `${label}; ${drawn}` : label;
}

function write(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Keep a picture marked while it changes. Returns a function to set new marks and one to stop. */
export function keepMarked(container: Element): { set(marks: Marks): void; stop(): void } {
  let current = NO_MARKS;
  const refresh = (): void => {
    mark(container, current);
    watch.takeRecords(); // what was written just now needs no second look
  };
  const watch = new MutationObserver(refresh);
  watch.observe(container, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-target', 'aria-label'],
  });
  return {
    set(marks) {
      current = marks;
      refresh();
    },
    stop: () => watch.disconnect(),
  };
}
