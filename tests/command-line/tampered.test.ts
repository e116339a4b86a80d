import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/command-line/library.ts';
import { sealLines } from '../../src/command-line/seal-lines.ts';
import { honestRecord } from '../tools/honest-records.ts';
import { TAMPERINGS } from '../tools/tamperings.ts';

/** Some records of each seating, including one with a join. */
const records: string[] = [];
for (const number of [1, 2, 4, 7, 9, 10, 27]) records.push(await honestRecord(number));

/** `npm run tool -- tampered` holds a hundred records, and four hundred that were changed. */
describe('the records of computer pilots', () => {
  const library = readLibrary();

  test('pass if untouched: with a coach, with nobody to think, with several rivals, and when continued', () => {
    for (const text of records) expect(sealLines(text, library).faults, text).toEqual([]);
    for (const shown of ['; coach', '; judged', 'from its turn', '*', '~', 'bails out', 'joins'])
      expect(
        records.some((text) => text.includes(shown)),
        shown,
      ).toBe(true);
  });

  test.each(Object.entries(TAMPERINGS))('fail if %s', (_, tamper) => {
    const tampered = records.flatMap((text) => tamper(text, library) ?? []).slice(0, 2);
    expect(tampered).toHaveLength(2);
    for (const text of tampered) expect(sealLines(text, library).faults, text).not.toEqual([]);
  });
});
