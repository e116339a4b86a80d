import * as v from 'valibot';
import type { LeftBy } from '../../battle/seat.ts';
import { kindOf, oneOf, whole, written } from '../../document/schema-words.ts';
import { FIGHT_SIDES } from '../../fight/fight.ts';
import type { FightEnded, FightSide } from '../../fight/fight.ts';
import { MOST_FIGHTERS } from '../../fight/record.ts';
import { partName } from '../card/names.ts';
import { scar } from '../card/part.ts';
import { count, list, rounds } from '../card/shapes.ts';

export const placeShape = whole(0, MOST_FIGHTERS - 1);

const WAYS_OUT = ['escaped', 'bailed out', 'fell'] as const satisfies readonly LeftBy[];

const sideShape = oneOf(FIGHT_SIDES);

/** ◆, `few`, is the smaller side; ◇ the other. */
const outcomeShape = kindOf('kind', 'outcome', [
  written({ kind: v.literal('win'), winner: sideShape }),
  written({ kind: v.literal('escape'), escaped: list(sideShape, 2) }),
  written({ kind: v.literal('nobody') }),
]) satisfies v.GenericSchema<unknown, FightEnded>;

/** A fighter with a share in a 'Mech that was beaten or got away (K1). */
const victorShape = written({
  fighter: placeShape,
  /** Points done to it in the whole game. */
  damage: count,
});
export type Victor = v.InferOutput<typeof victorShape>;

const fighterShape = written({
  side: sideShape,
  /** Null for one who fought to the end. */
  out: v.nullable(oneOf(WAYS_OUT)),
  /** The turn of its battle in which it went out; null if it did not. */
  turn: v.nullable(count),
  /** What killed the pilot; null if alive. */
  killedBy: v.nullable(oneOf(['armor', 'critical', 'heat'])),
  /** Below 0 if shot to pieces. */
  armor: whole(-10_000, 10_000),
  /** Points left of each kind. */
  ammunition: rounds,
  /** All it has suffered, earlier games included (K8). */
  criticals: list(written({ part: partName, ...scar }), 200),
  /** Its enemies still in when it went out, most damage first, then in the order of the fighters;
   *  empty if it did not go out, or went with the last of them. */
  victors: list(victorShape, MOST_FIGHTERS),
});
export type FighterStand = v.InferOutput<typeof fighterShape>;

/** Everything that a game changes in a hangar, computed from its record. */
export const standShape = written({
  /** Turns of its longest battle. */
  turns: count,
  outcome: outcomeShape,
  /** In the order of the muster. */
  fighters: list(fighterShape, MOST_FIGHTERS),
});
export type Stand = v.InferOutput<typeof standShape>;

/** At this armor or less a pilot dies with the 'Mech (B2). */
const DEADLY = -5;

/** Whether armor fits how a fighter came out of a game: above 0 for one who stays or leaves (D7,
 *  D10), 0 or less for one shot down who lives, −5 or less for one who died of it (B2). */
export const fitsArmor = ({
  armor,
  killedBy,
  out,
}: Pick<FighterStand, 'armor' | 'killedBy' | 'out'>): boolean => {
  if (out !== 'fell') return armor > 0;
  return killedBy === null ? armor <= 0 : killedBy !== 'armor' || armor <= DEADLY;
};

/** The side that holds the field and salvages (K5); null after a draw, and if all got away. */
export const fieldOf = ({ outcome }: Pick<Stand, 'outcome'>): FightSide | null => {
  switch (outcome.kind) {
    case 'win':
      return outcome.winner;
    case 'escape': {
      const [escaped, other] = outcome.escaped;
      return escaped === undefined || other !== undefined
        ? null
        : escaped === 'few'
          ? 'many'
          : 'few';
    }
    case 'nobody':
      return null;
  }
};

/** Whether the 'Mech is gone: it fell, or its pilot left it (K10). */
export const isLost = ({ out }: Pick<FighterStand, 'out'>): boolean =>
  out === 'fell' || out === 'bailed out';
