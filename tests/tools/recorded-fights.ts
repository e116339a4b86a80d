import { openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { onlyOpenManeuver } from '../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import { sure } from '../../src/rules/sure.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { countOf, formOf, shotsOf } from '../../src/elements/turn/facts/shots.ts';
import { randomFrom, randomOrders } from './random-play.ts';

/** Who stands where, the lone pilot first. */
const MECHS = ['rfl-3n', 'grf-1n', 'grf-1n', 'rfl-3n'] as const;

/** A turn of a recorded fight of one against three, as long as all three are left. */
export interface RecordedFightTurn {
  /** How many have a choice. */
  readonly choosing: number;
  /** What its film shows, on a phone. */
  readonly film: number;
}

/** One against three, played at random to its end; at most 60 turns. */
export const recordedFight = (seed: number): readonly RecordedFightTurn[] => {
  const library = readLibrary();
  const [lone, ...rivals] = MECHS.map((id) => fresh(sure(library.get(id)), id));
  const random = randomFrom(seed);
  const turns: RecordedFightTurn[] = [];
  let battle = openBattle({ options: USUAL_OPTIONS, lone: sure(lone), rivals });
  while (!battle.outcome && battle.turns < 60 && battle.pairings.length === rivals.length) {
    const before = battle;
    const played = exchange(before, randomOrders(before, random));
    turns.push({
      choosing: before.seats.filter((_, seat) => !onlyOpenManeuver(before, seat)).length,
      film: countOf(shotsOf(played, formOf(played, false)), 0).all,
    });
    ({ battle } = played);
  }
  return turns;
};
