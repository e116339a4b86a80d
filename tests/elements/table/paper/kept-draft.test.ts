import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperDraftIn, toldOf, WAYS_OUT } from '../../../../src/elements/table/paper/drafted.ts';
import { faultWords } from '../../../../src/elements/table/paper/paper-words.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { impossibleIn } from '../../../../src/rules/campaign/game/claims.ts';
import { askedIn } from '../../../../src/rules/campaign/game/asked.ts';
import { begun, fightersOf } from '../../../../src/rules/campaign/game/muster.ts';
import { paperFault, paperStand } from '../../../../src/rules/campaign/game/paper.ts';
import { playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { impossibleText } from '../../../../src/rules/words/hindrance-text.ts';
import {
  DAY,
  done,
  find,
  gameOf,
  hit,
  rifleman,
  three,
  why,
} from '../../../rules/campaign/circle.ts';
import { closedAfter } from '../../../rules/campaign/settling.ts';

/** Ada, whose Gyro was hit twice in a game before, alone against Ben and Cleo. */
const worn = closedAfter(
  gameOf(
    three(),
    ['p1', 'p2'],
    { kind: 'nobody' },
    { p1: { criticals: [hit(rifleman, 'Gyro', 'score', 2)], ammunition: { autocannon: 3 } } },
    { id: 'a' },
  ),
  [],
  'a',
);
const muster = {
  options: USUAL_OPTIONS,
  fighters: fightersOf(worn, ['p1', 'p2', 'p3']),
  battles: [{ lone: 0, rivals: [1, 2] }],
};
const open = done(begun(worn, { id: 'g', on: DAY, muster }, find));
const asked = muster.fighters.map((fighter) => askedIn(worn, fighter, find));

const number = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -9, max: 40 }) },
  fc.constantFrom(0.5, -1000, 10_000, null, 'seven'),
);
const fighter = fc.record({
  way: fc.constantFrom(...Object.keys(WAYS_OUT), 'toString'),
  turn: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) }, number),
  armor: number,
  ammunition: fc.dictionary(fc.constantFrom('autocannon', 'missile', 'torpedo'), number),
  times: fc.array(number, { maxLength: 90 }),
  damage: fc.dictionary(fc.constantFrom('0', '1', '2', '7'), number),
});
const draft = fc.record({
  turns: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 9, max: 30 }) }, number),
  fighters: fc.array(fighter, { minLength: 3, maxLength: 3 }),
});

test('law: for any result entered, the form and the hangar agree on whether it is impossible', () => {
  const seen = { refused: 0, taken: 0 };
  fc.assert(
    fc.property(draft, (entered) => {
      const { fighters, turns } = paperDraftIn(entered, asked);
      if (turns === null || fighters.some(({ armor }) => armor === null)) return;
      const account = {
        turns,
        fighters: fighters.map((drafted, place) => toldOf(drafted, sure(asked[place]))),
      };
      const fault = paperFault(muster, account);
      const claim = impossibleIn(muster, account, asked);
      seen[fault || claim ? 'refused' : 'taken'] += 1;
      if (fault) expect(faultWords(fault, ['Ada', 'Ben', 'Cleo'])).toMatch(/(Ada|Ben|Cleo).*[.?]$/);
      else
        expect(why(playedOnPaper(open, 'g', paperStand(muster, account), find))).toBe(
          claim && impossibleText(claim.claim, sure(['Ada', 'Ben', 'Cleo'][claim.fighter])),
        );
    }),
    { numRuns: 6000 },
  );
  expect(seen.refused).toBeGreaterThan(2000);
  expect(seen.taken).toBeGreaterThan(50);
});
