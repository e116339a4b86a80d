import { copyResponse } from 'workbox-core/copyResponse.js';
import type { PrecacheController } from 'workbox-precaching';

/** The `integrity` of a file in the build's list: the hash of its content. */
const integrityOf = async (answer: Response): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
};

/** Fetches a file that matches the list, past the browser's cache if that has another. Rejects if
 *  the host has another file, an error page in its place, or none. */
const fetchWhole = async (url: string, integrity: string): Promise<Response> => {
  const asked = { integrity, credentials: 'same-origin' } as const;
  const answer = await fetch(url, asked).catch(() => fetch(url, { ...asked, cache: 'reload' }));
  // A redirected response may not be used to open this page.
  return answer.redirected ? copyResponse(answer) : answer;
};

/** Whether a file of an older build, without a known hash, can be genuine: a script must not be a
 *  page, and a page must be the game's own, with all that it refers to. */
const isLikely = async (cache: Cache, { url }: Request): Promise<boolean> => {
  const text = await (await cache.match(url))?.clone().text();
  if (text === undefined) return true;
  if (!new URL(url).pathname.endsWith('.html')) return !/^\s*<(?!svg|\?xml)/i.test(text);
  const named = text.match(/(?<=")\.\/assets\/[^"]+/g) ?? [];
  const kept = await Promise.all(named.map((each) => cache.match(new URL(each, url).href)));
  return text.includes('Viewscreen') && !kept.includes(undefined);
};

/** Keeps every file of the list. Files already kept are verified and fetched again if they differ:
 *  before there was `integrity`, any answer of a host was kept. Returns whether nothing was kept,
 *  or a file of an older build was not genuine. Rejects if a file is unavailable; those fetched
 *  stay for the next try. */
export const keepFiles = async (files: PrecacheController): Promise<boolean> => {
  const cache = await caches.open(files.strategy.cacheName);
  const listed = files.getURLsToCacheKeys();
  // A worker that has kept nothing was cut off at its start.
  let wasDamaged = (await cache.keys()).length === 0;
  for (const [url, key] of listed) {
    const integrity = files.getIntegrityForCacheKey(key) ?? '';
    const kept = await cache.match(key);
    if (kept && (await integrityOf(kept)) === integrity) continue;
    await cache.put(key, await fetchWhole(url, integrity));
    wasDamaged ||= kept !== undefined;
  }
  const own = new Set(listed.values());
  const damaged: Request[] = [];
  for (const request of await cache.keys())
    if (!own.has(request.url) && !(await isLikely(cache, request))) damaged.push(request);
  for (const request of damaged) await cache.delete(request);
  return wasDamaged || damaged.length > 0;
};
