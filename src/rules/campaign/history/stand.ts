import * as v from 'valibot';
import type { LeftBy } from '../../battle/seat.ts';
import { kindOf, oneOf, whole, written } from '../../document/schema-words.ts';
import { FIGHT_SIDES } from '../../fight/fight.ts';
import type { FightEnded, FightSide } from '../../fight/fight.ts';
import { MOST_FIGHTERS } from '../../fight/record.ts';
import { partName } from '../card/names.ts';
import { scar } from '../card/part.ts';
import { count, list, rounds } from '../card/shapes.ts';

/** A fighter, by place. */
export const placeShape = whole(0, MOST_FIGHTERS - 1);

/** How a fighter goes out, as it is written down. */
const WAYS_OUT = ['escaped', 'bailed out', 'fell'] as const satisfies readonly LeftBy[];

const sideShape = oneOf(FIGHT_SIDES);

/** How a game ended, by its sides: ◆ the smaller one, `few`, and ◇ the other. */
const outcomeShape = kindOf('kind', 'outcome', [
  written({ kind: v.literal('win'), winner: sideShape }),
  written({ kind: v.literal('escape'), escaped: list(sideShape, 2) }),
  written({ kind: v.literal('nobody') }),
]) satisfies v.GenericSchema<unknown, FightEnded>;

/** One of those who share a 'Mech that was beaten or got away (K1). */
const victorShape = written({
  /** A fighter, by place. */
  fighter: placeShape,
  /** Points of damage done to it in the whole game. */
  damage: count,
});
export type Victor = v.InferOutput<typeof victorShape>;

/** How one fighter and the 'Mech came out of a game. */
const fighterShape = written({
  side: sideShape,
  /** Null for one who fought to the end. */
  out: v.nullable(oneOf(WAYS_OUT)),
  /** The turn of its battle in which it went out; null where it did not. */
  turn: v.nullable(count),
  /** What killed the pilot; null for one who lives. */
  killedBy: v.nullable(oneOf(['armor', 'critical', 'heat'])),
  /** Below 0 for one that was shot to pieces. */
  armor: whole(-10_000, 10_000),
  /** Points left of each kind. */
  ammunition: rounds,
  /** All that it has suffered, also in games before (K8). */
  criticals: list(written({ part: partName, ...scar }), 200),
  /**
   * Its enemies who were still in when it went out, who did most damage first, then in the order of
   * the fighters; nobody where it did not go out, or went with the last of them.
   */
  victors: list(victorShape, MOST_FIGHTERS),
});
export type FighterStand = v.InferOutput<typeof fighterShape>;

/** Everything that a game changes in a hangar: what its record comes to. */
export const standShape = written({
  /** Turns of its longest battle. */
  turns: count,
  outcome: outcomeShape,
  /** In the order of the muster. */
  fighters: list(fighterShape, MOST_FIGHTERS),
});
export type Stand = v.InferOutput<typeof standShape>;

/** From so little armor on its pilot dies with a 'Mech (B2). */
const DEADLY = -5;

/**
 * Whether armor goes with how somebody came out of a game: who stands or leaves has some (D7, D10), who is shot
 * down and lives has none, and who dies of it has lost five points more (B2).
 */
export const fitsArmor = ({
  armor,
  killedBy,
  out,
}: Pick<FighterStand, 'armor' | 'killedBy' | 'out'>): boolean => {
  if (out !== 'fell') return armor > 0;
  return killedBy === null ? armor <= 0 : killedBy !== 'armor' || armor <= DEADLY;
};

/** Who holds the field afterwards, and salvages (K5); null after a draw, and where all got away. */
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
