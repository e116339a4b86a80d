import type { Battle, Both, Side } from '../rules/battle/battle.ts';
import type { SeatOrder, SeatOrders } from '../rules/battle/orders.ts';
import type { ByEdition } from '../rules/booklet/by-edition.ts';
import type { BookletDocument } from '../rules/document/booklet-document.ts';
import type { Fight } from '../rules/fight/fight.ts';
import type { GamePilot } from '../rules/fight/hands.ts';
import type { Move } from '../rules/fight/record.ts';
import type { Answer } from '../rules/fight/undecided.ts';
import type { Leaves, Stakes } from './pilot/answers.ts';
import type { Hold } from './balance/balance.ts';
import type { Certain } from './review/certain.ts';
import type { Advice } from './review/coach.ts';
import type { ForcedWin } from './duel/proof.ts';
import type { Review, ReviewedTurn } from './review/review.ts';
import type { PairTally } from './balance/tally.ts';

export type { Certain, CertainTurn } from './review/certain.ts';
export type { Advice, AdvisedChoice } from './review/coach.ts';
export type { Ledger, Matrix, Review, ReviewedTurn } from './review/review.ts';

// The door of tactics: what is asked of the one who thinks, away from the page (`worker.ts`), and what it answers.

/** A booklet of the battles that will be asked about: told once, before the first of them. */
export interface BookletTold {
  readonly kind: 'booklet';
  readonly document: BookletDocument;
  readonly edition: string;
}

/** A net of a pair of booklets, both told before it. One that is damaged, older, or of other plays is left aside. */
export interface NetTold {
  readonly kind: 'net';
  readonly text: string;
  /** The editions of the pair. */
  readonly of: readonly [string, string];
}

/** What names an asking in its answers. */
interface Ticketed {
  readonly ticket: number;
}

/** A battle as it stands between two turns: nothing of what anybody has picked or locked in has a place here. */
interface BattleStands extends Ticketed {
  readonly position: ByEdition<Battle>;
}

/** A battle whose next turn is shown: everybody has called, and all know what. */
interface BattleShown extends BattleStands {
  /** By seat, with what was said of the turn so far. */
  readonly called: SeatOrders;
}

/** What a computer pilot judges by. */
interface Judged {
  /** The numbers of nets that were told; of a pair without one it judges roughly. */
  readonly nets?: readonly string[];
}

/** What a computer pilot does in the next turn. */
export interface ThinkAsked extends BattleStands, Judged {
  readonly kind: 'think';
  /** The battle's name in its fight: `A`. */
  readonly battle: string;
  readonly seat: number;
  readonly pilot: GamePilot;
  readonly seed: string;
}

/** Whether a computer pilot leaves, once the pages lie open (D7). */
export interface LeaveAsked extends BattleShown, Judged {
  readonly kind: 'leave';
  readonly seat: number;
  readonly pilot: GamePilot;
  readonly stakes: Stakes;
  /** The battle as it stood before turns that were played, the latest last; one is enough. */
  readonly before: ByEdition<readonly Battle[]>;
}

/** What a computer pilot says to the first question that the turn has for its seat (H4, K3, M4). */
export interface SayAsked extends BattleShown, Judged {
  readonly kind: 'say';
  readonly seat: number;
}

/** Whether a computer pilot would have nobody win: asked to agree (D14), or where it may claim (D15). */
export interface DrawAsked extends BattleStands, Judged {
  readonly kind: 'draw';
  readonly seat: number;
  /** Where the turn is shown already, what was called in it. */
  readonly called?: SeatOrders;
}

/** What a free computer pilot does between two turns of a fight (M7). */
export interface JoinAsked extends Ticketed, Judged {
  readonly kind: 'join';
  readonly fight: ByEdition<Fight>;
  /** Its number in the fight, from 0. */
  readonly who: number;
}

/** What each finished turn was worth, by the nets that were told. */
export interface ReviewAsked extends Ticketed {
  readonly kind: 'review';
  /** The record of the fight, as far as its turns are finished. */
  readonly record: string;
  /** The battle's name in it: `A`. */
  readonly battle: string;
}

/** Whether a side can force a win from where the battle stands, looking at so many positions. */
export interface ProveAsked extends BattleStands {
  readonly kind: 'prove';
  readonly side: Side;
  readonly positions: number;
}

/** What is certain before a turn of a battle of two, from the rules alone. */
export interface CertainAsked extends BattleStands {
  readonly kind: 'certain';
  /** How many positions are looked at for a win that nothing prevents. */
  readonly positions: number;
}

/** What each choice of a seat in the next turn of a battle of two is worth, whichever of them is picked. */
export interface CoachAsked extends BattleStands, Judged {
  readonly kind: 'coach';
  readonly seat: number;
}

/** How two booklets that were told of weigh against each other: by their editions. */
export interface WeighAsked {
  readonly kind: 'weigh';
  readonly ticket: number;
  readonly lone: string;
  readonly rival: string;
  /** The numbers of the nets that they are judged by; roughly where none is of them. */
  readonly nets?: readonly string[];
  /** Duels are played from this number up to the other: each is always the same. */
  readonly from: number;
  readonly to: number;
}

/** To learn two booklets that were told of, by their editions, from so many duels: where it was left off, it goes on. */
export interface StudyAsked {
  readonly kind: 'study';
  readonly ticket: number;
  readonly of: readonly [string, string];
  readonly seed: number;
  readonly duels: number;
  /** As far as it had come (`kept` of an answer), where it was left; one that is of no use is left aside. */
  readonly kept?: Uint8Array<ArrayBuffer>;
}

/** Nobody waits for these answers any more. */
interface Abort {
  readonly kind: 'abort';
  readonly ticket: number;
}

/** What a computer pilot in one seat decides. */
export type PilotAsked = ThinkAsked | LeaveAsked | SayAsked | DrawAsked;

/** What is asked of a battle as it stands. */
export type PositionAsked = PilotAsked | ProveAsked | CertainAsked | CoachAsked;

/** What is asked and answered by a ticket. */
export type Asking = PositionAsked | ReviewAsked | JoinAsked | WeighAsked | StudyAsked;

export type Asked = BookletTold | NetTold | Asking | Abort;

/** What is answered. Of a review each turn comes as it is done, and at last all of it. */
export type Answered = { readonly ticket: number } & (
  | { readonly kind: 'thought'; readonly order: SeatOrder }
  /** Null where it stays. */
  | { readonly kind: 'leaves'; readonly leaves: Leaves | null }
  | { readonly kind: 'said'; readonly answer: Answer }
  | { readonly kind: 'draw'; readonly wants: boolean }
  | { readonly kind: 'joins'; readonly move: Move }
  | { readonly kind: 'turn reviewed'; readonly turn: ReviewedTurn; readonly of: number }
  | { readonly kind: 'reviewed'; readonly review: Review }
  /** Null where none was found, which does not say that there is none. */
  | { readonly kind: 'proved'; readonly win: ForcedWin | null }
  | { readonly kind: 'advised'; readonly advice: Advice }
  | { readonly kind: 'certain'; readonly things: readonly Certain[] }
  /** Of duels to be weighed each comes as it is played, and at last what is known without them. */
  | { readonly kind: 'duel weighed'; readonly tally: PairTally }
  | {
      readonly kind: 'weighed';
      /** What names the plays of both: a redrawn booklet has the same. */
      readonly plays: Both<string>;
      /** Whether nothing that was learned of them was at hand. */
      readonly isRough: boolean;
      /** What the first wins of 100, as it is judged before any turn. */
      readonly judged: number;
      /** How the pilot of each can hold the other. */
      readonly holds: Both<readonly Hold[]>;
    }
  /** Of a study how far it is, now and then with what is needed to go on from there; at last the net (`NetTold`). */
  | {
      readonly kind: 'studying';
      readonly duels: number;
      readonly of: number;
      readonly kept?: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'studied'; readonly text: string }
  /** A record cannot be read or replayed, a booklet was not told of, or nothing of the kind is to be said of it. */
  | { readonly kind: 'cannot' }
);
