import { expect, test } from 'vitest';
import { cellWords } from '../../../src/rules/words/cell-words.ts';
import { booklets, rifleman } from '../battle/table-top.ts';

test.each([
  [['consoles.64'], 'console 64'],
  [['consoles.52.62'], 'number 62 of console 52'],
  [['viewScreens.1', 'viewScreens.3', 'viewScreens.5', 'viewScreens.9'], 'view screens 1–5 and 9'],
  [['viewScreens.3', 'viewScreens.1'], 'view screens 1 and 3'],
  [['viewScreens.27.title', 'viewScreens.27.score'], 'title and score of view screen 27'],
  [
    ['viewScreens.27.title', 'viewScreens.29.score'],
    'title of view screen 27; score of view screen 29',
  ],
  [['viewScreens.35.criticals.0.letters.A'], 'letter A of view screen 35'],
  [['viewScreens.35.criticals'], 'criticals of view screen 35'],
  [['statCard.ammunition'], 'ammunition of the stat card'],
  [['mech.engine'], "engine of the 'Mech"],
  [['figure'], 'figure'],
])('the cells %j are described as "%s"', (paths, words) => {
  expect(cellWords(paths, rifleman)).toBe(words);
});

test('a row of criticals is named by its letters, a maneuver by its console number', () => {
  expect(cellWords(['viewScreens.27.criticals.4'], rifleman)).toMatch(
    /^critical [A-Z](\/[A-Z])* of view screen 27$/,
  );
  const { console } = rifleman.document.statCard.maneuvers[3]!;
  expect(cellWords(['statCard.maneuvers.3.colour'], rifleman)).toBe(
    `colour of maneuver ${console}`,
  );
});

test('no booklet in the game shows a raw path in its sources', () => {
  for (const booklet of booklets)
    for (const { of } of booklet.sources.cells)
      expect(cellWords(of, booklet)).not.toMatch(/\w\.\w|viewScreens|statCard|undefined/);
});
