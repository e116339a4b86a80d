import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { withDatabase } from '../disk/database.ts';
import type { ToBeJudged } from './judge.ts';

/** The booklets to check one against: those at hand, then those kept. */
export async function* othersOf({ against = [], kept = [] }: ToBeJudged): AsyncGenerator<Booklet> {
  for (const { document, edition } of against) yield readBooklet(document, edition);
  for (const edition of kept) {
    const row = await withDatabase((db) => db.get('editions', edition)).catch(() => undefined);
    // A damaged one is reported when it is opened.
    const other = row && readKept(row.text, edition);
    if (other) yield other;
  }
}

const readKept = (text: string, edition: string): Booklet | null => {
  try {
    return readBooklet(JSON.parse(text) as BookletDocument, edition);
  } catch {
    return null;
  }
};
