import type { Side } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import { seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Seat } from '../../rules/battle/seat.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import { beatsOf, isSameStep, pageOrder, stepAfter, stepBefore } from '../../rules/fight/steps.ts';
import type { Account } from './account.ts';
import { incidentOf } from './incident-places.ts';

/** How fast the film of an exchange runs; null until somebody has chosen. */
export type Pace = 'by itself' | 'at a tap' | null;

/** How long what stands (milliseconds). */
export const LASTS = {
  numbers: 2000,
  /** A page turns … */
  turn: 500,
  /** … lies, and its slip rises. */
  landed: 1200,
  beat: 1500,
  /** The first page of a turn in which nobody could do much, if it hits nobody. */
  idle: 1500,
  /** A tap is not heard so soon after a page has landed. */
  deaf: 300,
  longPress: 550,
} as const;

/** Where the film of an exchange is: at a step, and how far within it, at the marks at a beat. */
export interface Place {
  readonly step: Step;
  /** From 0. */
  readonly within: number;
}

/** Whether a step is passed over where both pages stand side by side: they are turned together, and so are their slips. */
const isPassed = (played: Exchange, step: Step): boolean =>
  step.kind === 'look up' || (step.kind === 'score' && stepAfter(played, step)?.kind === 'score');

/** What follows a place in a film of two; null where it is over. `together`: both pages stand side by side. */
export const placeAfter = (
  played: Exchange,
  { step, within }: Place,
  together: boolean,
): Place | null => {
  if (step.kind === 'marks' && within + 1 < beatsOf(played).length)
    return { step, within: within + 1 };
  const next = stepAfter(played, step);
  if (!next) return null;
  const place = { step: next, within: 0 };
  return together && isPassed(played, next) ? placeAfter(played, place, together) : place;
};

/** What came before a place; null before the numbers. */
export const placeBefore = (
  played: Exchange,
  { step, within }: Place,
  together: boolean,
): Place | null => {
  if (step.kind === 'marks' && within > 0) return { step, within: within - 1 };
  const before = stepBefore(played, step);
  if (!before) return null;
  const place = { step: before, within: 0 };
  return together && isPassed(played, before) ? placeBefore(played, place, together) : place;
};

/** Whose page is turned to first, and whose then. */
export const pagesOf = ({ pairing, played }: Account): readonly [Side, Side] =>
  pageOrder(pairing, played.battle.turns);

/** Whose page lies open at a step where there is room for one; the first while the numbers are called. */
export const openPage = (account: Account, step: Step): Side => {
  switch (step.kind) {
    case 'called':
    case 'look up':
      return pagesOf(account)[0];
    case 'leave or stay':
    case 'split':
    case 'marks':
      return pagesOf(account)[1];
    case 'score':
      return sideOf(step.seat);
  }
};

/** Whose pages have been turned to at a step. */
export const turnedPages = (account: Account, step: Step, together: boolean): readonly Side[] => {
  if (step.kind === 'called') return [];
  return step.kind === 'look up' && !together ? [pagesOf(account)[0]] : SIDES;
};

/** Whether going from one step to another turns a page. */
export const turnsPage = (from: Step, to: Step): boolean =>
  (to.kind === 'look up' && from.kind === 'called') ||
  (to.kind === 'leave or stay' && (from.kind === 'look up' || from.kind === 'called'));

/** The view screens that are turned to between two steps; across a table both at once. */
export const screensTurned = (
  account: Account,
  from: Step,
  to: Step,
  faceToFace: boolean,
): readonly ViewScreen[] => {
  if (!turnsPage(from, to)) return [];
  const screens = pagesOf(account).map((side) => account.pairing.deeds[side].sees.screen);
  if (faceToFace) return to.kind === 'look up' ? [] : screens;
  if (to.kind === 'look up') return screens.slice(0, 1);
  return from.kind === 'look up' ? screens.slice(1) : screens;
};

/** Whose slips lie on their pages at a step. */
export const scoredSides = (account: Account, step: Step, together: boolean): readonly Side[] => {
  if (step.kind !== 'score') return step.kind === 'marks' ? sidesThatScored(account) : [];
  return together ? sidesThatScored(account) : [sideOf(step.seat)];
};

const sidesThatScored = ({ pairing, played }: Account): readonly Side[] =>
  SIDES.filter((side) => incidentOf(played, 'scored', seatIn(pairing, side)));

/** Whether everything is told at a step but the beats: heat and marks stand there. */
export const allTold = (played: Exchange, step: Step): boolean => {
  const next = stepAfter(played, step);
  return next === null || next.kind === 'marks';
};

/** Whether a turn was hardly a choice: two maneuvers at most for either. */
export const isIdle = ({ battle }: Account): boolean =>
  battle.seats.every((_, seat) => openManeuvers(battle, seat).length <= 2);

/** A seat as its gauges have it before any beat: what explodes is still to come. */
export const seatBeforeBeats = ({ played }: Account, seat: number): Seat => ({
  ...seatOf(played.battle, seat),
  armor: incidentOf(played, 'exploded', seat)?.from ?? seatOf(played.battle, seat).armor,
});

/** What a worn 'Mech is seen by in a beat: as its enemy saw it last, in its own booklet. */
export const beatScreen = ({ pairing, battle }: Account, { seat }: Beat) => ({
  booklet: bookletOf(battle, seat),
  screen: pairing.deeds[sideOf(seat) === 'lone' ? 'rival' : 'lone'].sees.screen,
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  isSameStep(one.step, other.step) && one.within === other.within;
