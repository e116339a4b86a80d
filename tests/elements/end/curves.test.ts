import { expect, test } from 'vitest';
import { curvesOf } from '../../../src/elements/end/curves.ts';
import type { Ending } from '../../../src/elements/end/ending.ts';
import { endPictures } from '../../../src/elements/end/end-pictures.ts';
import { endingOfFight, fallen, fateTexts, tallyIn } from '../../../src/elements/end/ending.ts';
import { tallyOf } from '../../../src/rules/battle/course.ts';
import { replayText } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';
import { findBook } from '../../rules/battle/table-top.ts';

/** Ada against Ben, Cleo against Dora, who bails out; then Cleo helps Ada, and Ben bails out. */
const RECORD = `viewscreen record 3
pilot: rfl-3n Ada
pilot: grf-1n Ben
pilot: rfl-3n Cleo
pilot: grf-1n Dora
battle A: 1 against 2
battle B: 3 against 4
ammunition: counted
A1. 52 62
B1. 52 62, rival bails out
3 joins: C is 2 against 1 3
C2. 28 44 52, lone bails out
`;
const ended = (): Ending => {
  const { exchanges, fault, fights, record } = replayText(RECORD, findBook);
  if (fault || !record) throw new Error(JSON.stringify(fault));
  const names = record.entrants.map(({ booklet, pilot }) => ({ pilot, mech: booklet }));
  return endingOfFight({ exchanges, fight: sure(fights.at(-1)), fights, names, record });
};

test('a comment on a turn goes into the log of every pair that fought in it', () => {
  const { record, ...played } = replayText(
    RECORD.replace('B1. 52', '# a bold one\nB1. 52').concat('# so it ended\n'),
    findBook,
  );
  const names = ['Ada', 'Ben', 'Cleo', 'Dora'].map((pilot) => ({ pilot, mech: '' }));
  const ending = endingOfFight({
    ...{ ...played, names, record: sure(record ?? undefined) },
    fight: sure(played.fights.at(-1)),
  });
  expect(curvesOf(ending).map(({ comments }) => comments)).toEqual([
    [[]],
    [['a bold one']],
    [['so it ended']],
    [['so it ended']],
  ]);
});

test('every pair that fought has a curve, ◆ first, even if the larger side is alone', () => {
  expect(
    curvesOf(ended()).map(
      ({ exchanges, names, seats, turns }) =>
        `${seats.map((seat) => names[seat]?.pilot).join(' against ')}: ${exchanges.length} of ${turns.join()}`,
    ),
  ).toEqual([
    'Ada against Ben: 1 of 1',
    'Cleo against Dora: 1 of 2',
    'Ada against Ben: 1 of 3',
    'Cleo against Ben: 1 of 3',
  ]);
});

test('pilots are listed in the order in which they went out, with what became of them', () => {
  const ending = ended();
  expect(ending.title).toBe('Ada and Cleo win');
  expect(fallen(ending).map((pilot) => ending.names[pilot]?.pilot)).toEqual(['Dora', 'Ben']);
  expect(fateTexts(ending)).toEqual(['Dora bailed out and lives', 'Ben bailed out and lives']);
  // Ben sat alone at last: one of those who beat him stands beside him.
  expect(endPictures(ending).map(({ note }) => note)).toEqual([
    'Cleo · armor 38 of 38',
    'Ben bailed out and lives',
  ]);
});

test('what a pilot did in several battles is added up', () => {
  const ending = ended();
  const ben = 1;
  const parts = ending.fought
    .filter(({ pilots }) => pilots.includes(ben))
    .map(({ exchanges, pilots }) => tallyOf(exchanges, pilots.indexOf(ben)));
  expect(parts).toHaveLength(2);
  expect(tallyIn(ending, ben).damage).toBe(parts.reduce((sum, { damage }) => sum + damage, 0));
});
