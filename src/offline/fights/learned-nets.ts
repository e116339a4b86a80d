import type { Booklet } from '../../rules/booklet/booklet.ts';

/** What the cache is called, and how many nets it has room for at most: the longest unused goes first. */
const [CACHE, ROOM] = ['learned-nets', 24];

/** Two booklets whose 'Mechs fight each other. */
export type BookletPair = readonly [Booklet, Booklet];

/** Where it is kept how far the pair has come that is being learned: one of some megabytes, no more. */
const STUDIES = 'studies';

/** A net is kept as if it stood at an address of its own: nothing is ever fetched from there. */
const addressOf = ([one, other]: BookletPair): string => {
  const name = [one, other].map(({ edition }) => edition).toSorted((a, b) => (a < b ? -1 : 1));
  return new URL(`./learned/${name.join('-')}.net`, document.baseURI).href;
};

/** The net that was learned of a pair on this device; null where none is kept. */
export const learnedNet = async (pair: BookletPair): Promise<string | null> => {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const text = await (await cache.match(addressOf(pair)))?.text();
  if (text === undefined) return null;
  // What was put in last is used last.
  await keepNet(pair, text);
  return text;
};

/** Keeps a net. It is in no backup, and losing it loses nothing. */
export const keepNet = async (pair: BookletPair, text: string): Promise<void> => {
  const cache = await caches.open(CACHE);
  const address = addressOf(pair);
  await cache.delete(address);
  await cache.put(address, new Response(text));
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - ROOM))) await cache.delete(old);
};

/** How far a pair had come when learning it was left; null where nothing of it is kept. */
export const keptStudy = async (pair: BookletPair): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!('caches' in globalThis)) return null;
  const kept = await (await caches.open(STUDIES)).match(addressOf(pair));
  return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
};

/** Keeps how far a pair has come, in the place of any other; null where it is learned. */
export const keepStudy = async (
  pair: BookletPair,
  study: Uint8Array<ArrayBuffer> | null,
): Promise<void> => {
  const cache = await caches.open(STUDIES);
  for (const old of await cache.keys()) await cache.delete(old);
  if (study) await cache.put(addressOf(pair), new Response(study));
};
