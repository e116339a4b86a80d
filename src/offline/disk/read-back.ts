import type { Writing, WhyUnwritten } from './writing.ts';
import { whyOf } from './writing.ts';

/** So long rows may be read before the page has its turn, in milliseconds. */
const LONGEST = 8;

/**
 * Why rows could not be read again once they are written; null where they can. The page has its turn before and in
 * between.
 */
export const whyNotReadBack = async (
  writings: readonly Writing[],
): Promise<WhyUnwritten | null> => {
  try {
    for (const { table } of writings) await table.ready?.();
  } catch (error) {
    return whyOf(error);
  }
  let since = -Infinity;
  for (const { table, row } of writings) {
    if (performance.now() - since > LONGEST) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    const read = table.read(row);
    if ('unreadable' in read)
      return { kind: 'failed', words: `it could not be read again: ${read.unreadable}` };
  }
  return null;
};
