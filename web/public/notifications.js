// The service worker: a push from the house becomes a notification, a click on it opens the table.
self.addEventListener('push', (event) => {
  const notification = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(notification.title ?? 'Riverrat', {
      body: notification.body ?? '',
      tag: notification.tag ?? 'riverrat',
      icon: '/icon.svg',
      data: { url: notification.url ?? '/tables', leave: notification.leave ?? '' },
      actions: notification.leave ? [{ action: 'leave', title: notification.stop ?? '' }] : [],
    }),
  );
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

async function leave(word) {
  await fetch(`/api/notifications/leave/${word}`, { method: 'POST' });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

self.addEventListener('notificationclick', (event) => {
  const { url, leave: word } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'leave' ? leave(word) : open(url));
});
