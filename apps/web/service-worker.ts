import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { KeptFiles } from './build/kept-files.ts';

// Keeps the app in the browser, so that it opens again without a network. A new version waits until
// the player asks for it (see `updates.ts`), or until no window shows the old one any more.

declare const KEPT_FILES: KeptFiles;
/** What the build made; see `build/installable.ts`. */
const files = KEPT_FILES;

/** As much of a service worker's own as is used here. */
declare const self: {
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  addEventListener(
    type: 'activate',
    hear: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    hear: (event: {
      readonly notification: Notification;
      waitUntil(done: Promise<unknown>): void;
    }) => void,
  ): void;
  readonly clients: { matchAll(which: { readonly type: 'window' }): Promise<readonly AppWindow[]> };
};

interface AppWindow {
  focus(): Promise<unknown>;
}

const ON_USE = 'lianhuan-on-use';
const onUse = new Set(files.onUse.map((file) => new URL(file, self.registration.scope).href));

// Workbox deletes what an older version kept ahead and this one does not have.
precacheAndRoute([...files.ahead], { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
clientsClaim();

registerRoute(({ url }) => onUse.has(url.href), new CacheFirst({ cacheName: ON_USE }));

self.addEventListener('activate', (event) => event.waitUntil(forgetUnused()));

self.addEventListener('message', ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

// A page calls its player back, see `online/turn-notice.tsx`.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([first]) => first?.focus()));
});

/** Deletes what was kept on use and is not part of this version. */
async function forgetUnused(): Promise<void> {
  const cache = await caches.open(ON_USE);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !onUse.has(url)).map((one) => cache.delete(one)));
}
