import type { ReactiveElement } from 'lit';
import { freeDesignation } from '../../offline/booklets/free-designation.ts';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { blankLike } from '../../rules/workshop/blank.ts';
import { ask } from '../common/ask.ts';
import { newDraft, sendFile } from '../common/brought.ts';
import type { Choice } from '../form/form-field.ts';
import { choiceField } from '../form/form-field.ts';
import { SHELF_WORDS } from './shelf-words.ts';

/** Longest note of a booklet's sources, in characters. */
const LONGEST_NOTE = 600;

const draft = (host: EventTarget, document: object, file: string): void =>
  sendFile(host, {
    ...{ file: new File([JSON.stringify(document)], file), address: newDraft() },
  });

/** A booklet of the game to be changed: it has a designation of its own, and its sources say so. */
const copyOf = (
  { mech, sources, ...document }: BookletDocument,
  designation: string,
): BookletDocument => ({
  ...{ mech: { ...mech, designation }, ...document },
  sources: {
    ...sources,
    note: `${SHELF_WORDS.changedFrom(mech)} ${sources.note}`.slice(0, LONGEST_NOTE),
  },
});

/** Opens a booklet of the shelf in the workshop, as a copy. */
export const change = async (
  host: EventTarget,
  { added, id, mech }: Shelved,
  library: Library,
): Promise<void> => {
  const booklet = await library.read(id);
  if (!booklet) return;
  const isTaken = (each: string): boolean =>
    library.shelf.some((other) => other.id === each.toLowerCase());
  const { document } = booklet;
  const copy = added ? document : copyOf(document, freeDesignation(mech.designation, isTaken));
  draft(host, copy, `${id}.json`);
};

/** Asks what a new booklet begins with, and opens it in the workshop. */
export const askForNew = (host: ReactiveElement, library: Library): void =>
  void ask(host, () => ({
    heading: SHELF_WORDS.newBooklet,
    body: choiceField({
      ...{ name: 'like', label: SHELF_WORDS.beginsLike, value: '', faults: new Map() },
      options: [
        ['', SHELF_WORDS.likeNone],
        ...library.shelf.map(({ id, mech }): Choice => [id, SHELF_WORDS.heading(mech)]),
      ],
      typed: () => undefined,
    }),
    acts: [
      {
        words: SHELF_WORDS.begin,
        look: 'main',
        does: async (typed) => {
          const like = await library.read(typed('like'));
          if (like) draft(host, blankLike(like.document), 'new.json');
          else location.hash = newDraft();
        },
      },
    ],
  }));
