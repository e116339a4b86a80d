import type { Side } from '../battle/battle.ts';
import { SIDES, OTHER_SIDE } from '../battle/battle.ts';
import type { ByRival } from '../battle/duel.ts';
import { seatIn } from '../battle/duel.ts';
import type { Exchange, PlayedPairing } from '../battle/exchange.ts';
import type { Incident } from '../battle/incident.ts';
import { splitOf } from '../battle/split.ts';

/** A step in which an exchange is shown. The names are older than the film, and are on disk. */
export type Step =
  /** The numbers, and the look-up between them. */
  | { readonly kind: 'called' }
  /** The first page of a pairing; it is named by its rival's seat. */
  | { readonly kind: 'look up'; readonly rival: number }
  /** The second page: the last step at which a pilot may leave. */
  | { readonly kind: 'leave or stay' }
  /** The lone player shares the modifier among several that are scored on (M4). */
  | { readonly kind: 'split' }
  /** What one seat did to another. */
  | { readonly kind: 'score'; readonly seat: number; readonly on: number }
  /** What the turn leaves behind: explosions, shutdowns, falls, deaths, one beat after the other. */
  | { readonly kind: 'marks' };

/** What is a beat of its own. */
export const BEATS = ['exploded', 'shut down', 'started up', 'fell', 'pilot killed'] as const;
export type Beat = Extract<Incident, { readonly kind: (typeof BEATS)[number] }>;

const isBeat = (incident: Incident): incident is Beat =>
  (BEATS as readonly string[]).includes(incident.kind);

const isFatal = ({ kind }: Beat): boolean => kind === 'fell' || kind === 'pilot killed';

/** The beats of an exchange, in the order in which they happen; whoever is out by it comes last. */
export const beatsOf = ({ incidents }: Pick<Exchange, 'incidents'>): readonly Beat[] => {
  const beats = incidents.filter(isBeat);
  return [...beats.filter((beat) => !isFatal(beat)), ...beats.filter(isFatal)];
};

/** A step before any damage is shown, so that whoever leaves (D7) knows of none. */
export type StepBeforeDamage = Exclude<Step, { readonly kind: 'split' | 'score' | 'marks' }>;

export const CALLED = { kind: 'called' } as const;
export const LEAVE_OR_STAY = { kind: 'leave or stay' } as const;
export const SPLIT = { kind: 'split' } as const;
export const MARKS = { kind: 'marks' } as const;

/** What the steps of an exchange depend on: who faces whom, and in which turn. */
interface Pairings {
  readonly pairings: readonly ByRival[];
  readonly battle?: Pick<Exchange['battle'], 'turns'>;
}

/** Who comes first in a turn, counted from 1: the lone player in odd ones. */
const inTurn = (turn: number): readonly [Side, Side] =>
  turn % 2 === 1 ? ['lone', 'rival'] : ['rival', 'lone'];

/** Whose page is turned to first, and whose then: the one without a SCORE, else who comes first. A person who plays
 *  alone looks first: the page of one's own 'Mech, which the enemy sees, is always the second. */
export const pageOrder = (
  { deeds }: PlayedPairing,
  turn: number,
  alone: Side | null = null,
): readonly [Side, Side] => {
  if (alone) return [alone, OTHER_SIDE[alone]];
  const [first, second] = inTurn(turn);
  const scores = (side: Side): boolean => deeds[side].sees.screen.score !== null;
  return scores(first) && !scores(second) ? [second, first] : [first, second];
};

/**
 * The steps that there may be for an exchange, from the numbers called to the last beat. They are as
 * many whatever happens in it, so that their number betrays nothing before it is seen. Of two scores
 * that of the page which was turned to last comes first: it lies open. A duel has nothing to share.
 */
export const stepsOf = ({ pairings, battle }: Pairings): readonly Step[] => [
  CALLED,
  ...pairings.map(({ rival }) => ({ kind: 'look up', rival }) as const),
  LEAVE_OR_STAY,
  ...(pairings.length > 1 ? [SPLIT] : []),
  ...pairings.flatMap((pairing) =>
    (battle ? inTurn(battle.turns).toReversed() : SIDES).map(
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
    case 'split':
    case 'marks':
      return other.kind === one.kind;
  }
};

/** Whether no damage is shown at a step. */
export const isBeforeDamage = (step: Step): step is StepBeforeDamage => {
  switch (step.kind) {
    case 'called':
    case 'look up':
    case 'leave or stay':
      return true;
    case 'split':
    case 'score':
    case 'marks':
      return false;
  }
};

/** The place of a step among those of its exchange, from 0; −1 where it is none of them. */
export const placeOf = (exchange: Pairings, step: Step): number =>
  stepsOf(exchange).findIndex((each) => isSameStep(each, step));

/**
 * Whether an exchange stops at a step: at the split where there is something to share, at a score only
 * where there is a SCORE, at the marks where there is a beat, and among several always.
 */
const stopsAt = (exchange: Exchange, step: Step): boolean => {
  if (isBeforeDamage(step)) return true;
  switch (step.kind) {
    case 'split':
      return (splitOf(exchange)?.modifier ?? 0) !== 0;
    case 'score':
      return exchange.incidents.some(
        (incident) =>
          incident.kind === 'scored' && incident.seat === step.seat && incident.on === step.on,
      );
    case 'marks':
      return beatsOf(exchange).length > 0 || exchange.battle.seats.length > 2;
  }
};

/** Whether the telling of an exchange can be at a step. */
export const hasStep = (exchange: Exchange, step: Step): boolean =>
  placeOf(exchange, step) >= 0 && stopsAt(exchange, step);

/** The step that is shown after one; null after the last. */
export const stepAfter = (exchange: Exchange, step: Step): Step | null =>
  stepsOf(exchange)
    .slice(placeOf(exchange, step) + 1)
    .find((each) => stopsAt(exchange, each)) ?? null;

/** The step that was told before one; null before the numbers called. */
export const stepBefore = (exchange: Exchange, step: Step): Step | null =>
  stepsOf(exchange)
    .slice(0, Math.max(0, placeOf(exchange, step)))
    .findLast((each) => stopsAt(exchange, each)) ?? null;
