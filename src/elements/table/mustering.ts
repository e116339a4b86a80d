import type { Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Plan, SeatPlace } from './plan.ts';
import { MOST_AT_TABLE, movedTo, oneBattle, reseated } from './plan.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';

/** Names of sides in older rows. */
const COLUMNS: Readonly<Record<string, Side>> = { first: 'lone', second: 'rival' };

/** The stored muster; malformed parts are left out. */
export const musterIn = (kept: unknown): readonly Called[] =>
  (Array.isArray(kept) ? kept : []).reduce((called: readonly Called[], each: unknown) => {
    const { pilot, side, column, against, hand } = (each ?? {}) as Readonly<
      Record<string, unknown>
    >;
    const known = SIDES.find((one) => one === side) ?? COLUMNS[String(column)];
    if (typeof pilot !== 'string' || !known || called.some((one) => one.pilot === pilot))
      return called;
    return withSide(called, pilot, known).map((one) =>
      one.pilot === pilot
        ? {
            ...one,
            ...(typeof against === 'string' ? { against } : {}),
            hand: GAME_PILOTS.find((flies) => flies === hand),
          }
        : one,
    );
  }, []);

export interface Called {
  readonly pilot: PilotId;
  /** As tapped: west is `lone`, east `rival`. The smaller side has ◆. */
  readonly side: Side;
  /** The lone pilot to fight against; null if not set. */
  readonly against: PilotId | null;
  /** The computer pilot that flies; missing for a person. */
  readonly hand?: GamePilot | null | undefined;
}

/** If exactly two pilots are fit, one on each side; else nobody. */
export const onlyTwo = (fit: readonly PilotId[]): readonly Called[] =>
  fit.length === SIDES.length
    ? SIDES.flatMap((side, at) => {
        const pilot = fit[at];
        return pilot === undefined ? [] : [{ pilot, side, against: null }];
      })
    : [];

/** In the order of calling. */
export const pilotsOn = (called: readonly Called[], side: Side): readonly PilotId[] =>
  called.filter((each) => each.side === side).map(({ pilot }) => pilot);

/** The side whose pilots each fight alone in a battle (M1): the smaller one; west if equal. */
export const aloneSide = (called: readonly Called[]): Side =>
  pilotsOn(called, 'rival').length < pilotsOn(called, 'lone').length ? 'rival' : 'lone';

/** The sign of a side in the muster, the fight and the chronicle: the smaller one has ◆, `lone`. */
export const signOf = (called: readonly Called[], side: Side): Side =>
  aloneSide(called) === 'lone' ? side : OTHER_SIDE[side];

/** Puts a pilot on a side, or removes one who is there already. Unchanged if the table is full. */
export const withSide = (
  called: readonly Called[],
  pilot: PilotId,
  side: Side,
): readonly Called[] => {
  const before = called.find((each) => each.pilot === pilot);
  if (!before)
    return called.length < MOST_AT_TABLE ? [...called, { pilot, side, against: null }] : called;
  return before.side === side
    ? called.filter((each) => each !== before)
    : called.map((each) => (each === before ? { ...each, side, against: null } : each));
};

/**
 * Seats and battles: each pilot of the smaller side alone, the others against the one they were put against,
 * the rest spread over the battles; every battle gets a rival. Null until both sides have somebody.
 */
export const musteringOf = (called: readonly Called[]): Plan<PilotId> | null => {
  const side = aloneSide(called);
  const [few, many] = [pilotsOn(called, side), pilotsOn(called, OTHER_SIDE[side])];
  const [only, another] = few;
  if (only === undefined || many.length === 0) return null;
  if (another === undefined) return oneBattle([only, ...many]);
  const against = new Map(called.map((each) => [each.pilot, each.against]));
  const rivals = few.map((lone) => many.filter((pilot) => against.get(pilot) === lone));
  const shortest = (): PilotId[] | undefined =>
    rivals.toSorted((one, other) => one.length - other.length)[0];
  for (const pilot of many)
    if (!few.some((lone) => lone === against.get(pilot))) shortest()?.push(pilot);
  for (let empty = shortest(); empty?.length === 0; empty = shortest()) {
    const spared = rivals.toSorted((one, other) => other.length - one.length)[0]?.pop();
    if (spared !== undefined) empty.push(spared);
  }
  const seats = called.map(({ pilot }) => pilot);
  return {
    seats,
    battles: few.map((lone, at) =>
      [lone, ...(rivals[at] ?? [])].map((each) => seats.indexOf(each)),
    ),
  };
};

const calledAs = ({ battles, seats }: Plan<PilotId>, alone: Side): readonly Called[] =>
  seats.map((pilot, seat) => {
    const [lone = 0] = battles.find((battle) => battle.includes(seat)) ?? [];
    return lone === seat
      ? { pilot, side: alone, against: null }
      : { pilot, side: OTHER_SIDE[alone], against: seats[lone] ?? null };
  });

const changed = (
  called: readonly Called[],
  change: (plan: Plan<PilotId>) => Plan<PilotId>,
): readonly Called[] => {
  const mustering = musteringOf(called);
  if (!mustering) return called;
  return calledAs(change(mustering), aloneSide(called)).map((each) => ({
    ...each,
    hand: called.find(({ pilot }) => pilot === each.pilot)?.hand,
  }));
};

/** Exchanges the pilots of two seats. */
export const withSeats = (called: readonly Called[], seat: number, to: number): readonly Called[] =>
  changed(called, (plan) => reseated(plan, seat, to));

/** Sets who flies for a pilot; null for a person. */
export const withHand = (
  called: readonly Called[],
  pilot: PilotId,
  hand: GamePilot | null,
): readonly Called[] => called.map((each) => (each.pilot === pilot ? { ...each, hand } : each));

/** Moves the pilot of a seat to another place in the battles. */
export const withPlace = (
  called: readonly Called[],
  seat: number,
  place: SeatPlace,
): readonly Called[] => changed(called, (plan) => movedTo(plan, seat, place));
