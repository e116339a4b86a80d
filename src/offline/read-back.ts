import type { Writing, WhyUnwritten } from './writing.ts';

/** So long rows may be read before the page has its turn, in milliseconds. */
const LONGEST = 8;

/** Why rows could not be read again once they are written; null where they can. The page has its turn in between. */
export const whyNotReadBack = async (
  writings: readonly Writing[],
): Promise<WhyUnwritten | null> => {
  let since = performance.now();
  for (const { table, row } of writings) {
    await table.ready?.();
    const read = table.read(row);
    if ('unreadable' in read)
      return { kind: 'failed', words: `it could not be read again: ${read.unreadable}` };
    if (performance.now() - since < LONGEST) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return null;
};
