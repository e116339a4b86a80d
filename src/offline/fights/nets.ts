import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Chooser } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { playsHash } from '../../tactics/duel/plays-hash.ts';
import { playsOf } from '../../tactics/duel/plays.ts';
import { judgmentNumber } from '../../tactics/pilot/seal.ts';
import type { DuelSave } from './duel-save.ts';
import { learnedNet } from './learned-nets.ts';
import { LEARNED, LEARNED_ALONE, netSoon, numberIn } from './net-files.ts';

/** Whether nets of the game know a booklet: another of the same designation may play otherwise. */
const isLearned = (booklet: Booklet): boolean =>
  LEARNED.get(booklet.id) === playsHash(playsOf(booklet));

/** Whether the game has a net of a pair, at hand or not: then none is learned here. */
export const hasNet = (one: Booklet, other: Booklet): boolean =>
  isLearned(one) && isLearned(other) && (one.id !== other.id || LEARNED_ALONE.includes(one.id));

/** A net that was learned of a pair, as whoever thinks is told of it. */
export interface PairNet {
  readonly text: string;
  readonly number: string;
  /** The editions of the pair. */
  readonly of: readonly [string, string];
}

const netOf = async (one: Booklet, other: Booklet): Promise<readonly PairNet[]> => {
  try {
    const text = hasNet(one, other)
      ? await netSoon(one.id, other.id)
      : await learnedNet([one, other]);
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
  judgmentNumber(nets.map(({ number }) => number));

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
