/** Being told that it is one's turn while one is not at the table: this browser, a mailbox, a webhook. */
import { api } from '../../server/api';
import type { NewChannel, NotificationsInfo } from '../../server/types';

const WORKER = '/notifications.js';

/** Whether this browser can be told at all. */
export function canPush(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** The key of the house as browsers want it. */
function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Notifications {
  info = $state.raw<NotificationsInfo | null>(null);

  async load(): Promise<void> {
    this.info = await api.notifications();
  }

  async add(channel: NewChannel): Promise<void> {
    this.info = await api.addChannel(channel);
  }

  /** Ask the browser, then have the house write to it; false where the browser does not want to. */
  async addThisBrowser(language: NewChannel['language']): Promise<boolean> {
    if (!this.info || !canPush() || (await Notification.requestPermission()) !== 'granted') return false;
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(this.info.push_key),
    });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys) return false;
    const { p256dh = '', auth = '' } = keys;
    await this.add({ kind: 'push', target: endpoint, p256dh, auth, ...(language ? { language } : {}) });
    return true;
  }

  async often(channel: string, hours: number): Promise<void> {
    this.info = await api.changeChannel(channel, hours);
  }

  async remove(channel: string): Promise<void> {
    this.info = await api.removeChannel(channel);
  }

  async holiday(until: number | null): Promise<void> {
    this.info = await api.holiday(until);
  }
}

export const notifications = new Notifications();
