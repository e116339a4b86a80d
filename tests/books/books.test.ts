import { describe, expect, test } from 'vitest';
import { checkPair } from '../../src/rules/check/check-pair.ts';
import { COLOURS, CONSOLES, VIEW_SCREENS, bandOf, rangeOf } from '../../src/rules/vocabulary.ts';
import { booklets, griffin, printed, rifleman } from '../rules/battle/table-top.ts';

// Of those that were forged only what every booklet must be is asked here.
describe.each(booklets.map((booklet) => [booklet.mech.name, booklet] as const))(
  '%s',
  (_, booklet) => {
    test('has 32 view screens and 384 cells, with every console of its band', () => {
      expect(booklet.viewScreens.filter(Boolean).map((screen) => screen!.number)).toEqual(
        VIEW_SCREENS,
      );
      const { consoles } = booklet.document;
      const table = (console: number) => Object.keys(consoles[String(console)] ?? {}).map(Number);
      expect(CONSOLES.flatMap(table)).toHaveLength(384);
      for (const console of CONSOLES) expect(table(console)).toEqual(bandOf(rangeOf(console)));
    });

    test('shows a hit exactly where a cell has a letter', () => {
      for (const sighting of booklet.cells)
        if (sighting) expect(sighting.line !== null).toBe(sighting.screen.score !== null);
    });

    test('says 00 exactly where its card has no maneuver', () => {
      const lacking = CONSOLES.filter((console) => !booklet.statCard.byConsole[console >> 1]);
      const { consoles } = booklet.document;
      for (const table of Object.values(consoles))
        for (const [owner, cell] of Object.entries(table))
          expect(cell === '00').toBe(lacking.includes(Number(owner)));
    });
  },
);

test.each(printed.map((booklet) => [booklet.mech.name, booklet] as const))(
  'the printed %s has every color, and a sentence for every source',
  (_, booklet) => {
    expect(new Set(booklet.statCard.maneuvers.map(({ colour }) => colour))).toEqual(
      new Set(COLOURS),
    );
    for (const { why } of booklet.sources.cells) expect(why).toMatch(/\.$/);
  },
);

test('every source of the printed booklets says which cells it is about and why', () => {
  const states = printed.flatMap(({ sources }) => sources.cells.map(({ is }) => is));
  expect(new Set(states)).toEqual(new Set(['printed', 'corrected', 'reconstructed', 'lost']));
  const colours = rifleman.sources.cells
    .flatMap(({ of }) => of)
    .filter((path) => /colour/.test(path));
  expect(colours).toHaveLength(rifleman.statCard.maneuvers.length);
});

test('a console number has the same color on both cards', () => {
  for (const maneuver of griffin.statCard.maneuvers)
    expect(rifleman.statCard.byConsole[maneuver.console >> 1]?.colour ?? maneuver.colour).toBe(
      maneuver.colour,
    );
});

test('D12: every turn of every pair resolves, with the known slips of the print and no others', () => {
  const pairs = booklets.flatMap((one, index) =>
    booklets.slice(index).map((other) => [one, other] as const),
  );
  expect(pairs.flatMap(([one, other]) => checkPair(one, other).faults)).toEqual([]);
  const known = pairs.filter((pair) => pair.every((each) => printed.includes(each)));
  expect(known.flatMap(([one, other]) => checkPair(one, other).warnings)).toHaveLength(7);
});
