import { expect, test } from 'vitest';
import { gamesOf } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { closed } from '../../../../src/rules/campaign/settlement/page.ts';
import { rifleman } from '../../battle/table-top.ts';
import { beats, circle, done, find, why } from '../circle.ts';
import { choice, closedAfter, settle } from '../settling.ts';

const four = () =>
  circle([
    ['Ada', rifleman, 'Old Thunder'],
    ['Ben', rifleman, 'Bad Penny'],
    ['Cleo', rifleman, 'High Water'],
    ['Dov', rifleman, 'Tall Order'],
  ]);
const settled = (pilot: string): Choice => ({ step: 'settled', pilot });
const ofAdaAndBen = (hangar: Hangar) => beats(hangar, 'p1', 'p2');

test('closing one of two open pages leaves the other as it is', () => {
  const both = beats(ofAdaAndBen(four()), 'p3', 'p4', {}, { id: 'h' });
  const [, other] = both.open;
  const after = closedAfter(both);
  expect(after.open).toEqual([other]);
  expect(gamesOf(closedAfter(after, [], 'h')).map(({ id }) => id)).toEqual(['g', 'h']);
});

test('a page with a choice that is not allowed takes no further choice and cannot be closed', () => {
  const open = ofAdaAndBen(four());
  const wrong = { ...open, open: open.open.map((each) => ({ ...each, choices: [settled('p1')] })) };
  const other = 'the next step is experience, not settled';
  const learned: Choice = { step: 'experience', pilot: 'p1', learn: [] };
  expect(why(choice(open, learned))).toBeNull();
  expect(why(choice(wrong, learned))).toBe(other);
  expect(why(closed(wrong, 'g', find))).toBe(other);
});

test('a page cannot be closed while one of its pilots has another game open', () => {
  const all = settle(ofAdaAndBen(four()), [settled('p1'), settled('p2')]);
  expect(why(done(closed(all, 'g', find)))).toBeNull();
  const twice = { ...all, open: all.open.flatMap((each) => [each, { ...each, id: 'h' }]) };
  expect(why(closed(twice, 'g', find))).toBe('Ada has a game to finish');
});
