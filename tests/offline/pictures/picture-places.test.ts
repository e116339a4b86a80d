import { beforeAll, expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { placesText } from '../../../src/command-line/places.ts';
import { placeSought, placesCome } from '../../../src/offline/pictures/picture-places.ts';
import table from '../../../src/offline/places.json' with { type: 'json' };
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { headPlace } from '../../figure/head-places.ts';
import { hitPlace } from '../../whole-pages/hit-places.ts';

const library = readLibrary();
beforeAll(placesCome);

test('the table of places matches the pictures of every booklet as they are drawn', () => {
  const drawn = Object.fromEntries([...library].map(([id, booklet]) => [id, placesText(booklet)]));
  expect(table, 'npm run pictures -- places writes it').toEqual(drawn);
});

test.each([...library])(
  '%s: the head and the hit are where an independent measure finds them',
  (_, booklet) => {
    for (const number of VIEW_SCREENS) {
      const screen = viewScreen(booklet, number);
      const { top } = headPlace(booklet, screen);
      expect(placeSought(booklet, screen, 'head'), `head, ${number}`).toBeCloseTo(
        Math.max(0, top),
        1,
      );
      const hit = hitPlace(booklet, screen, null);
      if (hit && screen.picture !== 'knocked-down')
        expect(placeSought(booklet, screen, 'hit'), `hit, ${number}`).toBeCloseTo(hit.y, 1);
    }
  },
);

test("the head of an unknown 'Mech is placed near where the known ones have it", () => {
  const off = [...library.values()].flatMap((booklet) =>
    VIEW_SCREENS.map((number) => {
      const screen = viewScreen(booklet, number);
      const known = placeSought(booklet, screen, 'head');
      return Math.abs(known - placeSought({ id: 'unknown' }, screen, 'head'));
    }),
  );
  expect(Math.max(...off)).toBeLessThan(0.17);
});
