import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import { numberCalled } from '../../rules/battle/deed.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { sharedModifier } from '../../rules/battle/shares.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Payoffs } from '../matrix/equilibrium.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import { Glimpse } from './glimpse.ts';
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
  /** The same by numbers, from this position on. */
  readonly glimpse: Glimpse;
  readonly here: Int32Array;
  /** Whether what lies behind the turn is judged roughly. */
  readonly isRough: boolean;
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
  const duel = FastDuel.ofIgnoring(battle, pairing);
  const { edge, isRough } = judge(duel);
  const { rival } = pairing;
  const { statCard } = seatOf(battle, 0).booklet;
  const maneuvers = openManeuvers(battle, rival);
  const glimpse = new Glimpse(duel, edge, choices.length);
  glimpse.turnTo(
    choices.map(({ maneuver, meant }) => {
      const place = placeAt(maneuver.console);
      return {
        place,
        heard: placeAt(numberCalled(statCard, maneuver, pairing.range)),
        elsewhere: meant === rival ? 0 : (duel.lone.modifier[place] as number),
      };
    }),
    maneuvers.map(({ console }) => placeAt(console)),
  );
  const here = duel.rowOf(battle, pairing);
  return { rival, maneuvers, payoffs: glimpse.squares(here, 0), glimpse, here, isRough };
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
