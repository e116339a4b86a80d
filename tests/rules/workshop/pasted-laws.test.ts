import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedConsoles } from '../../../src/rules/workshop/pasted.ts';
import { pasteSteps } from '../../../src/rules/workshop/paste-steps.ts';
import { CONSOLES, bandOf, rangeOf } from '../../../src/rules/vocabulary.ts';
import { booklets } from '../battle/table-top.ts';

const anyBooklet = fc.constantFrom(...booklets.map(({ document }) => document));
const anyHeading = fc.constantFrom('Console #', '#', '#:', '(#)', 'CONSOLE #:', 'Console # –');
/** Between a number and its cell, and between two such. */
const anyWriting = fc.record({
  dash: fc.constantFrom(...['-', ' - ', ' – ', '—', ' − ', ': ', ' = ', ' → ', ' -> ', ' ', '\t']),
  after: fc.constantFrom('\n', ', ', '; ', '\t', '  ', '\r\n', ' | '),
  heading: anyHeading,
  cell: fc.constantFrom<(cell: string) => string>(
    (cell) => cell,
    (cell) => cell.toLowerCase().replace('l', 'L'),
    (cell) => cell.replace(/^0(?=\d$)/u, ''),
    (cell) => cell.replace(/(?=[A-Z])/u, ' '),
  ),
});

/** A console's numbers in the order of the page, across it or down its columns, or in any other. */
const anyOrder = (numbers: readonly number[]) =>
  fc.oneof(
    fc.constant([...numbers]),
    fc.constantFrom(2, 4).map((columns) => {
      const rows = numbers.length / columns;
      return numbers.map((_, at) => numbers[(at % columns) * rows + Math.floor(at / columns)] ?? 0);
    }),
    fc.shuffledSubarray([...numbers], { minLength: numbers.length }),
  );

const anyListing = fc.tuple(anyBooklet, anyWriting).chain(([{ consoles }, how]) =>
  fc
    .tuple(
      ...CONSOLES.map((holder) =>
        anyOrder(bandOf(rangeOf(holder))).map((owners) => {
          const list = owners.map(
            (owner) => owner + how.dash + how.cell(cellAt(consoles, holder, owner)),
          );
          return `${how.heading.replace('#', String(holder))}\n${list.join(how.after)}`;
        }),
      ),
    )
    .map((parts) => ({ consoles, text: parts.join('\n') })),
);

const cellAt = (
  consoles: Readonly<Record<string, Readonly<Record<string, string>>>>,
  holder: number,
  owner: number,
) => consoles[String(holder)]?.[String(owner)] ?? '';

const tablesOf = (pasted: Parameters<typeof pasteSteps>[1]) =>
  Object.fromEntries(
    pasteSteps({}, pasted).map(({ cells, console }) => [
      console,
      Object.fromEntries(cells.map(({ after, owner }) => [owner, after])),
    ]),
  );

test('law: a booklet that is written out in any way gives back all its cells', () => {
  fc.assert(
    fc.property(anyListing, ({ consoles, text }) => {
      const { asked, cells, leftOut } = pastedConsoles(text, 2);
      expect([asked, leftOut]).toEqual([[], []]);
      expect(tablesOf(cells)).toEqual(consoles);
    }),
    { numRuns: 100 },
  );
});

const anyGrid = fc
  .tuple(anyBooklet, fc.constantFrom('\t', ' ', ';', ', '), fc.boolean(), fc.boolean())
  .map(([{ consoles }, by, above, beside]) => ({
    consoles,
    grids: (['close', 'medium', 'long'] as const).map((range) => {
      const band = bandOf(range);
      const rows = band.map((holder) => [
        ...(beside ? [String(holder)] : []),
        ...band.map((owner) => cellAt(consoles, holder, owner)),
      ]);
      const head = [...(beside && by !== ' ' ? [''] : []), ...band.map(String)];
      return (above ? [head, ...rows] : rows).map((row) => row.join(by)).join('\n');
    }),
  }));

test('law: a booklet in grids of a spreadsheet gives back all its cells', () => {
  fc.assert(
    fc.property(anyGrid, fc.constantFrom(0, 2, 18, 64), ({ consoles, grids }, from) => {
      const alone = grids.flatMap((grid, at) => pastedConsoles(grid, [2, 18, 64][at] ?? 0).cells);
      for (const read of [pastedConsoles(grids.join('\n\n'), from).cells, alone])
        expect(tablesOf(read)).toEqual(consoles);
    }),
    { numRuns: 60 },
  );
});

/** What fingers and machines do to a text, at places that are parts of its length. */
const anySlip = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  put: fc.oneof(
    fc.constantFrom('drop', 'double', 'swap'),
    fc.constantFrom(
      'O',
      'l',
      'I',
      'o',
      ' ',
      '\n',
      '-',
      '\t',
      '28\n',
      'Console ',
      '\u0000',
      '\u200d',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  ),
});
const slipped = (text: string, { at, put }: { at: number; put: string }): string => {
  const place = Math.floor(at * text.length);
  const [before, sign, next, after] = [
    text.slice(0, place),
    text[place] ?? '',
    text[place + 1] ?? '',
    text.slice(place + 2),
  ];
  if (put === 'drop') return before + next + after;
  if (put === 'double') return before + sign + sign + next + after;
  if (put === 'swap') return before + next + sign + after;
  return before + put + next + after;
};

test('law: whatever befell a text, what is taken stands in it, in its range, and beside no question', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyListing,
        anyGrid.map(({ grids }) => ({ text: grids.join('\n') })),
      ),
      fc.array(anySlip, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(...CONSOLES, 0, 7, Number.NaN),
      ({ text }, slips, from) => {
        const typed = slips.reduce(slipped, text);
        const { asked, cells, leftOut } = pastedConsoles(typed, from);
        const bare = typed.toUpperCase().replace(/[\s\p{C}]/gu, '');
        const places = new Set(asked.map(({ holder, owner }) => 100 * holder + owner));
        const isRight = ({ holder, owner, cell }: (typeof cells)[number]): boolean =>
          bandOf(rangeOf(holder)).includes(owner) &&
          /^\d\d[A-Z]?$/u.test(cell) &&
          (bare.includes(cell) || bare.includes(cell.replace(/^0/u, ''))) &&
          !places.has(100 * holder + owner) &&
          places.add(100 * holder + owner).size > 0;
        expect(cells.filter((each) => !isRight(each))).toEqual([]);
        const lines = typed.split(/\r\n|\r|\n/u).length;
        expect(
          leftOut.filter(({ line, text: words }) => line > lines || words.length > 400),
        ).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('law: any text at all is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer(), (text, from) => {
      const { asked, cells } = pastedConsoles(text, from);
      expect(asked.every(({ choices }) => choices.length > 0)).toBe(true);
      expect(cells.length).toBeLessThan(384);
    }),
    { numRuns: 300 },
  );
});
