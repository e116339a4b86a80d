import type { Battle } from '../../rules/battle/battle.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import type { Judging } from '../judge/judgment.ts';
import { think } from '../judge/thought.ts';
import { equilibrium, gainsOf } from '../matrix/equilibrium.ts';
import type { ChoiceReason } from './telling.ts';
import { openIn, pointsOf, tellingAnswer, tellingOf } from './telling.ts';

/** What one of a seat's choices is worth, and what tells of it: the answer that it loses to most. */
export interface AdvisedChoice extends ChoiceReason {
  readonly console: number;
  /** Points of 100 duels that it falls short of the best mix, against the enemy's best one: 0 or more. */
  readonly costs: number;
  /** How often the best mix has it: 0 to 1. */
  readonly often: number;
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
  const thought = think(battle, judge);
  const { isRough, payoffs } = sure(thought.answers[0]);
  const open = openIn(thought);
  const mixes = equilibrium(payoffs);
  const gains = gainsOf(payoffs, mixes)[side];
  const value = side === 'lone' ? mixes.value : 0 - mixes.value;
  return {
    chance: 50 + pointsOf(value),
    isRough,
    choices: open[side].map((console, place) => {
      const at = { lone: place, rival: place };
      const answer = tellingAnswer(payoffs, mixes, side, at, 'choice');
      return {
        console,
        costs: Math.max(0, pointsOf(value - sure(gains[place]))),
        often: sure(mixes[side][place]),
        ...tellingOf(battle, open, mixes, payoffs, side, place, answer),
      };
    }),
  };
};
