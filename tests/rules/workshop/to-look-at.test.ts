import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { findingText } from '../../../src/rules/words/finding-text.ts';
import {
  campaignFindings,
  toLookAt,
  unlikeOthers,
} from '../../../src/rules/workshop/to-look-at.ts';
import { booklets, griffin, rifleman } from '../battle/table-top.ts';
import type { Draft } from '../check/drafts.ts';
import { draft } from '../check/drafts.ts';

const others = (one: Booklet): readonly Booklet[] => booklets.filter((other) => other !== one);

describe('a cell unlike those of all other booklets', () => {
  const typed = draft(({ consoles }) => void Object.assign(consoles['30']!, { 36: '57' }));
  const unlike = (shelf: readonly Booklet[]): readonly string[] =>
    unlikeOthers(typed, shelf)
      .map(findingText)
      .filter((finding) => finding.startsWith('consoles.30.36'));

  test('is worth a look where four booklets or more have it', () => {
    const shelf = others(rifleman);
    expect(unlike(shelf)).toEqual([
      'consoles.30.36: this leads to view screen 57; in all 7 other booklets that have it, to 29',
    ]);
    expect(unlike(shelf.slice(0, 4))).toHaveLength(1);
    expect(unlike(shelf.slice(0, 3))).toEqual([]);
  });

  test('is none where the cell is faulty, which is said already', () => {
    const faulty = draft(({ consoles }) => void Object.assign(consoles['30']!, { 36: '28' }));
    expect(unlikeOthers(faulty, others(rifleman))).toEqual(
      unlikeOthers(rifleman.document, others(rifleman)),
    );
  });

  test('is none where one other booklet leads there too, or the card has no such maneuver', () => {
    expect(unlike([...others(rifleman), { ...rifleman, document: typed }])).toEqual([]);
    const missing = draft(({ consoles }) => void Object.assign(consoles['30']!, { 36: '00' }));
    expect(unlikeOthers(missing, others(rifleman))).toEqual(
      unlikeOthers(rifleman.document, others(rifleman)),
    );
  });

  test('is one cell of thirteen at most in the booklets of the game, which are right', () => {
    const found = booklets.map((one) => [one.id, unlikeOthers(one.document, others(one)).length]);
    expect(Object.fromEntries(found)).toEqual({
      ...{ 'cda-3ma': 6, 'cls-1a': 22, 'enf-4r': 0, 'grf-1n': 26 },
      ...{ 'hbk-4g': 1, 'her-5sa': 0, 'lct-1v': 29, 'rfl-3n': 5 },
    });
  });
});

describe('what a campaign stumbles over', () => {
  const found = (change: (document: Draft) => void): readonly string[] =>
    campaignFindings(draft(change)).map(findingText);
  const renamed = (before: string, after: string) => (document: Draft) =>
    void Object.assign(
      document,
      JSON.parse(JSON.stringify(document).replace(`"part":"${before}"`, `"part":"${after}"`)),
    );

  test('is nothing in the booklets of the game', () => {
    expect(booklets.flatMap(({ document }) => campaignFindings(document))).toEqual([]);
  });

  test('K10: is a part named like a weapon that the card does not fire', () => {
    expect(
      found(renamed('Autocannon Ammo', 'PPC Capacitor')).map((each) =>
        each.replace(/^.*part: /, ''),
      ),
    ).toEqual([
      '"PPC Capacitor" is named like a weapon, but the card fires only Large Laser, Medium Laser and Autocannon (K10)',
    ]);
    expect(found(renamed('Gyro', 'Left Autocannon'))).toEqual([]);
  });

  test('K5: is a part that differs from another in case or spaces alone', () => {
    const [finding, ...more] = found(renamed('Left Arm', 'left  arm'));
    expect(finding).toContain(
      'differ in case or spaces alone, and are two parts in a campaign (K5)',
    );
    expect(more).toEqual([]);
  });

  test('K6: is an engine without a name or a rating, where an Engine can be hit', () => {
    const engine = (name: string) =>
      found(({ mech }) => void Object.assign(mech, { engine: name }));
    expect(engine('Fusion')).toEqual([
      'mech.engine: "Fusion" names no engine with its rating, as Pitban 240, so any other called so would fit (K6)',
    ]);
    expect(engine('240')).toHaveLength(1);
    expect(engine('Vlar 300')).toEqual([]);
    expect(
      found(({ viewScreens, mech }) => {
        Object.assign(mech, { engine: 'Fusion' });
        for (const screen of Object.values(viewScreens)) Object.assign(screen, { criticals: [] });
      }),
    ).toEqual([]);
  });
});

test('a sound booklet is looked at with its locks against the shelf, a faulty one as far as it goes', () => {
  const kinds = (booklet: Booklet | null): readonly string[] => [
    ...new Set(toLookAt(griffin.document, others(griffin), booklet).map(({ kind }) => kind)),
  ];
  expect(kinds(griffin)).toEqual(['unlike others', 'lock']);
  expect(kinds(null)).toEqual(['unlike others']);
  for (const document of [null, 3, [], { mech: { engine: '' } }, { consoles: { x: { y: '99' } } }])
    expect(toLookAt(document, booklets, null)).toEqual([]);
});
