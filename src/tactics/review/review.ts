import type { Battle, Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import type { BattleTurns } from '../../rules/fight/replay.ts';
import { sure } from '../../rules/sure.ts';
import type { Mixes, Payoffs } from '../matrix/equilibrium.ts';
import { equilibrium, gainsOf } from '../matrix/equilibrium.ts';
import type { Judging } from '../judge/judgment.ts';
import { secondLook } from './second-look.ts';
import type { ChoiceReason } from './telling.ts';
import { gainIn, openIn, pointsOf, tellingAnswer, tellingOf } from './telling.ts';
import { think } from '../judge/thought.ts';

/** What a choice is called, by how much worse it was than the best mix. */
export const LABELS = ['sound', 'loose', 'poor', 'grave'] as const;
export type Label = (typeof LABELS)[number];

/** From how many points lost on a choice is called so. */
const LOST_FROM: Readonly<Record<Label, number>> = { sound: 0, loose: 3, poor: 8, grave: 15 };

/** From how many points on a guess is told. */
const TOLD_GUESS = 12;

/** The most reasons that are given for a turn. */
const MOST_REASONS = 2;

/**
 * Where the points of a turn went, all as the lone seat's of 100 duels: before, and what both choices and the guess
 * added, is exactly after.
 */
export interface Ledger {
  readonly before: number;
  /** By how much the choice of each fell short of its best mix: 0 or less of the lone one, 0 or more of the rival. */
  readonly choice: Both<number>;
  /** What neither could know: whom the meeting of two sound choices favored. */
  readonly guess: number;
  readonly after: number;
}

/** Every choice against every answer. */
export interface Matrix {
  /** The console numbers that were open to each. */
  readonly open: Both<readonly number[]>;
  /** The lone seat's chance after the turn, in whole points: by lone maneuver × the rival's number of them + rival maneuver. */
  readonly chances: readonly number[];
  /** How often each is chosen in the best mix: 0 to 1, 1 together. */
  readonly mixes: Both<readonly number[]>;
}

/** What tells most of why a turn went as it did. */
export interface Reason extends ChoiceReason {
  /** Why a choice lost points, or what the guess was between: the answer might as well have been called. */
  readonly kind: 'choice' | 'guess';
  /** Whose choice it speaks of. */
  readonly side: Side;
}

/** A turn as it was worth. */
export interface ReviewedTurn {
  /** From 1. */
  readonly turn: number;
  /** The console numbers of both. */
  readonly called: Both<number>;
  readonly ledger: Ledger;
  /** Points that each choice lost, unrounded. */
  readonly lost: Both<number>;
  /** Null where it is withheld: the turn is judged roughly, or that choice is not surely so. */
  readonly labels: Both<Label | null>;
  /** Whether the guess decided much; withheld likewise. */
  readonly tellsGuess: boolean;
  readonly reasons: readonly Reason[];
  readonly matrix: Matrix;
  readonly isRough: boolean;
}

/** What one of two did over a whole battle. */
export interface Sum {
  /** Points lost a choice. */
  readonly lost: number;
  /** Points that guesses brought. */
  readonly guessed: number;
}

/** A battle of two, turn by turn. */
export interface Review {
  readonly turns: readonly ReviewedTurn[];
  /** The lone seat's chance before each turn, and at last how it ended. */
  readonly curve: readonly number[];
  readonly sums: Both<Sum>;
}

/** What a choice is called that lost so many points. */
export const labelOf = (lost: number): Label =>
  sure(LABELS.findLast((label) => lost >= LOST_FROM[label]));

/** How unsure a look two turns deep is: so many points, and this share of what it moved those one turn deep. */
const UNSURE = { points: 2, share: 0.75 } as const;

/**
 * The same, withheld where it is not sure: where one turn deep it lost so much more or less, or where less than it
 * blames for is left without what is `unsure`. In 21 endgames that were solved exactly (`npm run tool -- labels`) 109 of 411 labels that
 * blame were wrong without this, and 25 of 267 are with it.
 */
export const sureLabel = (lost: number, atFirst: number, unsure: number): Label | null => {
  const [label, other] = [labelOf(lost), labelOf(atFirst)];
  const graver = Math.max(LOST_FROM[label], LOST_FROM[other]);
  const agrees = label === other || Math.abs(lost - atFirst) <= graver / 2;
  return agrees && (label === 'sound' || lost - unsure >= LOST_FROM[label]) ? label : null;
};

/** How unsure both looks at a turn leave it, in points: by how far they differ where good players come to. */
const unsureOf = (first: Payoffs, { gains, rival }: Payoffs, mixes: Mixes): number => {
  let moved = 0;
  mixes.lone.forEach((often, one) => {
    mixes.rival.forEach((answered, other) => {
      const at = one * rival + other;
      moved += often * answered * Math.abs(sure(gains[at]) - sure(first.gains[at]));
    });
  });
  return UNSURE.points + UNSURE.share * 100 * moved;
};

/** The places of what both called. */
type Places = Both<number>;

/** By how much each fell short of its best mix. */
const lostIn = (payoffs: Payoffs, mixes: Mixes, at: Places): Both<number> => {
  const gains = gainsOf(payoffs, mixes);
  return {
    lone: Math.max(0, mixes.value - sure(gains.lone[at.lone])),
    rival: Math.max(0, 0 - mixes.value - sure(gains.rival[at.rival])),
  };
};

/** The ledger of a turn. */
const ledgerOf = (seen: Payoffs, { value }: Mixes, lost: Both<number>, at: Places): Ledger => {
  const before = 50 + pointsOf(value);
  const choice = { lone: 0 - pointsOf(lost.lone), rival: pointsOf(lost.rival) };
  const after = 50 + pointsOf(gainIn(seen, 'lone', at.lone, at.rival));
  return { before, choice, guess: after - before - choice.lone - choice.rival, after };
};

/** What told most, what weighs more first: choices that were not sound, and then a guess, of whom it favored. */
const reasonsOf = (looked: Looked, seen: Payoffs, { choice, guess }: Ledger): readonly Reason[] => {
  const { at, mixes, open, payoffs } = looked;
  const lostBy = { lone: 0 - choice.lone, rival: choice.rival };
  const choices = SIDES.filter((side) => lostBy[side] >= LOST_FROM.loose)
    .toSorted((one, other) => lostBy[other] - lostBy[one])
    .map((side) => ({ kind: 'choice', side }) as const);
  const told = guess <= -TOLD_GUESS || guess >= TOLD_GUESS;
  const guessed = { kind: 'guess', side: guess > 0 ? 'lone' : 'rival' } as const;
  return [...choices, ...(told ? [guessed] : [])]
    .slice(0, MOST_REASONS)
    .flatMap(({ kind, side }): readonly Reason[] => {
      const enemy = OTHER_SIDE[side];
      const answer = tellingAnswer(kind === 'choice' ? payoffs : seen, mixes, side, at, kind);
      if (kind === 'guess' && answer === at[enemy]) return [];
      const telling = tellingOf(looked.battle, open, mixes, seen, side, at[side], answer);
      return [{ kind, side, ...telling }];
    });
};

/** A turn as it was thought through, one turn deep and two. */
interface Looked {
  readonly battle: Battle;
  readonly called: Both<number>;
  readonly open: Both<readonly number[]>;
  readonly at: Places;
  readonly first: Payoffs;
  readonly payoffs: Payoffs;
  readonly mixes: Mixes;
  readonly isRough: boolean;
}

const lookAt = (battle: Battle, called: Both<number>, judge: Judging): Looked => {
  const thought = think(battle, judge);
  const { isRough, payoffs: first } = sure(thought.answers[0]);
  const open = openIn(thought);
  const at = { lone: open.lone.indexOf(called.lone), rival: open.rival.indexOf(called.rival) };
  const payoffs = secondLook(thought, at);
  return {
    ...{ battle, called, open, at, first, payoffs, isRough },
    mixes: equilibrium(payoffs),
  };
};

/** The payoffs with what came of the turn: the square that was played is worth what the next turn begins with. */
const asItCame = ({ at, payoffs }: Looked, next: Looked | null): Payoffs => {
  const gains = payoffs.gains.slice();
  if (next) gains[at.lone * payoffs.rival + at.rival] = next.mixes.value;
  return { ...payoffs, gains };
};

/** What a turn was worth; `next` is the turn after it, if there is one. */
const reviewTurn = (looked: Looked, next: Looked | null): ReviewedTurn => {
  const { at, battle, called, first, isRough, mixes, open, payoffs } = looked;
  const seen = asItCame(looked, next);
  const lost = lostIn(payoffs, mixes, at);
  const lostAtFirst = lostIn(first, equilibrium(first), at);
  const ledger = ledgerOf(seen, mixes, lost, at);
  const { guess, choice } = ledger;
  const unsure = unsureOf(first, payoffs, mixes);
  const labelled = (side: Side, points: number): Label | null =>
    isRough ? null : sureLabel(points, pointsOf(lostAtFirst[side]), unsure);
  return {
    turn: battle.turns + 1,
    called,
    ledger,
    lost: { lone: 100 * lost.lone, rival: 100 * lost.rival },
    labels: {
      lone: labelled('lone', 0 - choice.lone),
      rival: labelled('rival', choice.rival),
    },
    tellsGuess: !isRough && (guess <= -TOLD_GUESS || guess >= TOLD_GUESS),
    reasons: reasonsOf(looked, seen, ledger),
    matrix: {
      open,
      chances: Array.from(seen.gains, (gain) => 50 + pointsOf(gain)),
      mixes: { lone: Array.from(mixes.lone), rival: Array.from(mixes.rival) },
    },
    isRough,
  };
};

/** How a battle came out for the lone seat, in points; null while it goes on. */
const cameTo = ({ outcome }: Battle): number | null =>
  !outcome ? null : outcome.kind !== 'win' ? 50 : outcome.winner === 'lone' ? 100 : 0;

const sumOf = (turns: readonly ReviewedTurn[], side: Side): Sum => {
  const lost = turns.reduce((sum, turn) => sum + turn.lost[side], 0);
  const guessed = turns.reduce((sum, { ledger }) => sum + ledger.guess, 0);
  return {
    lost: lost / Math.max(1, turns.length),
    guessed: side === 'lone' ? guessed : 0 - guessed,
  };
};

/**
 * What each finished turn of a battle of two was worth, told turn by turn, and at last together: whether one chose
 * poorly or guessed unluckily. Each position has one chance: a turn comes to what the next one begins with.
 */
export function* reviewing(
  { battles, orders }: BattleTurns,
  judge: Judging,
): Generator<ReviewedTurn, Review> {
  const turns: ReviewedTurn[] = [];
  const looks = orders.flatMap(({ seats }, index) => {
    if (!seats) return [];
    const consoleOf = (side: Side): number => sure(seats[seatIn(DUEL, side)]).console;
    const called = { lone: consoleOf('lone'), rival: consoleOf('rival') };
    return [(): Looked => lookAt(sure(battles[index]), called, judge)];
  });
  let looked = looks[0]?.() ?? null;
  for (let place = 1; looked; place += 1) {
    const next: Looked | null = looks[place]?.() ?? null;
    const turn = reviewTurn(looked, next);
    turns.push(turn);
    yield turn;
    looked = next;
  }
  const last = cameTo(sure(battles.at(-1))) ?? turns.at(-1)?.ledger.after;
  return {
    turns,
    curve: [...turns.map(({ ledger }) => ledger.before), ...(last === undefined ? [] : [last])],
    sums: { lone: sumOf(turns, 'lone'), rival: sumOf(turns, 'rival') },
  };
}
