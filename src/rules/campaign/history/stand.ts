import type { BroughtCritical } from '../../battle/entry.ts';
import type { LeftBy } from '../../battle/seat.ts';
import type { FightEnded, FightSide } from '../../fight/fight.ts';
import type { Rounds } from '../card/pilot-card.ts';

/** One of those who share a 'Mech that was beaten or got away (K1). */
export interface Victor {
  /** A fighter, by place. */
  readonly fighter: number;
  /** Points of damage done to it in the whole game. */
  readonly damage: number;
}

/** How one fighter and the 'Mech came out of a game. */
export interface FighterStand {
  readonly side: FightSide;
  /** Null for one who fought to the end. */
  readonly out: LeftBy | null;
  /** The turn of its battle in which it went out; null where it did not. */
  readonly turn: number | null;
  /** What killed the pilot; null for one who lives. */
  readonly killedBy: 'armor' | 'critical' | 'heat' | null;
  readonly armor: number;
  /** Points left of each kind. */
  readonly ammunition: Rounds;
  /** All that it has suffered, also in games before (K8). */
  readonly criticals: readonly BroughtCritical[];
  /**
   * Its enemies who were still in when it went out, who did most damage first, then in the order of
   * the fighters; nobody where it did not go out, or went with the last of them.
   */
  readonly victors: readonly Victor[];
}

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

/** Everything that a game changes in a hangar: what its record comes to. */
export interface Stand {
  /** Turns of its longest battle. */
  readonly turns: number;
  readonly outcome: FightEnded;
  /** In the order of the muster. */
  readonly fighters: readonly FighterStand[];
}

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
