import type { Database } from './database.ts';
import type { Transaction } from './kept-texts.ts';
import { EVERYTHING, dropUnnamed } from './kept-texts.ts';
import type { WhyUnwritten } from './writing.ts';
import { abort, whyOf } from './writing.ts';

/**
 * Takes something away for good, and the texts that only it named: all of it or nothing. Null when it is gone, or
 * why it is still there.
 */
export const takeAway = async (
  database: () => Promise<Database>,
  removal: (transaction: Transaction) => Promise<void>,
): Promise<WhyUnwritten | null> => {
  try {
    const transaction = (await database()).transaction(EVERYTHING, 'readwrite');
    transaction.done.catch(() => undefined);
    try {
      await removal(transaction);
      await dropUnnamed(transaction);
    } catch (error) {
      abort(transaction);
      throw error;
    }
    await transaction.done;
    return null;
  } catch (error) {
    return whyOf(error);
  }
};
