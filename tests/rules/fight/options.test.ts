import * as v from 'valibot';
import { expect, test } from 'vitest';
import { OPTIONS, USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { optionEntries } from '../../../src/rules/fight/options-shape.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';

const choices = Object.entries(OPTIONS).flatMap(([name, all]) =>
  all.map((choice) => ({ name, choice })),
);

test.each(choices)('a record keeps "$choice" of the option $name', ({ name, choice }) => {
  const options: Options = { ...USUAL_OPTIONS, [name]: choice };
  const { record } = parseRecord(
    'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n',
  );
  expect(record).not.toBeNull();
  expect(record && parseRecord(printRecord({ ...record, options })).record?.options).toEqual(
    options,
  );
});

test('an option that is not written down reads as the usual, one that is by its choices alone', () => {
  const written = v.object(
    optionEntries({ ammunition: ['counted', 'ignored'], weather: ['fair', 'rain'] }, v.picklist),
  );
  expect(v.parse(written, { ammunition: 'ignored' })).toEqual({
    ammunition: 'ignored',
    weather: 'fair',
  });
  expect(v.is(written, { ammunition: 'ignored', weather: 'hail' })).toBe(false);
});
