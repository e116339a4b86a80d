import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenLaws } from '../../tools/fight-laws.ts';
import { playFight } from '../../tools/random-fight.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { pairOff } from '../../../src/rules/fight/lineup.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { replay } from '../../../src/rules/fight/replay.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { anyOptions, anySeed } from '../battle/play-out.ts';
import { booklets, entry, findBook } from '../battle/table-top.ts';

/** Two sides of up to four each, or one against up to seven: the booklets of all, and who fights whom. */
const anyFight = fc
  .oneof(
    fc.tuple(fc.constant(1), fc.integer({ min: 1, max: 7 })),
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  )
  .chain(([first, second]) =>
    fc.record({
      ids: fc.array(fc.constantFrom(...booklets.map(({ id }) => id)), {
        minLength: first + second,
        maxLength: first + second,
      }),
      lineups: fc.constant(
        pairOff(
          Array.from({ length: first }, (_, pilot) => pilot),
          Array.from({ length: second }, (_, pilot) => first + pilot),
        ),
      ),
    }),
  );

test('law: every move of every fight obeys the rules, for one to seven rivals and several battles', () => {
  fc.assert(
    fc.property(anyFight, anySeed, anyOptions, ({ ids, lineups }, seed, options) => {
      const entries = ids.map((id, pilot) => entry(findBook(id)!, pilot));
      const broken = new Set<string>();
      playFight({ options, entries, lineups }, randomFrom(seed), (before, move, moved) => {
        for (const law of brokenLaws(before, move, moved)) broken.add(law);
      });
      expect([...broken]).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('law: a fight printed, read and replayed is the same fight, in the earliest version that can hold it', () => {
  fc.assert(
    fc.property(anyFight, anySeed, anyOptions, ({ ids, lineups }, seed, options) => {
      const entries = ids.map((id, pilot) => entry(findBook(id)!, pilot));
      const { end, moves } = playFight({ options, entries, lineups }, randomFrom(seed));
      const record = {
        options,
        entrants: entries.map(({ booklet, pilot }) => freshEntrant(booklet.id, pilot)),
        battles: lineups,
        moves,
      };
      const text = printRecord(record);
      const version = lineups.length > 1 || moves.some(({ kind }) => kind !== 'turn') ? 3 : null;
      expect(text.startsWith('viewscreen record 3\n')).toBe(version === 3);
      const read = parseRecord(text);
      expect(read.fault).toBeNull();
      if (version === 3) expect(read.record).toEqual(record);
      const { fights, fault } = replay(read.record!, findBook, read.lines);
      expect(fault).toBeNull();
      expect(fights.at(-1)?.outcome).toEqual(end.outcome);
      expect(fights.at(-1)?.battles.map(({ battle }) => battle)).toEqual(
        end.battles.map(({ battle }) => battle),
      );
      expect(printRecord(read.record!)).toBe(text);
    }),
    { numRuns: 80 },
  );
});
