import { expect, test } from 'vitest';
import { conditionOf } from '../../../../src/rules/campaign/acts/condition.ts';
import type { Mech } from '../../../../src/rules/campaign/card/mech.ts';
import type { Category } from '../../../../src/rules/vocabulary.ts';
import { CATEGORIES } from '../../../../src/rules/vocabulary.ts';
import { adaAndFinn, mechOf } from '../circle.ts';

const oldThunder = mechOf(adaAndFinn(), 'm1');
const hurt = (many: number): Pick<Mech, 'parts'> => ({
  parts: oldThunder.parts.map((part, place) =>
    place < many ? { ...part, scars: [{ effects: [], times: 2 }] } : part,
  ),
});
const back = (times: number, of: readonly Category[] = CATEGORIES) =>
  of.flatMap((category) =>
    Array.from({ length: times }, () => ({ category, by: 'experience' as const })),
  );

test.each<[string, Partial<Mech>, object]>([
  ['new', {}, { kind: 'new' }],
  ['whole after a game', { games: 1 }, { kind: 'whole' }],
  [
    'hurt by its number of hurt parts, however often each was hit',
    { games: 1, ...hurt(2) },
    { kind: 'hurt', parts: 2 },
  ],
  [
    'a replacement, hurt or not',
    { games: 1, ...hurt(2), replacement: { penalty: 3, boughtBack: [] } },
    { kind: 'replacement', penalty: 3 },
  ],
  [
    'a replacement as bad as its worst category',
    { replacement: { penalty: 2, boughtBack: back(1, CATEGORIES.slice(1)) } },
    { kind: 'replacement', penalty: 2 },
  ],
  [
    'whole once a replacement has bought back its whole penalty',
    { games: 4, replacement: { penalty: 2, boughtBack: back(2) } },
    { kind: 'whole' },
  ],
])("a 'Mech is %s", (_, changed, condition) => {
  expect(conditionOf({ ...oldThunder, ...changed })).toEqual(condition);
});

test("a pilot without a 'Mech has a condition that says so", () => {
  expect(conditionOf(null)).toEqual({ kind: 'without mech' });
});
