import type { Category } from '../../vocabulary.ts';
import type { MechId, PartName, PilotId } from './names.ts';

/** Why something is not allowed in a campaign. The sentences are in `words/hindrance-text.ts`,
 *  where the compiler demands one for every kind. */
export type Hindrance =
  | HangarHindrance
  | PartHindrance
  | MoneyHindrance
  | GameHindrance
  | SettlementHindrance
  | ContractHindrance;

type HangarHindrance =
  | { readonly kind: 'no pilot'; readonly pilot: PilotId }
  | { readonly kind: 'no mech'; readonly mech: MechId }
  | { readonly kind: 'no booklet'; readonly booklet: string; readonly edition: string }
  | { readonly kind: 'name taken'; readonly name: string }
  | { readonly kind: 'remembered'; readonly pilot: string }
  | { readonly kind: 'not remembered'; readonly pilot: string }
  | { readonly kind: 'has a successor'; readonly pilot: string }
  | { readonly kind: 'without mech'; readonly pilot: string }
  | { readonly kind: 'has a mech'; readonly pilot: string; readonly mech: string }
  | { readonly kind: 'mech gone'; readonly mech: string }
  | { readonly kind: 'with oneself'; readonly pilot: string }
  | { readonly kind: 'nothing changes hands' }
  | { readonly kind: 'hangar full'; readonly most: number }
  | { readonly kind: 'no name'; readonly words: string }
  | { readonly kind: 'no text'; readonly longest: number }
  | { readonly kind: 'no day' };

/** A part that may not be taken, fitted or built in (K5–K7, K10). */
export type PartHindrance =
  | { readonly kind: 'no such part'; readonly part: PartName; readonly of: string }
  | { readonly kind: 'three criticals'; readonly part: PartName }
  | { readonly kind: 'do no'; readonly part: PartName }
  | { readonly kind: 'destroyed with its pilot'; readonly part: PartName }
  | { readonly kind: 'other engine'; readonly engine: string; readonly wanted: string }
  | { readonly kind: 'part not whole'; readonly part: PartName }
  | { readonly kind: 'other category'; readonly part: PartName; readonly category: Category };

/** Not enough experience or ammunition (K2, K4, K9, K10). */
export type MoneyHindrance =
  | { readonly kind: 'no step left'; readonly experience: number }
  | { readonly kind: 'too little experience'; readonly left: number; readonly price: number }
  | { readonly kind: 'too few games'; readonly games: number; readonly wanted: number }
  | { readonly kind: 'no replacement'; readonly mech: string }
  | { readonly kind: 'bought back'; readonly category: Category }
  | { readonly kind: 'other tonnage'; readonly tons: number; readonly wanted: number }
  | { readonly kind: 'too little ammunition'; readonly ammunition: string; readonly left: number }
  | { readonly kind: 'above full'; readonly ammunition: string; readonly full: number }
  | { readonly kind: 'other ammunition'; readonly ammunition: string; readonly mech: string }
  | { readonly kind: 'no rounds' };

type GameHindrance =
  | { readonly kind: 'at a game'; readonly pilot: string; readonly game: string }
  | { readonly kind: 'twice in a game'; readonly pilot: string }
  /** A foe's start has something that the booklet lacks. */
  | { readonly kind: 'no such foe'; readonly foe: string }
  | { readonly kind: 'no lineup' }
  | { readonly kind: 'no id'; readonly game: string }
  | { readonly kind: 'game known'; readonly game: string }
  | { readonly kind: 'no game'; readonly game: string }
  | { readonly kind: 'game not over'; readonly game: string }
  | { readonly kind: 'game over'; readonly game: string }
  | { readonly kind: 'faulty record'; readonly line: number }
  | { readonly kind: 'long record' }
  | { readonly kind: 'other record' }
  | { readonly kind: 'other stand' }
  | { readonly kind: 'impossible'; readonly who: string; readonly claim: Impossible };

/** A claim about a game that is impossible given its muster. Closed games are not checked,
 *  as earlier builds accepted such claims. */
export type Impossible =
  /** The least armor of a living pilot (B2). */
  | { readonly kind: 'too deep'; readonly least: number }
  /** Killed by a critical that was there before the game. */
  | { readonly kind: 'old critical' }
  /** Received a critical that kills at once (C7), but lives. */
  | { readonly kind: 'killed' };

type SettlementHindrance =
  | { readonly kind: 'not in this game'; readonly pilot: PilotId }
  | { readonly kind: 'other step'; readonly step: string; readonly wanted: string | null }
  | { readonly kind: 'winners first'; readonly waitsFor: readonly PilotId[] }
  | { readonly kind: 'salvage in turn'; readonly waitsFor: PilotId }
  | { readonly kind: 'one part in turn' }
  | { readonly kind: 'other wreck'; readonly mech: MechId }
  | { readonly kind: 'not settled'; readonly waitsFor: readonly PilotId[] };

/** What a contract does not allow now (S1–S19). */
type ContractHindrance =
  | { readonly kind: 'contract runs' }
  | { readonly kind: 'no contract' }
  | { readonly kind: 'other booklets' }
  | { readonly kind: 'nobody flies' }
  | { readonly kind: 'on a mission'; readonly mission: string }
  | { readonly kind: 'no mission' }
  | { readonly kind: 'fight runs' }
  | { readonly kind: 'not offered'; readonly mission: string }
  | { readonly kind: 'no card' }
  | { readonly kind: 'card not now'; readonly event: string }
  | { readonly kind: 'one card a fight'; readonly foe: string }
  | { readonly kind: 'too little MC'; readonly left: number; readonly price: number }
  | { readonly kind: 'squad full'; readonly most: number }
  | { readonly kind: 'away'; readonly pilot: string; readonly until: number }
  | { readonly kind: 'green in a large mech'; readonly pilot: string; readonly tons: number }
  | { readonly kind: 'no lesson'; readonly pilot: string }
  | { readonly kind: 'other lesson'; readonly category: Category }
  /** A fight that the column does not have, or with another start. */
  | { readonly kind: 'other fight' }
  /** A fight of a contract cannot be called off, or played on paper. */
  | { readonly kind: 'fight of a contract' };

/** Tells a hindrance from a result. */
export const isHindrance = (thing: object): thing is Hindrance => 'kind' in thing;

/** Thrown inside the campaign; `unlessHindered` catches it. */
class Hindered extends Error {
  readonly hindrance: Hindrance;

  constructor(hindrance: Hindrance) {
    super(hindrance.kind);
    this.hindrance = hindrance;
  }
}

/** Throws. */
export const hinder = (hindrance: Hindrance): never => {
  throw new Hindered(hindrance);
};

/** The result of `done`, or the hindrance that stopped it. */
export const unlessHindered = <Thing>(done: () => Thing): Thing | Hindrance => {
  try {
    return done();
  } catch (error) {
    if (error instanceof Hindered) return error.hindrance;
    throw error;
  }
};
