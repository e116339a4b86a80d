import { expect, test } from 'vitest';
import { forge } from '../../src/forge/forge.ts';
import { plainJson } from '../../src/forge/plain-json.ts';
import { lineOfFault, sheetOfUnit } from '../../src/forge/unit-file.ts';
import { remarkText, unitFaultText } from '../../src/forge/words.ts';
import { faultsOf, made, plainSheet } from './forged.ts';

const armed = (weapons: readonly unknown[], entries: object = {}): Record<string, unknown> =>
  plainSheet({ weapons, ...entries });
const card = { game: 'alpha strike', designation: 'X-1', name: 'Example', size: 3 };
const own = (word: string, kind: string): object => ({
  ...{ word, kind, damage: [10, 10, 10], heat: 2, max: 18 },
});
const PPC = { weapon: 'ppc' };

test.each<readonly [what: string, sheet: Record<string, unknown>, remark: string]>([
  [
    'a hatchet among the weapons',
    armed([PPC, { weapon: 'hatchet', at: ['right arm'] }]),
    'hatchet: Punch 6 instead of 5',
  ],
  ['a model of one letter', armed([PPC], { designation: 'A', name: 'Mad Cat (Timber Wolf)' }), ''],
  ['a LAM', armed([PPC], { name: 'Phoenix Hawk LAM Mk I', jump: 5 }), ''],
  [
    'a weapon at the rear of the head',
    armed([PPC, { weapon: 'small laser', at: ['head (rear)'] }]),
    '1 weapon faces the rear, which plays no part',
  ],
  ['a jump of two', armed([PPC], { jump: 2 }), 'a jump of 2 is no jets; 3 are needed'],
  ['an own weapon with digits and hyphens', armed([own('LB 10-X AC', 'autocannon')]), ''],
  [
    '150 tons with three Gauss rifles',
    armed([{ weapon: 'gauss rifle', count: 3 }], { tonnage: 150, walk: 2 }),
    '3 gauss rifles count as one, or as two in a volley',
  ],
  ['armor at the rear', armed([PPC], { armor: { 'center torso rear': 19 } }), ''],
  ['the type of a BattleMek', armed([PPC], { type: 'BattleMek' }), ''],
  ['inches after a curly quotation mark', { ...card, move: '8”', damage: [2, 3, 2] }, ''],
  [
    'damage as one text',
    { ...card, move: '8"', damage: '2/3/-' },
    'no weapon reaches long range; there it can only charge',
  ],
])('a sheet with %s is forged', (_, sheet, remark) => {
  const said = made(sheet).remarks.map(remarkText);
  expect(remark === '' || said.includes(remark)).toBe(true);
});

test.each([
  [
    'an own weapon that the table has',
    armed([own('ER Medium Laser', 'laser')]),
    'weapons.0.word: "ER Medium Laser" is a weapon of the table; choose it from there',
  ],
  [
    'no weapon at all, of ten tons',
    armed([], { tonnage: 10 }),
    'weapons: there is no weapon here; write at least one',
  ],
])('a sheet with %s is refused with a place and a mending', (_, sheet, fault) => {
  expect(faultsOf(sheet)).toEqual([fault]);
});

test.each([
  ['curly quotation marks', '{ “game”: „destiny“ }'],
  ['full-width digits and signs', '｛ "game"： "destiny"， "tonnage": ５０ ｝'],
])('JSON with %s is mended', (_, text) => {
  expect(JSON.parse(plainJson(text))).toMatchObject({ game: 'destiny' });
});

test('what is JSON as it stands keeps its curly marks, and what cannot be mended stays as it is', () => {
  const inches = '{ "move": "8”" }';
  expect(plainJson(inches)).toBe(inches);
  expect(plainJson('{ “game ')).toBe('{ “game ');
});

test('a fault in the file of another program is told by the file’s own line', () => {
  const file = [
    'Config:Biped',
    'chassis:Oddity',
    'model:ODD-1',
    'mass:300',
    'walk mp:4',
    '',
    'Weapons:2',
  ];
  const text = [...file, 'PPC, Head', 'Sonic Lance, Head', ''].join('\r\n');
  const unit = sheetOfUnit(text, 'mtf');
  const forged = forge(unit.ok ? unit.sheet : null);
  const said = forged.ok
    ? []
    : forged.faults.map((fault) => unitFaultText(fault, lineOfFault(text, fault)));
  expect(said).toEqual([
    'line 4: 300 is too large (at most 200)',
    'line 9: "Sonic Lance" is not known; choose one of the table or write its damage, heat and range',
  ]);
});
