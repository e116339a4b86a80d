import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sheetIn } from '../../../src/elements/forge/bringing.ts';
import { SHEETS, carriedOn, trimmed } from '../../../src/elements/forge/sheet-kind.ts';
import { sheetFaults } from '../../../src/elements/forge/to-mend.ts';
import type { DocumentDraft } from '../../../src/elements/form/draft.ts';
import { broughtIn, draftIn, keptOf, textOf } from '../../../src/elements/form/draft.ts';
import type { Typed } from '../../../src/elements/form/typed.ts';
import { withValue } from '../../../src/elements/form/typed.ts';
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

const { blank, filed, opened } = SHEETS;

const gun = (facts: Typed = { weapon: 'large laser' }): Typed => ({ count: '1', ...facts });
/** A sheet of a plain 'Mech in the form, with some fields changed. */
const typed = (changed: Typed = {}, weapons: readonly Typed[] = [gun()]): Typed => ({
  ...blank,
  ...{ designation: 'EXM-1A', name: 'Example', tonnage: '50', walk: '4', weapons, ...changed },
});
const own = { word: 'Rocket', kind: 'missile', heat: '3', max: '9' };
const hits = { damage: ['8', '8', ''] };

/** A draft as it is after a reload. */
const reloaded = (draft: DocumentDraft): DocumentDraft =>
  sure(draftIn(SHEETS, JSON.parse(JSON.stringify(keptOf(draft)))));

/** What the form says is wrong, by its fields. */
const wrong = (sheet: Typed): Record<string, readonly string[]> => {
  const forged = forge(filed(sheet));
  return forged.ok ? {} : Object.fromEntries(sheetFaults(forged.faults, sheet));
};

test.each(records.map((sheet) => [sheet['name'], sheet]))(
  'the sheet of the %s makes the same booklet in the form as from its file',
  (_name, sheet) => {
    expect(forge(filed(sure(opened(sheet))))).toEqual(forge(sheet));
  },
);

test('fields left empty in the form are listed as unknown, and typed ones are not', () => {
  const sheet = filed(typed({ jump: '0' })) as Typed;
  expect(sheet).toMatchObject({ jump: 0, unknown: ['heat sinks'] });
  expect(sheet).not.toHaveProperty('heatSinks');
  const silent = sure(opened({ ...sheet, unknown: undefined }));
  expect(silent).toMatchObject({ jump: 0, heatSinks: '10' });
});

test('a sheet of another game, or with entries that fit no field, stays text', () => {
  for (const sheet of [
    ...sheets.filter(({ game }) => game !== 'record sheet'),
    { ...records[0], weapons: 'many' },
    { ...records[0], weapons: Array.from({ length: 10_000 }, () => ({ weapon: 'ppc' })) },
    { ...records[0], tonnage: { heavy: true } },
    [1],
    null,
  ])
    expect(opened(sheet)).toBe(null);
  expect(broughtIn(SHEETS, '{ "game": ')).toEqual({ typed: blank, text: '{ "game": ', from: null });
});

test('a text of which a form would lose some stays text; one with a byte order mark is in the form', () => {
  const text = JSON.stringify(records[0]);
  for (const lossy of [text.replace('{', '{"walk":3,'), text.replace('{', '{"odd":1e999,')])
    expect(broughtIn(SHEETS, lossy)).toEqual({ typed: blank, text: lossy, from: null });
  const marked = `\uFEFF${text}`;
  expect(broughtIn(SHEETS, marked)).toEqual({ ...broughtIn(SHEETS, text), from: marked });
  expect(textOf(SHEETS, broughtIn(SHEETS, marked))).toBe(marked);
});

test('entries without a field, such as armor and a modeled part, are carried along', () => {
  const sheet = {
    ...records[0],
    figure: { marking: 'bars', dish: true, world: { ground: 'stones' }, parts: [{ any: 'thing' }] },
    odd: 7,
  };
  const form = sure(opened(sheet));
  expect(carriedOn(form)).toEqual(['run', 'armor', 'figure', 'odd']);
  // What is listed as unknown is left empty.
  const { jump: _jump, ...others } = sheet as Record<string, unknown>;
  expect(filed(form)).toMatchObject(others);
});

test('a weapon without a count is shown as one, and the text of its sheet is given back to the letter', () => {
  const [gunOf, ...others] = sure(records[0])['weapons'] as readonly Record<string, unknown>[];
  const { count: _count, ...first } = sure(gunOf);
  const text = JSON.stringify({ $schema: 'any', ...records[0], weapons: [first, ...others] });
  const draft = broughtIn(SHEETS, text);
  expect(draft.typed['weapons']).toMatchObject([{ count: '1' }, ...others]);
  expect(textOf(SHEETS, draft)).toBe(text);
  // After a reload as well.
  expect(textOf(SHEETS, reloaded(draft))).toBe(text);
  const renamed = (name: string) => ({
    ...draft,
    typed: withValue(withValue(draft.typed, 'name', undefined), 'name', name),
  });
  expect(JSON.parse(textOf(SHEETS, renamed('Other')))).toMatchObject({
    name: 'Other',
    weapons: [{ ...first, count: 1 }, ...others],
  });
  // A change that is taken back is no change.
  expect(textOf(SHEETS, renamed(String(draft.typed['name'])))).toBe(text);
  // A number that was written as text is mended by the form.
  const quoted = broughtIn(SHEETS, JSON.stringify({ ...records[0], walk: '4' }));
  expect(JSON.parse(textOf(SHEETS, quoted))).toMatchObject({ walk: 4 });
});

test('law: a random record sheet forges the same through the form, faults included', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const sheet = randomSheet(randomFrom(seed));
      const form = opened(sheet);
      fc.pre(form !== null);
      const [before, after] = [forge(sheet), forge(filed(form))];
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

describe('each fault is at its field, with how to mend it', () => {
  test.each([
    ['a weight of 0', typed({ tonnage: '0' }), 'tonnage', /5/],
    ['a weight of NaN', typed({ tonnage: 'NaN' }), 'tonnage', /"NaN" is not a number/],
    ['a weight in words', typed({ tonnage: 'fifty' }), 'tonnage', /"fifty" is not a number/],
    ['half a ton', typed({ tonnage: '52.5' }), 'tonnage', /whole/],
    ['a speed of 99', typed({ walk: '99' }), 'walk', /20/],
    ['a jump below the ground', typed({ jump: '−3' }), 'jump', /0/],
    ['a designation in small letters', typed({ designation: 'exm 1a' }), 'designation', /EXM-1A/],
    ['a name with markup', typed({ name: '<b>Bold</b>' }), 'name', /take them out/],
    ['an invisible name', typed({ name: '\u200b\u200b' }), 'name', /./],
    ['a name too long', typed({ name: 'W'.repeat(25) }), 'name', /24/],
    ['no weapon', typed({}, []), 'weapons', /at least one/],
    ['no weapon chosen', typed({}, [gun({})]), 'weapons.0.weapon', /^Choose a weapon$/],
    [
      'a weapon called constructor',
      typed({}, [gun({ weapon: 'constructor' })]),
      'weapons.0.weapon',
      /"constructor" is not known/,
    ],
    [
      'a weapon of its own called constructor',
      typed({}, [gun({ ...own, ...hits, word: 'constructor' })]),
      'weapons.0.word',
      /./,
    ],
    [
      'two weapons of one name with different facts',
      typed({}, [gun({ ...own, ...hits }), gun({ ...own, ...hits, heat: '9' })]),
      'weapons.1.word',
      /with other facts/,
    ],
    [
      'damage left out',
      typed({}, [gun(own)]),
      'weapons.0.damage',
      /^Write the damage at all three ranges/,
    ],
    [
      'damage in words',
      typed({}, [gun({ ...own, damage: ['8', 'much', ''] })]),
      'weapons.0.damage.1',
      /"much" is not a number/,
    ],
    [
      'ranges upside down',
      typed({}, [gun({ ...own, ...hits, min: '12' })]),
      'weapons.0.max',
      /exchange them/,
    ],
    ['an engine of invisible letters', typed({ engine: '\u2060' }), 'engine', /./],
    ['a balance far out of bounds', typed({ balance: { armor: '99' } }), 'balance.armor', /40/],
    [
      'a head that does not exist',
      typed({ figure: { head: 'cube' } }),
      'figure.head',
      /canopy, wedge, visor or sunk/,
    ],
  ] as const)('%s', (_what, sheet, field, mending) => {
    const faults = wrong(sheet);
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]?.join()).toMatch(mending);
  });

  test('a vehicle, infantry and an aerospace craft are named for what they are', () => {
    const said = (type: string) => wrong(typed({ type }))[''];
    expect(said('CV')).toEqual([
      "This is a vehicle: it has no legs, so it can have no booklet; only 'Mechs have one",
    ]);
    expect(said('infantry')?.join()).toMatch(/^This is infantry/);
    expect(said('AF')?.join()).toMatch(/aerospace craft/);
  });

  test('having no weapon at medium range is legal, but worth a remark', () => {
    const forged = forge(filed(typed({}, [gun({ weapon: 'small laser' })])));
    expect(forged.ok && forged.remarks).toContainEqual({ kind: 'no fire', range: 'medium' });
  });
});

test('a kept draft is read again, and anything else is ignored', () => {
  const draft = broughtIn(SHEETS, JSON.stringify(records[0]));
  expect(reloaded(draft)).toEqual(draft);
  expect(JSON.parse(textOf(SHEETS, draft))).toMatchObject({ game: 'record sheet' });
  const kept = keptOf(draft);
  for (const odd of [
    ...[null, 7, {}, { document: {} }, { ...kept, text: 3 }, { ...kept, from: 3 }],
    { document: { ...draft.typed, weapons: [7] } },
    { typed: { fields: {}, rest: {}, weapons: [{}] } },
  ])
    expect(draftIn(SHEETS, odd)).toBe(null);
});

describe('a draft kept field by field by a build of 2026', () => {
  const texts = {
    ...{ weapon: '', word: '', kind: '', heat: '', min: '', max: '', count: '1', shots: '' },
    ...{ 'damage.0': '', 'damage.1': '', 'damage.2': '' },
  };
  const before = {
    fields: {
      ...{ designation: 'EXM-1A', name: 'Example', tonnage: '5O', walk: '4', jump: '' },
      ...{ heatSinks: '12', engine: '', source: 'a drawing' },
    },
    weapons: [
      { fields: { ...texts, weapon: 'ppc' }, isOwn: false, at: ['left arm'], rest: { odd: 7 } },
      {
        fields: {
          ...texts,
          word: 'Rocket',
          kind: 'missile',
          'damage.1': '8',
          max: '9',
          shots: '5',
        },
        ...{ isOwn: true, at: [], rest: {} },
      },
    ],
    figure: { head: 'visor', jets: 'yes', 'world.ground': 'stones' },
    balance: { armor: '−3', fire: '' },
    rest: { armor: { head: 9 }, figure: { mounts: {} }, unknown: ['engine'] },
  };

  test('is read with everything that was typed', () => {
    const draft = sure(draftIn(SHEETS, { typed: before, text: null, from: null }));
    expect(filed(draft.typed)).toEqual({
      ...{ game: 'record sheet', designation: 'EXM-1A', name: 'Example', tonnage: '5O', walk: 4 },
      ...{ heatSinks: 12, source: 'a drawing', balance: { armor: -3 }, armor: { head: 9 } },
      weapons: [
        { weapon: 'ppc', count: 1, at: ['left arm'], odd: 7 },
        { word: 'Rocket', kind: 'missile', damage: [0, 8, 0], max: 9, count: 1, shots: 5 },
      ],
      figure: { head: 'visor', jets: true, world: { ground: 'stones' }, mounts: {} },
      unknown: ['jump', 'engine'],
    });
    expect(SHEETS.fits(draft.typed)).toBe(true);
  });

  test('is read as text if it was text', () => {
    const blankBefore = { ...before, fields: {}, weapons: [], figure: {}, balance: {}, rest: {} };
    const draft = sure(draftIn(SHEETS, { typed: blankBefore, text: '{ "game": ', from: null }));
    expect(textOf(SHEETS, draft)).toBe('{ "game": ');
  });
});

test('a trim is written into the form or into a text sheet, and taken out again', () => {
  const inForm = { typed: typed(), text: null, from: null };
  const asText = broughtIn(SHEETS, JSON.stringify(sheets.find(({ game }) => game === 'destiny')));
  for (const draft of [inForm, asText]) {
    const fair = trimmed(draft, { armor: -3, fire: 0 });
    expect(JSON.parse(textOf(SHEETS, fair))).toMatchObject({ balance: { armor: -3 } });
    expect(JSON.parse(textOf(SHEETS, trimmed(fair, { armor: 0, fire: 0 })))).not.toHaveProperty(
      'balance',
    );
  }
});

test('a sheet typed with curly quotation marks is taken in with plain ones, and can be trimmed as text', () => {
  const curly = '{ “game”: “destiny”, “model”: “AWS-8Q” }';
  const file = new File([curly], 'typed.json');
  const read = sheetIn({ file, kind: 'sheet', text: curly });
  expect(read.ok && JSON.parse(read.text)).toEqual({ game: 'destiny', model: 'AWS-8Q' });
  const fair = trimmed({ typed: blank, text: curly, from: null }, { armor: -3, fire: 0 });
  expect(JSON.parse(textOf(SHEETS, fair))).toMatchObject({ balance: { armor: -3 } });
});
