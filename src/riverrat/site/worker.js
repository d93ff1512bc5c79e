// Keeps the site on the device, so that it opens without a network. Files whose names tell their contents never change.
const VERSION = '{version}';
const FIRST = {first}; // what the lobby needs
const CACHE = `riverrat-${VERSION}`;
const LASTING = /\/(assets|(house|python|games)-\w+)\//;
const base = new URL('./', self.location.href);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST.map((one) => new Request(new URL(one, base), { cache: 'no-cache' })))));
});

/** Files of an earlier version that this one has as well are taken over, all others forgotten. */
async function takeOver() {
  const cache = await caches.open(CACHE);
  const files = new Set((await (await cache.match(new URL('files.json', base))).json()).map((one) => new URL(one, base).href));
  for (const name of await caches.keys()) {
    if (!name.startsWith('riverrat-') || name === CACHE || name === 'riverrat-memory') continue; // see python.ts
    const old = await caches.open(name);
    for (const request of await old.keys())
      if (LASTING.test(request.url) && files.has(request.url)) await cache.put(request, await old.match(request));
    await caches.delete(name);
  }
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** What is asked for, as it comes; what lasts is kept where there is room. */
async function answer(event) {
  const { request } = event;
  const page = request.mode === 'navigate';
  const cache = await caches.open(CACHE);
  const kept = await cache.match(page ? base : request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && found.status === 200 && LASTING.test(request.url)) event.waitUntil(cache.put(request, found.clone()).catch(() => undefined));
  return found;
}
self.addEventListener('fetch', (event) => {
  const { url, method } = event.request;
  if (method === 'GET' && url.startsWith(base.href)) event.respondWith(answer(event));
});

/** A page asks for the rest once it has what it needs itself, or to change to this version now. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const files = await (await cache.match(new URL('files.json', base))).json();
  const kept = new Set((await cache.keys()).map(({ url }) => url)); // to ask for each of them takes longer
  for (const file of files) {
    const { href } = new URL(file, base);
    if (!file.endsWith('/network.bin') && !kept.has(href)) await cache.add(href); // networks: when one plays
  }
  for (const client of await self.clients.matchAll()) client.postMessage('kept');
}
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepAll());
  if (event.data === 'now') event.waitUntil(self.skipWaiting());
});
