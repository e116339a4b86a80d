import type { Options } from '../../battle/options.ts';
import type { Lineup } from '../../fight/lineup.ts';
import type { Choice } from './choice.ts';
import type { Day, GameId, MechId, PilotId } from '../card/names.ts';
import type { Stand } from './stand.ts';

/** A pilot in a 'Mech. */
export interface Fighter {
  readonly pilot: PilotId;
  readonly mech: MechId;
}

/** Who fights whom, in which 'Mechs, by what options. */
export interface Muster {
  readonly options: Options;
  /** In the order of the record's entrants. */
  readonly fighters: readonly Fighter[];
  /** The battles with which the game begins: fighters by place. */
  readonly battles: readonly Lineup[];
}

/** A game that is being played or settled. */
export interface OpenGame {
  readonly kind: 'game';
  readonly id: GameId;
  readonly on: Day;
  readonly muster: Muster;
  /** Its whole record as text; null where it was played with paper, or is not over. */
  readonly record: string | null;
  /** What it came to; null while it is played. */
  readonly stand: Stand | null;
  /** The steps of its settlement that were done, in their order. */
  readonly choices: readonly Choice[];
}

/** A game whose page is closed. */
export interface Game extends OpenGame {
  readonly stand: Stand;
}
