import type { Step } from '../../../rules/fight/steps.ts';
import { isSameStep } from '../../../rules/fight/steps.ts';

/**
 * How a film runs; null until chosen. Until then it runs by itself, with the remaining time in the button that
 * goes on, so that no one has to find out that a page waits; it can be held. It waits while a note explains a
 * shot, and for people who prefer less motion.
 */
export type Pace = 'by itself' | 'at a tap' | null;

/** Times in ms. */
export const LASTS = {
  numbers: 2000,
  /** A turning page. */
  turn: 500,
  /** A page, or both of a pairing at once. */
  page: 2400,
  pair: 3200,
  /** A score, or both of a pairing at once. */
  score: 2800,
  scores: 3600,
  /** A beat, at least; longer for more letters. */
  beat: 1500,
  letter: 45,
  /** The first page if it hits no one, in a turn with little choice. */
  idle: 1500,
  /** On a table: the numbers, the consoles, then both pages. */
  acrossNumbers: 1000,
  acrossPage: 1700,
  /** A tap this soon after a page landed counts only at the end of this time. */
  deaf: 300,
  longPress: 550,
} as const;

/** Place in a film: a step, and which of its shots. */
export interface Place {
  readonly step: Step;
  /** From 0. */
  readonly within: number;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  isSameStep(one.step, other.step) && one.within === other.within;
