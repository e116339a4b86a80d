import * as v from 'valibot';
import { SIDES } from '../rules/battle/battle.ts';
import { DUEL } from '../rules/battle/duel.ts';
import type { Step } from '../rules/record/steps.ts';
import { placeOf } from '../rules/record/steps.ts';
import { CONSOLES } from '../rules/vocabulary.ts';

export const console = v.picklist(CONSOLES);
export const leaves = v.picklist(['escapes', 'bails out'] as const);
export const loses = v.pipe(v.string(), v.maxLength(20));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

/** For each seat of a duel. */
const bySeat = <Of extends v.GenericSchema>(of: Of) =>
  v.pipe(v.array(of), v.length(SIDES.length), v.readonly());

const order = v.strictObject({
  console,
  leaves: v.exactOptional(leaves),
  loses: v.exactOptional(loses),
});

/** A step that the exchanges of a duel have. */
const ofDuel = <Of extends v.GenericSchema<unknown, Step>>(of: Of) =>
  v.pipe(
    of,
    v.check((step) => placeOf({ pairings: [DUEL] }, step) >= 0),
  );

const beforeDamage = [
  v.strictObject({ kind: v.literal('called') }),
  v.strictObject({ kind: v.literal('look up'), rival: seat }),
  v.strictObject({ kind: v.literal('leave or stay') }),
] as const;
const damage = [
  v.strictObject({ kind: v.literal('score'), seat, on: seat }),
  v.strictObject({ kind: v.literal('marks') }),
] as const;

const choosing = {
  kind: v.literal('choosing'),
  locked: v.pipe(
    bySeat(v.nullable(console)),
    v.check((locked) => locked.includes(null)),
  ),
};
const telling = v.variant('decided', [
  v.strictObject({
    kind: v.literal('telling'),
    orders: bySeat(order),
    decided: v.literal(false),
    step: ofDuel(v.variant('kind', beforeDamage)),
  }),
  v.strictObject({
    kind: v.literal('telling'),
    orders: bySeat(order),
    decided: v.literal(true),
    step: ofDuel(v.variant('kind', [...beforeDamage, ...damage])),
  }),
]);

/** The turn in progress of a duel, as rows of version 2 had it: nothing was picked. */
export const turnRow2 = v.variant('kind', [v.strictObject(choosing), telling]);

/** The turn in progress of a duel, as it lies on disk. */
export const turnRow = v.variant('kind', [
  v.strictObject({ ...choosing, picked: v.exactOptional(bySeat(v.nullable(console))) }),
  telling,
]);
