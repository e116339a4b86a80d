import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Battles, Place, Plan } from './setup.ts';
import { MOST, moved, oneBattle, reseated } from './setup.ts';

/** The two columns in which sides are picked. Which of them is ◆ goes by who is fewer. */
export const COLUMNS = ['first', 'second'] as const;
export type Column = (typeof COLUMNS)[number];

/** A pilot who is to fight. */
export interface Called {
  readonly pilot: PilotId;
  readonly column: Column;
  /** The pilot alone whom this one was put against; null where nobody has said so. */
  readonly against: PilotId | null;
}

/** Who sits where, and who fights whom: battles by seats from 0, first who stands alone. */
export interface Mustering {
  readonly seats: readonly PilotId[];
  readonly battles: Battles;
}

const pilotsIn = (called: readonly Called[], column: Column): readonly PilotId[] =>
  called.filter((each) => each.column === column).map(({ pilot }) => pilot);

const otherColumn = (column: Column): Column => (column === 'first' ? 'second' : 'first');

/** The column that is ◆: the smaller one; at a tie, and until both have somebody, the first. */
export const fewColumn = (called: readonly Called[]): Column => {
  const second = pilotsIn(called, 'second').length;
  return second > 0 && second < pilotsIn(called, 'first').length ? 'second' : 'first';
};

/** With a pilot in a column; without, where that is the pilot's already. The same where the table is full. */
export const withColumn = (
  called: readonly Called[],
  pilot: PilotId,
  column: Column,
): readonly Called[] => {
  const before = called.find((each) => each.pilot === pilot);
  if (!before) return called.length < MOST ? [...called, { pilot, column, against: null }] : called;
  return before.column === column
    ? called.filter((each) => each !== before)
    : called.map((each) => (each === before ? { pilot, column, against: null } : each));
};

/**
 * Who fights whom: each of the smaller side alone, the others against whom they were put, the rest round
 * the battles; none is without a rival. Null until both sides have somebody.
 */
export const musteringOf = (called: readonly Called[]): Mustering | null => {
  const column = fewColumn(called);
  const [few, many] = [pilotsIn(called, column), pilotsIn(called, otherColumn(column))];
  const [only, another] = few;
  if (only === undefined || many.length === 0) return null;
  if (another === undefined) {
    const seats = [only, ...many];
    return { seats, battles: [seats.map((_, seat) => seat)] };
  }
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

/** The same as who was called: those alone in this column, everybody else against whom they fight. */
const calledAs = ({ battles, seats }: Mustering, few: Column): readonly Called[] =>
  seats.map((pilot, seat) => {
    const [lone = 0] = battles.find((battle) => battle.includes(seat)) ?? [];
    return lone === seat
      ? { pilot, column: few, against: null }
      : { pilot, column: otherColumn(few), against: seats[lone] ?? null };
  });

/** As a plan of a fight, pilots by what `named` makes of them. */
export const planOf = (
  { battles, seats }: Mustering,
  named: (pilot: PilotId) => string = (pilot) => pilot,
): Plan => ({ setup: seats.map((pilot) => ({ pilot: named(pilot), mech: '' })), battles });

const changed = (
  called: readonly Called[],
  change: (plan: Plan, several: boolean) => Plan,
): readonly Called[] => {
  const mustering = musteringOf(called);
  if (!mustering) return called;
  const { battles, setup } = change(planOf(mustering), mustering.battles.length > 1);
  return calledAs({ battles, seats: setup.map(({ pilot }) => pilot) }, fewColumn(called));
};

/** With the pilots of two seats in each other's seat; in one battle the first seat stands alone. */
export const withSeats = (called: readonly Called[], seat: number, to: number): readonly Called[] =>
  changed(called, (plan, several) => {
    const after = reseated(plan, seat, to);
    return several ? after : oneBattle(after.setup);
  });

/** With a pilot, by seat, in another place of the battles. */
export const withPlace = (
  called: readonly Called[],
  seat: number,
  place: Place,
): readonly Called[] =>
  changed(called, (plan, several) =>
    several ? moved(plan, seat, place) : oneBattle(reseated(plan, seat, 0).setup),
  );
