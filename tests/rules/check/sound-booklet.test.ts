import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { soundBooklet } from '../../../src/rules/check/sound-booklet.ts';
import { rifleman } from '../battle/table-top.ts';
import type { Draft } from './drafts.ts';
import { draft } from './drafts.ts';

const { consoles, statCard, viewScreens } = rifleman.document;

describe('what can be shown of a document', () => {
  test('is everything if the document is sound', () => {
    const { id, mech, viewScreens: screens } = rifleman;
    const sound = soundBooklet(JSON.parse(readFileSync('books/rfl-3n.json', 'utf8')));
    expect(sound).toMatchObject({ id, mech, viewScreens: screens });
    expect(sound.document.consoles).toEqual(consoles);
    expect(sound.statCard.maneuvers).toEqual(rifleman.statCard.maneuvers);
    const { armor, shutdown, ammunition } = statCard;
    expect(sound.statCard).toMatchObject({ armor, shutdown, ammunition });
  });

  test.each([null, undefined, 3, 'booklet', [], {}, { viewScreens: 3, statCard: [], mech: null }])(
    'is nothing if nothing of it is sound: %j',
    (document) => {
      const sound = soundBooklet(document);
      expect(sound.viewScreens.filter(Boolean)).toEqual([]);
      expect([sound.document.consoles, sound.statCard, sound.mech]).toEqual([
        {},
        { maneuvers: [] },
        { name: '' },
      ]);
    },
  );

  test('is everything except a view screen without a title and wrong values of card and cover', () => {
    const document = draft(({ viewScreens: screens, statCard: card, mech }) => {
      Object.assign(screens['27']!, { title: undefined });
      Object.assign(card, { armor: '38' });
      Object.assign(mech, { designation: 'no designation', speed: -4 });
    });
    const sound = soundBooklet(document);
    expect(parseBooklet(document).ok).toBe(false);
    expect(sound.viewScreens[27]).toBe(undefined);
    expect(sound.viewScreens.filter(Boolean)).toHaveLength(31);
    const { armor: _armor, ...card } = statCard;
    expect(sound.statCard).toEqual({ ...card, maneuvers: rifleman.statCard.maneuvers });
    const { designation: _designation, speed: _speed, ...cover } = rifleman.mech;
    expect([sound.id, sound.mech]).toEqual(['', cover]);
  });
});

/** A part of a document to spoil: a view screen, a cell, a row of the card. */
const anyPlace = fc.oneof(
  fc.constantFrom(...Object.keys(viewScreens)).map((number) => ['viewScreens', number]),
  fc
    .constantFrom(...Object.keys(viewScreens))
    .chain((number) =>
      fc
        .constantFrom('range', 'title', 'status', 'score', 'criticals', 'picture')
        .map((key) => ['viewScreens', number, key]),
    ),
  fc
    .constantFrom(...Object.keys(consoles))
    .chain((holder) =>
      fc
        .constantFrom(...Object.keys(consoles[holder]!))
        .map((owner) => ['consoles', holder, owner]),
    ),
  fc.nat(statCard.maneuvers.length - 1).map((row) => ['statCard', 'maneuvers', String(row)]),
);
const anyValue = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, '28', '13Q', 'red', 'close'));

test('law: if one entry is spoiled, every other page, cell and row is shown unchanged', () => {
  fc.assert(
    fc.property(anyPlace, anyValue, (keys, value) => {
      const document = draft((spoiled) => {
        const holder = keys
          .slice(0, -1)
          .reduce((at, key) => (at as unknown as Record<string, Draft>)[key]!, spoiled);
        Object.assign(holder, { [keys.at(-1)!]: value });
      });
      const sound = soundBooklet(document).document;
      const [room, first = '', second = ''] = keys;
      for (const number of Object.keys(viewScreens))
        if (room !== 'viewScreens' || number !== first)
          expect(sound.viewScreens[number]).toEqual(viewScreens[number]);
      for (const [holder, table] of Object.entries(consoles))
        for (const [owner, cell] of Object.entries(table))
          if (room !== 'consoles' || holder !== first || owner !== second)
            expect(sound.consoles[holder]?.[owner]).toBe(cell);
      for (const [row, maneuver] of statCard.maneuvers.entries())
        if (room !== 'statCard' || String(row) !== second)
          expect(
            sound.statCard.maneuvers.filter(({ name }) => name === maneuver.name),
          ).toContainEqual(maneuver);
    }),
    { numRuns: 60 },
  );
});
