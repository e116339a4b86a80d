import * as v from 'valibot';
import { expect, test } from 'vitest';
import { OPTIONS, USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { openGameShape } from '../../../src/rules/campaign/history/game.ts';
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

test('a game gets the usual choice for an option it does not name, and an unknown choice is refused', () => {
  const { options } = openGameShape.entries.muster.entries;
  expect(v.parse(options, {})).toEqual(USUAL_OPTIONS);
  expect(v.parse(options, { ammunition: 'ignored' })).toEqual({
    ...USUAL_OPTIONS,
    ammunition: 'ignored',
  });
  expect(v.is(options, { ammunition: 'plenty' })).toBe(false);
});
