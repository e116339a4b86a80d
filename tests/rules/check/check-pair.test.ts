import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { checkPair } from '../../../src/rules/check/check-pair.ts';
import { findingText, placeText } from '../../../src/rules/words/finding-text.ts';
import { griffin, rifleman } from '../battle/table-top.ts';
import { bookletOf, draft } from './drafts.ts';

describe('two booklets', () => {
  test('D12: two ranges in one turn are a warning', () => {
    const { faults, warnings } = checkPair(griffin, rifleman);
    expect(faults).toEqual([]);
    expect(warnings.map(findingText)).toContain(
      'grf-1n 22 against rfl-3n 24: view screens 5 (close) and 1 (medium) show two ranges; the closer one holds (D12)',
    );
  });

  test('a booklet paired with itself counts each turn once', () => {
    const slips = checkPair(griffin, griffin).warnings.map(({ place }) => placeText(place));
    expect(new Set(slips).size).toBe(slips.length);
    expect(slips).not.toContain('grf-1n 38 against grf-1n 34');
  });

  const called = (name: string, designation = 'RFL-9X'): Booklet =>
    bookletOf(draft(({ mech }) => void Object.assign(mech, { name, designation })));
  const names = (one: Booklet, other = rifleman): readonly string[] =>
    checkPair(one, other)
      .warnings.map(findingText)
      .filter((warning) => warning.includes('.mech.'));

  test("a 'Mech with the same name as another is a finding: only the designation tells them apart", () => {
    expect(names(called('Rifleman'))).toEqual([
      'rfl-9x.mech.name: RFL-3N is called "Rifleman" too; only the designation tells them apart',
    ]);
  });

  test.each([
    ['RIFLEMAN', 'case'],
    ['Rifle Man', 'a space'],
    ['Rifle-man', 'a dash'],
    ['Ríflemän', 'marks'],
    ['Rif1eman', 'a digit'],
    ['RifIeman', 'a capital'],
    ['Riflernan', 'two letters for one'],
    ['Riflеmаn', 'Cyrillic letters'],
    ['Riflεmαn', 'Greek letters'],
    ['Ｒｉｆｌｅｍａｎ', 'wide letters'],
    ['𝐑𝐢𝐟𝐥𝐞𝐦𝐚𝐧', 'letters of mathematics'],
  ])('the name "%s" is a finding, since it is easily taken for the Rifleman (%s)', (name) => {
    expect(names(called(name))).toEqual([
      `rfl-9x.mech.name: "${name}" is easily taken for "Rifleman" (RFL-3N)`,
    ]);
  });

  test('a designation easily taken for another is a finding, but clearly different names are not', () => {
    const [one, other] = [called('Gunner', 'GNR-O'), called('Shooter', 'GNR-0')];
    expect(names(one, other)).toEqual([
      'gnr-o.mech.designation: "GNR-O" is easily taken for "GNR-0" (GNR-0)',
    ]);
    expect(names(called('❤️'), called('💛', 'RFL-8'))).toEqual([]);
    expect(names(called('–'), called('!', 'RFL-8'))).toEqual([]);
    for (const name of ['Rifleman II', 'Riflewoman', 'Gunner', '❤️', 'Винтовка'])
      expect(names(called(name))).toEqual([]);
    expect(names(rifleman, griffin)).toEqual([]);
    expect(names(rifleman, rifleman)).toEqual([]);
  });

  test('a page with the wrong range adds warnings for turns that lead to it', () => {
    const slipped = bookletOf(
      draft((document) => {
        const screen = document.viewScreens['55'];
        if (screen) screen.range = 'close';
        document.mech.designation = 'RFL-3X';
      }),
    );
    const before = checkPair(rifleman, griffin).warnings.length;
    expect(checkPair(slipped, griffin).warnings.length).toBeGreaterThan(before);
  });
});
