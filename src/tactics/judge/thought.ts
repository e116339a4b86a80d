import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import { numberCalled } from '../../rules/battle/deed.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { sharedModifier } from '../../rules/battle/shares.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Payoffs } from '../matrix/equilibrium.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import { gainOf } from './glimpse.ts';
import type { Judging } from './judgment.ts';
import { placeAt } from '../duel/plays.ts';

/** What the lone seat may do: a maneuver, and the rival whom its modifier is meant for (M4). */
export interface LoneChoice {
  readonly maneuver: Maneuver;
  /** The rival's seat. */
  readonly meant: number;
}

/** What one rival may answer, and what the lone seat gains of it, by its choices and these. */
export interface Answers {
  /** The rival's seat. */
  readonly rival: number;
  readonly maneuvers: readonly Maneuver[];
  readonly payoffs: Payoffs;
}

/** A turn thought through: every choice against every answer. */
export interface Thought {
  readonly choices: readonly LoneChoice[];
  readonly answers: readonly Answers[];
}

/** The lone seat's choices in all its pairings, in the order of its card; a modifier of 0 is meant for nobody in particular. */
const choicesOf = (battle: Battle): readonly LoneChoice[] => {
  const lone = seatOf(battle, 0);
  return openManeuvers(battle, 0).flatMap((maneuver) => {
    const meant = battle.pairings.map(({ rival }): LoneChoice => ({ maneuver, meant: rival }));
    return sharedModifier(lone, maneuver) === 0 ? meant.slice(0, 1) : meant;
  });
};

/** What the lone seat gains of one rival, taken by itself: the turn is exact, what lies behind it is judged. */
const answersOf = (
  battle: Battle,
  pairing: Pairing,
  choices: readonly LoneChoice[],
  judge: Judging,
): Answers => {
  const duel = new FastDuel(battle, pairing);
  // K3: whoever may ignore a critical does.
  duel.lone.ignoring = true;
  duel.rival.ignoring = true;
  const judgment = judge(duel);
  const { rival } = pairing;
  const { statCard } = seatOf(battle, 0).booklet;
  const maneuvers = openManeuvers(battle, rival);
  const gains = new Float64Array(choices.length * maneuvers.length);
  const row = new Int32Array(2 * duel.width);
  row.set(duel.rowOf(battle, pairing));
  choices.forEach(({ maneuver, meant }, choice) => {
    const place = placeAt(maneuver.console);
    const heard = placeAt(numberCalled(statCard, maneuver, pairing.range));
    const elsewhere = meant === rival ? 0 : (duel.lone.modifier[place] as number);
    maneuvers.forEach(({ console }, answer) => {
      const verdict = duel.exchange(
        row,
        0,
        place,
        placeAt(console),
        row,
        duel.width,
        heard,
        elsewhere,
      );
      gains[choice * maneuvers.length + answer] = gainOf(verdict, row, duel.width, judgment.edge);
    });
  });
  return { rival, maneuvers, payoffs: { lone: choices.length, rival: maneuvers.length, gains } };
};

/**
 * Thinks the next turn of a battle through, from what everybody may know between two turns. Of one against several
 * each rival is taken by itself (M3, M5), and the modifier counts against the one it is meant for (M4).
 */
export const think = (battle: Battle, judge: Judging): Thought => {
  const choices = choicesOf(battle);
  return {
    choices,
    answers: battle.pairings.map((pairing) => answersOf(battle, pairing, choices, judge)),
  };
};
