import type { BattleTurns } from '../../src/rules/fight/replay.ts';
import type { Judging } from '../../src/tactics/judge/judgment.ts';
import type { Review } from '../../src/tactics/review/review.ts';
import { reviewing } from '../../src/tactics/review/review.ts';

/** The whole review of a battle of two at once. */
export const reviewOf = (turns: BattleTurns, judge: Judging): Review => {
  const steps = reviewing(turns, judge);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
