/** Keeps a card where it covers nothing, while what it must not cover comes, goes and moves. */
import { keptClear } from './beside';

const LOOK = 150; // milliseconds between two looks at where things are drawn

/** Calls `place` now, and again whenever the card or what has to stay free of it has changed. Returns what ends it. */
export function follow(card: HTMLElement, place: () => void): () => void {
  let before = '';
  const look = (): void => {
    const now = JSON.stringify([card.offsetWidth, card.offsetHeight, ...keptClear(card).map(rounded)]);
    if (now === before) return;
    before = now;
    place();
  };
  const heard = new AbortController();
  const timer = setInterval(look, LOOK);
  addEventListener('resize', look, { signal: heard.signal });
  addEventListener('scroll', look, { signal: heard.signal, capture: true, passive: true });
  look();
  return () => {
    clearInterval(timer);
    heard.abort();
  };
}

const rounded = ({
  left,
  top,
  right,
  bottom,
}: {
  left: number;
  top: number;
  right: number;
  bottom: number;
}): number[] => [left, top, right, bottom].map(Math.round);
