import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { FiledBooklet, HangarFile } from '../../rules/campaign/file/hangar-file.ts';
import { readJson } from '../../rules/check/check-text.ts';
import type { Library } from '../booklets/library.ts';
import { SHELF } from '../booklets/shelf.ts';
import type { KeptRows } from '../disk/kept-rows.ts';

/** The part of the shelf that takes booklets with their sheets. */
export type SheetShelf = Pick<Library, 'shelf' | 'add' | 'forgeAgain'>;

interface FiledSheet {
  readonly booklet: Booklet;
  readonly sheet: string;
}

export interface FiledSheets {
  /** Booklets that are put on the shelf with their sheets, or are there without one. */
  readonly come: readonly FiledSheet[];
  /** Booklets whose sheet cannot be read, or belongs to another. */
  readonly lost: readonly Booklet[];
}

/** The sheets of this device's booklets, by edition. */
export const keptSheets = async (rows: KeptRows): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await rows.list(SHELF)).flatMap(({ edition, sheet }) =>
      sheet === null ? [] : [[edition, sheet] as const],
    ),
  );

/** Whether a sheet gives the booklet, though an older forge may have made another edition of it. */
const isItsSheet = async ({ booklet, sheet }: FiledSheet): Promise<boolean> => {
  const { document, faults } = readJson(sheet);
  if (faults.length > 0) return false;
  const { forge } = await import('../../forge/forge.ts');
  const forged = forge(document);
  return forged.ok && forged.document.mech.designation === booklet.mech.designation;
};

/** Whether a booklet, or just its sheet, is missing on the shelf; another of its name stays. */
const isWanted = ({ booklet: { id, edition } }: FiledSheet, { shelf }: SheetShelf): boolean => {
  const here = shelf.find((each) => each.id === id);
  return !here || (here.added && here.edition === edition && here.sheet === undefined);
};

const sheetIn = (
  { edition, sheet }: FiledBooklet,
  booklets: ReadonlyMap<string, Booklet>,
): readonly FiledSheet[] => {
  const booklet = booklets.get(edition);
  return booklet && sheet !== undefined ? [{ booklet, sheet }] : [];
};

/** The sheets of a file that is otherwise sound. */
export const sheetsOf = async (
  file: HangarFile,
  on: { readonly booklets: ReadonlyMap<string, Booklet>; readonly shelf: SheetShelf },
): Promise<FiledSheets> => {
  const come: FiledSheet[] = [];
  const lost: Booklet[] = [];
  for (const filed of file.booklets.flatMap((each) => sheetIn(each, on.booklets)))
    if (!(await isItsSheet(filed))) lost.push(filed.booklet);
    else if (isWanted(filed, on.shelf)) come.push(filed);
  return { come, lost };
};

/** Puts booklets on the shelf with their sheets, unless another one of the same name is there. */
export const putOnShelf = async (
  sheets: readonly FiledSheet[],
  shelf: SheetShelf,
): Promise<void> => {
  for (const { booklet, sheet } of sheets) {
    const text = JSON.stringify(booklet.document);
    const here = shelf.shelf.find(({ id }) => id === booklet.id);
    const putting = here ? shelf.forgeAgain(here.key, text, sheet) : shelf.add(text, sheet);
    await putting.catch(() => undefined);
  }
};
