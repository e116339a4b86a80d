import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standingWords } from '../../../src/elements/common/standing-words.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { inVersion5, opened, playOn, saveOf } from './old-rows.ts';

/**
 * Rows as the builds of version 4 wrote them: a file for each duel or fight, in it the row at each step that was
 * written of it. They are never edited.
 */
const FOLDER = 'tests/offline/fights/version-4';
const rowsOf = (file: string) =>
  Object.entries(
    JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<
      string,
      Record<string, unknown>
    >,
  );

describe.each(readdirSync(FOLDER))('rows of version 4: %s', (file) => {
  test.each(rowsOf(file))('%s: is a fight, of one battle or several', (_at, row) => {
    expect(saveOf(structuredClone(row))).toEqual(inVersion5(row));
  });

  test.each(rowsOf(file))(
    '%s: is played on to the end of its turn in each battle',
    async (_at, row) => {
      const save = saveOf(row);
      const fight = await opened(save);
      expect(fight.lost).toBe('');
      expect(sure(fight.standing).fight.outcome).toEqual(save.ended);
      for (const { name, turn } of save.battles) {
        const { record } = sure(fight.standing).save;
        fight.play(name);
        expect(sure(fight.battle).turn).toEqual(turn);
        await playOn(fight);
        const now = sure(fight.standing).save;
        expect(now.record.startsWith(record)).toBe(true);
        expect(now.record.slice(record.length).trim().split('\n')).toHaveLength(1);
        expect(saveOf(structuredClone(now))).toEqual(now);
      }
    },
  );
});

test('a list of rows of version 4 says what it said before', () => {
  const said = (file: string, at: string): string =>
    standingWords(saveOf(sure(rowsOf(file).find(([name]) => name === at))[1]));
  expect(said('duel.json', 'choosing')).toBe('turn 1, Ada chooses');
  expect(said('duel.json', 'called')).toBe('turn 1, numbers called');
  expect(said('duel-escape.json', 'ended-escape')).toBe('Ada escapes, turn 1');
  expect(said('led.json', 'choosing-turn-2')).toBe('turn 2, Ben chooses');
  expect(said('two-and-two.json', 'A-choosing_B-choosing')).toBe('turn 1, 2 battles go on');
  expect(said('two-and-two.json', 'B-choosing')).toBe('turn 10, 1 battle goes on');
});

test('the booklets of rows of version 4 are those of today', () => {
  expect([rifleman.edition, griffin.edition]).toEqual(['plltt2m7', 'kjxa9b1l']);
});
