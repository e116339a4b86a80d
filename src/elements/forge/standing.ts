import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { freeDesignation } from './free-designation.ts';

/** What a forged booklet would be on the shelf: of one name one booklet stands there. */
export type Standing =
  | { readonly kind: 'new' }
  /** This very edition stands there. */
  | { readonly kind: 'there'; readonly by: Shelved }
  /** One of its name that was forged here: a new edition of it. */
  | { readonly kind: 'edition'; readonly by: Shelved }
  /** Another of its name, which stays. */
  | { readonly kind: 'taken'; readonly by: Shelved; readonly instead: string };

/** What a booklet would be on the shelf. */
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
