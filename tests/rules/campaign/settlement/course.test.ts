import { expect, test } from 'vitest';
import { openCourse } from '../../../../src/rules/campaign/settlement/page.ts';
import { wouldBe } from '../../../../src/rules/campaign/settlement/settlement.ts';
import { adaAndFinn, beats, done, find, pilotOf, why } from '../circle.ts';
import { settle, settlement } from '../settling.ts';
import { take } from '../acts/wrecks.ts';

const ENGINE = take('p1', 'm2', 'Engine');

test('the course of a settlement gives its state before the first choice and after each one', () => {
  const hangar = settle(beats(adaAndFinn(), 'p1', 'p2'), [ENGINE]);
  const { settlements, fault } = done(openCourse(hangar, 'g', find));
  expect(fault).toBe(null);
  expect(settlements.map(({ after }) => pilotOf(after, 'p1').stockpile.length)).toEqual([0, 0, 1]);
  expect(settlements.at(-1)).toEqual(settlement(hangar));
});

test('the course of a settlement ends at the first choice that is not allowed', () => {
  const hangar = settle(beats(adaAndFinn(), 'p1', 'p2'), [ENGINE]);
  const open = hangar.open.map((game) => ({ ...game, choices: [...game.choices, ENGINE] }));
  const { settlements, fault } = done(openCourse({ ...hangar, open }, 'g', find));
  expect([settlements.length, fault?.at, fault?.why.kind]).toEqual([3, 2, 'other step']);
});

test('the course of a settlement is refused for an unknown game', () => {
  expect(why(openCourse(adaAndFinn(), 'g', find))).toBe('there is no open game g');
});

test('a preview shows what a choice would do, or why it is not allowed', () => {
  const hangar = settle(beats(adaAndFinn(), 'p1', 'p2'), [
    { step: 'experience', pilot: 'p1', learn: [] },
  ]);
  const before = settlement(hangar);
  const would = done(wouldBe(before, ENGINE, find));
  expect(pilotOf(would.after, 'p1').stockpile).toHaveLength(1);
  expect(pilotOf(before.after, 'p1').stockpile).toEqual([]);
  expect(why(wouldBe(before, take('p1', 'm2', 'Cup'), find))).toBe(
    'the Cup is not there, or was taken already',
  );
});
