import type { FindBooklet } from '../../fight/replay.ts';
import { stepRule } from '../acts/acts.ts';
import type { Settlement } from '../acts/settling.ts';
import { isHindrance } from '../card/hindrance.ts';
import type { Choice } from '../history/choice.ts';
import type { Course } from './page.ts';
import { nextStep, whyWaits, wouldBe } from './settlement.ts';

/** The course of a page with steps without a choice passed over. */
export interface PassedCourse extends Course {
  /** How many of its choices are made; those after are passed over, and not written. */
  readonly made: number;
  /** Places of choices, made or not, that had no alternative and were not asked for. */
  readonly passed: ReadonlySet<number>;
}

/** Whether a choice had no alternative when it was made. */
const isPassed = (before: Settlement, { pilot, step }: Choice, find: FindBooklet): boolean =>
  stepRule(step).isIdle?.(before, pilot, find) === true;

/** The next step to pass over, of any pilot who need not wait; null if every next step is a choice. */
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

/** Passes over steps without a choice of pilots who need not wait, unless `isAsked` for. */
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
