import type { Booklet } from '../../rules/booklet/booklet.ts';
import { checkPair } from '../../rules/check/check-pair.ts';
import type { Finding } from '../../rules/check/finding.ts';
import { parseBookletText } from '../../rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';

export type Verdict =
  | {
      readonly ok: true;
      readonly document: BookletDocument;
      readonly edition: string;
      readonly warnings: readonly Finding[];
    }
  | { readonly ok: false; readonly faults: readonly Finding[] };

/** Checks the text of a booklet, and the booklet against itself and each of the others. */
export const verdictOn = async (
  text: string,
  others: Iterable<Booklet> | AsyncIterable<Booklet>,
): Promise<Verdict> => {
  const parsed = parseBookletText(text);
  if (!parsed.ok) return parsed;
  const { booklet } = parsed;
  const faults: Finding[] = [];
  const warnings = [...parsed.warnings];
  const check = (other: Booklet): void => {
    const pair = checkPair(booklet, other);
    faults.push(...pair.faults);
    warnings.push(...pair.warnings);
  };
  for await (const other of others) check(other);
  check(booklet);
  if (faults.length > 0) return { ok: false, faults };
  const { document, edition } = booklet;
  return { ok: true, document, edition, warnings };
};
