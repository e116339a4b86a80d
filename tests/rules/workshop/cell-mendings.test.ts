import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCell } from '../../../src/rules/check/check-booklet.ts';
import { findingText } from '../../../src/rules/words/finding-text.ts';
import type { LikeBooklet } from '../../../src/rules/workshop/cell-mendings.ts';
import { cellMendings } from '../../../src/rules/workshop/cell-mendings.ts';
import { cellFaults, draftParts } from '../../../src/rules/workshop/judged-cell.ts';
import { booklets, griffin, printed, rifleman } from '../battle/table-top.ts';
import { draft } from '../check/drafts.ts';
import { everySlip, withSlip } from '../../tools/planted-slips.ts';

const others = (one: LikeBooklet): readonly LikeBooklet[] =>
  booklets.filter((other) => other !== one);

/** The cells that are offered for one typed on a console of the Griffin, each with what confirms it. */
const offered = (
  typed: string,
  [holder, owner]: readonly [number, number],
  shelf: readonly LikeBooklet[] = [rifleman],
): readonly string[] =>
  cellMendings(
    typed,
    { holder: String(holder), owner: String(owner) },
    draftParts(griffin.document),
    shelf,
  ).map(({ cell, by }) => `${cell} by ${typeof by === 'string' ? by : by.join(', ')}`);

describe('a mending of a cell', () => {
  test('has one digit of the view screen changed, or both swapped, as another booklet has it there', () => {
    expect(offered('28', [30, 36])).toEqual(['29 by RFL-3N']);
    expect(offered('92', [30, 36])).toEqual(['29 by RFL-3N']);
    expect(offered('15', [30, 20])).toEqual(['51 by RFL-3N']);
  });

  test('is what most booklets have, before what only one has', () => {
    expect(offered('03', [30, 22], others(griffin))).toEqual([
      '01 by CDA-3MA, CLS-1A, ENF-4R, HBK-4G, HER-5SA, RFL-3N',
      '63 by LCT-1V',
    ]);
  });

  test('is confirmed by the consoles beside where the other booklets have no such number', () => {
    expect(offered('18', [30, 34])).toEqual(['19 by beside']);
    expect(offered('18', [30, 34], [])).toEqual(['19 by beside']);
  });

  test('takes a letter off that is too many, and never makes another letter or a new one', () => {
    expect(offered('29B', [30, 36])).toEqual(['29 by RFL-3N']);
    expect(offered('27Z', [32, 34])).toEqual([]);
    expect(offered('27', [32, 34])).toEqual([]);
    // A letter was forgotten: the other booklets agree on 15, and only the consoles beside lead to 11.
    expect(offered('15', [8, 16], others(griffin))).toEqual([]);
  });

  test('is not offered where nothing confirms it, or where no cell was typed', () => {
    expect(offered('48', [30, 36])).toEqual([]);
    for (const typed of ['', '2', '29BB', '2 9', 'o9', '２９'])
      expect(offered(typed, [30, 36])).toEqual([]);
  });

  test('law: is sound, one slip away, leaves the letter as it is or takes it off, and comes three times at most', () => {
    fc.assert(
      fc.property(
        ...[fc.constantFrom(...printed.flatMap(everySlip)), fc.constantFrom(...printed)],
        (slip, booklet) => {
          const parts = draftParts(booklet.document);
          const mendings = cellMendings(slip.cell, slip, parts, others(booklet));
          expect(mendings.length).toBeLessThanOrEqual(3);
          for (const { cell } of mendings) {
            expect(checkCell(parts, { ...slip, cell })).toEqual([]);
            const [tens, ones, letter] = cell;
            const swapped = tens === slip.cell[1] && ones === slip.cell[0];
            const changed = [0, 1].filter((place) => cell[place] !== slip.cell[place]).length;
            expect(swapped || changed < 2).toBe(true);
            expect([slip.cell[2], changed === 0 ? undefined : slip.cell[2]]).toContain(letter);
          }
        },
      ),
    );
  });
});

describe('a cell of a draft', () => {
  const place = { holder: '30', owner: '36' };
  const faults = (cell: unknown): readonly string[] =>
    cellFaults(
      draft(({ consoles }) => void Object.assign(consoles['30']!, { 36: cell }), 'grf-1n'),
      place,
    ).map(findingText);

  test('is judged alone, as the whole check judges it', () => {
    expect(faults('29')).toEqual([]);
    expect(faults('28')).toEqual([
      'consoles.30.36: view screen 28 does not exist (view screens are odd, 1–63)',
    ]);
    expect(faults('29B')).toEqual([
      'consoles.30.36: view screen 29 shows no hit, so no letter belongs here',
    ]);
    expect(faults('2')).toHaveLength(1);
    expect(faults(29)).toHaveLength(1);
  });

  test('has no fault where it is not typed yet, and whatever stands around it', () => {
    expect(faults(undefined)).toEqual([]);
    for (const document of [null, 3, [], {}, { consoles: { 30: 3 } }])
      expect(cellFaults(document, place)).toEqual([]);
  });

  test('is judged by the pages as they are now', () => {
    const typed = { ...griffin.document.consoles['30'], 36: '27' };
    const hit = { ...griffin.document, consoles: { ...griffin.document.consoles, 30: typed } };
    expect(cellFaults(hit, place)).toHaveLength(1);
    const { score: _score, criticals: _criticals, ...missed } = griffin.document.viewScreens['27']!;
    const viewScreens = { ...griffin.document.viewScreens, 27: missed };
    expect(cellFaults({ ...hit, viewScreens }, place)).toEqual([]);
  });
});

describe.each(printed)('every slip in a cell of the $mech.name', (booklet) => {
  const slips = everySlip(booklet);
  const isFaulty = (slip: (typeof slips)[number]): boolean =>
    cellFaults(withSlip(booklet.document, slip), slip).length > 0;

  test('is seen at once where two digits are swapped, or a letter is forgotten or too many', () => {
    const always = ['digits swapped', 'letter forgotten', 'letter too many'];
    expect(slips.filter((slip) => always.includes(slip.slip) && !isFaulty(slip))).toEqual([]);
  });

  test('has the true cell among its mendings where a digit is wrong, nine times of ten', () => {
    const faulty = slips.filter(({ slip }) => slip === 'a digit wrong').filter(isFaulty);
    const mended = faulty.filter((slip) =>
      cellMendings(slip.cell, slip, draftParts(booklet.document), others(booklet)).some(
        ({ cell }) => cell === slip.truth,
      ),
    );
    expect(faulty.length).toBeGreaterThan(5000);
    expect(mended.length / faulty.length).toBeGreaterThan(0.9);
  });
});
