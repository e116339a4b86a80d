import * as v from 'valibot';
import { SIDES } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import type { Ended } from '../../rules/fight/fight.ts';
import { ONLY_BATTLE, endedBy } from '../../rules/fight/fight.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { CALLED, LEAVE_OR_STAY, MARKS, isBeforeDamage } from '../../rules/fight/steps.ts';
import type { TurnInProgress } from '../../rules/fight/turn.ts';
import {
  everySummary,
  everyVersion,
  inVersion4,
  inVersion5,
  inVersion6,
  sinceVersion2,
  sinceVersion4,
  sinceVersion5,
  sinceVersion6,
} from './duel-entries.ts';
import { rung } from '../disk/row.ts';
import { console, leaves, loses, turnRow2, turnRow3, turnRow5 } from './turn-row.ts';

/** For each side that has one. */
const bySide = <Of extends v.GenericSchema>(of: Of) =>
  v.strictObject({ lone: v.optional(of), rival: v.optional(of) });

/** The turn in progress by side, its step as a number. */
const pendingRow = v.strictObject({
  locked: bySide(console),
  leaves: bySide(leaves),
  loses: bySide(loses),
  /** 1 called, 2 look up, 3 leave or stay, 4 and 5 score, 6 marks; 0 while the pilots choose. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  decided: v.boolean(),
});

const STEPS_BY_NUMBER: readonly Step[] = [
  CALLED,
  CALLED,
  { kind: 'look up', rival: DUEL.rival },
  LEAVE_OR_STAY,
  { kind: 'score', seat: seatIn(DUEL, 'lone'), on: seatIn(DUEL, 'rival') },
  { kind: 'score', seat: seatIn(DUEL, 'rival'), on: seatIn(DUEL, 'lone') },
  MARKS,
];

/** The turn in progress as a turn. Where damage was told nobody leaves any more. */
export const liftTurn = (pending: v.InferOutput<typeof pendingRow>): TurnInProgress => {
  const { lone, rival } = pending.locked;
  if (lone === undefined || rival === undefined)
    return { kind: 'choosing', locked: [lone ?? null, rival ?? null] };
  const orders = SIDES.map((side) => {
    const { [side]: left } = pending.leaves;
    const { [side]: lost } = pending.loses;
    return {
      console: side === 'lone' ? lone : rival,
      ...(left === undefined ? {} : { leaves: left }),
      ...(lost === undefined ? {} : { loses: lost }),
    };
  });
  const step = STEPS_BY_NUMBER[pending.step] ?? MARKS;
  return !pending.decided && isBeforeDamage(step)
    ? { kind: 'telling', orders, step, decided: false }
    : { kind: 'telling', orders, step, decided: true };
};

/** How a duel ended that was summed up in these words. */
export const liftEnded = (told: string, [lone, rival]: readonly [string, string]): Ended => {
  const ends: Readonly<Record<string, Ended>> = {
    [`${lone} wins`]: { kind: 'win', winner: 'lone' },
    [`${rival} wins`]: { kind: 'win', winner: 'rival' },
    [`${lone} escapes`]: { kind: 'escape', escaped: ['lone'] },
    [`${rival} escapes`]: { kind: 'escape', escaped: ['rival'] },
    'Both escape': { kind: 'escape', escaped: SIDES },
  };
  return ends[told] ?? { kind: 'nobody' };
};

/** Rows of version 1: sides instead of seats, a sentence for the list, and no editions. */
export const VERSION_1 = rung(
  v.strictObject({
    ...everyVersion,
    version: v.literal(1),
    first: v.picklist(SIDES),
    pending: pendingRow,
    over: v.boolean(),
    summary: v.strictObject({ ...everySummary, told: v.string() }),
  }),
  ({ pending, over, summary: { told, ...summary }, ...same }) => ({
    ...same,
    version: 2,
    // They are those of the shelf, when it is next looked at (`standing.ts`, `adopt-duels.ts`).
    editions: null,
    first: seatIn(DUEL, same.first),
    turn: liftTurn(pending),
    ended: over ? liftEnded(told, summary.pilots) : null,
    summary,
  }),
);

/** Rows of version 2: nothing that was only picked is kept. */
export const VERSION_2 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion2,
    version: v.literal(2),
    turn: turnRow2,
  }),
  (row) => ({ ...row, version: 3 }),
);

/** Rows of version 3: two seats, and none of more. */
export const VERSION_3 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion2,
    version: v.literal(3),
    turn: turnRow3,
    led: v.exactOptional(v.boolean()),
  }),
  (row) => ({ ...row, version: 4 }),
);

/**
 * Rows of version 4: a battle by itself has its turn in progress in the row, several have theirs by name; who
 * chooses first is written down, and in how it ended the smaller side is the lone one.
 */
export const VERSION_4 = rung(
  v.strictObject({
    ...everyVersion,
    ...inVersion4,
    ...sinceVersion4,
    version: v.literal(4),
    turn: turnRow5,
    battles: v.exactOptional(inVersion5.battles),
  }),
  (row) => {
    const { battles, ended, first: _, summary, turn, ...same } = row;
    return {
      ...same,
      version: 5,
      battles: battles ?? (ended ? [] : [{ name: ONLY_BATTLE, turn }]),
      ended: ended && endedBy(ended),
      summary: { ...summary, few: summary.few ?? [0] },
    };
  },
);

/** Rows of version 5: only people choose. */
export const VERSION_5 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion4,
    ...sinceVersion5,
    ...inVersion5,
    version: v.literal(5),
  }),
  (row) => ({ ...row, version: 6 }),
);

/** Rows of version 6: what computer pilots showed as their seals is not kept. */
export const VERSION_6 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion4,
    ...sinceVersion5,
    ...sinceVersion6,
    ...inVersion6,
    version: v.literal(6),
  }),
  (row) => ({ ...row, version: 7 }),
);
