import { copyResponse } from 'workbox-core/copyResponse.js';
import type { PrecacheController } from 'workbox-precaching';

/** What the build calls a file by (`integrity`): the hash of what was answered. */
const integrityOf = async (answer: Response): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
};

/** Fetches a file that is the one of the list, past what the browser itself holds where that is another. Rejects where
 *  the host has another, a page of its own in its place, or none. */
const fetchWhole = async (url: string, integrity: string): Promise<Response> => {
  const asked = { integrity, credentials: 'same-origin' } as const;
  const answer = await fetch(url, asked).catch(() => fetch(url, { ...asked, cache: 'reload' }));
  // A page that was answered by way of another address may not be opened by this one.
  return answer.redirected ? copyResponse(answer) : answer;
};

/** Whether a file of an older build, whose hash nobody knows, can be what it is called: no page in place of a script,
 *  and as a page the game's own, with all that it names. */
const isLikely = async (cache: Cache, { url }: Request): Promise<boolean> => {
  const text = await (await cache.match(url))?.clone().text();
  if (text === undefined) return true;
  if (!new URL(url).pathname.endsWith('.html')) return !/^\s*<(?!svg|\?xml)/i.test(text);
  const named = text.match(/(?<=")\.\/assets\/[^"]+/g) ?? [];
  const kept = await Promise.all(named.map((each) => cache.match(new URL(each, url).href)));
  return text.includes('Viewscreen') && !kept.includes(undefined);
};

/**
 * Keeps every file of the list. Files that are kept already are looked at, and fetched again where they are others:
 * before there was `integrity` whatever a host answered was kept. Gives whether nothing was kept, or anything that an
 * older build kept was not what it is called; rejects where a file cannot be had, and what came stays for the next time.
 */
export const keepFiles = async (files: PrecacheController): Promise<boolean> => {
  const cache = await caches.open(files.strategy.cacheName);
  const listed = files.getURLsToCacheKeys();
  // A worker that has kept nothing is none of the game: a file that was cut off at its beginning.
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
