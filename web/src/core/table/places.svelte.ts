/** The places of a game as one can act on them: lit, clicked, reached by key, hovered and tapped in the same way on the
 * board, in a tray, on a player's card and in the order of turns. Knows no game: `data-target` is all there is. */
import type { Attachment } from 'svelte/attachments';
import type { TargetState } from '../game/game-ui';
import { whenLeft } from '../device/focus';
import { moved } from '../device/pointer';
import { placesOf } from '../game/log';
import { nearest } from '../placing/nearest';
import { offersAt, offerText, placesIn } from '../game/offers';
import type { Choices } from './choices.svelte';
import type { Dealer } from './dealer.svelte';
import type { Hints } from './hints.svelte';
import type { History } from './history.svelte';
import type { Known } from './known';
import type { Moves } from './moves.svelte';
import { keepMarked, targetOf, type Marks } from '../game/targets';

/** What the part of the page that shows places does with what was not meant for one. */
export interface Surface {
  /** Whether the click ends a drag. */
  dragged?: () => boolean;
  elsewhere?: (event: MouseEvent) => void;
}

/** What places are lit by, and what a click on one may do. */
interface Placed extends Known {
  readonly choices: Choices;
  readonly connection: { refusal: string | null };
  readonly dealer: Dealer;
  readonly hints: Hints;
  readonly history: History;
  readonly moves: Moves;
  barred(target: string): string | null;
}

export class Places {
  /** The place the pointer, a finger or the focus is on. */
  pointed = $state<string | null>(null);
  /** The place that a finger touched once, and the part of the page where it did. */
  private tapped = '';
  private tappedIn: HTMLElement | null = null;

  constructor(private readonly table: Placed) {}

  private offered = $derived.by((): Marks => {
    const { choices, history, plies, say } = this.table;
    const states: Marks['states'] = new Map();
    const labels: Marks['labels'] = new Map();
    const named = placesIn(choices.onBoard);
    for (const [target, { here, leads }] of named) {
      add(states, target, leads ? 'offered' : 'chosen');
      const first = here[0];
      if (leads)
        labels.set(
          target,
          here.length === 1 && first
            ? offerText(first)
            : say('ui-ways', {
                text: first?.steps.find((step) => step.target === target)?.text ?? target,
                count: here.length,
              }),
        );
    }
    const hinted = choices.visible.find((offer) => offer.key === this.table.hints.hint?.actions.join('.'));
    for (const target of hinted?.targets ?? []) add(states, target, 'hinted');
    for (const step of choices.picked) if (step.target) add(states, step.target, 'chosen');
    const others = new Set(choices.elsewhere.filter((target) => !named.has(target)));
    const lately = history.past ? history.past.events : history.told.filter((one) => one.ply === plies);
    for (const place of placesOf(lately)) add(states, place, 'changed');
    return { states, labels, others };
  });

  /** What is under the pointer changes more often than what is offered. */
  marks = $derived.by((): Marks => {
    const { staged, considered } = this.table.choices;
    const states = new Map(this.offered.states);
    for (const target of staged?.targets ?? []) add(states, target, 'chosen');
    // With one way under the pointer its whole way lights up; with several, only where they end.
    for (const offer of considered)
      for (const target of considered.length === 1 ? offer.targets : offer.targets.slice(-1))
        add(states, target, 'focused');
    return { ...this.offered, states };
  });

  /** The ways a board may draw: what is pointed at, or waits for a yes. */
  ways = $derived.by(() => {
    const { staged, considered } = this.table.choices;
    return (staged ? [staged] : considered).map((offer) => offer.targets);
  });

  /** Every place that can be chosen now. */
  acting = $derived([...this.offered.labels.keys()]);

  acts(target: string): boolean {
    return this.offered.labels.has(target);
  }

  /** Serves the places inside an element: `<div {@attach table.places.serve()}>`. */
  serve(surface: Surface = {}): Attachment<HTMLElement> {
    return (container) => {
      const keeper = keepMarked(container);
      $effect(() => keeper.set(this.marks));
      const heard = new AbortController();
      const on = <Name extends keyof HTMLElementEventMap>(
        name: Name,
        handle: (event: HTMLElementEventMap[Name]) => void,
      ): void => container.addEventListener(name, handle, { signal: heard.signal });
      on('click', (event) => this.click(event, container, surface));
      // While pieces are placed one by one the other button takes the last one back.
      on('contextmenu', (event) => {
        const { now, placed } = this.table.dealer;
        if (!now || !placed.length) return;
        event.preventDefault();
        void this.table.moves.undo();
      });
      on('keydown', (event) => this.key(event, container));
      on('pointerover', (event) => {
        if (moved(event)) this.consider(event, container);
      });
      on('pointerleave', (event) => {
        if (event.pointerType !== 'touch') this.forget();
      });
      // A finger or a click gives the focus too: what they mean is heard above.
      on('focusin', (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) this.consider(event, container);
      });
      on('focusout', (event) => whenLeft(event, container, () => this.forget()));
      // What a finger has touched is shown until it touches something else.
      const elsewhere = ({ target }: Event): void => {
        if (this.tappedIn === container && target instanceof Node && !container.contains(target)) this.lift();
      };
      addEventListener('click', elsewhere, { capture: true, signal: heard.signal });
      return () => {
        heard.abort();
        keeper.stop();
      };
    };
  }

  private forget(): void {
    this.pointed = null;
    this.table.choices.consider([]);
  }

  private lift(): void {
    this.tapped = '';
    this.tappedIn = null;
    this.forget();
  }

  private click(event: MouseEvent, container: HTMLElement, surface: Surface): void {
    if (surface.dragged?.()) return;
    const { choices } = this.table;
    const target = this.under(event, container);
    if (!target) {
      if (this.tapped) this.lift();
      const other = this.under(event, container, (place) => this.offered.others?.has(place) ?? false);
      if (other) choices.pickInstead(other);
      else {
        surface.elsewhere?.(event);
        this.explain(event, container);
      }
      return;
    }
    const here = offersAt(choices.onBoard, target);
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    // A finger hides what it touches: the first tap shows what would happen, the second does it.
    if (touch && this.tapped !== target && here.length === 1) {
      this.tapped = target;
      this.tappedIn = container;
      this.pointed = target;
      choices.consider(here);
      return;
    }
    this.tapped = '';
    this.tappedIn = null;
    const [only] = here;
    if (event.shiftKey && this.table.dealer.now && here.length === 1 && only) void this.table.dealer.placeAll(only);
    else choices.pickTarget(target);
  }

  /** Say why the place that was clicked cannot be chosen. */
  private explain(event: MouseEvent, container: HTMLElement): void {
    const target = this.under(event, container, (place) => this.table.barred(place) !== null);
    if (target) this.table.connection.refusal = this.table.barred(target);
  }

  private consider(event: Event, container: HTMLElement): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    const target = this.under(event, container);
    this.pointed = target;
    this.table.choices.consider(target ? offersAt(this.table.choices.onBoard, target) : []);
  }

  /** The place that can be chosen where an event happened: a figure that stands on it does not hide it. */
  private under(
    event: Event,
    container: HTMLElement,
    acts = (target: string): boolean => this.acts(target),
  ): string | null {
    let from: Element | null = event.target instanceof Element ? event.target : null;
    while (from && container.contains(from)) {
      const target = targetOf(from, container);
      if (!target) break;
      if (acts(target)) return target;
      from = from.closest('[data-target]')?.parentElement ?? null;
    }
    if (!(event instanceof MouseEvent) || typeof document.elementsFromPoint !== 'function') return null;
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = targetOf(element, container);
      if (target && acts(target)) return target;
    }
    return null;
  }

  private key(event: KeyboardEvent, container: HTMLElement): void {
    const target = targetOf(event.target, container);
    if (!target) return;
    if ((event.key === 'Enter' || event.key === ' ') && this.acts(target)) {
      event.preventDefault();
      event.stopPropagation();
      this.table.choices.pickTarget(target);
    } else if (event.key.startsWith('Arrow') && this.acts(target)) {
      const next = nearest(event.target as Element, event.key, container.querySelectorAll('[data-acts]'));
      if (next) {
        event.preventDefault();
        next.focus();
      }
    }
  }
}

function add(states: Marks['states'], target: string, state: TargetState): void {
  const list = states.get(target) ?? [];
  if (!list.includes(state)) states.set(target, [...list, state]);
}
