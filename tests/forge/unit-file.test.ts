import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designationOf } from '../../src/forge/designation.ts';
import { sheetOfUnit } from '../../src/forge/unit-file.ts';
import { unitFileOf } from '../../src/forge/unit-kind.ts';
import { placeNamed } from '../../src/forge/weapon-words.ts';
import { remarkText, noSheetText, sheetFaultText } from '../../src/forge/words.ts';
import { forge } from '../../src/forge/forge.ts';
import { made } from './forged.ts';

const FILES = 'tests/forge/files';
/** As the game reads a file: in UTF-8, else as Windows wrote it. */
const textOf = (file: string): string => {
  const text = readFileSync(`${FILES}/${file}`, 'utf8');
  return text.includes('\uFFFD') ? readFileSync(`${FILES}/${file}`, 'latin1') : text;
};
const readOf = (file: string) => {
  const kind = unitFileOf(textOf(file));
  if (kind === null) throw new Error(`${file} is taken for no file of a unit`);
  return sheetOfUnit(textOf(file), kind);
};

interface Expected {
  readonly card?: Readonly<Record<string, string>>;
  readonly supplies?: Readonly<Record<string, number>>;
  readonly remarks?: readonly string[];
  readonly refused?: string;
  readonly [entry: string]: unknown;
}
const EXPECTED = JSON.parse(readFileSync(`${FILES}/expected.json`, 'utf8')) as Record<
  string,
  Expected
>;
const read = Object.entries(EXPECTED).filter(([, { refused }]) => refused === undefined);

test.each(read)('%s becomes the record sheet and the card that are known', (file, known) => {
  const unit = readOf(file);
  const sheet = unit.ok ? unit.sheet : {};
  for (const entry of ['designation', 'name', 'tonnage', 'walk', 'jump', 'heatSinks', 'engine'])
    expect([entry, sheet[entry]]).toEqual([entry, known[entry]]);
  expect(sheet['weapons']).toEqual(known['weapons']);
  expect(sheet['also']).toEqual(known['also']);
  expect(sheet['melee']).toEqual(known['melee']);
  const { booklet, remarks } = made(sheet);
  const said = remarks.map((remark) => remarkText(remark).toLowerCase());
  for (const each of known.remarks ?? []) expect(said).toContain(each.toLowerCase());
  const card = booklet.statCard.maneuvers
    .filter(({ fires }) => fires.length > 0)
    .map((row) => [String(row.console), `${row.name} ${row.score}/${row.heat}`]);
  if (known.card) expect(Object.fromEntries(card)).toEqual(known.card);
  if (known.supplies) expect(booklet.statCard.ammunition).toEqual(known.supplies);
});

test.each([
  ['g12-unarmed.mtf', "an unarmed 'Mech can have no booklet: nothing here fires"],
  ['g13-nothing-that-fires.mtf', "an unarmed 'Mech can have no booklet: nothing here fires"],
  ['g20-vehicle.blk', 'this is a vehicle: it has no legs, so it can have no booklet'],
  [
    'g21-force.mul',
    "this is a list of units without their weapons; bring the .mtf file of each 'Mech",
  ],
  ['g22-other-builder.ssw', 'this file is from another builder; open it there and save it as .mtf'],
])('%s is told as what it is', (file, said) => {
  const unit = readOf(file);
  expect(unit.ok ? '' : noSheetText(unit.why)).toBe(said);
});

test('weapons that nobody knows are told at their places, with the nearest', () => {
  const unit = readOf('g19-unknown-weapon.mtf');
  const forged = forge(unit.ok ? unit.sheet : null);
  expect(forged.ok ? [] : forged.faults.map(sheetFaultText)).toEqual([
    'weapons.0.weapon: "Sonic Lance Array" is not known; choose one of the table or write its damage, heat and range',
    'weapons.1.weapon: "Medium Lazer" is not known; choose medium laser, or another of the table or write its damage, heat and range',
  ]);
});

test('every file of the folder is known by its content alone', () => {
  const files = readdirSync(FILES).filter((file) => /\.(?:mtf|blk|mul|ssw)$/.test(file));
  for (const file of files)
    expect([file, unitFileOf(textOf(file))]).toEqual([file, file.slice(-3)]);
});

const DESIGNATIONS = readFileSync(`${FILES}/g24-designations.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [string, string, string]);

test.each(DESIGNATIONS)('F21: a %s of model %s is called %s', (chassis, model, designation) => {
  expect(designationOf(chassis, model)).toBe(designation);
});

test.each([
  ['capitals', 'CENTER TORSO', 'center torso', false],
  ['a rear place', 'head (rear)', 'head', true],
  ['a leg that is behind', 'Rear Left Leg', 'left leg', false],
  ['letters', 'RA', 'right arm', false],
] as const)('%s is a place', (_, said, place, isRear) => {
  expect(placeNamed(said)).toEqual({ place, isRear });
});
