import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { sure } from '../../rules/sure.ts';
import type { LibraryParts } from './device-library.ts';
import type { Judge } from './judge.ts';
import type { KeptEditions } from './kept-editions.ts';
import type { Added, Library, Shelved } from './library.ts';
import type { ShelfRow } from './shelf-row.ts';
import { newShelfRow } from './shelf-row.ts';
import { SHELF } from './shelf.ts';

/** A new booklet for the shelf, or one in place of the row `key`. */
interface Put {
  readonly text: string;
  readonly sheet: string | null;
  readonly key: string | null;
}

interface Shelf {
  readonly parts: LibraryParts;
  readonly editions: KeptEditions;
  readonly library: Library;
  /** Reads the added booklets, which another tab may have changed. */
  readonly look: () => Promise<readonly ShelfRow[]>;
  readonly put: (row: ShelfRow) => Promise<void>;
}

export const putBooklet = async ({ text, sheet, key }: Put, shelf: Shelf): Promise<Added> => {
  const { editions, library } = shelf;
  const { rows, judge } = shelf.parts;
  const verdict = await judge({ text, ...(await others(key, shelf)) });
  if (!verdict.ok) return verdict;
  const booklet = readBooklet(verdict.document, verdict.edition);
  // Even one whose name is taken: a duel that names its edition can be flown with it.
  editions.hold(booklet);
  const refused = (same: Shelved): Added => ({
    ok: false,
    faults: [
      {
        place: { in: 'document', keys: ['mech', 'designation'] },
        kind: 'designation taken',
        designation: booklet.mech.designation,
        by: same.mech.name,
      },
    ],
  });
  const before = (await shelf.look()).find(({ id }) => id === key);
  const same = library.shelf.find(({ id }) => id === booklet.id);
  const isTaken =
    same &&
    (same.key !== before?.id ||
      (before.sheet === null && sheet !== null && before.edition !== booklet.edition));
  if (isTaken) return refused(same);
  const row = newShelfRow(booklet, { sheet, ...(before ? { id: before.id } : {}) });
  const { revision, met } = before ?? row;
  const written = await rows.write({
    table: SHELF,
    row: { ...row, revision, met },
    needs: [booklet],
  });
  // Meanwhile another tab has forged it again, or removed it.
  if (written.kind === 'conflict') return refused(sure(same));
  await shelf.put(written.rows[0]);
  return { ok: true, booklet, warnings: verdict.warnings, kept: written.kind === 'saved' };
};

/** A new booklet is checked against every other on the shelf but the one it replaces. */
const others = async (
  but: string | null,
  { editions, library }: Shelf,
): Promise<Pick<Parameters<Judge>[0], 'against' | 'kept'>> => {
  const isKept = ({ added, edition }: Shelved): boolean => added && editions.isKept(edition);
  const all = library.shelf.filter(({ key }) => key !== but);
  const kept = all.filter(isKept).map(({ edition }) => edition);
  const atHand = await Promise.all(
    all
      .filter((each) => !isKept(each))
      .map(async ({ added, edition, id }) =>
        added ? library.find(id, edition) : library.read(id, edition),
      ),
  );
  return { against: atHand.filter((booklet) => booklet !== undefined), kept };
};
