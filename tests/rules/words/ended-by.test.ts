import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/rules/battle/battle.ts';
import { outcomeText } from '../../../src/rules/words/tell.ts';

const ADA = { pilot: 'Ada', mech: 'Rifleman' };
const HANK = { pilot: 'Hank', mech: 'Griffin' };
const by = (outcome: Outcome): string => outcomeText(outcome, [ADA, HANK]).by;

test.each([
  ['bail-out', 'Ada bailed out', 'Hank bailed out'],
  ['armor', 'Ada has no armor left', 'Hank has no armor left'],
  ['pilot-killed', 'Ada is killed', 'Hank is killed'],
] as const)('the loser of a duel (%s) is named, since both pilots read it', (reason, ada, hank) => {
  expect(by({ kind: 'win', winner: 'rival', by: reason })).toBe(ada);
  expect(by({ kind: 'win', winner: 'lone', by: reason })).toBe(hank);
});
