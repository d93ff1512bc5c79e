// The service worker that shows letters: a push from the house becomes a notice, a click on it opens the table.
self.addEventListener('push', (event) => {
  const letter = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(letter.title ?? 'Riverrat', {
      body: letter.body ?? '',
      tag: letter.tag ?? 'riverrat',
      icon: '/icon.svg',
      data: { url: letter.url ?? '/tables', leave: letter.leave ?? '' },
      actions: letter.leave ? [{ action: 'leave', title: letter.stop ?? '' }] : [],
    }),
  );
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

async function leave(word) {
  await fetch(`/api/letters/leave/${word}`, { method: 'POST' });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

self.addEventListener('notificationclick', (event) => {
  const { url, leave: word } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'leave' ? leave(word) : open(url));
});
