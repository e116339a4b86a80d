import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { broughtIn, draftIn, textOf } from '../../../src/elements/forge/drafted-sheet.ts';
import { fieldFaults } from '../../../src/elements/forge/field-faults.ts';
import type { TypedSheet } from '../../../src/elements/forge/typed-sheet.ts';
import {
  BLANK_SHEET,
  BLANK_WEAPON,
  isBlank,
  sheetTyped,
  typedFrom,
} from '../../../src/elements/forge/typed-sheet.ts';
import { forge } from '../../../src/forge/forge.ts';
import { sure } from '../../../src/rules/sure.ts';
import { anySeed } from '../../rules/battle/play-out.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { randomSheet } from '../../tools/random-sheet.ts';

const FOLDER = 'books/sheets';
const sheets = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, unknown>);
const records = sheets.filter(({ game }) => game === 'record sheet');

/** A sheet of a plain 'Mech in the form, with what is not so. */
const typed = (changed: Partial<TypedSheet['fields']> = {}, weapons = [gun()]): TypedSheet => ({
  ...BLANK_SHEET,
  fields: {
    ...BLANK_SHEET.fields,
    ...{ designation: 'EXM-1A', name: 'Example', tonnage: '50', walk: '4', ...changed },
  },
  weapons,
});
const gun = (
  fields: Partial<(typeof BLANK_WEAPON)['fields']> = { weapon: 'large laser' },
  isOwn = false,
) => ({ ...BLANK_WEAPON, isOwn, fields: { ...BLANK_WEAPON.fields, ...fields } });
const own = { word: 'Rocket', kind: 'missile', heat: '3', max: '9' };
const hits = { 'damage.0': '8', 'damage.1': '8' };

/** What the form says is wrong, by its fields. */
const wrong = (sheet: TypedSheet): Record<string, readonly string[]> => {
  const forged = forge(sheetTyped(sheet));
  return forged.ok ? {} : Object.fromEntries(fieldFaults(forged.faults, sheet));
};

test.each(records.map((sheet) => [sheet['name'], sheet]))(
  'the sheet of the %s in the form gives the booklet that it gives as a file',
  (_name, sheet) => {
    expect(forge(sheetTyped(sure(typedFrom(sheet))))).toEqual(forge(sheet));
  },
);

test('what stays open in the form is said to be unknown, what is typed is not', () => {
  const sheet = sheetTyped(typed({ jump: '0' }));
  expect(sheet).toMatchObject({ jump: 0, unknown: ['heat sinks'] });
  expect(sheet).not.toHaveProperty('heatSinks');
  const silent = sure(typedFrom({ ...sheet, unknown: undefined }));
  expect(silent.fields).toMatchObject({ jump: '0', heatSinks: '10' });
});

test('a sheet of another game, or with what no field can hold, stays text', () => {
  for (const sheet of [
    ...sheets.filter(({ game }) => game !== 'record sheet'),
    { ...records[0], weapons: 'many' },
    { ...records[0], weapons: Array.from({ length: 10_000 }, () => ({ weapon: 'ppc' })) },
    { ...records[0], tonnage: { heavy: true } },
    [1],
    null,
  ])
    expect(typedFrom(sheet)).toBe(null);
  expect(broughtIn('{ "game": ')).toEqual({ typed: BLANK_SHEET, text: '{ "game": ', from: null });
});

test('entries without a field, armor and a modeled part among them, are carried along', () => {
  const sheet = {
    ...records[0],
    figure: { marking: 'bars', dish: true, world: { ground: 'stones' }, parts: [{ any: 'thing' }] },
    odd: 7,
  };
  const form = sure(typedFrom(sheet));
  expect(form.figure).toEqual({ marking: 'bars', dish: 'yes', 'world.ground': 'stones' });
  // What is known to be open is left open.
  const { jump: _jump, ...others } = sheet as Record<string, unknown>;
  expect(sheetTyped(form)).toMatchObject(others);
});

test('one of a weapon that is not counted is shown, and its sheet is had again to the letter', () => {
  const [gunOf, ...others] = sure(records[0])['weapons'] as readonly Record<string, unknown>[];
  const { count: _count, ...first } = sure(gunOf);
  const text = JSON.stringify({ $schema: 'any', ...records[0], weapons: [first, ...others] });
  const draft = broughtIn(text);
  expect(draft.typed.weapons[0]?.fields.count).toBe('1');
  expect(textOf(draft)).toBe(text);
  // After a reload as well.
  expect(textOf(sure(draftIn(JSON.parse(JSON.stringify(draft)))))).toBe(text);
  const renamed = (name: string) => ({
    ...draft,
    typed: { ...draft.typed, fields: { ...draft.typed.fields, name } },
  });
  expect(JSON.parse(textOf(renamed('Other')))).toMatchObject({
    name: 'Other',
    weapons: [{ ...first, count: 1 }, ...others],
  });
  // What is taken back was not changed.
  expect(textOf(renamed(draft.typed.fields.name))).toBe(text);
  // A number that was written as text is mended by the form.
  const quoted = broughtIn(JSON.stringify({ ...records[0], walk: '4' }));
  expect(JSON.parse(textOf(quoted))).toMatchObject({ walk: 4 });
});

test('law: a random record sheet in the form is the same sheet, faults and all', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const sheet = randomSheet(randomFrom(seed));
      const form = typedFrom(sheet);
      fc.pre(form !== null);
      const [before, after] = [forge(sheet), forge(sheetTyped(form))];
      expect(after.ok).toBe(before.ok);
      if (before.ok && after.ok) {
        expect(after.document).toEqual(before.document);
        return;
      }
      if (!before.ok && !after.ok)
        expect(after.faults.map(({ kind }) => kind)).toEqual(before.faults.map(({ kind }) => kind));
    }),
    { numRuns: 60 },
  );
});

describe('each fault stands at its field, with its mending', () => {
  test.each([
    ['a weight of 0', typed({ tonnage: '0' }), 'tonnage', /5/],
    ['a weight that is no number', typed({ tonnage: 'NaN' }), 'tonnage', /"NaN" is not a number/],
    ['a weight in words', typed({ tonnage: 'fifty' }), 'tonnage', /"fifty" is not a number/],
    ['half a ton', typed({ tonnage: '52.5' }), 'tonnage', /whole/],
    ['a speed of 99', typed({ walk: '99' }), 'walk', /20/],
    ['a jump below the ground', typed({ jump: '−3' }), 'jump', /0/],
    ['a designation in small letters', typed({ designation: 'exm 1a' }), 'designation', /EXM-1A/],
    ['a name with markup', typed({ name: '<b>Bold</b>' }), 'name', /take them out/],
    ['a name that nobody can see', typed({ name: '\u200b\u200b' }), 'name', /./],
    ['a name too long', typed({ name: 'W'.repeat(25) }), 'name', /24/],
    ['no weapon', typed({}, []), 'weapons', /at least one/],
    ['a weapon not chosen', typed({}, [gun({})]), 'weapons.0.weapon', /^Choose a weapon$/],
    [
      'a weapon called constructor',
      typed({}, [gun({ weapon: 'constructor' })]),
      'weapons.0.weapon',
      /"constructor" is not known/,
    ],
    [
      'one of its own called constructor',
      typed({}, [gun({ ...own, ...hits, word: 'constructor' }, true)]),
      'weapons.0.word',
      /./,
    ],
    [
      'two of one name with other facts',
      typed({}, [gun({ ...own, ...hits }, true), gun({ ...own, ...hits, heat: '9' }, true)]),
      'weapons.1.word',
      /with other facts/,
    ],
    [
      'damage not said',
      typed({}, [gun(own, true)]),
      'weapons.0.damage',
      /^Write the damage at all three ranges/,
    ],
    [
      'damage in words',
      typed({}, [gun({ ...own, ...hits, 'damage.1': 'much' }, true)]),
      'weapons.0.damage.1',
      /"much" is not a number/,
    ],
    [
      'ranges upside down',
      typed({}, [gun({ ...own, ...hits, min: '12' }, true)]),
      'weapons.0.max',
      /exchange them/,
    ],
    ['an engine without a letter that can be seen', typed({ engine: '\u2060' }), 'engine', /./],
    [
      'a balance beyond all measure',
      { ...typed(), balance: { armor: '99', fire: '' } },
      'balance.armor',
      /40/,
    ],
    [
      'a head that there is not',
      { ...typed(), figure: { head: 'cube' } },
      'figure.head',
      /canopy, wedge, visor or sunk/,
    ],
  ] as const)('%s', (_what, sheet, field, mending) => {
    const faults = wrong(sheet);
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]?.join()).toMatch(mending);
  });

  test('a vehicle, infantry and an aerospace craft are told as what they are', () => {
    const said = (type: string) => wrong({ ...typed(), rest: { type } })[''];
    expect(said('CV')).toEqual([
      "This is a vehicle: it has no legs, so it can have no booklet; only 'Mechs have one",
    ]);
    expect(said('infantry')?.join()).toMatch(/^This is infantry/);
    expect(said('AF')?.join()).toMatch(/aerospace craft/);
  });

  test('no weapon at medium range is legal, and worth a remark', () => {
    const forged = forge(sheetTyped(typed({}, [gun({ weapon: 'small laser' })])));
    expect(forged.ok && forged.remarks).toContainEqual({ kind: 'no fire', range: 'medium' });
  });
});

test('a draft that was kept is read again, and one that is none is left', () => {
  const draft = broughtIn(JSON.stringify(records[0]));
  expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(JSON.parse(textOf(draft))).toMatchObject({ game: 'record sheet' });
  for (const odd of [
    null,
    7,
    {},
    { typed: {} },
    { ...draft, text: 3 },
    { ...draft, from: 3 },
    { typed: { ...draft.typed, weapons: [{}] } },
  ])
    expect(draftIn(odd)).toBe(null);
  expect(isBlank(BLANK_SHEET)).toBe(true);
  expect(isBlank(draft.typed)).toBe(false);
});
