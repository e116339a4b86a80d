import type { Both } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import type { Edge } from '../judge/glimpse.ts';
import { Glimpse } from '../judge/glimpse.ts';
import type { Thought } from '../judge/thought.ts';
import type { Mixes, Payoffs } from '../matrix/equilibrium.ts';
import { equilibrium, gainsOf } from '../matrix/equilibrium.ts';

/** What costs less than this against the enemy's best mix is looked at twice. */
const MARGIN = 0.04;

/** After so many changes of mind it is enough. */
const MOST_LOOKS = 6;

/** Which maneuvers are worth a second look: those of the best mix and others that cost little, and what was called. */
const worthOne = (payoffs: Payoffs, mixes: Mixes, called: Both<number>) => {
  const gains = gainsOf(payoffs, mixes);
  const { value } = mixes;
  return {
    lone: Array.from(gains.lone, (gain, at) => at === called.lone || gain > value - MARGIN),
    rival: Array.from(gains.rival, (gain, at) => at === called.rival || gain > 0 - value - MARGIN),
  };
};

/**
 * What each choice of a duel gains against each answer, two turns deep where it matters: behind the squares that good
 * players come to, and those that were called, the next turn is thought through too. `called` are the places of what
 * both called, among what was open.
 */
export const secondLook = ({ answers }: Thought, called: Both<number>): Payoffs => {
  const { glimpse, here, payoffs: first } = sure(answers[0]);
  const behind = new Glimpse(glimpse.duel, glimpse.edge);
  const deeper: Edge = (row, at) => equilibrium(behind.payoffs(row, at)).value;
  const payoffs = { ...first, gains: first.gains.slice() };
  const looked = new Uint8Array(first.gains.length);
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const worth = worthOne(payoffs, equilibrium(payoffs), called);
    let more = false;
    worth.lone.forEach((isWorth, choice) => {
      worth.rival.forEach((isAnswered, answer) => {
        const square = choice * first.rival + answer;
        if (!isWorth || !isAnswered || looked[square] === 1) return;
        looked[square] = 1;
        payoffs.gains[square] = glimpse.gain(here, 0, choice, answer, deeper);
        more = true;
      });
    });
    if (!more) break;
  }
  return payoffs;
};
