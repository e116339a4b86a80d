import type { Booklet } from '../../rules/booklet/booklet.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import type { DuelSave } from './duel-save.ts';
import type { Library } from '../booklets/library.ts';

/** What of a row says which booklets it is flown with. */
export type Flying = Pick<DuelSave, 'record' | 'editions'>;

/** A booklet as a duel names it. */
export interface Wanted {
  readonly id: string;
  /** Null where the duel does not say; then it is the one on the shelf. */
  readonly edition: string | null;
  /** The edition that its record names; null where only the row does, or nobody. */
  readonly named: string | null;
}

/** A record may be long, and is read once, however often its duel is listed. */
const known = new WeakMap<object, readonly Wanted[]>();

/** The booklets that a duel is flown with, the lone side's first; none where its record has no sound head. */
export const bookletsOf = (save: Flying): readonly Wanted[] => {
  const before = known.get(save);
  if (before) return before;
  const { record } = parseRecord(save.record);
  const wanted = (record?.entrants ?? []).map(({ booklet, edition }, seat) => ({
    id: booklet,
    edition: edition ?? save.editions?.[seat] ?? null,
    named: edition,
  }));
  known.set(save, wanted);
  return wanted;
};

/** Reads the booklets of a duel, so that `findFor` finds them. */
export const readFor = async (
  save: Flying,
  library: Pick<Library, 'read'>,
): Promise<readonly (Booklet | undefined)[]> =>
  Promise.all(bookletsOf(save).map(({ id, edition }) => library.read(id, edition)));

/** Finds the booklets of a duel by their names in its record, each in the edition it was begun with. */
export const findFor = (save: Flying, library: Pick<Library, 'find'>): FindBooklet => {
  const wanted = bookletsOf(save);
  return (id, edition) =>
    library.find(
      id,
      edition ?? wanted.find((each) => each.id === id && each.named === null)?.edition,
    );
};

/** A booklet that a duel needs and that is not there. */
export interface Lacking {
  /** Its 'Mech's name and designation. */
  readonly name: string;
  /** Whether another edition of it is on the shelf. */
  readonly another: boolean;
}

/** The booklets that a duel needs and that are not there, each once. */
export const lackingBooklets = (
  save: Flying & Pick<DuelSave, 'summary'>,
  library: Pick<Library, 'has'>,
): readonly Lacking[] => {
  const lacking = bookletsOf(save).flatMap(({ id, edition }, place) =>
    library.has(id, edition)
      ? []
      : [
          {
            name: `${save.summary.mechs[place] ?? ''} ${id.toUpperCase()}`.trim(),
            another: library.has(id),
          },
        ],
  );
  return lacking.filter(
    ({ name }, place) => lacking.findIndex((each) => each.name === name) === place,
  );
};
