import { importRecord } from '../../offline/fights/import-record.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { RECORD_WORDS } from './record-words.ts';

/** Stands in addresses for the record that comes with the game. */
export const FIRST = 'first';

/** Who fights in it. */
export const IN_FIRST = ['rfl-3n', 'grf-1n'] as const;

/** A duel of ten turns that ends with one point of armor left, to watch before one has played. */
export const FIRST_RECORD = [
  'viewscreen record 1',
  'lone: rfl-3n Ada',
  'rival: grf-1n Ben',
  'ammunition: counted',
  '1. 56 56',
  '2. 62 58',
  '3. 52 52',
  '4. 6 6',
  '5. 14 14',
  '6. 2 2',
  '7. 2 2',
  '8. 2 2',
  '9. 16 16',
  '10. 30 20',
].join('\n');

/** Its name once it is kept: a second copy under it would not be written. */
const KEPT = 'first-kept';

/** That duel, which nothing keeps; or a sentence that says why it cannot be replayed. */
export const firstRecord = async (library: Library): Promise<DuelSave | string> => {
  const read = await importRecord(FIRST_RECORD, library);
  return read.kind === 'duel' ? { ...read.save, id: KEPT } : RECORD_WORDS.noReplay(read.told);
};
