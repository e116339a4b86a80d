import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import type { Fight, FightSide } from '../../rules/fight/fight.ts';
import { fightersIn, runningBattles } from '../../rules/fight/fight.ts';
import { join, joinsOf } from '../../rules/fight/join.ts';
import type { Move } from '../../rules/fight/record.ts';
import { sure } from '../../rules/sure.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import type { Judging } from '../judge/judgment.ts';

/** The lone seat's chance to win a pairing that goes on. */
const chanceIn = (battle: Battle, pairing: Pairing, judge: Judging): number => {
  const duel = new FastDuel(battle, pairing);
  return 0.5 + judge(duel).edge(duel.rowOf(battle, pairing), 0);
};

/**
 * How many more enemies than friends a side may expect to see beaten, over all battles that go on. Where one is against
 * several either that one beats all of them or is beaten.
 */
const prospectOf = (fight: Fight, side: FightSide, judge: Judging): number =>
  runningBattles(fight).reduce((sum, running) => {
    const [lone, ...rivals] = fightersIn(running);
    const { battle } = running;
    const wins = battle.pairings.reduce(
      (chance, pairing) => chance * chanceIn(battle, pairing, judge),
      1,
    );
    const gained = wins * rivals.length - (1 - wins);
    return fight.sides[sure(lone)] === side ? sum + gained : sum - gained;
  }, 0);

/**
 * What a free computer pilot does (M7): it joins where its side's prospect rises most, of equal ways the first, and
 * sits out where it rises nowhere. Null for one who is not free.
 */
export const joinOfPilot = (fight: Fight, pilot: number, judge: Judging): Move | null => {
  const ways = joinsOf(fight, pilot);
  if (ways.length === 0) return null;
  const side = sure(fight.sides[pilot]);
  let most = prospectOf(fight, side, judge);
  let best: Move = { kind: 'sits out', pilot };
  for (const way of ways) {
    const prospect = prospectOf(join(fight, way), side, judge);
    if (prospect > most) [most, best] = [prospect, { kind: 'join', pilot, opens: way.opens }];
  }
  return best;
};
