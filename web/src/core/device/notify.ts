/** Telling somebody who looks elsewhere that it is their turn, if they allow it. */
import { settings } from './settings.svelte';

let shown: Notification | null = null;

export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** One notice per table and version: two tabs of one table show it once. */
export function notice(title: string, body: string, tag: string): void {
  if (!settings.notices || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  try {
    shown?.close();
    shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Some phones allow notices from service workers only; the tab's title still tells.
  }
}

export function clearNotice(): void {
  shown?.close();
  shown = null;
}
