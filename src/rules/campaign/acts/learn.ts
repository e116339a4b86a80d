import type { Category } from '../../vocabulary.ts';
import { hinder } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { flyingPilot, pilotOf, withPilot } from '../hangar/hangar.ts';
import type { Act } from './act.ts';
import { itsPilot } from './act.ts';
import { stepsLeft } from './experience.ts';

/** K2: +1 to a category, for good. */
const learned = (hangar: Hangar, id: PilotId, category: Category): Hangar => {
  const pilot = flyingPilot(hangar, id);
  if (stepsLeft(pilot) <= 0) hinder({ kind: 'no step left', experience: pilot.experience });
  return withPilot(hangar, id, { learned: [...pilot.learned, category] });
};

/** Steps of 250 tons that a pilot can take now; 0 for one who no longer flies (K2). */
export const stepsToTake = (hangar: Hangar, id: PilotId): number => {
  const pilot = pilotOf(hangar, id);
  return pilot.end ? 0 : Math.max(0, stepsLeft(pilot));
};

/** One more category for each step of 250 tons taken; steps not taken are kept for later (K2). */
export const learn: Act<'experience', 'learn'> = {
  step: {
    came: ['stands', 'escaped', 'shot down', 'bailed out'],
    isIdle: ({ after }, pilot) => stepsToTake(after, pilot) === 0,
    first: (_, pilot) => ({ step: 'experience', pilot, learn: [] }),
    deeds: ({ pilot, learn: categories }) =>
      categories.map((category) => ({ kind: 'learn', pilot, category })),
  },
  deed: {
    away: itsPilot,
    effect: (hangar, { pilot, category }) => learned(hangar, pilot, category),
  },
};
