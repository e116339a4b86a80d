import type { FindBooklet } from '../../fight/replay.ts';
import { stepRule } from '../acts/acts.ts';
import type { Settlement } from '../acts/settling.ts';
import { isHindrance } from '../card/hindrance.ts';
import type { Choice } from '../history/choice.ts';
import type { Course } from './page.ts';
import { nextStep, whyWaits, wouldBe } from './settlement.ts';

/** The course of a page in which steps without a choice are passed over. */
export interface PassedCourse extends Course {
  /** How many of its choices are made; those from there on are passed over, and not written down. */
  readonly made: number;
  /** By place, which choices, made or not, say the only thing that could be said, and were not asked for all the same. */
  readonly passed: ReadonlySet<number>;
}

/** Whether a choice says the only thing that could be said when it was made. */
const isPassed = (before: Settlement, { pilot, step }: Choice, find: FindBooklet): boolean =>
  stepRule(step).isIdle?.(before, pilot, find) === true;

/** What is passed over next, of whichever pilot need not wait; null where everybody's next step is a choice. */
const nextPassed = (
  settlement: Settlement,
  find: FindBooklet,
  isAsked: (choice: Choice) => boolean,
): Choice | null => {
  for (const { pilot } of settlement.pilots) {
    const step = nextStep(settlement, pilot);
    if (step === null || whyWaits(settlement, pilot)) continue;
    const first = stepRule(step).first({ hangar: settlement.after, settlement }, pilot);
    if (isPassed(settlement, first, find) && !isAsked(first)) return first;
  }
  return null;
};

/**
 * A course in which whoever need not wait has passed over steps without a choice. Where a step `isAsked` for all
 * the same, its pilot comes to it.
 */
export const passing = (
  course: Course,
  find: FindBooklet,
  isAsked: (choice: Choice) => boolean = () => false,
): PassedCourse => {
  const passed = passedOver(course, find, isAsked);
  return { ...passed, passed: passedPlaces(passed, find, isAsked) };
};

const passedOver = (
  course: Course,
  find: FindBooklet,
  isAsked: (choice: Choice) => boolean,
): Omit<PassedCourse, 'passed'> => {
  const [first, ...others] = course.settlements;
  const made = first.game.choices.length;
  if (course.fault) return { ...course, made };
  const passed: Choice[] = [];
  const more: Settlement[] = [];
  let now = others.at(-1) ?? first;
  for (
    let choice = nextPassed(now, find, isAsked);
    choice;
    choice = nextPassed(now, find, isAsked)
  ) {
    const next = wouldBe(now, choice, find);
    if (isHindrance(next)) break;
    passed.push(choice);
    more.push(next);
    now = next;
  }
  if (passed.length === 0) return { ...course, made };
  const choices = [...first.game.choices, ...passed];
  const told = (settlement: Settlement): Settlement => ({
    ...settlement,
    game: { ...settlement.game, choices },
  });
  return {
    settlements: [told(first), ...[...others, ...more].map(told)],
    fault: null,
    made,
  };
};

const passedPlaces = (
  { settlements }: Course,
  find: FindBooklet,
  isAsked: (choice: Choice) => boolean,
): ReadonlySet<number> => {
  const { choices } = settlements[0].game;
  return new Set(
    choices.flatMap((choice, place) => {
      const before = settlements[place];
      return before && !isAsked(choice) && isPassed(before, choice, find) ? [place] : [];
    }),
  );
};
