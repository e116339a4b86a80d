import type { StepRule } from './act.ts';

/** A pilot has settled: the last step of everybody, which changes nothing. */
export const settle: StepRule<'settled'> = {
  came: ['stands', 'escaped', 'shot down', 'bailed out', 'killed'],
  first: (_, pilot) => ({ step: 'settled', pilot }),
  deeds: () => [],
};
