import type { Options } from '../../rules/battle/options.ts';
import type { Lineup } from '../../rules/fight/lineup.ts';
import { areBattles } from '../../rules/fight/lineup.ts';
import type { Sitting } from '../../rules/fight/sitting.ts';
import { seated } from '../../rules/fight/sitting.ts';
import { LONGEST_NAME, numberedName, pilotName } from '../../rules/fight/name.ts';
import { freshEntrant } from '../../rules/fight/record.ts';

/** The most pilots round one device. */
export const MOST = 8;

/** Who sits at the table where nobody has given a name. */
export const USUAL = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'] as const;

/** Who sits down: a name as it was typed, and a 'Mech. */
export interface Planned {
  readonly pilot: string;
  /** The booklet, by its name in records. */
  readonly mech: string;
}

/** Who sits where, in the order of the seats. */
export type Setup = readonly Planned[];

/** Names for all of them, by what was typed, none twice. */
export const namesOf = (setup: Setup): readonly string[] => {
  const taken: string[] = [];
  setup.forEach(({ pilot }, seat) => {
    const wanted = pilotName(pilot) || (USUAL[seat] ?? `Pilot ${seat + 1}`);
    let name = wanted;
    for (let number = 2; taken.includes(name); number += 1) name = numberedName(wanted, number);
    taken.push(name);
  });
  return taken;
};

/** The battles, by seats from 0: first who stands alone, then those against. */
export type Battles = readonly (readonly number[])[];

/** A fight before it begins: who sits where, and who fights whom. */
export interface Plan {
  readonly setup: Setup;
  readonly battles: Battles;
}

/** With another pilot in the last seat, in a 'Mech of the shelf that few have; the same where the table is full. */
export const withAnother = (setup: Setup, shelf: readonly string[]): Setup => {
  const flown = (id: string): number => setup.filter(({ mech }) => mech === id).length;
  const [mech = ''] = shelf.toSorted((one, other) => flown(one) - flown(other));
  return setup.length < MOST ? [...setup, { pilot: '', mech }] : setup;
};

/** All against the first. */
export const oneBattle = (setup: Setup): Plan => ({
  setup,
  battles: [setup.map((_, seat) => seat)],
});

/** With another pilot in a battle. */
export const withRival = ({ battles, setup }: Plan, at: number, shelf: readonly string[]): Plan => {
  const battle = battles[at];
  const more = withAnother(setup, shelf);
  return battle && more.length > setup.length
    ? { setup: more, battles: battles.with(at, [...battle, setup.length]) }
    : { battles, setup };
};

/** The battle that can spare a rival for another one; below 0 where none can. */
const sparing = (battles: Battles): number => battles.findLastIndex(({ length }) => length > 2);

/** How many pilots another battle needs: one, where a rival of another can be spared, else two. */
export const newcomers = ({ battles }: Plan): 1 | 2 => (sparing(battles) < 0 ? 2 : 1);

/** With another battle: a rival who can be spared against one more pilot, else one more on each side. */
export const withBattle = (plan: Plan, shelf: readonly string[]): Plan => {
  const { battles, setup } = plan;
  const many = newcomers(plan);
  if (setup.length + many > MOST) return plan;
  const from = sparing(battles);
  const spare = battles[from]?.at(-1);
  const more = withAnother(setup, shelf);
  return spare === undefined
    ? {
        setup: withAnother(more, shelf),
        battles: [...battles, [setup.length, setup.length + 1]],
      }
    : {
        setup: more,
        battles: [
          ...battles.map((battle) => battle.filter((seat) => seat !== spare)),
          [setup.length, spare],
        ],
      };
};

/** Without the pilot of a seat; who is left of a battle without an enemy goes to the first other one. */
export const without = ({ battles, setup }: Plan, seat: number): Plan => {
  const left = battles.map((battle) => battle.filter((each) => each !== seat));
  const lonely = left.filter(({ length }) => length === 1).flat();
  const [first = [], ...others] = left.filter(({ length }) => length > 1);
  const joined = first.length > 0 ? [[...first, ...lonely], ...others] : [lonely];
  const [only = [], another] = joined;
  // In one battle who stands alone has the first seat.
  if (!another) return oneBattle(only.flatMap((each) => setup[each] ?? []));
  return {
    setup: setup.toSpliced(seat, 1),
    battles: joined.map((battle) => battle.map((each) => (each > seat ? each - 1 : each))),
  };
};

/** With two seats in each other's place in the battles. */
const exchanged = (battles: Battles, one: number, other: number): Battles =>
  battles.map((battle) =>
    battle.map((seat) => (seat === one ? other : seat === other ? one : seat)),
  );

/** Where a pilot may go who is against somebody. */
export interface Place {
  /** Its battle. */
  readonly at: number;
  /** The seat whose place is taken; null where the pilot only comes. */
  readonly of: number | null;
}

/** The places that a rival may take: the one alone in the own battle, and against the one alone in others. */
export const placesOf = ({ battles }: Plan, seat: number): readonly Place[] =>
  battles.flatMap((battle, at): readonly Place[] => {
    const own = battle.includes(seat);
    const [lone] = battle;
    if (own) return lone === undefined ? [] : [{ at, of: lone }];
    const spared = battles.find((each) => each.includes(seat))?.length ?? 0;
    return [{ at, of: spared > 2 ? null : (battle.at(-1) ?? null) }];
  });

/** With a pilot in another place. */
export const moved = ({ battles, setup }: Plan, seat: number, { at, of }: Place): Plan => ({
  setup,
  battles:
    of === null
      ? battles
          .map((battle) => battle.filter((each) => each !== seat))
          .map((battle, place) => (place === at ? [...battle, seat] : battle))
      : exchanged(battles, seat, of),
});

/** With the pilots of two seats in each other's seat; each keeps the own place in the battles. */
export const reseated = ({ battles, setup }: Plan, seat: number, other: number): Plan => {
  const [one, two] = [setup[seat], setup[other]];
  return one && two
    ? { setup: setup.with(seat, two).with(other, one), battles: exchanged(battles, seat, other) }
    : { setup, battles };
};

/** The battles as lineups, those against in the order of their seats. */
export const lineupsOf = ({ battles }: Plan): readonly Lineup[] =>
  battles.map(([lone = 0, ...rivals]) => ({
    lone,
    rivals: rivals.toSorted((one, other) => one - other),
  }));

/** The same as it sits down, each in a new 'Mech of the shelf: the device is passed. */
export const sittingOfPlan = (plan: Plan, options: Options): Sitting => {
  const names = namesOf(plan.setup);
  return {
    seats: plan.setup.map(({ mech }, seat) => seated(freshEntrant(mech, names[seat] ?? ''))),
    battles: lineupsOf(plan),
    options,
    secrecy: 'pass the device',
  };
};

/** A fight as it was set up last, from outside: what cannot be is left out. */
export const readSetup = (read: unknown): Setup =>
  (Array.isArray(read) ? read : []).slice(0, MOST).flatMap((each: unknown): Planned[] => {
    const { pilot, mech } = (each ?? {}) as Partial<Record<keyof Planned, unknown>>;
    return typeof pilot === 'string' && typeof mech === 'string' && pilot.length <= 4 * LONGEST_NAME
      ? [{ pilot, mech }]
      : [];
  });

const KEY = 'viewscreen-fight';

/** The fight that was set up last on this device; never throws. */
export const lastPlan = (): Plan => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { battles, setup } = (read ?? {}) as Partial<Record<keyof Plan, unknown>>;
    const sitting = readSetup(setup);
    return readBattles(battles, sitting) ?? oneBattle(sitting);
  } catch {
    return oneBattle([]);
  }
};

/** Battles from outside, if they are battles of these pilots. */
const readBattles = (read: unknown, setup: Setup): Plan | null => {
  const battles = (Array.isArray(read) ? read : []).map((battle: unknown) =>
    Array.isArray(battle) ? battle.filter((seat) => typeof seat === 'number') : [],
  );
  return areBattles(lineupsOf({ setup, battles }), setup.length) ? { setup, battles } : null;
};

/** Remembers a fight for the next one, where the browser allows it. */
export const rememberPlan = (plan: Plan): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // The next fight begins with the usual names.
  }
};
