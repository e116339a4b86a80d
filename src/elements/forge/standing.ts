import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { freeDesignation } from './free-designation.ts';

export type Standing =
  | { readonly kind: 'new' }
  /** The shelf has this very edition. */
  | { readonly kind: 'there'; readonly by: Shelved }
  /** The shelf has one forged here: this is a new edition. */
  | { readonly kind: 'edition'; readonly by: Shelved }
  /** The shelf has another of this name, which stays. */
  | { readonly kind: 'taken'; readonly by: Shelved; readonly instead: string };

export const onShelf = (
  { edition, id, mech }: Pick<Booklet, 'edition' | 'id' | 'mech'>,
  library: Pick<Library, 'shelf'>,
): Standing => {
  const by = library.shelf.find((each) => each.id === id);
  if (!by) return { kind: 'new' };
  if (by.edition === edition) return { kind: 'there', by };
  if (by.sheet !== undefined) return { kind: 'edition', by };
  const isTaken = (designation: string): boolean =>
    library.shelf.some((each) => each.id === designation.toLowerCase());
  return { kind: 'taken', by, instead: freeDesignation(mech.designation, isTaken) };
};
