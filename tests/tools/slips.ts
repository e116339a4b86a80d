import { readLibrary } from '../../src/command-line/library.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { checkBooklet } from '../../src/rules/check/check-booklet.ts';
import { checkPair } from '../../src/rules/check/check-pair.ts';
import { readBooklet } from '../../src/rules/booklet/read-booklet.ts';
import { cellMendings } from '../../src/rules/workshop/cell-mendings.ts';
import { cellFaults, draftParts } from '../../src/rules/workshop/judged-cell.ts';
import { unlikeOthers } from '../../src/rules/workshop/to-look-at.ts';
import type { Planted } from './planted-slips.ts';
import { SLIPS, everySlip, withSlip } from './planted-slips.ts';

/**
 * `npm run tool -- slips [ID …]`: plants every single slip in every cell of the printed booklets, or of those named, and prints
 * by what it is seen, with the others on the shelf, and how often the true cell is among the mendings of a faulty one. A minute a booklet.
 */
const library = readLibrary();
const SEEN = ['fault at once', 'two ranges', 'unlike others', 'unseen'] as const;
type Seen = (typeof SEEN)[number];

const pairWarnings = (booklet: Booklet, others: readonly Booklet[]): number =>
  [booklet, ...others].reduce(
    (sum, other) =>
      sum + checkPair(booklet, other).warnings.filter(({ kind }) => kind === 'two ranges').length,
    0,
  );

const judgeOf = (booklet: Booklet, others: readonly Booklet[]) => {
  const warned = pairWarnings(booklet, others);
  const unlike = unlikeOthers(booklet.document, others).length;
  return (slip: Planted): { readonly seen: Seen; readonly mended: boolean | null } => {
    const document = withSlip(booklet.document, slip);
    if (cellFaults(document, slip).length > 0) {
      const mendings = cellMendings(slip.cell, slip, draftParts(document), others);
      return { seen: 'fault at once', mended: mendings.some(({ cell }) => cell === slip.truth) };
    }
    const seen = (): Seen => {
      if (checkBooklet(document).length > 0) return 'fault at once';
      if (pairWarnings(readBooklet(document, ''), others) > warned) return 'two ranges';
      return unlikeOthers(document, others).length > unlike ? 'unlike others' : 'unseen';
    };
    return { seen: seen(), mended: null };
  };
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const ids = process.argv.length > 2 ? process.argv.slice(2) : ['grf-1n', 'rfl-3n'];
const judged = ids.flatMap((id) => {
  const booklet = library.get(id);
  if (!booklet) throw new RangeError(`There is no booklet ${id}.`);
  const judge = judgeOf(
    booklet,
    [...library.values()].filter((other) => other !== booklet),
  );
  return everySlip(booklet).map((slip) => ({ ...slip, ...judge(slip) }));
});
const print = (...columns: readonly string[]): void =>
  void process.stdout.write(`${columns.map((column) => column.padEnd(24)).join('')}\n`);
print('slip', 'planted', ...SEEN, 'true cell offered');
for (const slip of SLIPS) {
  const planted = judged.filter((each) => each.slip === slip);
  const faulty = planted.filter(({ mended }) => mended !== null);
  const seen = SEEN.map((how) =>
    percent(planted.filter((each) => each.seen === how).length, planted.length),
  );
  const mended = percent(faulty.filter((each) => each.mended).length, faulty.length);
  print(slip, String(planted.length), ...seen, mended);
}
