import type { ReactiveElement } from 'lit';
import { html, nothing } from 'lit';
import { judge } from '../../../offline/booklets/judge.ts';
import type { Added, Library, Shelved } from '../../../offline/booklets/library.ts';
import { askForPromise } from '../../../offline/disk/promise.ts';
import type { BookletDocument } from '../../../rules/document/booklet-document.ts';
import { findingText } from '../../../rules/words/finding-text.ts';
import { ask } from '../../common/ask.ts';
import { COMMON_WORDS } from '../../common/common-words.ts';
import { missPart, notify } from '../../common/notice.ts';
import { newEdition } from '../../forge/forge-papers.ts';
import { differences } from '../../forge/difference.ts';
import { onShelf } from '../../forge/standing.ts';
import { WORKSHOP_WORDS } from './workshop-words.ts';

interface Hands {
  readonly library: Library;
  /** It is on the shelf and on disk: the draft can go. */
  readonly done: () => void;
  /** The stage still shows this draft. */
  readonly isHere: () => boolean;
  readonly flown: (id: string) => void;
}

/** The text of a booklet as its file has it. */
export const writtenText = async (document: BookletDocument): Promise<string> =>
  (await import('../../../forge/booklet-text.ts')).bookletText(document);

/**
 * Puts a draft on the shelf, checked like any other booklet; asks first where the shelf has its designation. False
 * where it has faults, which the stage shows.
 */
export const shelve = async (
  host: ReactiveElement,
  text: string,
  { done, flown, isHere, library }: Hands,
): Promise<boolean> => {
  const verdict = await judge({ text });
  if (!verdict.ok) return false;
  const { document, edition } = verdict;
  const { designation } = document.mech;
  const answer = (added: Added): string | undefined => {
    if (!added.ok) return added.faults.map(findingText).join(' ');
    if (added.kept) done();
    const { id, mech } = added.booklet;
    const words = added.kept ? WORKSHOP_WORDS.isOn : WORKSHOP_WORDS.isOnForNow;
    const name = `${mech.name} ${mech.designation}`;
    const told = words(name);
    const about = 'shelved';
    // The draft's stage is gone by then.
    const room = host.getRootNode();
    const fly = (): void => {
      flown(id);
      // Once used, its button goes.
      notify(room, WORKSHOP_WORDS.isNext(name), { about });
    };
    notify(host, told, { about, act: { name: COMMON_WORDS.intoDuel, do: fly } });
    // Whoever has gone elsewhere meanwhile stays there.
    if (isHere()) location.hash = '#/booklets';
    return undefined;
  };
  /** Under a designation, or in the place of a booklet of the shelf. */
  const put = async (as: string, instead?: Shelved): Promise<string | undefined> => {
    void askForPromise();
    try {
      const mech = { ...document.mech, designation: as };
      const written = await writtenText({ ...document, mech });
      return answer(
        await (instead ? library.forgeAgain(instead.key, written) : library.add(written)),
      );
    } catch {
      missPart(host);
      return '';
    }
  };
  const standing = onShelf(
    { edition, id: designation.toLowerCase(), mech: document.mech },
    library,
  );
  switch (standing.kind) {
    case 'there':
      notify(host, WORKSHOP_WORDS.there);
      return true;
    case 'new': {
      const trouble = await put(designation);
      if (trouble) notify(host, trouble);
      return true;
    }
    case 'taken':
    case 'edition': {
      const { by, instead } = standing;
      const before = await library.read(by.id, by.edition);
      const isEdition = by.added && before !== undefined;
      const both = { words: WORKSHOP_WORDS.both(instead), does: () => put(instead) };
      ask(host, () => ({
        ...{ wide: true, heading: WORKSHOP_WORDS.taken(designation, by.mech.name) },
        body: isEdition
          ? html`${newEdition(differences(before, { document, edition }))}
            ${by.sheet === undefined ? nothing : html`<p>${WORKSHOP_WORDS.sheetGoes}</p>`}`
          : html`<p>${WORKSHOP_WORDS.takenMore}</p>`,
        acts: [
          ...(isEdition
            ? [
                { words: WORKSHOP_WORDS.replace, look: 'main', does: () => put(designation, by) },
                both,
              ]
            : [{ ...both, look: 'main' }]),
          { words: WORKSHOP_WORDS.back, does: () => undefined },
        ],
      }));
      return true;
    }
  }
};
