import * as v from 'valibot';
import { checkCell } from '../check/check-booklet.ts';
import { shapeFindings } from '../check/check-shape.ts';
import type { Finding } from '../check/finding.ts';
import { inDocument } from '../check/finding.ts';
import type { SoundParts } from '../check/sound-parts.ts';
import { at, soundParts } from '../check/sound-parts.ts';
import { cellDocument } from '../document/booklet-document.ts';
import { lastAnswer } from '../last-answer.ts';

/** Where a cell stands in a document: the holder's console and the owner's, as texts. */
export interface CellPlace {
  readonly holder: string;
  readonly owner: string;
}

const pages = lastAnswer((statCard: unknown, viewScreens: unknown) =>
  soundParts({ statCard, viewScreens }),
);
const tables = lastAnswer((consoles: unknown) => soundParts({ consoles }));

/** The card and the pages. */
const pagesOf = (document: unknown): SoundParts =>
  pages(at(document, 'statCard'), at(document, 'viewScreens'));

/** The sound parts of a draft. What a key press has not touched is not read again: the documents of a draft share it. */
export const draftParts = (document: unknown): SoundParts => {
  const { cells, consoles, cellsAreWhole } = tables(at(document, 'consoles'));
  return { ...pagesOf(document), cells, consoles, cellsAreWhole };
};

/** The letters of which a cell lacks one, if that is all that is wrong with it; else null. */
export const lettersWanted = ([fault]: readonly Finding[]): readonly string[] | null =>
  fault && 'letters' in fault && !('letter' in fault) ? fault.letters : null;

/** What is wrong with one cell of a document, whole or not, by the check's own rules. A cell that is not there has no fault
 *  here: a hand has yet to type it. */
export const cellFaults = (document: unknown, { holder, owner }: CellPlace): readonly Finding[] => {
  const cell = at(at(at(document, 'consoles'), holder), owner);
  if (cell === undefined) return [];
  const read = v.safeParse(cellDocument, cell);
  if (read.success) return checkCell(pagesOf(document), { holder, owner, cell: read.output });
  const place = inDocument('consoles', holder, owner);
  return shapeFindings(read.issues).map((finding) => ({ ...finding, place }));
};
