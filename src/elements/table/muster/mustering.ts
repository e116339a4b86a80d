import type { Side } from '../../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../../rules/battle/battle.ts';
import type { PilotId } from '../../../rules/campaign/card/names.ts';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import { GAME_PILOTS } from '../../../rules/fight/hands.ts';
import type { Handed } from '../fields/planned.ts';
import type { Plan } from '../plan/plan.ts';
import { MOST_AT_TABLE, oneBattle } from '../plan/plan.ts';

export interface Called extends Handed {
  readonly pilot: PilotId;
  /** As tapped: west is `lone`, east `rival`. The smaller side has ◆. */
  readonly side: Side;
  /** The lone pilot to fight against; null if not set. */
  readonly against: PilotId | null;
  /** What is typed of a stranger. */
  readonly stranger?: Stranger;
}

/** Who fights from outside of the hangar (K14): a name, and the id of a booklet on the shelf. */
export interface Stranger {
  readonly name: string;
  readonly mech: string;
}

/** Stands for a pilot's id where a stranger is called. */
export const STRANGER = 'stranger';

const strangerIn = (kept: unknown): { readonly stranger?: Stranger } => {
  const { mech, name } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return typeof mech === 'string' && typeof name === 'string' ? { stranger: { name, mech } } : {};
};

/** Names of sides in older rows. */
const COLUMNS: Readonly<Record<string, Side>> = { first: 'lone', second: 'rival' };

/** The stored muster; malformed parts are left out. */
export const musterIn = (kept: unknown): readonly Called[] =>
  (Array.isArray(kept) ? kept : []).reduce((called: readonly Called[], each: unknown) => {
    const { pilot, side, column, against, hand, stranger } = (each ?? {}) as Readonly<
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
            ...strangerIn(stranger),
          }
        : one,
    );
  }, []);

/** If exactly two are there, one on each side; else nobody. */
export const onlyTwo = (fit: readonly PilotId[]): readonly Called[] =>
  fit.length === SIDES.length
    ? SIDES.flatMap((side, at) => {
        const pilot = fit[at];
        return pilot === undefined ? [] : [{ pilot, side, against: null }];
      })
    : [];

/** In the order of calling. */
export const calledOn = (called: readonly Called[], side: Side): readonly Called[] =>
  called.filter((each) => each.side === side);

/** The side whose pilots each fight alone in a battle (M1): the smaller one; west if equal. */
export const aloneSide = (called: readonly Called[]): Side =>
  calledOn(called, 'rival').length < calledOn(called, 'lone').length ? 'rival' : 'lone';

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

/** Sets who flies for a pilot; null for a person. */
export const withHand = (
  called: readonly Called[],
  pilot: PilotId,
  hand: GamePilot | null,
): readonly Called[] => called.map((each) => (each.pilot === pilot ? { ...each, hand } : each));

/**
 * The plan of a muster: each pilot of the smaller side alone, the others against the one they were put against,
 * the rest spread over the battles; every battle gets a rival. Empty until both sides have somebody.
 */
export const musteringOf = (called: readonly Called[]): Plan<Called> => {
  const side = aloneSide(called);
  const [few, many] = [calledOn(called, side), calledOn(called, OTHER_SIDE[side])];
  const [only, another] = few;
  if (!only || many.length === 0) return { seats: [], battles: [] };
  if (!another) return oneBattle([only, ...many]);
  const rivals = few.map(({ pilot }) => many.filter(({ against }) => against === pilot));
  const shortest = (): Called[] | undefined =>
    rivals.toSorted((one, other) => one.length - other.length)[0];
  for (const each of many)
    if (!few.some(({ pilot }) => pilot === each.against)) shortest()?.push(each);
  for (let empty = shortest(); empty?.length === 0; empty = shortest()) {
    const spared = rivals.toSorted((one, other) => other.length - one.length)[0]?.pop();
    if (spared) empty.push(spared);
  }
  const battles = few.map((lone, at) =>
    [lone, ...(rivals[at] ?? [])].map((each) => called.indexOf(each)),
  );
  return { seats: called, battles };
};

/** Changes the plan of a muster that has both sides: everybody stays against whom the changed plan says. */
export const replanned = (
  called: readonly Called[],
  change: (plan: Plan<Called>) => Plan<Called>,
): readonly Called[] => {
  const alone = aloneSide(called);
  const { battles, seats } = change(musteringOf(called));
  return seats.map((each, seat) => {
    const [lone = seat] = battles.find((battle) => battle.includes(seat)) ?? [];
    return lone === seat
      ? { ...each, side: alone, against: null }
      : { ...each, side: OTHER_SIDE[alone], against: seats[lone]?.pilot ?? null };
  });
};
