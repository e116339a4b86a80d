import type { Battle } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, sideOf } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { equilibrium } from '../matrix/equilibrium.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import type { Judging } from '../judge/judgment.ts';
import { gainIn, gainsOf, openIn, pointsOf, tellingAnswer } from './review.ts';
import type { Instead, Encounter } from './telling.ts';
import { likeliest, meetingOf } from './telling.ts';
import { think } from '../judge/thought.ts';

/** What one of a seat's choices is worth. */
export interface AdvisedChoice {
  readonly console: number;
  /** Points of 100 duels that it falls short of the best mix, against the enemy's best one: 0 or more. */
  readonly costs: number;
  /** How often the best mix has it: 0 to 1. */
  readonly often: number;
  /** The enemy's console number that it loses to most. */
  readonly answer: number;
  /** How often the enemy does well to call that: 0 to 1. */
  readonly answered: number;
  /** The own chance that is left then, in points. */
  readonly left: number;
  /** As in a review (`Reason`). */
  readonly isLikeliest: boolean;
  readonly meeting: Encounter;
  readonly instead: Instead | null;
}

/** What all choices of a seat are worth in the next turn: nobody's pick is known to whoever says it. */
export interface Advice {
  /** The seat's chance before the turn, in points. */
  readonly chance: number;
  /** Too little is known about these two booklets to be sure. */
  readonly isRough: boolean;
  readonly choices: readonly AdvisedChoice[];
}

/** Weighs all choices of a seat in the next turn of a battle of two. */
export const adviceFor = (battle: Battle, seat: number, judge: Judging): Advice => {
  const side = sideOf(seat);
  const enemy = OTHER_SIDE[side];
  const thought = think(battle, judge);
  const { payoffs } = sure(thought.answers[0]);
  const open = openIn(thought);
  const mixes = equilibrium(payoffs);
  const gains = gainsOf(payoffs, mixes)[side];
  const value = side === 'lone' ? mixes.value : 0 - mixes.value;
  return {
    chance: 50 + pointsOf(value),
    isRough: judge(new FastDuel(battle, sure(battle.pairings[0]))).isRough,
    choices: open[side].map((console, place) => {
      const at = { lone: place, rival: place };
      const answer = tellingAnswer(payoffs, mixes, side, at, 'choice');
      return {
        console,
        costs: Math.max(0, pointsOf(value - sure(gains[place]))),
        often: sure(mixes[side][place]),
        answer: sure(open[enemy][answer]),
        answered: sure(mixes[enemy][answer]),
        left: 50 + pointsOf(gainIn(payoffs, side, place, answer)),
        isLikeliest: likeliest(mixes[enemy]) === answer,
        ...meetingOf(battle, side, [
          console,
          sure(open[enemy][answer]),
          open[side][likeliest(mixes[side])],
        ]),
      };
    }),
  };
};
