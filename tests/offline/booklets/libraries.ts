import type { Library, Shelved } from '../../../src/offline/booklets/library.ts';
import type { OwnParts } from '../../../src/offline/booklets/own-booklets.ts';
import { sure } from '../../../src/rules/sure.ts';
import { inDocument } from '../../../src/rules/check/finding.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';

/** A library with these booklets of the game, all read, and no added ones. */
export const libraryOf = (...booklets: readonly Booklet[]): Library => {
  const shelf = booklets.map(({ id, edition, mech }): Shelved => ({
    key: id,
    id,
    edition,
    mech,
    added: false,
  }));
  const find: Library['find'] = (id, edition = null) =>
    booklets.find(
      (booklet) => booklet.id === id && (edition === null || booklet.edition === edition),
    );
  return {
    shelf,
    own: shelf,
    behind: () => null,
    find,
    has: (id, edition) => find(id, edition) !== undefined,
    read: async (id, edition) => find(id, edition),
    ofTheGame: find,
    tryAgain: async () => undefined,
    add: async () => ({ ok: false, faults: [{ place: inDocument(), kind: 'missing' }] }),
    forgeAgain: async () => ({ ok: false, faults: [{ place: inDocument(), kind: 'missing' }] }),
    remove: async () => null,
    swap: async () => undefined,
    look: async () => undefined,
    watch: () => () => undefined,
  };
};

/** These booklets as the game's own, with a fetcher for them. */
export const ownOf = (booklets: readonly Booklet[]): OwnParts => ({
  own: booklets.map(({ id, edition, mech }) => ({ id, edition, mech, address: `${id}.json` })),
  fetch: async ({ edition }) => sure(booklets.find((each) => each.edition === edition)),
  missing: () => undefined,
});

/** The key on the shelf of the booklet of a name. */
export const keyOf = (library: Pick<Library, 'shelf'>, name: string): string =>
  sure(library.shelf.find(({ id }) => id === name)).key;
