import type { Booklet } from '../../rules/booklet/booklet.ts';
import { checkPair } from '../../rules/check/check-pair.ts';
import type { Finding } from '../../rules/check/finding.ts';
import { readJson } from '../../rules/check/check-text.ts';
import { parseBookletText } from '../../rules/check/parse-booklet.ts';
import { at } from '../../rules/check/sound-parts.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { CellMending } from '../../rules/workshop/cell-mendings.ts';
import { cellMendings } from '../../rules/workshop/cell-mendings.ts';
import { draftParts } from '../../rules/workshop/judged-cell.ts';
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
  /** For faulty cells, by `holder.owner`: sound cells one slip away, the likeliest first. */
  readonly mendings: Readonly<Record<string, readonly CellMending[]>>;
}

/** The same of a draft, as far as its parts are sound; of a text that is no JSON, what is wrong with the text. */
export const draftVerdictOn = async (
  text: string,
  given: Iterable<Booklet> | AsyncIterable<Booklet>,
): Promise<DraftVerdict> => {
  const others: Booklet[] = [];
  for await (const other of given) others.push(other);
  const verdict = await verdictOn(text, others);
  const { document } = verdict.ok ? verdict : readJson(text);
  const { ok } = verdict;
  if (ok) {
    const booklet = readBooklet(verdict.document, verdict.edition);
    const seen = [...verdict.warnings, ...toLookAt(document, others, booklet)];
    return { ok, faults: [], toLookAt: seen, mendings: {} };
  }
  const mendings: Record<string, readonly CellMending[]> = {};
  for (const { place } of verdict.faults) {
    const [table, holder = '', owner = ''] = place.in === 'document' ? place.keys.map(String) : [];
    const cell = at(at(at(document, table ?? ''), holder), owner);
    if (table !== 'consoles' || typeof cell !== 'string') continue;
    const found = cellMendings(cell, { holder, owner }, draftParts(document), others);
    if (found.length > 0) mendings[`${holder}.${owner}`] = found;
  }
  return { ok, faults: verdict.faults, toLookAt: toLookAt(document, others, null), mendings };
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
