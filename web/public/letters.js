// The name this service worker had before: browsers that know it by that name go on with it.
self.importScripts('/notifications.js');
