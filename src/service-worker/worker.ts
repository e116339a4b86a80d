import { clientsClaim } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepFiles } from './kept-files.ts';
import type { Message } from './messages.ts';
import { isTabLock, picturesOf, scriptsOf } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, filled in by `vite.config.ts`. */
declare const FILES: PrecacheEntry[];

const files = new PrecacheController();
files.addToCacheList(FILES);
const game = self.registration.scope;

/** An older build was kept damaged: its page may be unable to ask for an update. */
let mends = false;

// After the first visit the game soon works offline; an update waits until the players want it,
// unless it mends a damaged build.
const install = async (): Promise<void> => {
  mends = (await keepFiles(files)) && self.registration.active !== null;
  if (mends) await self.skipWaiting();
};

/** Reopens tabs in which the game did not start: no script has told their build. */
const mend = async (): Promise<void> => {
  await self.clients.claim();
  const { held = [] } = await navigator.locks.query();
  const tabs = await self.clients.matchAll({ type: 'window' });
  for (const tab of tabs)
    if (!held.some(({ clientId, name }) => clientId === tab.id && isTabLock(name)))
      // Not awaited: the new page waits until this worker is active.
      void tab.navigate(tab.url).catch(() => undefined);
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  if (mends) event.waitUntil(mend());
});
clientsClaim();

registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));

// Pictures kept by a page, a cache for each booklet; addresses contain what they were drawn from.
const STILL = /\/pictures\/([^/]+)\/.+\.webp/;
registerRoute(STILL, async ({ request }) => {
  const [, booklet = ''] = STILL.exec(request.url) ?? [];
  const kept = { cacheName: picturesOf(booklet), ignoreVary: true };
  return (await caches.match(request, kept)) ?? fetch(request);
});

// Parts of an older build for tabs that still run it; the host may no longer have them.
registerRoute(
  ({ url }) => url.href.startsWith(`${game}assets/`),
  async ({ request }) =>
    (await caches.match(request, { cacheName: files.strategy.cacheName, ignoreVary: true })) ??
    fetch(request),
);

// Any other page below the game's address is not part of it.
registerRoute(new NavigationRoute(async () => Response.redirect(game)));

/** Drops the files of older builds, unless an open tab may need them. */
const forgetOlder = async (): Promise<void> => {
  const { held = [] } = await navigator.locks.query();
  const scripts = scriptsOf(held, game);
  const tabs = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => url.startsWith(game),
  );
  // A tab without a build is from before builds had locks, or is just opening.
  if (tabs.length > scripts.length || !scripts.every((script) => files.getCacheKeyForURL(script)))
    return;
  const cache = await caches.open(files.strategy.cacheName);
  const kept = await cache.keys();
  const { installing, waiting } = self.registration;
  // Files kept for the next build cannot be told from what is left of the last.
  if (installing || waiting) return;
  const own = new Set(files.getURLsToCacheKeys().values());
  for (const request of kept) if (!own.has(request.url)) await cache.delete(request);
};

self.addEventListener('message', (event) => {
  const { type } = event.data as Message;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'TAB_OPENED') event.waitUntil(forgetOlder());
});
