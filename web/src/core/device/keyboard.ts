/** Single keys as shortcuts: never while typing, never with another meaning for the element in focus. */
import { settings } from './settings.svelte';

export interface Shortcuts {
  number(at: number): void;
  escape(): void;
  letter: Record<string, () => void>;
  /** Somebody plays by keyboard. */
  used(): void;
}

export function shortcuts(event: KeyboardEvent, keys: Shortcuts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const element = event.target instanceof Element ? event.target : null;
  if (element?.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]')) return;
  if (event.key === 'Tab' || event.key.startsWith('Arrow')) keys.used();
  if (event.key === 'Escape') {
    keys.escape();
    return;
  }
  if (!settings.keys) return;
  if (/^[1-9]$/.test(event.key)) {
    keys.used();
    event.preventDefault();
    keys.number(Number(event.key) - 1);
    return;
  }
  // A focused button keeps its own Space, a scrolling list its Home and End.
  if ((event.key === ' ' || event.key === 'Home' || event.key === 'End') && element !== document.body) return;
  const act = keys.letter[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  keys.used();
  event.preventDefault();
  act();
}
