import type { Step } from '../../rules/campaign/history/choice.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Course } from '../../rules/campaign/settlement/page.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { actWords } from '../../rules/words/acts/words-of-acts.ts';
import { nextStep, whyWaits } from '../../rules/campaign/settlement/settlement.ts';
import { settlingOf } from '../../rules/campaign/acts/settling.ts';

export interface ShownStep {
  readonly step: Step;
  readonly state: 'done' | 'open' | 'waits' | 'later';
  /** Places of its choices among those of the game: several if pilots pick in turn. */
  readonly places: readonly number[];
  /** Before its first choice and after its last; both the present state if it is not done. */
  readonly before: Settlement;
  readonly after: Settlement;
}

export const standNow = ({ settlements }: Course): Settlement =>
  settlements.at(-1) ?? settlements[0];

/**
 * The steps of a pilot in order, without those that had nothing to choose, and without those that may turn out
 * so until their turn.
 */
export const pilotSteps = (course: Course, pilot: PilotId): readonly ShownStep[] => {
  const stand = standNow(course);
  const { steps } = settlingOf(stand, pilot);
  const next = nextStep(stand, pilot);
  const waits = whyWaits(stand, pilot) !== null;
  const { choices } = stand.game;
  return steps.flatMap((step): readonly ShownStep[] => {
    const places = choices.flatMap((choice, place) =>
      choice.pilot === pilot && choice.step === step && place < course.settlements.length - 1
        ? [place]
        : [],
    );
    const [first, last] = [places[0], places.at(-1)];
    const shown = {
      step,
      places,
      before: (first === undefined ? undefined : course.settlements[first]) ?? stand,
      after: (last === undefined ? undefined : course.settlements[last + 1]) ?? stand,
    };
    if (step === next)
      return [{ ...shown, state: waits ? 'waits' : 'open', before: stand, after: stand }];
    if (places.length > 0) return [{ ...shown, state: 'done' }];
    const isPast = next === null || steps.indexOf(step) < steps.indexOf(next);
    return isPast || actWords(step).later === null ? [] : [{ ...shown, state: 'later' }];
  });
};
