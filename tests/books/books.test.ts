import { describe, expect, test } from 'vitest';
import { checkPair } from '../../src/rules/check/check-pair.ts';
import { COLOURS, CONSOLES, VIEW_SCREENS, bandOf, rangeOf } from '../../src/rules/vocabulary.ts';
import { booklets, griffin, printed, rifleman } from '../rules/battle/table-top.ts';

// Forged booklets are held here only to what every booklet must be.
describe.each(booklets.map((booklet) => [booklet.mech.name, booklet] as const))(
  '%s',
  (_, booklet) => {
    test('has 32 view screens and 384 cells: each console has one for every number in its band', () => {
      expect(booklet.viewScreens.filter(Boolean).map((screen) => screen!.number)).toEqual(
        VIEW_SCREENS,
      );
      const { consoles } = booklet.document;
      const table = (console: number) => Object.keys(consoles[String(console)] ?? {}).map(Number);
      expect(CONSOLES.flatMap(table)).toHaveLength(384);
      for (const console of CONSOLES) expect(table(console)).toEqual(bandOf(rangeOf(console)));
    });

    test('gives a cell a letter exactly when its view screen has a SCORE', () => {
      for (const sighting of booklet.cells)
        if (sighting) expect(sighting.line !== null).toBe(sighting.screen.score !== null);
    });

    test('has 00 in exactly those cells whose number has no maneuver on its stat card', () => {
      const lacking = CONSOLES.filter((console) => !booklet.statCard.byConsole[console >> 1]);
      const { consoles } = booklet.document;
      for (const table of Object.values(consoles))
        for (const [owner, cell] of Object.entries(table))
          expect(cell === '00').toBe(lacking.includes(Number(owner)));
    });
  },
);

test.each(printed.map((booklet) => [booklet.mech.name, booklet] as const))(
  'the printed %s uses every color, and gives a full sentence for every source',
  (_, booklet) => {
    expect(new Set(booklet.statCard.maneuvers.map(({ colour }) => colour))).toEqual(
      new Set(COLOURS),
    );
    for (const { why } of booklet.sources.cells) expect(why).toMatch(/\.$/);
  },
);

test('the sources of the printed booklets use all four states, and cover the color of every Rifleman maneuver', () => {
  const states = printed.flatMap(({ sources }) => sources.cells.map(({ is }) => is));
  expect(new Set(states)).toEqual(new Set(['printed', 'corrected', 'reconstructed', 'lost']));
  const colours = rifleman.sources.cells
    .flatMap(({ of }) => of)
    .filter((path) => /colour/.test(path));
  expect(colours).toHaveLength(rifleman.statCard.maneuvers.length);
});

test('a console number has the same color on both printed stat cards', () => {
  for (const maneuver of griffin.statCard.maneuvers)
    expect(rifleman.statCard.byConsole[maneuver.console >> 1]?.colour ?? maneuver.colour).toBe(
      maneuver.colour,
    );
});

test('D12: every turn of every pair resolves, and the printed pairs have only their 7 known slips', () => {
  const pairs = booklets.flatMap((one, index) =>
    booklets.slice(index).map((other) => [one, other] as const),
  );
  expect(pairs.flatMap(([one, other]) => checkPair(one, other).faults)).toEqual([]);
  const known = pairs.filter((pair) => pair.every((each) => printed.includes(each)));
  expect(known.flatMap(([one, other]) => checkPair(one, other).warnings)).toHaveLength(7);
});
