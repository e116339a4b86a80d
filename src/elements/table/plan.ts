import type { Lineup } from '../../rules/fight/lineup.ts';
import { GAME_PILOTS, pilotAfter } from '../../rules/fight/hands.ts';
import { areBattles } from '../../rules/fight/lineup.ts';
import { LONGEST_NAME, pilotNames } from '../../rules/fight/name.ts';
import type { Planned } from './planned.ts';

/** Names for all of them, by what was typed, none twice; a computer pilot has its own. */
export const namesOf = (planned: readonly Planned[]): readonly string[] =>
  pilotNames(planned.map(({ hand, pilot }) => hand ?? pilot));

/** The same with their names typed: a name that nobody typed goes along with its pilot. */
export const namedSeats = (planned: readonly Planned[]): readonly Planned[] => {
  const names = namesOf(planned);
  return planned.map((each, seat) => (each.hand ? each : { ...each, pilot: names[seat] ?? '' }));
};

/** How many people sit down. */
export const countPeople = (planned: readonly Pick<Planned, 'hand'>[]): number =>
  planned.filter(({ hand }) => !hand).length;

/** Another pilot, in a 'Mech of the shelf that few have; if the last one is a computer pilot, the next of those who sit nowhere yet. */
export const seatAfter =
  (shelf: readonly string[]): Next<Planned> =>
  (planned) => {
    const flown = (id: string): number => planned.filter(({ mech }) => mech === id).length;
    const [mech = ''] = shelf.toSorted((one, other) => flown(one) - flown(other));
    const last = planned.at(-1)?.hand;
    const sitting = planned.map(({ hand }) => hand);
    return { pilot: '', mech, hand: last && pilotAfter(last, sitting) };
  };

/** A fight as it lies on the device. */
export interface WrittenPlan {
  readonly setup: Plan<Planned>['seats'];
  readonly battles: Plan<Planned>['battles'];
  /** The two who had met last when it was set up, as text: where others have met since, they sit down first. */
  readonly after?: string;
}

/** Who sat down last, from outside: what cannot be is left out. */
export const readSetup = (read: unknown): readonly Planned[] =>
  (Array.isArray(read) ? read : []).slice(0, MOST_AT_TABLE).flatMap((each: unknown): Planned[] => {
    const { hand, mech, pilot } = (each ?? {}) as Partial<Record<keyof Planned, unknown>>;
    return typeof pilot === 'string' && typeof mech === 'string' && pilot.length <= 4 * LONGEST_NAME
      ? [{ pilot, mech, hand: GAME_PILOTS.find((one) => one === hand) }]
      : [];
  });

/** The fight that was set up last on this device, from outside. */
export const planIn = (kept: unknown): Plan<Planned> & Pick<WrittenPlan, 'after'> => {
  const { after, battles, setup } = (kept ?? {}) as Partial<Record<keyof WrittenPlan, unknown>>;
  const seats = readSetup(setup);
  return {
    ...(readBattles(battles, seats) ?? oneBattle(seats)),
    ...(typeof after === 'string' ? { after } : {}),
  };
};

/** Several battles from outside, if they are battles of these pilots. */
const readBattles = (read: unknown, seats: readonly Planned[]): Plan<Planned> | null => {
  const battles = (Array.isArray(read) ? read : []).map((battle: unknown) =>
    Array.isArray(battle) ? battle.filter((seat) => typeof seat === 'number') : [],
  );
  return battles.length > 1 && areBattles(lineupsOf(battles), seats.length)
    ? { seats, battles }
    : null;
};

/** The most pilots round one device. */
export const MOST_AT_TABLE = 8;

/** The battles, by seats from 0: first who stands alone, then those against. */
export type Battles = readonly (readonly number[])[];

/** A fight before it begins: who sits where, and who fights whom. */
export interface Plan<Who> {
  /** In the order of the seats. */
  readonly seats: readonly Who[];
  readonly battles: Battles;
}

/** Who comes next to those who sit there already. */
export type Next<Who> = (seats: readonly Who[]) => Who;

/** All against the first. */
export const oneBattle = <Who>(seats: readonly Who[]): Plan<Who> => ({
  seats,
  battles: [seats.map((_, seat) => seat)],
});

/** With another pilot in a battle; the same where the table is full. */
export const withRival = <Who>(plan: Plan<Who>, at: number, next: Next<Who>): Plan<Who> => {
  const { battles, seats } = plan;
  const battle = battles[at];
  return battle && seats.length < MOST_AT_TABLE
    ? {
        seats: [...seats, next(seats)],
        battles: battles.with(at, [...battle, seats.length]),
      }
    : plan;
};

/** The battle that can spare a rival for another one; below 0 where none can. */
const sparing = (battles: Battles): number => battles.findLastIndex(({ length }) => length > 2);

/** How many pilots another battle needs: one, where a rival of another can be spared, else two. */
export const newcomers = (battles: Battles): 1 | 2 => (sparing(battles) < 0 ? 2 : 1);

/**
 * With another battle: a rival who can be spared against one more pilot, else one more on each side; the same
 * where there is no room.
 */
export const withBattle = <Who>(plan: Plan<Who>, next: Next<Who>): Plan<Who> => {
  const { battles, seats } = plan;
  if (seats.length + newcomers(battles) > MOST_AT_TABLE) return plan;
  const spare = battles[sparing(battles)]?.at(-1);
  const more = [...seats, next(seats)];
  return spare === undefined
    ? {
        seats: [...more, next(more)],
        battles: [...battles, [seats.length, seats.length + 1]],
      }
    : {
        seats: more,
        battles: [
          ...battles.map((battle) => battle.filter((seat) => seat !== spare)),
          [seats.length, spare],
        ],
      };
};

/** Without the pilot of a seat; who is left of a battle without an enemy goes to the first other one. */
export const without = <Who>({ battles, seats }: Plan<Who>, seat: number): Plan<Who> => {
  const left = battles.map((battle) => battle.filter((each) => each !== seat));
  const lonely = left.filter(({ length }) => length === 1).flat();
  const [first = [], ...others] = left.filter(({ length }) => length > 1);
  const joined = first.length > 0 ? [[...first, ...lonely], ...others] : [lonely];
  const [only = [], another] = joined;
  // In one battle who stands alone has the first seat.
  if (!another) return oneBattle(only.flatMap((each) => seats[each] ?? []));
  return {
    seats: seats.toSpliced(seat, 1),
    battles: joined.map((battle) => battle.map((each) => (each > seat ? each - 1 : each))),
  };
};

/** With two seats in each other's place in the battles. */
const exchanged = (battles: Battles, one: number, other: number): Battles =>
  battles.map((battle) =>
    battle.map((seat) => (seat === one ? other : seat === other ? one : seat)),
  );

/** Where a pilot may go who is against somebody. */
export interface SeatPlace {
  /** Its battle. */
  readonly at: number;
  /** The seat whose place is taken; null where the pilot only comes. */
  readonly of: number | null;
}

/** The places that a rival may take: the one alone in the own battle, and against the one alone in others. */
export const placesOf = (battles: Battles, seat: number): readonly SeatPlace[] =>
  battles.flatMap((battle, at): readonly SeatPlace[] => {
    const own = battle.includes(seat);
    const [lone] = battle;
    if (own) return lone === undefined ? [] : [{ at, of: lone }];
    const spared = battles.find((each) => each.includes(seat))?.length ?? 0;
    return [{ at, of: spared > 2 ? null : (battle.at(-1) ?? null) }];
  });

/** With a pilot in another place. In one battle who stands alone has the first seat. */
export const movedTo = <Who>(plan: Plan<Who>, seat: number, { at, of }: SeatPlace): Plan<Who> => {
  const { battles, seats } = plan;
  if (battles.length === 1) return reseated(plan, seat, 0);
  return {
    seats,
    battles:
      of === null
        ? battles
            .map((battle) => battle.filter((each) => each !== seat))
            .map((battle, place) => (place === at ? [...battle, seat] : battle))
        : exchanged(battles, seat, of),
  };
};

/**
 * With the pilots of two seats in each other's seat; each keeps the own place in the battles, but in one battle
 * who has the first seat stands alone.
 */
export const reseated = <Who>(plan: Plan<Who>, seat: number, other: number): Plan<Who> => {
  const { battles, seats } = plan;
  const [one, two] = [seats[seat], seats[other]];
  if (one === undefined || two === undefined) return plan;
  const changed = seats.with(seat, two).with(other, one);
  return battles.length === 1
    ? oneBattle(changed)
    : { seats: changed, battles: exchanged(battles, seat, other) };
};

/** The battles as lineups, those against in the order of their seats. */
export const lineupsOf = (battles: Battles): readonly Lineup[] =>
  battles.map(([lone = 0, ...rivals]) => ({
    lone,
    rivals: rivals.toSorted((one, other) => one - other),
  }));
