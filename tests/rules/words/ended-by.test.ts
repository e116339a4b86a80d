import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/rules/battle/battle.ts';
import { outcomeText, turnText } from '../../../src/rules/words/tell.ts';

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

test('D16: a battle with a limit tells its turns of how many, and its end why nobody wins', () => {
  expect(turnText({ options: USUAL_OPTIONS, turns: 6 })).toBe('7');
  expect(turnText({ options: { ...USUAL_OPTIONS, limit: '12' }, turns: 6 })).toBe('7 of 12');
  expect(by({ kind: 'nobody', by: 'limit' })).toBe('the turn limit is reached');
});
