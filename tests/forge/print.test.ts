import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { lookUp, viewScreen } from '../../src/rules/booklet/booklet.ts';
import { maneuverAt } from '../../src/rules/booklet/stat-card.ts';
import { CONSOLES, VIEW_SCREENS, bandOf, rangeOf } from '../../src/rules/vocabulary.ts';
import { griffin, rifleman } from '../rules/battle/table-top.ts';
import { made, sheetOf } from './forged.ts';

const PRINTED = [
  ['Rifleman', rifleman, made(sheetOf('rfl-3n')).booklet],
  ['Griffin', griffin, made(sheetOf('grf-1n')).booklet],
] as const;

/** The print's and the forge's version of each cell whose owner's number is on the card. */
const cellsOf = (print: Booklet, forged: Booklet) =>
  CONSOLES.flatMap((holder) =>
    bandOf(rangeOf(holder)).map((owner) => ({
      name: `${holder}.${owner}`,
      printed: lookUp(print, { holder, owner }),
      forged: lookUp(forged, { holder, owner }),
    })),
  );
type Cell = ReturnType<typeof cellsOf>[number]['printed'];
const written = (cell: Cell): string =>
  cell ? `${cell.screen.number}${cell.line?.letter ?? ''}` : '00';

describe.each(PRINTED)('the %s forged from its sheet', (_, print, forged) => {
  test('F1: has the printed armor, shutdown number, supplies, cost, speed and engine', () => {
    const { armor, shutdown, ammunition } = forged.statCard;
    expect({ armor, shutdown, ammunition }).toEqual({
      armor: print.statCard.armor,
      shutdown: print.statCard.shutdown,
      ammunition: print.statCard.ammunition,
    });
    expect(forged.mech.cost).toBe(print.mech.cost);
    expect(forged.mech.speed).toBe(print.mech.speed);
    expect(forged.mech.engine).toBe(print.mech.engine);
  });

  test('F2–F8: has every row of the printed card, except one known number', () => {
    const { maneuvers } = forged.statCard;
    expect(new Set(maneuvers.map(({ console }) => console))).toEqual(
      new Set(print.statCard.maneuvers.map(({ console }) => console)),
    );
    expect(maneuvers).toHaveLength(print === rifleman ? 31 : 29);
    const otherwise = maneuvers.flatMap((row) => {
      const printed = maneuverAt(print.statCard, row.console)!;
      const { range, colour, heat, score, ammunition, categories } = row;
      expect({ range, colour, heat, ammunition, categories }).toEqual({
        range: printed.range,
        colour: printed.colour,
        heat: printed.heat,
        ammunition: printed.ammunition,
        categories: printed.categories,
      });
      return [
        ...(score === printed.score ? [] : [`${row.console} scores`]),
        ...Object.entries(row.conversions).flatMap(([to, number]) =>
          number === Object.entries(printed.conversions).find(([each]) => each === to)?.[1]
            ? []
            : [`${row.console} converts to ${number}`],
        ),
      ];
    });
    // Cool Off at long range prints 2; the Griffin's Cover & PPC prints 12, which it lacks.
    expect(otherwise).toEqual(print === rifleman ? ['62 scores'] : ['46 converts to 6']);
  });

  test('F9–F15: has the printed cells, except the known differences', () => {
    const others = cellsOf(print, forged).filter(
      (cell) => written(cell.printed) !== written(cell.forged),
    );
    expect(others.map(({ name }) => name)).toEqual(
      print === rifleman
        ? ['12.16', '14.16', '24.18', '42.24', '50.58', '50.62', '54.58']
        : [
            ...['18.28', '18.34', '18.48', '24.22', '24.38', '34.22', '34.38', '34.48', '42.22'],
            ...['50.58', '50.62', '54.58', '56.50'],
          ],
    );
    expect(384 - others.length).toBe(print === rifleman ? 377 : 371);
  });

  test('F11, F12: is hit in the same cells as in print, except three changed to prevent a lock', () => {
    const others = cellsOf(print, forged).filter(
      (cell) => Boolean(cell.printed?.line) !== Boolean(cell.forged?.line),
    );
    expect(others.map(({ name }) => name)).toEqual(['50.58', '50.62', '54.58']);
  });

  test('F13: has the printed range, score and status of every view screen', () => {
    for (const number of VIEW_SCREENS) {
      const [one, other] = [viewScreen(forged, number), viewScreen(print, number)];
      expect({ range: one.range, score: one.score, status: one.status }).toEqual({
        range: other.range,
        score: other.score,
        status: other.status,
      });
    }
  });

  test('F17: has the torso, head, arms, legs and mounts of the printed ’Mech', () => {
    const { torso, head, arms, legs, mounts } = print.document.figure!;
    expect(forged.document.figure).toMatchObject({ torso, head, arms, legs, mounts });
  });
});

test('F14: the forged Rifleman has 64 of its 65 printed thresholds, all but 35A, which prints 2', () => {
  const [, print, forged] = PRINTED[0];
  const thresholds = (booklet: Booklet): readonly string[] =>
    VIEW_SCREENS.flatMap((number) =>
      viewScreen(booklet, number).criticals.map(
        ({ letter, threshold }) => `${number}${letter} ${threshold}`,
      ),
    );
  expect(thresholds(print)).toHaveLength(65);
  const lost = thresholds(print).filter((each) => !thresholds(forged).includes(each));
  expect(lost).toEqual(['35A 2']);
});

test.each(['rfl-3n', 'grf-1n'])(
  'F1: the engine of %s is named by weight and walk if its sheet names none',
  (name) => {
    const { engine: _engine, ...sheet } = sheetOf(name);
    expect(made(sheet).booklet.mech.engine).toBe(name === 'rfl-3n' ? 'Fusion 240' : 'Fusion 275');
  },
);
