import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differences } from '../../../src/elements/forge/difference.ts';
import { freeDesignation } from '../../../src/offline/booklets/free-designation.ts';
import { onShelf } from '../../../src/elements/forge/standing.ts';
import type { Shelved } from '../../../src/offline/booklets/library.ts';
import { made, sheetOf } from '../../forge/forged.ts';

const hunchback = made(sheetOf('hbk-4g')).booklet;
const changed = (entries: object) => made({ ...sheetOf('hbk-4g'), ...entries }).booklet;
const there = (entries: Partial<Shelved> = {}): { readonly shelf: readonly Shelved[] } => {
  const { edition, id, mech } = hunchback;
  return { shelf: [{ key: 'x', id, edition, mech, added: true, ...entries }] };
};

test.each([
  ['HBK-4G', [], 'HBK-4G-2'],
  ['HBK-4G', ['HBK-4G-2'], 'HBK-4G-3'],
  ['A-B-C', [], 'A-B-C2'],
  ['A-B-C2', ['A-B-C3'], 'A-B-C4'],
  ['A-B-CCCCCC', [], 'A-B-CCCCC2'],
  ['A-B-9', [], 'A-B-10'],
])('beside %s, with %j on the shelf, the next free designation is %s', (taken, others, next) => {
  expect(freeDesignation(taken, (each) => others.includes(each))).toBe(next);
});

test('the shelf holds one booklet for each designation', () => {
  expect(onShelf(hunchback, { shelf: [] }).kind).toBe('new');
  expect(onShelf(hunchback, there()).kind).toBe('there');
  const older = there({ edition: 'other' });
  expect(onShelf(hunchback, older, { sheet: '{}' })).toMatchObject({
    kind: 'taken',
    instead: 'HBK-4G-2',
  });
  // Neither was forged.
  expect(onShelf(hunchback, older).kind).toBe('edition');
  expect(onShelf(hunchback, there({ edition: 'other', added: false })).kind).toBe('taken');
  expect(onShelf(hunchback, there({ edition: 'other', sheet: '{}' })).kind).toBe('edition');
});

test('F21: another name or model of one designation is another ’Mech, and never takes its place', () => {
  const by = (entries: object): ReturnType<typeof there> =>
    there({ edition: 'other', sheet: JSON.stringify(entries) });
  const kind = (entries: object, sheet: object, of = ''): string =>
    onShelf(hunchback, by(entries), { of, sheet: JSON.stringify(sheet) }).kind;
  expect(kind({ model: 'HBK-4G' }, { model: 'HBK-4G' })).toBe('edition');
  expect(kind({ model: 'HBK-4G' }, { model: 'HBK-4G (Ace)' })).toBe('taken');
  expect(kind({ model: 'HBK-4G' }, { model: 'HBK-4G (Ace)' }, 'hbk-4g')).toBe('edition');
  const other = { ...hunchback.mech, name: 'Hatchetman' };
  const called = (sheet: object): ReturnType<typeof there> =>
    there({ edition: 'other', mech: other, sheet: JSON.stringify(sheet) });
  expect(onShelf(hunchback, called({})).kind).toBe('taken');
  expect(onShelf(hunchback, called({ mulId: 7 }), { sheet: '{"mulId": 7}' }).kind).toBe('edition');
});

test('F21: the same number under another designation is the same ’Mech, unless that designation was typed', () => {
  const renamed = there({ id: 'hbk-x', edition: 'other', sheet: '{"mulId": 7}' });
  const kind = (sheet: object): string =>
    onShelf(hunchback, renamed, { sheet: JSON.stringify({ mulId: 7, ...sheet }) }).kind;
  expect(kind({ chassis: 'Hunchback', model: 'HBK-4G' })).toBe('edition');
  expect(kind({ chassis: 'Hunchback', model: 'HBK-4P' })).toBe('new');
  expect(kind({ chassis: 'Hunchback', model: 'HBK-4G', mulId: 8 })).toBe('new');
});

test('a booklet has no differences from itself', () => {
  expect(differences(hunchback, hunchback)).toEqual([]);
});

test('a new edition lists its differences line by line', () => {
  expect(differences(hunchback, changed({ balance: { armor: 0 } }))).toEqual([
    'Armor: 37 before, now 35',
    'Its note says something else',
  ]);
  expect(differences(hunchback, changed({ designation: 'HBK-4X' })).slice(0, 2)).toEqual([
    'Designation: HBK-4G before, now HBK-4X',
    'Any pictures of your own stay with HBK-4G',
  ]);
  const faster = differences(hunchback, changed({ walk: 5, engine: 'Core 250' }));
  expect(faster).toContain('Speed: 4 before, now 5');
  expect(faster).toContain('Engine: Fusion 200 before, now Core 250');
  expect(faster.join('\n')).toMatch(/\d+ of 384 cells of its consoles lead elsewhere/);
  const rearmed = differences(
    hunchback,
    changed({ figure: {}, weapons: [{ weapon: 'ppc', at: ['right arm'] }] }),
  );
  expect(rearmed.join('\n')).toMatch(/is gone|is new|called .* before/);
  expect(differences(hunchback, changed({ figure: { marking: 'bars' } }))).toEqual([
    'It is drawn differently',
  ]);
});

test('the sheet of the Hunchback in the box makes its booklet among the books', () => {
  expect(JSON.parse(readFileSync('books/hbk-4g.json', 'utf8'))).toEqual(hunchback.document);
});
