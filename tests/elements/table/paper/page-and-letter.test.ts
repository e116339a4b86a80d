import { describe, expect, test } from 'vitest';
import { byPart } from '../../../../src/elements/table/paper/told-fields.ts';
import { criticalAt } from '../../../../src/elements/table/paper/page-and-letter.ts';
import { notFoundWords } from '../../../../src/elements/table/paper/paper-words.ts';
import { possibleCriticals } from '../../../../src/rules/campaign/game/asked.ts';
import { mendsItself, partsOf } from '../../../../src/rules/campaign/card/part.ts';
import { sure } from '../../../../src/rules/sure.ts';
import type { CriticalLine } from '../../../../src/rules/booklet/booklet.ts';
import { griffin, rifleman } from '../../../rules/campaign/circle.ts';

const possibleOf = (booklet: typeof rifleman) =>
  possibleCriticals(booklet, { parts: partsOf(booklet, 'm1') });

describe('a critical by page and letter', () => {
  test.each([rifleman, griffin])('finds every line printed in the booklet: $id', (booklet) => {
    const possible = possibleOf(booklet);
    for (const screen of booklet.viewScreens)
      for (const { critical, letter } of screen?.criticals ?? []) {
        const found = criticalAt(`${sure(screen).number} ${letter}`, booklet, possible);
        if (mendsItself(critical.part))
          expect(found).toEqual({ kind: 'mends itself', part: critical.part });
        else
          expect(found.kind === 'critical' && possible[found.place]).toMatchObject({
            part: critical.part,
            effects: critical.effects,
          });
      }
  });

  const isKept = ({ critical }: CriticalLine): boolean => !mendsItself(critical.part);
  const screen = sure(rifleman.viewScreens.find((each) => each?.criticals.some(isKept)));
  const line = screen.criticals.find(isKept);
  test.each([
    [`${screen.number}${line?.letter.toLowerCase()}`, 'critical', ''],
    ['', 'unreadable', 'Enter the page and the letter, such as 33 F.'],
    ['F 33', 'unreadable', 'Enter the page and the letter, such as 33 F.'],
    ['34 A', 'no page', 'There is no view screen 34.'],
    ['99 A', 'no page', 'There is no view screen 99.'],
    [`${screen.number} Z`, 'no letter', `View screen ${screen.number} has no critical Z.`],
  ])('“%s” is %s', (typed, kind, words) => {
    const found = criticalAt(typed, rifleman, possibleOf(rifleman));
    expect(found.kind).toBe(kind);
    expect(found.kind === 'critical' ? '' : notFoundWords(found)).toBe(words);
  });

  test("a part that the 'Mech lacks is reported as missing", () => {
    const found = criticalAt(`${screen.number} ${line?.letter}`, rifleman, []);
    expect(found).toEqual({ kind: 'no part', part: line?.critical.part });
  });
});

test('criticals are grouped by part, weapons first, each part once', () => {
  const parts = byPart(possibleOf(rifleman)).map(({ part }) => part);
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.slice(0, 3)).toEqual(['Autocannon', 'Large Laser', 'Medium Laser']);
  const places = byPart(possibleOf(rifleman)).flatMap(({ criticals }) =>
    criticals.map(([place]) => place),
  );
  expect(places.toSorted((one, other) => one - other)).toEqual([...possibleOf(rifleman).keys()]);
});
