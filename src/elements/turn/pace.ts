import type { Step } from '../../rules/fight/steps.ts';
import { isSameStep } from '../../rules/fight/steps.ts';

/** How fast the film of a turn runs; null until somebody has chosen. */
export type Pace = 'by itself' | 'at a tap' | null;

/** How long what stands (milliseconds). */
export const LASTS = {
  numbers: 2000,
  /** For each rival more the numbers stand so much longer. */
  anotherRival: 700,
  /** A page turns … */
  turn: 500,
  /** … lies, and its slip rises. */
  landed: 1200,
  beat: 1500,
  /** The first page of a turn in which nobody could do much, if it hits nobody. */
  idle: 1500,
  /** Across a table: the numbers, the consoles, and then both pages. */
  acrossNumbers: 1000,
  acrossPage: 1700,
  /** A tap is not heard so soon after a page has landed. */
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
