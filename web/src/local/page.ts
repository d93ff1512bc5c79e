/** Opens the house on this device, and what belongs to it on the page. */
import { local } from '../core/device/local.svelte';
import { BASE } from '../core/device/router.svelte';
import { moveTo } from '../core/server/house';
import { DeviceHouse } from './house';
import type { Progress } from './messages';

export function open(): void {
  const { house, python, games } = document.documentElement.dataset;
  const made = new DeviceHouse({
    base: BASE,
    house: `${BASE}${house}/`,
    python: `${BASE}${python}/`,
    games: `${BASE}${games}/`,
  });
  made.onprogress = follow;
  moveTo(made);
  document.addEventListener('click', (event) => void save(event, made));
  void keepFiles();
}

function follow({ parts, ready, missing, refused, unkept, failed }: Progress): void {
  local.parts = parts;
  local.missing = missing;
  if (ready && !local.ready) {
    void navigator.storage?.persist?.(); // a browser short of room then asks before it deletes games
    navigator.serviceWorker?.controller?.postMessage('keep');
  }
  local.ready = ready;
  local.refused = refused;
  local.unkept = unkept;
  local.failed = failed;
}

/** The service worker keeps the site on the device; where there is none, the network is needed. */
async function keepFiles(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // a page without encryption has none
  if (!workers) return;
  workers.addEventListener('message', ({ data }) => {
    if (data === 'kept') local.offline = true;
  });
  const first = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!first) location.reload();
    else if (local.ready) navigator.serviceWorker.controller?.postMessage('keep');
  });
  const registration = await workers.register(`${BASE}sw.js`).catch(() => null);
  const offer = (): void => {
    const waiting = registration?.waiting;
    if (waiting && workers.controller) local.renew = () => waiting.postMessage('now');
  };
  offer();
  registration?.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/** Links to what a server would send as a file: here the house is asked for it. */
async function save(event: MouseEvent, house: DeviceHouse): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.pathname.startsWith('/api/')) return;
  event.preventDefault();
  const file = await (await house.ask(link.pathname.slice('/api'.length) + link.search)).blob();
  const copy = document.createElement('a');
  copy.href = URL.createObjectURL(file);
  copy.download = link.download || 'riverrat.txt';
  copy.click();
  URL.revokeObjectURL(copy.href);
}
