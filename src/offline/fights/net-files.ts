import { EDITION } from '../../rules/vocabulary.ts';

/** The booklets that the nets of the game (`books/nets`) were learned of, by what names their plays. */
export const LEARNED: ReadonlyMap<string, string> = new Map([
  ['rfl-3n', 'a1c4e943761d'],
  ['grf-1n', '97c0c3a31e9b'],
  ['lct-1v', 'f8d23ebf001f'],
  ['cda-3ma', 'c44ade19ae63'],
  ['her-5sa', '938dd4226517'],
  ['hbk-4g', '2d4669ca44ad'],
  ['enf-4r', '292ef9a21072'],
  ['cls-1a', '92cb9492e90d'],
]);

/** Those of which the game has a net against their like. */
export const LEARNED_ALONE: readonly string[] = ['rfl-3n', 'grf-1n'];

/** Where the net of two of them is. */
const addressOf = (one: string, other: string): URL => {
  const pair = [one, other].toSorted().join('-');
  return new URL(`../../../books/nets/${pair}.net`, import.meta.url);
};

/** What a cache of nets is called; and what the build adds to the name of a file. */
const [CACHE, BUILT] = ['nets', /-[\w-]{8}\.net$/u];

/** Nobody waits longer for a net (milliseconds): then it is judged roughly. */
const LONGEST_WAIT = 3000;

/** The number that a net goes by; null where it says none, as what a host answers in the place of a net. */
export const numberIn = (text: string): string | null => {
  try {
    const { number } = JSON.parse(text) as { readonly number?: unknown };
    return typeof number === 'string' && EDITION.test(number) ? number : null;
  } catch {
    return null;
  }
};

/** The net of two booklets of the game: kept on the device from the first time on, those of an older game no longer. */
export const netFile = async (one: string, other: string, hurry?: AbortSignal): Promise<string> => {
  const address = addressOf(one, other);
  const { href } = address;
  const kept = BUILT.test(href) && 'caches' in globalThis ? await caches.open(CACHE) : null;
  const here = await (await kept?.match(href))?.text();
  if (here && numberIn(here)) return here;
  const answer = await fetch(address, hurry ? { signal: hurry } : { priority: 'low' });
  const text = await answer.text();
  if (!answer.ok || !numberIn(text)) throw new Error(`${answer.status} ${href}`);
  if (kept) {
    const pair = href.replace(BUILT, '-');
    for (const { url } of await kept.keys()) if (url.startsWith(pair)) await kept.delete(url);
    await kept.put(href, new Response(text));
  }
  return text;
};

/** The same for somebody who waits. */
export const netSoon = (one: string, other: string): Promise<string> =>
  netFile(one, other, AbortSignal.timeout(LONGEST_WAIT));

/** So long nothing is fetched after each (milliseconds): whatever the page wants goes first. */
const PAUSE = 300;

/** Keeps every net of the game for a time without a network, one after the other. Rejects at the first that fails to
 *  come: the rest is for the next visit. */
export const keepNets = async (): Promise<void> => {
  const ids = [...LEARNED.keys()];
  for (const [at, one] of ids.entries())
    for (const other of ids.slice(at)) {
      if (one === other && !LEARNED_ALONE.includes(one)) continue;
      await new Promise((go) => setTimeout(go, PAUSE));
      await netFile(one, other);
    }
};
