import { sure } from '../../sure.ts';
import type { Game } from '../history/game.ts';
import { membersOf } from '../history/game.ts';
import type { Step } from '../history/choice.ts';
import type { FighterStand } from '../history/stand.ts';
import { isLost } from '../history/stand.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechOf } from '../hangar/hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { Mech } from '../card/mech.ts';
import type { MechId, PilotId } from '../card/names.ts';

export type Came = 'stands' | 'escaped' | 'shot down' | 'bailed out' | 'killed';

/** How a fighter, pilot of the hangar or foe, came out of a game. */
export const cameOf = (stand: FighterStand): Came => {
  if (!isLost(stand)) return stand.out === 'escaped' ? 'escaped' : 'stands';
  if (stand.killedBy) return 'killed';
  return stand.out === 'fell' ? 'shot down' : 'bailed out';
};

/** A beaten 'Mech while it is salvaged. */
export interface Wreck {
  readonly mech: MechId;
  /** Pilots who still pick. The first is next, and then goes to the end of the row. */
  readonly row: readonly PilotId[];
}

export interface Settling {
  readonly pilot: PilotId;
  readonly came: Came;
  /** Whether the pilot's side holds the field. */
  readonly won: boolean;
  /** The steps of this pilot, in order. */
  readonly steps: readonly Step[];
  readonly done: readonly Step[];
}

export interface Settlement {
  readonly game: Game;
  /** The hangar before the game. */
  readonly before: Hangar;
  /** The hangar with everything that needs no choice. */
  readonly paid: Hangar;
  /** The hangar after the choices so far. */
  readonly after: Hangar;
  readonly wrecks: readonly Wreck[];
  /** Winners first, then in the order of the muster. */
  readonly pilots: readonly Settling[];
}

/** A pilot in a settlement. Hinders if not in the game. */
export const settlingOf = ({ pilots }: Settlement, id: PilotId): Settling =>
  pilots.find(({ pilot }) => pilot === id) ?? hinder({ kind: 'not in this game', pilot: id });

export const flownMech = ({ paid, game }: Settlement, pilot: PilotId): Mech => {
  const { mech } = sure(membersOf(game.muster).find((each) => each.pilot === pilot));
  return mechOf(paid, mech);
};
