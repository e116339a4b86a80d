import { clientsClaim } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepFiles } from './kept-files.ts';
import type { Message } from './messages.ts';
import { isTabLock, picturesOf, scriptsOf } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build; `vite.config.ts` writes them in. */
declare const FILES: PrecacheEntry[];

const files = new PrecacheController();
files.addToCacheList(FILES);
const game = self.registration.scope;

/** An older build was kept damaged: its page may be one that cannot ask for an update. */
let mends = false;

// The first visit is soon playable without a network; an update waits until the players want it, unless it mends.
const install = async (): Promise<void> => {
  mends = (await keepFiles(files)) && self.registration.active !== null;
  if (mends) await self.skipWaiting();
};

/** Opens the game anew where its page did not come up: no script of it says which build it is of. */
const mend = async (): Promise<void> => {
  await self.clients.claim();
  const { held = [] } = await navigator.locks.query();
  const tabs = await self.clients.matchAll({ type: 'window' });
  for (const tab of tabs)
    if (!held.some(({ clientId, name }) => clientId === tab.id && isTabLock(name)))
      // Not waited for: what it opens waits until this worker is there.
      void tab.navigate(tab.url).catch(() => undefined);
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  if (mends) event.waitUntil(mend());
});
clientsClaim();

registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));

// The pictures that a page has kept, in a cache for each booklet. Their addresses carry what they were drawn from.
const STILL = /\/pictures\/([^/]+)\/.+\.webp/;
registerRoute(STILL, async ({ request }) => {
  const [, booklet = ''] = STILL.exec(request.url) ?? [];
  const kept = { cacheName: picturesOf(booklet), ignoreVary: true };
  return (await caches.match(request, kept)) ?? fetch(request);
});

// Parts of an older build, for tabs that are still of it: the host may have them no more.
registerRoute(
  ({ url }) => url.href.startsWith(`${game}assets/`),
  async ({ request }) =>
    (await caches.match(request, { cacheName: files.strategy.cacheName, ignoreVary: true })) ??
    fetch(request),
);

// Whatever else is opened below the game is no file of it.
registerRoute(new NavigationRoute(async () => Response.redirect(game)));

/** Lets go of the files of older builds, unless a tab is open that may be of one. */
const forgetOlder = async (): Promise<void> => {
  const { held = [] } = await navigator.locks.query();
  const scripts = scriptsOf(held, game);
  const tabs = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => url.startsWith(game),
  );
  // A tab that names no build is one of before builds were named, or is just being opened.
  if (tabs.length > scripts.length || !scripts.every((script) => files.getCacheKeyForURL(script)))
    return;
  const cache = await caches.open(files.strategy.cacheName);
  const kept = await cache.keys();
  const { installing, waiting } = self.registration;
  // What is kept already for the next build looks as old as what is left of the last.
  if (installing || waiting) return;
  const own = new Set(files.getURLsToCacheKeys().values());
  for (const request of kept) if (!own.has(request.url)) await cache.delete(request);
};

self.addEventListener('message', (event) => {
  const { type } = event.data as Message;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'TAB_OPENED') event.waitUntil(forgetOlder());
});
