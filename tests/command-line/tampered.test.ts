import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/command-line/library.ts';
import { sealLines } from '../../src/command-line/seal-lines.ts';
import { honestRecord } from '../tools/honest-records.ts';
import { TAMPERINGS } from '../tools/tamperings.ts';

/** Some of each seating, one with a join among them. */
const records: string[] = [];
for (const number of [1, 2, 4, 7, 9, 10, 27]) records.push(await honestRecord(number));

/** `npm run tool -- tampered` holds a hundred records, and four hundred that were changed. */
describe('records of computer pilots', () => {
  const library = readLibrary();

  test('that nobody has changed are good, with a coach or nobody to think, of several, and played on', () => {
    for (const text of records) expect(sealLines(text, library).faults, text).toEqual([]);
    for (const shown of ['; coach', '; judged', 'from its turn', '*', '~', 'bails out', 'joins'])
      expect(
        records.some((text) => text.includes(shown)),
        shown,
      ).toBe(true);
  });

  test.each(Object.entries(TAMPERINGS))('are said not to hold where %s', (_, tamper) => {
    const tampered = records.flatMap((text) => tamper(text, library) ?? []).slice(0, 2);
    expect(tampered).toHaveLength(2);
    for (const text of tampered) expect(sealLines(text, library).faults, text).not.toEqual([]);
  });
});
