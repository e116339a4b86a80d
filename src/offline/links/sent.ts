import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Library } from '../booklets/library.ts';
import type { Flying } from '../fights/lacking-booklets.ts';
import { bookletsOf } from '../fights/lacking-booklets.ts';
import type { FightToTell } from '../fights/told-record.ts';
import { toldRecord } from '../fights/told-record.ts';
import { forged } from './forged.ts';

type Shelves = Pick<Library, 'own' | 'read' | 'shelf'>;

/** What a link to a booklet holds: the sheet that it was forged from, if the forge makes this edition of it, which is
 *  a tenth as long; else its text. */
export const sentBooklet = async (
  { document, edition }: Pick<Booklet, 'document' | 'edition'>,
  { shelf }: Pick<Library, 'shelf'>,
): Promise<string> => {
  const sheet = shelf.find((each) => each.edition === edition)?.sheet;
  const made = sheet === undefined ? null : await forged(sheet);
  return sheet !== undefined && made?.ok && made.edition === edition
    ? sheet
    : JSON.stringify(document);
};

/** What a link to a duel holds: the booklets that are not the game's, and at last its record. */
export const duelTexts = async (
  save: FightToTell & Partial<Flying>,
  library: Shelves,
): Promise<readonly string[]> => {
  const texts = new Set<string>();
  for (const { id, edition } of bookletsOf({ editions: null, ...save })) {
    const isOwn = library.own.some(
      (own) => own.id === id && (edition === null || own.edition === edition),
    );
    const booklet = isOwn ? undefined : await library.read(id, edition);
    if (booklet) texts.add(await sentBooklet(booklet, library));
  }
  return [...texts, await toldRecord(save)];
};
