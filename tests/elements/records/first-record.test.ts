import { expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { FIRST_RECORD, IN_FIRST } from '../../../src/elements/records/first-record.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { replay } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';

test('the record that comes with the game replays to its end with the booklets of the game, and one point of armor is left', () => {
  const library = readLibrary();
  const record = sure(parseRecord(FIRST_RECORD).record);
  expect(record.entrants.map(({ booklet }) => booklet)).toEqual(IN_FIRST);
  const { exchanges, fault } = replay(record, (id) => library.get(id));
  expect(fault).toBeNull();
  expect(exchanges).toHaveLength(10);
  const { outcome, seats } = sure(exchanges.at(-1)).battle;
  expect(outcome).toMatchObject({ kind: 'win', by: 'armor' });
  expect(seats.map(({ armor }) => armor)).toEqual([-1, 1]);
});
