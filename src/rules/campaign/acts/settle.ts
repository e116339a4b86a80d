import type { StepRule } from './act.ts';

/** The last step of every pilot; changes nothing. */
export const settle: StepRule<'settled'> = {
  came: ['stands', 'escaped', 'shot down', 'bailed out', 'killed'],
  first: (_, pilot) => ({ step: 'settled', pilot }),
  deeds: () => [],
};
