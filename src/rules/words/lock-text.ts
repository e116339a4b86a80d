import type { Booklet } from '../booklet/booklet.ts';
import { lockFindings } from '../check/lock-findings.ts';
import { problemText } from './finding-words.ts';

/** The locks and dead ends of two booklets, for authors: a line each. */
export const locksText = (one: Booklet, other: Booklet): readonly string[] =>
  lockFindings(one, other).map(problemText);
