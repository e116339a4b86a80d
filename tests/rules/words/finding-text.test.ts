import { expect, test } from 'vitest';
import type { FoundAt } from '../../../src/rules/check/finding.ts';
import { inDocument } from '../../../src/rules/check/finding.ts';
import { findingText } from '../../../src/rules/words/finding-text.ts';

const PLACES: readonly (readonly [place: FoundAt, words: string])[] = [
  [inDocument(), ''],
  [inDocument('statCard', 'maneuvers', 3), 'statCard.maneuvers.3: '],
  [inDocument('mech', 'na\u200bme'), 'mech.na\\u200bme: '],
  [{ in: 'text', line: 3, column: 7 }, 'line 3, column 7: '],
  [{ in: 'booklet', booklet: 'rfl-3n', keys: ['consoles', '24', '36'] }, 'rfl-3n.consoles.24.36: '],
  [
    {
      in: 'turn',
      calls: [
        { booklet: 'grf-1n', console: 22 },
        { booklet: 'rfl-3n', console: 24 },
      ],
    },
    'grf-1n 22 against rfl-3n 24: ',
  ],
];

test.each(PLACES)('a finding begins with its place: %j', (place, words) => {
  expect(findingText({ place, kind: 'missing' })).toBe(`${words}this is missing`);
});
