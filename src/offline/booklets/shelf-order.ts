import type { Shelved } from './library.ts';
import type { OwnBooklet } from './own-booklets.ts';
import type { ShelfRow } from './shelf-row.ts';

export const shelved = ({ id, edition, mech }: OwnBooklet): Shelved => ({
  key: id,
  id,
  edition,
  mech,
  added: false,
});

export const shelvedRow = (row: ShelfRow): Shelved => {
  const { id, booklet, changed, edition, name, sheet, tonnage } = row;
  return {
    key: id,
    id: booklet,
    edition,
    mech: { name, tonnage, designation: booklet.toUpperCase() },
    added: true,
    when: changed,
    ...(sheet === null ? {} : { sheet }),
  };
};

/** One added before there were editions, not taken over yet. */
const shelvedOld = (id: string): Shelved => ({
  key: id,
  id,
  edition: '',
  mech: { name: '', tonnage: 0, designation: id.toUpperCase() },
  added: true,
});

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

interface AtHand {
  readonly own: readonly OwnBooklet[];
  readonly rows: readonly ShelfRow[];
  /** Names of those added before there were editions. */
  readonly old: readonly string[];
}

/** The shelf in order, with one booklet of each name, and the rows of added ones. */
export const arrangedShelf = ({
  old,
  own,
  rows: all,
}: AtHand): { readonly rows: readonly ShelfRow[]; readonly shelf: readonly Shelved[] } => {
  const sorted = all.toSorted(
    (one, other) => order(one.booklet, other.booklet) || one.changed - other.changed,
  );
  // If two tabs added one name at once, the second is hidden until the first is removed.
  const rows = sorted.filter((row, at) => row.booklet !== sorted[at - 1]?.booklet);
  const inFront = rows.filter((row) => {
    const game = own.find(({ id }) => id === row.booklet);
    return !game || (row.front && row.edition !== game.edition);
  });
  const hidden = new Set(inFront.map(({ booklet }) => booklet));
  const shelf = [
    ...own.filter(({ id }) => !hidden.has(id)).map(shelved),
    ...inFront.map(shelvedRow),
  ];
  const unseen = old.filter((id) => !shelf.some((each) => each.id === id));
  return { rows, shelf: [...shelf, ...unseen.map(shelvedOld)] };
};
