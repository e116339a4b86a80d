import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Finding } from '../../rules/check/finding.ts';
import type { CellMending } from '../../rules/workshop/cell-mendings.ts';
import { cellMendings } from '../../rules/workshop/cell-mendings.ts';
import { cellFaults, draftParts } from '../../rules/workshop/judged-cell.ts';
import type { Typed } from '../form/typed.ts';
import { valueAt } from '../form/typed.ts';
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
  const cell = valueAt(typed, `consoles.${holder}.${owner}`);
  const place = { holder: String(holder), owner: String(owner) };
  return typeof cell === 'string' && faultsOf(typed, holder, owner).length > 0
    ? cellMendings(cell, place, draftParts(documentOf(typed)), others)
    : [];
};
