import { expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { movesText } from '../../../src/command-line/places.ts';
import { sheetBits } from '../../../src/command-line/drawing-hash.ts';
import { sheetAddress } from '../../../src/offline/pictures/stills.ts';
import { movementOf } from '../../../src/offline/pictures/movements.ts';
import table from '../../../src/offline/moves.json' with { type: 'json' };
import sheets from '../../../src/offline/second-sheets.json' with { type: 'json' };
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';

const library = readLibrary();
const rows = Object.entries<string>(table);

test('the table of movements matches the pictures of every booklet as they are drawn', () => {
  const drawn = Object.fromEntries([...library].map(([id, booklet]) => [id, movesText(booklet)]));
  expect(table, 'npm run pictures -- places writes it').toEqual(drawn);
});

test('only stills with a movement have a second sheet, and all of those but one at most per booklet', () => {
  for (const [id, bits] of Object.entries<string>(sheets)) {
    const said = (table as Record<string, string>)[id]?.split(' ') ?? [];
    const moves = VIEW_SCREENS.filter((_, at) => !said[at]?.startsWith('-'));
    const second = VIEW_SCREENS.filter((number) => sheetAddress(id, number) !== null);
    expect(sheetBits(second), id).toBe(bits);
    expect(moves, id).toEqual(expect.arrayContaining(second));
    // The dust of a ducking 'Mech may be hidden by what is in front of it.
    expect(moves.length - second.length, id).toBeLessThanOrEqual(1);
  }
});

test.each([...library])(
  "%s: a firing 'Mech shoots and a hit 'Mech bursts, at a place within the picture",
  (_, booklet) => {
    for (const number of VIEW_SCREENS) {
      const screen = viewScreen(booklet, number);
      const { kind, x, y } = movementOf(booklet, screen);
      if (screen.picture.includes('firing')) expect(kind, `${number}`).toBe('shoots');
      if (/-hit$|^critical-hit/.test(screen.picture)) expect(kind, `${number}`).toBe('bursts');
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
  },
);

test('a booklet that was never drawn gets the same movements by a guess', () => {
  for (const booklet of library.values())
    for (const number of VIEW_SCREENS) {
      const screen = viewScreen(booklet, number);
      const likely = movementOf({ id: 'unknown' }, screen);
      const row = rows.find(([id]) => id === booklet.id)?.[1].split(' ')[(number - 1) / 2] ?? '';
      // A shot that misses it is none of its own.
      if (/^[sb]/.test(row) && !['ducking', 'sidestepping'].includes(screen.picture))
        expect(likely.kind[0], `${booklet.id} ${number}`).toBe(row[0]);
      expect(likely.way).toBe(null);
    }
});
