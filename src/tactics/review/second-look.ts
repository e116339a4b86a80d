import type { Battle, Both } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import type { Mixes, Payoffs } from '../matrix/equilibrium.ts';
import { addGainsOfLone, addGainsOfRival, equilibrium } from '../matrix/equilibrium.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import { Glimpse, PATIENCE, isOver } from '../judge/glimpse.ts';
import type { Judging } from '../judge/judgment.ts';
import { placeAt } from '../duel/plays.ts';
import type { Thought } from '../judge/thought.ts';

/** What costs less than this against the enemy's best mix is looked at twice. */
const MARGIN = 0.04;

/** After so many changes of mind it is enough. */
const MOST_LOOKS = 6;

/** Which maneuvers are worth a second look: those of the best mix, those that cost little, and what was called. */
const worthOne = (payoffs: Payoffs, { lone, rival, value }: Mixes, called: Both<number>) => {
  const gains = { lone: new Float64Array(payoffs.lone), rival: new Float64Array(payoffs.rival) };
  addGainsOfLone(gains.lone, payoffs, rival);
  addGainsOfRival(gains.rival, payoffs, lone);
  return {
    lone: Array.from(
      gains.lone,
      (gain, at) => at === called.lone || (lone[at] as number) > 0 || gain > value - MARGIN,
    ),
    rival: Array.from(
      gains.rival,
      (gain, at) => at === called.rival || (rival[at] as number) > 0 || gain > 0 - value - MARGIN,
    ),
  };
};

/**
 * What each choice of a duel gains against each answer, two turns deep where it matters: behind the squares that good
 * players come to, and those that were called, the next turn is thought through too. `called` are the places of what
 * both called, among what was open.
 */
export const secondLook = (
  battle: Battle,
  { choices, answers }: Thought,
  judge: Judging,
  called: Both<number>,
): Payoffs => {
  const pairing = sure(battle.pairings[0]);
  const { maneuvers, payoffs: first } = sure(answers[0]);
  const duel = new FastDuel(battle, pairing);
  duel.lone.ignoring = true;
  duel.rival.ignoring = true;
  const behind = new Glimpse(duel, judge(duel).edge);
  const here = duel.rowOf(battle, pairing);
  const next = new Int32Array(duel.width);
  const payoffs = { ...first, gains: first.gains.slice() };
  const looked = new Uint8Array(first.gains.length);

  /** Looks at a square again; false where that was done, or nothing comes behind it. */
  const look = (choice: number, answer: number): boolean => {
    const square = choice * first.rival + answer;
    if (looked[square] === 1) return false;
    looked[square] = 1;
    const lone = placeAt(sure(choices[choice]).maneuver.console);
    const rival = placeAt(sure(maneuvers[answer]).console);
    if (isOver(duel.exchange(here, 0, lone, rival, next, 0), next, 0)) return false;
    payoffs.gains[square] = PATIENCE * equilibrium(behind.payoffs(next, 0)).value;
    return true;
  };

  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const worth = worthOne(payoffs, equilibrium(payoffs), called);
    let more = false;
    worth.lone.forEach((isWorth, choice) => {
      if (isWorth)
        worth.rival.forEach((isAnswered, answer) => {
          if (isAnswered && look(choice, answer)) more = true;
        });
    });
    if (!more) break;
  }
  return payoffs;
};
