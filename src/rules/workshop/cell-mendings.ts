import type { Booklet } from '../booklet/booklet.ts';
import { checkCell } from '../check/check-booklet.ts';
import type { SoundParts } from '../check/sound-parts.ts';
import { at } from '../check/sound-parts.ts';
import { bandOf, rangeOf } from '../vocabulary.ts';
import type { CellPlace } from './judged-cell.ts';

/** A sound cell one slip away from a cell, and what says so. */
export interface CellMending {
  readonly cell: string;
  /** The designations of the booklets that lead to the same view screen there; or only the consoles beside it do. */
  readonly by: readonly string[] | 'beside';
}

/** What mendings ask of another booklet. */
export type LikeBooklet = Pick<Booklet, 'mech' | 'document'>;

const MOST_MENDINGS = 3;

/** The view screen of a cell, in its two digits. */
export const screenOf = (cell: string): string => cell.slice(0, 2);

/** The cells one slip away: a digit of the view screen, both swapped, or a letter too many; the letter itself never changes. */
const oneSlipFrom = (cell: string): readonly string[] => {
  const [tens = '', ones = '', letter = ''] = cell;
  const digits = [...'0123456789'].flatMap((digit) => [digit + ones, tens + digit]);
  const slips = [ones + tens, ...digits].map((screen) => screen + letter);
  return [...new Set([...slips, tens + ones])].filter((slip) => slip !== cell);
};

/** The view screens to which the owner's number leads on the consoles before and after, in the same range. */
const screensBeside = ({ cells }: SoundParts, { holder, owner }: CellPlace): readonly string[] => {
  const band = bandOf(rangeOf(Number(holder)));
  const beside = [Number(holder) - 2, Number(holder) + 2]
    .filter((console) => band.includes(console))
    .map(String);
  return cells
    .filter((cell) => cell.owner === owner && beside.includes(cell.holder))
    .map(({ cell }) => screenOf(cell));
};

/** At most three sound cells one slip away from `cell`, each confirmed by what other booklets, or the consoles beside, have
 *  there; those that most booklets confirm come first. */
export const cellMendings = (
  cell: string,
  place: CellPlace,
  parts: SoundParts,
  others: readonly LikeBooklet[],
): readonly CellMending[] => {
  if (!/^\d\d[A-Z]?$/.test(cell)) return [];
  const beside = screensBeside(parts, place);
  const there = others.flatMap(({ mech, document }) => {
    const other = at(at(document.consoles, place.holder), place.owner);
    return typeof other === 'string' ? [{ by: mech.designation, screen: screenOf(other) }] : [];
  });
  const confirming = (
    screen: string,
  ): { readonly by: readonly string[]; readonly weight: number } => {
    const by = there.filter((other) => other.screen === screen).map((other) => other.by);
    // The consoles beside decide only between what as many booklets say.
    return { by, weight: 4 * by.length + beside.filter((other) => other === screen).length };
  };
  // Who leads to the same view screen says that its digits are right: then the slip is in the letter.
  const asItIs = confirming(screenOf(cell)).weight;
  return oneSlipFrom(cell)
    .filter((slip) => checkCell(parts, { ...place, cell: slip }).length === 0)
    .map((slip) => ({ slip, ...confirming(screenOf(slip)) }))
    .filter(({ slip, weight }) => weight > (screenOf(slip) === screenOf(cell) ? 0 : asItIs))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_MENDINGS)
    .map(({ slip, by }) => ({ cell: slip, by: by.length > 0 ? by : 'beside' }));
};
