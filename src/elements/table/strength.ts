import type { Entry } from '../../rules/battle/entry.ts';
import { categoriesOn } from '../../rules/campaign/card/skill-reach.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import type { Favored } from './stand-words.ts';

/** Points of heat that are worth about one point of a score. */
const HEAT_A_POINT = 4;

/**
 * By how much an entry is weaker than its booklet prints, about in points of a score; below 0 where it is stronger.
 * Penalty and skill as an average of the categories on its card, a point for each critical, and for wear and spent
 * rounds their share.
 */
const weakness = ({ ammunition, booklet, criticals, penalty, shutdown, skill }: Entry): number => {
  const categories = categoriesOn(booklet);
  const points = categories.reduce((sum, each) => sum + penalty[each] - skill[each], 0);
  const hits = criticals.reduce((sum, { times }) => sum + times, 0);
  const worn = booklet.statCard.shutdown - shutdown;
  const spent = Object.entries(booklet.statCard.ammunition).map(
    ([kind, full]) => 1 - roundsOf(ammunition, kind) / full,
  );
  return (
    points / Math.max(1, categories.length) + hits + worn / HEAT_A_POINT + Math.max(0, ...spent)
  );
};

/** A difference below this tells for nobody. */
const TELLS_FROM = 0.5;

/** Whom the entries of a stand favor: who stands alone, the rivals as they are on average, or nobody. */
export const favoredBy = (alone: Entry | undefined, rivals: readonly Entry[]): Favored => {
  if (!alone || rivals.length === 0) return null;
  const theirs = rivals.reduce((sum, entry) => sum + weakness(entry), 0) / rivals.length;
  const difference = theirs - weakness(alone);
  if (Math.abs(difference) < TELLS_FROM) return null;
  return difference > 0 ? 'alone' : 'rivals';
};
