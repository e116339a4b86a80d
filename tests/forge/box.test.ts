import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookletText } from '../../src/forge/booklet-text.ts';
import { forge } from '../../src/forge/forge.ts';
import { remarkText } from '../../src/forge/words.ts';
import { checkPair } from '../../src/rules/check/check-pair.ts';
import { deadEndsOf, locksOf } from '../../src/rules/check/locks.ts';
import { parseBookletText } from '../../src/rules/check/parse-booklet.ts';
import { findingText } from '../../src/rules/words/finding-text.ts';
import { griffin, rifleman } from '../rules/battle/table-top.ts';
import { BOX, made, sheetOf } from './forged.ts';

const SHELF = BOX.map((name) => made(sheetOf(name)).booklet);

const named = (id: string) => {
  const found = SHELF.find((booklet) => booklet.id === id);
  if (!found) throw new Error(`There is no sheet ${id}.`);
  return found;
};

test('forging the sheets gives the booklets of the game, byte for byte (npm run forge -- all writes them)', () => {
  expect(readdirSync('books/sheets').toSorted()).toEqual(
    ['README.md', ...BOX.map((name) => `${name}.json`)].toSorted(),
  );
  for (const id of BOX) {
    const forged = forge(sheetOf(id));
    expect(forged.ok && bookletText(forged.document), id).toBe(
      readFileSync(`books/${id}.json`, 'utf8'),
    );
  }
});

test('the note of each forged booklet says that it is forged, from what, and what was guessed', () => {
  for (const { id, sources } of SHELF) {
    expect(sources.note, id).toMatch(/^Forged, not printed\. From: /);
    expect(sources.note.length, id).toBeLessThanOrEqual(600);
    for (const remark of made(sheetOf(id)).remarks)
      expect(sources.note.toLowerCase(), id).toContain(remarkText(remark).toLowerCase());
  }
});

describe.each(SHELF.map((booklet) => [booklet.mech.name, booklet] as const))(
  'the forged %s',
  (_, booklet) => {
    test('F9: always shows the same range as the Rifleman or any forged opponent', () => {
      for (const other of [rifleman, ...SHELF])
        expect(checkPair(booklet, other)).toEqual({ faults: [], warnings: [] });
    });

    test('F12: no opponent can lock it forever, and no pairing has a dead end', () => {
      for (const other of [rifleman, griffin, ...SHELF]) {
        expect(locksOf(other, booklet)).toEqual([]);
        expect(deadEndsOf(other, booklet)).toEqual([]);
      }
    });

    test('D12: paired with the Griffin, gives warnings only for the Griffin’s slips', () => {
      const { faults, warnings } = checkPair(booklet, griffin);
      expect(faults).toEqual([]);
      const slips = ['22 24', '38 24', '22 34', '38 34', '34 18'];
      for (const warning of warnings) {
        const calls = warning.place.in === 'turn' ? warning.place.calls : [];
        const [mine, griffins] = calls.map(({ console }) => console);
        expect(slips).toContain(`${griffins} ${mine}`);
      }
      expect(warnings.map(findingText).length).toBeLessThanOrEqual(5);
    });

    test('is the same edition after it is written as text and read back', () => {
      const text = bookletText(booklet.document);
      const read = parseBookletText(text);
      expect(read.ok && read.booklet.edition).toBe(booklet.edition);
      expect(bookletText(made(sheetOf(booklet.id)).booklet.document)).toBe(text);
    });
  },
);

test('F1: each forged booklet has the armor, cost, engine and speed that the rules give it', () => {
  const heads = SHELF.map(({ id, mech, statCard }) => [
    id,
    statCard.armor,
    mech.cost,
    mech.engine,
    mech.speed,
  ]);
  expect(heads).toEqual([
    ['enf-4r', 34, 100, 'Fusion 200', 4],
    ['hbk-4g', 37, 100, 'Fusion 200', 4],
    ['cda-3ma', 31, 80, 'Fusion 320', 8],
    ['her-5sa', 35, 80, 'Fusion 240', 6],
    ['lct-1v', 31, 40, 'Fusion 160', 8],
    ['cls-1a', 36, 200, 'Fusion 300', 3],
  ]);
});

test('F7: remarks say what was left off, counted as one, guessed or trimmed', () => {
  const { remarks } = made(sheetOf('lct-1v'));
  expect(remarks.map(remarkText)).toEqual([
    'not on the sheet and taken as usual: armor',
    'walk guessed: 8, from movement 4',
    'no weapon reaches long range; there it can only charge',
    '2 machine guns count as one',
    'no engine named: Fusion 160, by weight and walk',
    'armor 28 + 3: as it stands it would win too seldom for its weight',
  ]);
  expect(made(sheetOf('hbk-4g')).remarks.map(remarkText)).toContain(
    'small laser: no place on the card',
  );
});

test('F7: several guns left off the card are not reported as counting as one', () => {
  const sheet = sheetOf('hbk-4g');
  const weapons = (sheet['weapons'] as readonly { readonly weapon: string }[]).map((gun) =>
    gun.weapon === 'small laser' ? { ...gun, count: 2 } : gun,
  );
  const said = made({ ...sheet, weapons }).remarks.map(remarkText);
  expect(said.filter((words) => words.includes('small laser'))).toEqual([
    'small laser: no place on the card',
  ]);
});

test('F8: two weapons fired together count half of their score beyond ten, and fire is trimmed once', () => {
  const scoreOf = (id: string, console: number) =>
    named(id).statCard.maneuvers.find((row) => row.console === console)?.score;
  // 8 + 8, 13 + 5 and, trimmed by 2, 13 + 5.
  expect([scoreOf('enf-4r', 18), scoreOf('hbk-4g', 18), scoreOf('cls-1a', 18)]).toEqual([
    ...[13, 14, 12],
  ]);
});

test('F4: every four heat sinks beyond ten cool one more point', () => {
  const cooling = named('cls-1a').statCard.maneuvers.filter(({ name }) => name === 'Cool Off');
  expect(cooling.map(({ heat }) => heat)).toEqual([-9, -9]);
});

test('F8: if no weapon reaches long range, no conversion leads to a shot there', () => {
  const { maneuvers } = named('hbk-4g').statCard;
  const consoles = maneuvers.map(({ console }) => console);
  for (const { conversions } of maneuvers)
    for (const to of Object.values(conversions)) expect(consoles).toContain(to);
});

test('F13: a status drops its last color if that color would leave only one maneuver', () => {
  expect(named('hbk-4g').viewScreens[53]?.status).toEqual({ except: ['green'] });
  expect(named('enf-4r').viewScreens[53]?.status).toEqual({ except: ['green', 'yellow'] });
});

test('F14: every weapon on the card is a part, with the name it is fired under', () => {
  const parts = (id: string) => named(id).criticals.map(({ part }) => part);
  expect(parts('cls-1a')).toEqual(
    expect.arrayContaining([
      'Autocannon',
      'Medium Laser',
      'Long Missile Rack',
      'Short Missile Rack',
    ]),
  );
  expect(parts('lct-1v')).toEqual(expect.arrayContaining(['Machine Gun', 'Machine Gun Ammo']));
});

test('F16: a page that no cell would lead to becomes a second view of the page seen most', () => {
  const { viewScreens, document } = named('lct-1v');
  expect(viewScreens[63]?.title).toBe('running and firing');
  expect(viewScreens[63]?.status).toEqual(viewScreens[1]?.status);
  const cells = Object.values(document.consoles).flatMap((table) => Object.values(table));
  const [first, second] = ['01', '63'].map((page) => cells.filter((cell) => cell === page).length);
  expect(first! - second!).toBeLessThanOrEqual(1);
});

test('F17: a sheet without a figure gets a build, torso, head, arms and legs by its weapons and weight', () => {
  const built = (id: string) => {
    const { figure: _, ...sheet } = sheetOf(id);
    const { build, torso, head, arms, legs } = made(sheet).booklet.document.figure ?? {};
    return [build, torso, head, arms, legs].join(', ');
  };
  expect(BOX.map(built)).toEqual([
    'even, chest, visor, single guns, greaves',
    'even, barrel, sunk, hands, greaves',
    'slight, hull, wedge, pods, backward',
    'slight, barrel, visor, hands, greaves',
    'slight, keel, wedge, stubs, backward',
    'massive, chest, sunk, hands, columns',
  ]);
});
