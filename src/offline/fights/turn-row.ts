import * as v from 'valibot';
import { SIDES } from '../../rules/battle/battle.ts';
import type { SeatOrders } from '../../rules/battle/orders.ts';
import { MOST_RIVALS } from '../../rules/fight/record.ts';
import type { Step } from '../../rules/fight/steps.ts';
import type { TurnInProgress } from '../../rules/fight/turn.ts';
import { CONSOLES } from '../../rules/vocabulary.ts';

export const console = v.picklist(CONSOLES);
export const leaves = v.picklist(['escapes', 'bails out'] as const);
export const loses = v.pipe(v.string(), v.maxLength(20));
/** The seat of somebody in a battle: 0 the lone player, 1 … the rivals. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_RIVALS));

/** For each seat of a duel. */
const bySeatOfTwo = <Of extends v.GenericSchema>(of: Of) =>
  v.pipe(v.array(of), v.length(SIDES.length), v.readonly());

/** For each seat of a battle. */
export const bySeat = <Of extends v.GenericSchema>(of: Of) =>
  v.pipe(v.array(of), v.minLength(SIDES.length), v.maxLength(1 + MOST_RIVALS), v.readonly());

const orderOfTwo = {
  console,
  leaves: v.exactOptional(leaves),
  loses: v.exactOptional(loses),
};
const order = v.strictObject({
  ...orderOfTwo,
  attacks: v.exactOptional(seat),
  ignores: v.exactOptional(v.pipe(v.array(v.boolean()), v.maxLength(MOST_RIVALS), v.readonly())),
  shares: v.exactOptional(
    v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MOST_RIVALS), v.readonly()),
  ),
});

const beforeDamage = [
  v.strictObject({ kind: v.literal('called') }),
  v.strictObject({ kind: v.literal('look up'), rival: seat }),
  v.strictObject({ kind: v.literal('leave or stay') }),
] as const;
const damage = [
  v.strictObject({ kind: v.literal('split') }),
  v.strictObject({ kind: v.literal('score'), seat, on: seat }),
  v.strictObject({ kind: v.literal('marks') }),
] as const;

/** Whether an exchange between this many has such a step. */
const isStep = (step: Step, seats: number): boolean => {
  switch (step.kind) {
    case 'look up':
      return step.rival > 0 && step.rival < seats;
    case 'score': {
      // The lone player's, and a rival's.
      const [one, other] = [Math.min(step.seat, step.on), Math.max(step.seat, step.on)];
      return one === 0 && other > 0 && other < seats;
    }
    case 'split':
      return seats > SIDES.length;
    case 'called':
    case 'leave or stay':
    case 'marks':
      return true;
  }
};

/** Whether the parts of a turn in progress fit each other: as many of each, and two who fight. */
const fits = (turn: TurnInProgress): boolean =>
  turn.kind === 'choosing'
    ? (turn.picked ?? turn.locked).length === turn.locked.length &&
      (turn.attacks ?? 0) < turn.locked.length
    : isStep(turn.step, turn.orders.length) &&
      turn.orders.filter((each) => each !== null).length >= SIDES.length;

const locking = v.check((locked: readonly (number | null)[]) => locked.includes(null));

/** An exchange that is shown, with the orders of everybody. */
const telling = <Orders extends v.GenericSchema<unknown, SeatOrders>>(orders: Orders) =>
  v.variant('decided', [
    v.strictObject({
      kind: v.literal('telling'),
      orders,
      decided: v.literal(false),
      step: v.variant('kind', beforeDamage),
    }),
    v.strictObject({
      kind: v.literal('telling'),
      orders,
      decided: v.literal(true),
      step: v.variant('kind', [...beforeDamage, ...damage]),
    }),
  ]);

const choosingOfTwo = {
  kind: v.literal('choosing'),
  locked: v.pipe(bySeatOfTwo(v.nullable(console)), locking),
};
const tellingOfTwo = telling(bySeatOfTwo(v.strictObject(orderOfTwo)));

/** The turn in progress of a duel, as rows of version 2 had it: nothing was picked. */
export const turnRow2 = v.pipe(
  v.variant('kind', [v.strictObject(choosingOfTwo), tellingOfTwo]),
  v.check((turn) => fits(turn)),
);

/** The same as rows of version 3 had it. */
export const turnRow3 = v.pipe(
  v.variant('kind', [
    v.strictObject({ ...choosingOfTwo, picked: v.exactOptional(bySeatOfTwo(v.nullable(console))) }),
    tellingOfTwo,
  ]),
  v.check((turn) => fits(turn)),
);

const choosing = {
  kind: v.literal('choosing'),
  locked: v.pipe(bySeat(v.nullable(console)), locking),
  picked: v.exactOptional(bySeat(v.nullable(console))),
};
const tellingOfAll = telling(bySeat(v.nullable(order)));

/** The turn in progress of a battle as rows of versions 4 and 5 had it: nobody said beforehand whom it attacks. */
export const turnRow5 = v.pipe(
  v.variant('kind', [v.strictObject(choosing), tellingOfAll]),
  v.check((turn) => fits(turn)),
);

/** The turn in progress of a battle, as it lies on disk; null for a seat that is out. */
export const turnRow = v.pipe(
  v.variant('kind', [
    v.strictObject({ ...choosing, attacks: v.exactOptional(seat) }),
    tellingOfAll,
  ]),
  v.check((turn) => fits(turn)),
);
