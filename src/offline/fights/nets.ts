import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Chooser } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { EDITION } from '../../rules/vocabulary.ts';
import { playsHash } from '../../tactics/plays-hash.ts';
import { playsOf } from '../../tactics/plays.ts';
import { judgementNumber } from '../../tactics/seal.ts';
import type { DuelSave } from './duel-save.ts';
import { learnedNet } from './learned-nets.ts';

/** The booklets that the nets of the game (`books/nets`) were learned of, by what names their plays. */
const LEARNED: ReadonlyMap<string, string> = new Map([
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
const LEARNED_ALONE: readonly string[] = ['rfl-3n', 'grf-1n'];

/** Whether nets of the game know a booklet: another of the same designation may play otherwise. */
const isLearned = (booklet: Booklet): boolean =>
  LEARNED.get(booklet.id) === playsHash(playsOf(booklet));

/** Whether the game has a net of a pair: then none is learned here. */
export const hasNet = (one: Booklet, other: Booklet): boolean =>
  isLearned(one) && isLearned(other) && (one.id !== other.id || LEARNED_ALONE.includes(one.id));

/** Where the net of a pair is; null where the game has none. */
const addressOf = (one: Booklet, other: Booklet): URL | null => {
  const pair = [one.id, other.id].toSorted().join('-');
  return hasNet(one, other) ? new URL(`../../../books/nets/${pair}.net`, import.meta.url) : null;
};

/** What a cache of nets is called; and what the build adds to the name of a file. */
const [CACHE, BUILT] = ['nets', /-[\w-]{8}\.net$/u];

/** Nobody waits longer for a net (milliseconds): then it is judged roughly. */
const LONGEST_WAIT = 3000;

/** A net that was learned of a pair, as whoever thinks is told of it. */
export interface PairNet {
  readonly text: string;
  readonly number: string;
  /** The editions of the pair. */
  readonly of: readonly [string, string];
}

/** What stands at an address: kept on the device from the first time on, those of an older game no longer. */
const textAt = async (address: URL): Promise<string> => {
  const kept = BUILT.test(address.href) && 'caches' in globalThis ? await caches.open(CACHE) : null;
  const here = await kept?.match(address.href);
  if (here) return here.text();
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT) });
  if (!answer.ok) throw new Error(`${answer.status}`);
  if (kept) {
    const pair = address.href.replace(BUILT, '-');
    for (const { url } of await kept.keys()) if (url.startsWith(pair)) await kept.delete(url);
    await kept.put(address.href, answer.clone());
  }
  return answer.text();
};

/** The number that a net goes by; null where it says none. */
const numberIn = (text: string): string | null => {
  const { number } = JSON.parse(text) as { readonly number?: unknown };
  return typeof number === 'string' && EDITION.test(number) ? number : null;
};

const netOf = async (one: Booklet, other: Booklet): Promise<readonly PairNet[]> => {
  const address = addressOf(one, other);
  try {
    const text = address ? await textAt(address) : await learnedNet([one, other]);
    const number = text && numberIn(text);
    return number ? [{ text, number, of: [one.edition, other.edition] }] : [];
  } catch {
    // Without a network, or damaged: whoever thinks judges roughly.
    return [];
  }
};

/** The nets of all pairs that may fight each other among these booklets, as far as there are any. */
export const netsOf = async (booklets: readonly Booklet[]): Promise<readonly PairNet[]> => {
  const pairs = new Map<string, readonly [Booklet, Booklet]>();
  booklets.forEach((one, at) => {
    for (const other of booklets.slice(at + 1))
      pairs.set([one.edition, other.edition].toSorted().join(' '), [one, other]);
  });
  const nets = await Promise.all([...pairs.values()].map(([one, other]) => netOf(one, other)));
  return nets.flat();
};

/** The judgment that these nets make together, as a row names it; undefined where there is none. */
const judgedBy = (nets: readonly PairNet[]): string | undefined =>
  judgementNumber(nets.map(({ number }) => number));

/** Whether somebody at the table thinks with a judgment. */
const isJudged = (chooser: Chooser): boolean => !isPerson(chooser) && chooser.judged !== undefined;

/** The same table, its computer pilots thinking with what was learned of its 'Mechs from the first turn to the last. */
export const withNets = async (save: DuelSave, booklets: readonly Booklet[]): Promise<DuelSave> => {
  const judged = judgedBy(await netsOf(booklets));
  if (judged === undefined || !save.chooses) return save;
  return {
    ...save,
    chooses: save.chooses.map((chooser) =>
      isPerson(chooser) || isJudged(chooser) ? chooser : { ...chooser, judged },
    ),
  };
};

/** The nets that a judgment is made of, if they are at hand; none where others are. */
export const netsJudging = async (
  judged: string | undefined,
  booklets: readonly Booklet[],
): Promise<readonly PairNet[]> => {
  if (judged === undefined) return [];
  const nets = await netsOf(booklets);
  return judgedBy(nets) === judged ? nets : [];
};
