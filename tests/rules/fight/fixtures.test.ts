import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { turnLine } from '../../../src/command-line/replayed-lines.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { findBook } from '../battle/table-top.ts';
import { battleFrom } from './one-battle.ts';

const FOLDER = 'tests/rules/fight/fixtures/';
const read = (file: string): string => readFileSync(FOLDER + file, 'utf8');
const records = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replace('.txt', ''));

/** The Viewscreen of that time wrote down the numbers expected here. */
test.each(records)(
  'a record of version 1 replays to the same numbers as in its time: %s',
  (name) => {
    const { exchanges, fault } = battleFrom(read(`${name}.txt`), findBook);
    expect(fault).toBeNull();
    expect(exchanges.map((exchange) => `${turnLine(exchange)}\n`).join('')).toBe(
      read(`${name}.jsonl`),
    );
  },
);

test.each(records)('a record of version 1 prints in version 1 again: %s', (name) => {
  const { record } = parseRecord(read(`${name}.txt`));
  const text = printRecord(record!);
  expect(text).toMatch(/^viewscreen record 1\n/);
  expect(parseRecord(text).record).toEqual(record);
});
