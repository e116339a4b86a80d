import type { Side } from '../../../rules/battle/battle.ts';
import type { Entry } from '../../../rules/battle/entry.ts';
import type { Lineup } from '../../../rules/fight/lineup.ts';
import { GAME_PILOTS, pilotAfter } from '../../../rules/fight/hands.ts';
import { areBattles } from '../../../rules/fight/lineup.ts';
import { LONGEST_NAME, pilotNames } from '../../../rules/fight/name.ts';
import type { Handed, Planned } from '../fields/planned.ts';

/** A seat as every form shows it, whoever sits there: somebody by name, a member of a hangar, or a foe. */
export interface PlannedSeat extends Handed {
  readonly name: string;
  readonly side: Side;
  /** The person who flies unless a computer pilot does. */
  readonly person: string;
  readonly asks: string;
  /** What the pilot starts with; missing if all is as printed. */
  readonly entry?: Entry;
}

/** Unique names for all, from what was typed; computer pilots have their own. */
export const namesOf = (planned: readonly Planned[]): readonly string[] =>
  pilotNames(planned.map(({ hand, pilot }) => hand ?? pilot));

/** A plan with all names filled in, so that default names move with their pilots. */
export const namedPlan = ({ battles, seats }: Plan<Planned>): Plan<Planned> => {
  const names = namesOf(seats);
  return {
    battles,
    seats: seats.map((each, seat) => (each.hand ? each : { ...each, pilot: names[seat] ?? '' })),
  };
};

export const countPeople = (seats: readonly Handed[]): number =>
  seats.filter(({ hand }) => !hand).length;

/** A person is alone with one computer pilot, and can have a coach. */
export const mayCoach = (seats: readonly Handed[]): boolean =>
  seats.length === 2 && countPeople(seats) === 1;

/** The next pilot, in a 'Mech of the shelf that few fly; after a computer pilot, the next one not seated yet. */
export const seatAfter =
  (shelf: readonly string[]): Next<Planned> =>
  (planned) => {
    const flown = (id: string): number => planned.filter(({ mech }) => mech === id).length;
    const [mech = ''] = shelf.toSorted((one, other) => flown(one) - flown(other));
    const last = planned.at(-1)?.hand;
    const sitting = planned.map(({ hand }) => hand);
    return { pilot: '', mech, hand: last && pilotAfter(last, sitting) };
  };

export interface WrittenPlan {
  readonly setup: Plan<Planned>['seats'];
  readonly battles: Plan<Planned>['battles'];
  /** Key of the last two opponents at setup: if two others have met since, they sit down first. */
  readonly after?: string;
}

/** The stored seats; malformed ones are left out. */
export const readSetup = (read: unknown): readonly Planned[] =>
  (Array.isArray(read) ? read : []).slice(0, MOST_AT_TABLE).flatMap((each: unknown): Planned[] => {
    const { hand, mech, pilot } = (each ?? {}) as Partial<Record<keyof Planned, unknown>>;
    return typeof pilot === 'string' && typeof mech === 'string' && pilot.length <= 4 * LONGEST_NAME
      ? [{ pilot, mech, hand: GAME_PILOTS.find((one) => one === hand) }]
      : [];
  });

export const planIn = (kept: unknown): Plan<Planned> & Pick<WrittenPlan, 'after'> => {
  const { after, battles, setup } = (kept ?? {}) as Partial<Record<keyof WrittenPlan, unknown>>;
  const seats = readSetup(setup);
  return {
    ...(readBattles(battles, seats) ?? oneBattle(seats)),
    ...(typeof after === 'string' ? { after } : {}),
  };
};

/** Stored battles; null if they do not fit these seats. */
const readBattles = (read: unknown, seats: readonly Planned[]): Plan<Planned> | null => {
  const battles = (Array.isArray(read) ? read : []).map((battle: unknown) =>
    Array.isArray(battle) ? battle.filter((seat) => typeof seat === 'number') : [],
  );
  return battles.length > 1 && areBattles(lineupsOf(battles), seats.length)
    ? { seats, battles }
    : null;
};

/** Most pilots at one device. */
export const MOST_AT_TABLE = 8;

/** Seats from 0 of each battle: the lone pilot first, then the others. */
export type Battles = readonly (readonly number[])[];

export interface Plan<Who> {
  /** In the order of the seats. */
  readonly seats: readonly Who[];
  readonly battles: Battles;
}

export type Next<Who> = (seats: readonly Who[]) => Who;

export const oneBattle = <Who>(seats: readonly Who[]): Plan<Who> => ({
  seats,
  battles: [seats.map((_, seat) => seat)],
});

/** Adds a pilot to a battle; unchanged if the table is full. */
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

/** A battle that can spare a rival; -1 for none. */
const sparing = (battles: Battles): number => battles.findLastIndex(({ length }) => length > 2);

/** Pilots needed for another battle: one if another battle can spare a rival, else two. */
export const newcomers = (battles: Battles): 1 | 2 => (sparing(battles) < 0 ? 2 : 1);

/** Adds a battle: a spare rival against a new pilot, else two new pilots; unchanged if there is no room. */
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

/** Removes the pilot of a seat; a pilot left without an enemy joins the first other battle. */
export const without = <Who>({ battles, seats }: Plan<Who>, seat: number): Plan<Who> => {
  const left = battles.map((battle) => battle.filter((each) => each !== seat));
  const lonely = left.filter(({ length }) => length === 1).flat();
  const [first = [], ...others] = left.filter(({ length }) => length > 1);
  const joined = first.length > 0 ? [[...first, ...lonely], ...others] : [lonely];
  const [only = [], another] = joined;
  // In a single battle the lone pilot has the first seat.
  if (!another) return oneBattle(only.flatMap((each) => seats[each] ?? []));
  return {
    seats: seats.toSpliced(seat, 1),
    battles: joined.map((battle) => battle.map((each) => (each > seat ? each - 1 : each))),
  };
};

const exchanged = (battles: Battles, one: number, other: number): Battles =>
  battles.map((battle) =>
    battle.map((seat) => (seat === one ? other : seat === other ? one : seat)),
  );

export interface SeatPlace {
  readonly at: number;
  /** The seat whose place is taken; null to join without replacing anybody. */
  readonly of: number | null;
}

/** Places open to a rival: the lone one of the own battle, and against the lone one of others. */
export const placesOf = (battles: Battles, seat: number): readonly SeatPlace[] =>
  battles.flatMap((battle, at): readonly SeatPlace[] => {
    const own = battle.includes(seat);
    const [lone] = battle;
    if (own) return lone === undefined ? [] : [{ at, of: lone }];
    const spared = battles.find((each) => each.includes(seat))?.length ?? 0;
    return [{ at, of: spared > 2 ? null : (battle.at(-1) ?? null) }];
  });

/** Moves a pilot to another place. In a single battle the lone pilot has the first seat. */
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

export const reseated = <Who>(plan: Plan<Who>, seat: number, other: number): Plan<Who> => {
  const { battles, seats } = plan;
  const [one, two] = [seats[seat], seats[other]];
  if (one === undefined || two === undefined) return plan;
  const changed = seats.with(seat, two).with(other, one);
  return battles.length === 1
    ? oneBattle(changed)
    : { seats: changed, battles: exchanged(battles, seat, other) };
};

/** The lone pilot of a battle is on the smaller side. */
export const sideIn = (battles: Battles, seat: number): Side =>
  battles.some(([lone]) => lone === seat) ? 'lone' : 'rival';

/** The battles as lineups, rivals in the order of seats. */
export const lineupsOf = (battles: Battles): readonly Lineup[] =>
  battles.map(([lone = 0, ...rivals]) => ({
    lone,
    rivals: rivals.toSorted((one, other) => one - other),
  }));
