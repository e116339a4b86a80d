import type { Side } from '../battle/battle.ts';
import { SIDES, OTHER_SIDE } from '../battle/battle.ts';
import type { ByRival } from '../battle/duel.ts';
import { seatIn } from '../battle/duel.ts';
import type { Exchange, PlayedPairing } from '../battle/exchange.ts';
import type { Incident } from '../battle/incident.ts';
import { splitOf } from '../battle/split.ts';

/** A step of showing an exchange. The names are older than the film; rows on disk have them. */
export type Step =
  /** The numbers, and the look-up between them. */
  | { readonly kind: 'called' }
  /** The first page of a pairing, which is named by its rival's seat. */
  | { readonly kind: 'look up'; readonly rival: number }
  /** The second page: the last step at which a pilot may leave. */
  | { readonly kind: 'leave or stay' }
  /** The lone player shares the modifier among several rivals who are hit (M4). */
  | { readonly kind: 'split' }
  /** What one seat did to another. */
  | { readonly kind: 'score'; readonly seat: number; readonly on: number }
  /** What the turn leaves behind: explosions, shutdowns, falls and deaths, one by one. */
  | { readonly kind: 'marks' };

/** Incidents with a beat of their own. */
export const BEATS = ['exploded', 'shut down', 'started up', 'fell', 'pilot killed'] as const;
export type Beat = Extract<Incident, { readonly kind: (typeof BEATS)[number] }>;

const isBeat = (incident: Incident): incident is Beat =>
  (BEATS as readonly string[]).includes(incident.kind);

const isFatal = ({ kind }: Beat): boolean => kind === 'fell' || kind === 'pilot killed';

/** The beats of an exchange in their order, with pilots who go out by them last. */
export const beatsOf = ({ incidents }: Pick<Exchange, 'incidents'>): readonly Beat[] => {
  const beats = incidents.filter(isBeat);
  return [...beats.filter((beat) => !isFatal(beat)), ...beats.filter(isFatal)];
};

/** A step that shows no damage, so that a pilot who leaves (D7) knows of none. */
export type StepBeforeDamage = Exclude<Step, { readonly kind: 'split' | 'score' | 'marks' }>;

export const CALLED = { kind: 'called' } as const;
export const LEAVE_OR_STAY = { kind: 'leave or stay' } as const;
export const SPLIT = { kind: 'split' } as const;
export const MARKS = { kind: 'marks' } as const;

/** What the steps of an exchange depend on: the pairings and the turn. */
interface Pairings {
  readonly pairings: readonly ByRival[];
  readonly battle?: Pick<Exchange['battle'], 'turns'>;
}

/** The first seat of a turn, counted from 1: the lone player in odd ones. */
const inTurn = (turn: number): readonly [Side, Side] =>
  turn % 2 === 1 ? ['lone', 'rival'] : ['rival', 'lone'];

/** The order of a pairing's two pages: the one without a SCORE first, else that of the turn's first
 *  seat. A person who plays alone looks first, so that the page of their own 'Mech, which the enemy
 *  sees, is second. */
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

/** All steps an exchange may have, from the numbers to the last beat. Their number is always the
 *  same, so that it gives nothing away. The score of the page turned to last comes first, since
 *  that page is open. A duel has nothing to share. */
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

/** The place of a step in its exchange, from 0; −1 if it is not one of its steps. */
export const placeOf = (exchange: Pairings, step: Step): number =>
  stepsOf(exchange).findIndex((each) => isSameStep(each, step));

/** Whether an exchange stops at a step: at the split if there is a modifier to share, at a score if
 *  there was a SCORE, at the marks if there is a beat, and always among several. */
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

export const hasStep = (exchange: Exchange, step: Step): boolean =>
  placeOf(exchange, step) >= 0 && stopsAt(exchange, step);

/** The next step at which it stops; null after the last. */
export const stepAfter = (exchange: Exchange, step: Step): Step | null =>
  stepsOf(exchange)
    .slice(placeOf(exchange, step) + 1)
    .find((each) => stopsAt(exchange, each)) ?? null;

/** The step before, at which it stopped; null before the numbers. */
export const stepBefore = (exchange: Exchange, step: Step): Step | null =>
  stepsOf(exchange)
    .slice(0, Math.max(0, placeOf(exchange, step)))
    .findLast((each) => stopsAt(exchange, each)) ?? null;
