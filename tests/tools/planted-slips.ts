import type { Draft } from '../rules/check/drafts.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { CellPlace } from '../../src/rules/workshop/judged-cell.ts';
import { LETTERS } from '../../src/rules/vocabulary.ts';

/** The slips of a hand that types a cell. */
export const SLIPS = [
  ...['a digit wrong', 'digits swapped', 'cell before repeated', 'console before repeated'],
  ...['another letter', 'letter forgotten', 'letter too many'],
] as const;
export type Slip = (typeof SLIPS)[number];

export interface Planted extends CellPlace {
  readonly slip: Slip;
  readonly truth: string;
  readonly cell: string;
}

/** Every single slip in a cell, and in those before it. */
const slipsIn = (consoles: Draft['consoles'], { holder, owner }: CellPlace): readonly Planted[] => {
  const cellAt = (console: number, number: number): string | undefined =>
    consoles[String(console)]?.[String(number)];
  const truth = cellAt(Number(holder), Number(owner)) ?? '';
  const [tens = '', ones = '', letter = ''] = truth;
  const planted = (slip: Slip, ...cells: readonly (string | undefined)[]): readonly Planted[] =>
    [...new Set(cells)].flatMap((cell) =>
      cell === undefined || cell === truth ? [] : [{ slip, holder, owner, truth, cell }],
    );
  const digits = [...'0123456789'];
  return [
    ...planted(
      'a digit wrong',
      ...digits.flatMap((digit) => [digit + ones + letter, tens + digit + letter]),
    ),
    ...planted('digits swapped', ones + tens + letter),
    ...planted('cell before repeated', cellAt(Number(holder), Number(owner) - 2)),
    ...planted('console before repeated', cellAt(Number(holder) - 2, Number(owner))),
    ...(letter
      ? [
          ...planted('another letter', ...LETTERS.map((other) => tens + ones + other)),
          ...planted('letter forgotten', tens + ones),
        ]
      : planted('letter too many', ...LETTERS.map((other) => truth + other))),
  ];
};

/** Every single slip in every cell of a booklet. */
export const everySlip = ({ document: { consoles } }: Booklet): readonly Planted[] =>
  Object.entries(consoles).flatMap(([holder, table]) =>
    Object.keys(table).flatMap((owner) => slipsIn(consoles, { holder, owner })),
  );

/** A document with a slip; what the slip does not touch is shared. */
export const withSlip = <Document extends Pick<Draft, 'consoles'>>(
  document: Document,
  { holder, owner, cell }: Planted,
): Document => ({
  ...document,
  consoles: { ...document.consoles, [holder]: { ...document.consoles[holder], [owner]: cell } },
});
