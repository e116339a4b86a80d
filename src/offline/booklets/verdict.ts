import type { Booklet } from '../../rules/booklet/booklet.ts';
import { checkPair } from '../../rules/check/check-pair.ts';
import type { Finding } from '../../rules/check/finding.ts';
import { readJson } from '../../rules/check/check-text.ts';
import { parseBookletText } from '../../rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { toLookAt } from '../../rules/workshop/to-look-at.ts';
import { withDatabase } from '../disk/database.ts';
import type { Needed } from '../disk/kept-texts.ts';

export interface ToBeJudged {
  readonly text: string;
  readonly against?: readonly Needed[];
  /** Editions whose texts are kept on this device. */
  readonly kept?: readonly string[];
}

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

/** What is said of a draft, whole or not. */
export interface DraftVerdict {
  readonly ok: boolean;
  readonly faults: readonly Finding[];
  /** What no rule forbids and is worth a look all the same. */
  readonly toLookAt: readonly Finding[];
}

/** The same of a draft, as far as its parts are sound; of a text that is no JSON, what is wrong with the text. */
export const draftVerdictOn = async (
  text: string,
  given: Iterable<Booklet> | AsyncIterable<Booklet>,
): Promise<DraftVerdict> => {
  const others: Booklet[] = [];
  for await (const other of given) others.push(other);
  const verdict = await verdictOn(text, others);
  if (!verdict.ok) return { ...verdict, toLookAt: toLookAt(readJson(text).document, others, null) };
  const { document, edition, warnings } = verdict;
  const seen = toLookAt(document, others, readBooklet(document, edition));
  return { ok: true, faults: [], toLookAt: [...warnings, ...seen] };
};

/** The booklets to check one against: those at hand, then those kept. `read` holds those read before, by edition. */
export async function* othersOf(
  { against = [], kept = [] }: ToBeJudged,
  read = new Map<string, Booklet>(),
): AsyncGenerator<Booklet> {
  for (const { document, edition } of against) {
    const other = read.get(edition) ?? readBooklet(document, edition);
    read.set(edition, other);
    yield other;
  }
  for (const edition of kept) {
    const other = read.get(edition) ?? (await keptOf(edition));
    // A damaged one is reported when it is opened.
    if (other) read.set(edition, other);
    if (other) yield other;
  }
}

const keptOf = async (edition: string): Promise<Booklet | null> => {
  const row = await withDatabase((db) => db.get('editions', edition)).catch(() => undefined);
  return row ? readKept(row.text, edition) : null;
};

const readKept = (text: string, edition: string): Booklet | null => {
  try {
    return readBooklet(JSON.parse(text) as BookletDocument, edition);
  } catch {
    return null;
  }
};
