import { dropOldReleases } from './releases';

// Stands in the worker's place where VITE_OFFLINE is off: browsers that have a worker come for its next version, and
// this one removes both.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldReleases(0).then(() => self.registration.unregister())),
);
