import type { Shut } from '../battle/open-maneuvers.ts';
import type { Options } from '../battle/options.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { SeatName } from './lineup.ts';

/** Why a stranger's input is not allowed or cannot be read. Data: the sentences are in
 *  `words/refusal-text.ts`, and the compiler asks for one of every kind. */
export type Refusal = PlayRefusal | HeadRefusal | StartsRefusal | TurnRefusal | FightRefusal;

/** A turn that breaks a rule. */
type PlayRefusal =
  | { readonly kind: 'battle over' }
  | { readonly kind: 'claims too early'; readonly who: SeatName }
  | { readonly kind: 'is out'; readonly who: SeatName }
  | { readonly kind: 'no number'; readonly who: SeatName }
  | {
      readonly kind: 'no such maneuver';
      readonly who: SeatName;
      readonly console: number;
      readonly mech: string;
    }
  | {
      readonly kind: 'shut';
      readonly who: SeatName;
      readonly maneuver: Maneuver;
      readonly shut: Shut;
    }
  | { readonly kind: 'attacks nobody'; readonly attacked: number }
  | {
      /** How many were scored on, and the modifier to share; with one at most there is nothing to
       *  share. */
      readonly kind: 'no such shares';
      readonly among: number;
      readonly modifier: number;
    }
  | { readonly kind: 'no escape'; readonly who: SeatName; readonly rivals: number }
  | { readonly kind: 'nothing to ignore'; readonly who: SeatName }
  | { readonly kind: 'no such loss'; readonly who: SeatName; readonly ammunition: string };

/** A record whose head lacks pilots or options, or is too long. */
type HeadRefusal =
  | { readonly kind: 'too long' }
  | { readonly kind: 'too many turns' }
  | { readonly kind: 'ends early'; readonly wanted: string }
  | { readonly kind: 'lacks line'; readonly wanted: string }
  | { readonly kind: 'no record' }
  | { readonly kind: 'other version'; readonly version: string }
  | { readonly kind: 'no entrant'; readonly side: 'lone' | 'rival' | 'pilot' }
  | { readonly kind: 'long name' }
  | { readonly kind: 'unseen name' }
  | { readonly kind: 'no option'; readonly option: keyof Options }
  | { readonly kind: 'no head line'; readonly words: string }
  | { readonly kind: 'said twice'; readonly what: string }
  | { readonly kind: 'too many rivals'; readonly most: number }
  | { readonly kind: 'no booklet'; readonly booklet: string }
  | { readonly kind: 'no edition'; readonly booklet: string; readonly edition: string };

/** A line that does not tell how a pilot begins. */
type StartsRefusal =
  | { readonly kind: 'starts nobody'; readonly who: string }
  | { readonly kind: 'starts with nothing'; readonly words: string }
  | { readonly kind: 'no effect'; readonly words: string }
  | { readonly kind: 'too many effects'; readonly most: number }
  | { readonly kind: 'too many reaches'; readonly most: number }
  | { readonly kind: 'no such part'; readonly part: string; readonly mech: string }
  | { readonly kind: 'which critical'; readonly part: string; readonly mech: string }
  | { readonly kind: 'no such ammunition'; readonly ammunition: string; readonly mech: string };

/** A line that is not a turn. */
type TurnRefusal =
  | { readonly kind: 'no turn'; readonly turn: number; readonly seats: number }
  | { readonly kind: 'other turn'; readonly turn: number; readonly found: string }
  | { readonly kind: 'no numbers'; readonly turn: number; readonly seats: number }
  | { readonly kind: 'no console'; readonly words: string }
  | { readonly kind: 'draw says all' }
  | { readonly kind: 'nothing announced' }
  | { readonly kind: 'no announcement'; readonly words: string }
  | { readonly kind: 'shares twice' }
  | { readonly kind: 'leaves twice'; readonly who: SeatName }
  | { readonly kind: 'loses twice'; readonly who: SeatName }
  | { readonly kind: 'one draw' }
  | { readonly kind: 'draw or leave' };

/** A line that does not fit a fight of several battles. */
type FightRefusal =
  | { readonly kind: 'no pilot'; readonly words: string }
  | { readonly kind: 'no lineup'; readonly words: string }
  | { readonly kind: 'too many pilots'; readonly most: number }
  | { readonly kind: 'no fight' }
  | { readonly kind: 'other battle'; readonly battle: string; readonly found: string }
  | { readonly kind: 'no move'; readonly words: string }
  | { readonly kind: 'no battle'; readonly battle: string }
  | { readonly kind: 'fight over' }
  | { readonly kind: 'not free'; readonly pilot: number }
  | { readonly kind: 'no such join'; readonly pilot: number };

export const isRefusal = (thing: object): thing is Refusal => 'kind' in thing;

/** The faulty line, counted from 1, and what is wrong with it. */
export interface RecordFault {
  readonly line: number;
  readonly refusal: Refusal;
}

/** Thrown while a text is read; `readOr` catches it. */
class Unreadable extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: Refusal): never => {
  throw new Unreadable(refusal);
};

/** The result of reading, or of `otherwise` on a refusal; other errors pass through. */
export const readOr = <Read, Else>(
  read: () => Read,
  otherwise: (refusal: Refusal) => Else,
): Read | Else => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return otherwise(error.refusal);
    throw error;
  }
};
