import { plainJson } from '../../forge/plain-json.ts';
import { unitFileOf } from '../../forge/unit-kind.ts';
import { readJson } from '../../rules/check/check-text.ts';

/** A longer text is no sheet (characters). */
export const LONGEST_SHEET = 400_000;

/** Whether the text of a file has this entry, and not the other, at its top. */
const has = (read: string, entry: string, other: string): boolean => {
  // Of JSON without end it reads no more than a booklet may have.
  const { document } = readJson(read);
  return (
    document !== null && typeof document === 'object' && entry in document && !(other in document)
  );
};

/** Whether a file's text is a sheet of another game, or a file of another program, by its content. */
export const isSheet = (read: string): boolean =>
  read.length <= LONGEST_SHEET &&
  (has(plainJson(read), 'game', 'mech') || unitFileOf(read) !== null);

/** Whether it is a booklet, which no forge needs. */
export const isBooklet = (read: string): boolean => has(read, 'mech', 'game');
