import type { Step } from '../../../rules/fight/steps.ts';
import { isSameStep } from '../../../rules/fight/steps.ts';

/**
 * How fast the film of a turn runs; null until somebody has chosen. Until then it runs by itself, with what is
 * left of a page shown in the button that goes on: nobody has to find out that a page waits, and whoever needs longer
 * holds it. It waits all the same where a note explains what is shown, and for whoever asks for less motion.
 */
export type Pace = 'by itself' | 'at a tap' | null;

/** How long what stands (milliseconds). */
export const LASTS = {
  numbers: 2000,
  /** A page turns. */
  turn: 500,
  /** It is read; both pages of a pairing at once. */
  page: 2400,
  pair: 3200,
  /** A score is read; both of a pairing at once. */
  score: 2800,
  scores: 3600,
  /** Beats, at least; those with more to read stand so long for each letter. */
  beat: 1500,
  letter: 45,
  /** The first page of a turn in which nobody could do much, if it hits nobody. */
  idle: 1500,
  /** Across a table: the numbers, the consoles, and then both pages. */
  acrossNumbers: 1000,
  acrossPage: 1700,
  /** A tap that comes sooner after a page has landed is heard when this time is over. */
  deaf: 300,
  longPress: 550,
} as const;

/** Where a film is: at a step, and at which of the shots that show it. */
export interface Place {
  readonly step: Step;
  /** From 0. */
  readonly within: number;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  isSameStep(one.step, other.step) && one.within === other.within;
