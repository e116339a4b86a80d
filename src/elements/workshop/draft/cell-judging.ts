import type { Library } from '../../../offline/booklets/library.ts';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import type { Finding } from '../../../rules/check/finding.ts';
import type { CellMending } from '../../../rules/workshop/cell-mendings.ts';
import { cellMendings } from '../../../rules/workshop/cell-mendings.ts';
import { cellFaults, draftParts } from '../../../rules/workshop/judged-cell.ts';
import { bandOf, rangeOf } from '../../../rules/vocabulary.ts';
import type { Typed } from '../../form/typed.ts';
import { shown, valueAt } from '../../form/typed.ts';
import { documentOf } from './booklet-kind.ts';

/** What is wrong with a cell of a draft. */
export const faultsOf = (typed: Typed, holder: number, owner: number): readonly Finding[] =>
  cellFaults(documentOf(typed), { holder: String(holder), owner: String(owner) });

/** What a faulty cell can be mended to. */
export const slipsOf = (
  typed: Typed,
  holder: number,
  owner: number,
  others: readonly Booklet[],
): readonly CellMending[] => {
  const document = documentOf(typed);
  const cell = valueAt(document, `consoles.${holder}.${owner}`);
  const place = { holder: String(holder), owner: String(owner) };
  return typeof cell === 'string' && faultsOf(typed, holder, owner).length > 0
    ? cellMendings(cell, place, draftParts(document), others)
    : [];
};

/** What a draft is compared with: the booklets of the shelf that are read by now, without another edition of its own. */
export const besides = (library: Library, typed: Typed): readonly Booklet[] => {
  const own = shown(valueAt(typed, 'mech.designation'))?.toLowerCase();
  return library.shelf
    .filter(({ id }) => id !== own)
    .map(({ edition, id }) => library.find(id, edition))
    .filter((each) => each !== undefined);
};

/** How many cells of a console are typed, of how many. */
export const cellsOf = (
  typed: Typed,
  console: number,
): { readonly all: number; readonly typed: number } => {
  const band = bandOf(rangeOf(console));
  const cells = band.map((owner) => shown(valueAt(typed, `consoles.${console}.${owner}`)) ?? '');
  return { all: band.length, typed: cells.filter(Boolean).length };
};
