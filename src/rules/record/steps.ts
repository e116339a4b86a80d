import { SIDES, OTHER_SIDE } from '../battle/battle.ts';
import type { ByRival } from '../battle/duel.ts';
import { seatIn } from '../battle/duel.ts';
import type { Exchange } from '../battle/exchange.ts';

/** A step in which an exchange is told. */
export type Step =
  | { readonly kind: 'called' }
  /** Both of a pairing look up; it is named by its rival's seat. */
  | { readonly kind: 'look up'; readonly rival: number }
  | { readonly kind: 'leave or stay' }
  /** What one seat did to another. */
  | { readonly kind: 'score'; readonly seat: number; readonly on: number }
  | { readonly kind: 'marks' };

/** A step before any damage is told, so that whoever leaves (D7) knows of none. */
export type StepBeforeDamage = Exclude<Step, { readonly kind: 'score' | 'marks' }>;

export const CALLED = { kind: 'called' } as const;
export const LEAVE_OR_STAY = { kind: 'leave or stay' } as const;
export const MARKS = { kind: 'marks' } as const;

/** What the steps of an exchange depend on: who faces whom. */
interface Pairings {
  readonly pairings: readonly ByRival[];
}

/**
 * The steps that there are for an exchange, from the numbers called to the marks. They are the same
 * whatever happens in it: a score has its step although nobody may hit, so that their number betrays
 * nothing before it is looked up.
 */
export const stepsOf = ({ pairings }: Pairings): readonly Step[] => [
  CALLED,
  ...pairings.map(({ rival }) => ({ kind: 'look up', rival }) as const),
  LEAVE_OR_STAY,
  ...pairings.flatMap((pairing) =>
    SIDES.map(
      (side) =>
        ({
          kind: 'score',
          seat: seatIn(pairing, side),
          on: seatIn(pairing, OTHER_SIDE[side]),
        }) as const,
    ),
  ),
  MARKS,
];

/** Whether two steps are the same. */
export const isSameStep = (one: Step, other: Step): boolean => {
  switch (one.kind) {
    case 'look up':
      return other.kind === one.kind && other.rival === one.rival;
    case 'score':
      return other.kind === one.kind && other.seat === one.seat && other.on === one.on;
    case 'called':
    case 'leave or stay':
    case 'marks':
      return other.kind === one.kind;
  }
};

/** Whether no damage is told at a step. */
export const isBeforeDamage = (step: Step): step is StepBeforeDamage => {
  switch (step.kind) {
    case 'called':
    case 'look up':
    case 'leave or stay':
      return true;
    case 'score':
    case 'marks':
      return false;
  }
};

/** The place of a step among those of its exchange, from 0; −1 where it is none of them. */
export const placeOf = (exchange: Pairings, step: Step): number =>
  stepsOf(exchange).findIndex((each) => isSameStep(each, step));

/** Whether an exchange stops at a step: at a score only where there is a SCORE. */
const stopsAt = ({ incidents }: Exchange, step: Step): boolean =>
  step.kind !== 'score' ||
  incidents.some(
    (incident) =>
      incident.kind === 'scored' && incident.seat === step.seat && incident.on === step.on,
  );

/** Whether the telling of an exchange can be at a step. */
export const hasStep = (exchange: Exchange, step: Step): boolean =>
  placeOf(exchange, step) >= 0 && stopsAt(exchange, step);

/** The step that is told after one; the marks are the last. */
export const stepAfter = (exchange: Exchange, step: Step): Step =>
  stepsOf(exchange)
    .slice(placeOf(exchange, step) + 1)
    .find((each) => stopsAt(exchange, each)) ?? MARKS;

/** The step that was told before one; null before the numbers called. */
export const stepBefore = (exchange: Exchange, step: Step): Step | null =>
  stepsOf(exchange)
    .slice(0, Math.max(0, placeOf(exchange, step)))
    .findLast((each) => stopsAt(exchange, each)) ?? null;
