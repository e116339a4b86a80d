import type { Battle, Both, Side } from '../../rules/battle/battle.ts';
import { SIDES, openBattle } from '../../rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import { fresh } from '../../rules/battle/entry.ts';
import { exchange } from '../../rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../rules/battle/options.ts';
import { whatIf } from '../../rules/battle/what-if.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { locksOf } from '../../rules/check/locks.ts';
import { sure } from '../../rules/sure.ts';
import { QUIET_TURNS, RANGES } from '../../rules/vocabulary.ts';
import { placeIn } from '../matrix/dice.ts';
import { equilibrium } from '../matrix/equilibrium.ts';
import type { Judging } from '../judge/judgment.ts';
import { roughly } from '../judge/judgment.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import { placeAt } from '../duel/plays.ts';
import { drawOf } from '../pilot/seal.ts';
import type { PairTally } from './tally.ts';
import { NO_DUELS, placeOfTurns } from './tally.ts';
import { think } from '../judge/thought.ts';

/** A duel past so many turns is left, and nobody has won it. */
const LONGEST = 200;

const begun = (lone: Booklet, rival: Booklet): Battle =>
  openBattle({ options: USUAL_OPTIONS, lone: fresh(lone, ''), rivals: [fresh(rival, '')] });

/** What the lone seat wins of 100 against the rival, both fresh, as it is judged before the first turn. */
export const judgedScore = (lone: Booklet, rival: Booklet, judge: Judging = roughly): number =>
  50 + 100 * equilibrium(sure(think(begun(lone, rival), judge).answers[0]).payoffs).value;

/** Whether two fresh booklets are judged roughly. */
export const isRoughly = (lone: Booklet, rival: Booklet, judge: Judging): boolean =>
  judge(new FastDuel(begun(lone, rival))).isRough;

/** Counts one at each of these places. */
const countAt = (counts: readonly number[], maneuvers: readonly Maneuver[]): readonly number[] => {
  const places = new Set(maneuvers.map(({ console }) => placeAt(console)));
  return counts.map((count, place) => (places.has(place) ? count + 1 : count));
};

const countTurn = (
  tally: PairTally,
  range: number,
  isHit: boolean,
  open: Both<readonly Maneuver[]>,
  called: Both<Maneuver>,
): PairTally => ({
  ...tally,
  ranges: tally.ranges.map((many, at) => (at === range ? many + 1 : many)),
  hits: tally.hits + (isHit ? 1 : 0),
  open: {
    lone: countAt(tally.open.lone, open.lone),
    rival: countAt(tally.open.rival, open.rival),
  },
  chosen: {
    lone: countAt(tally.chosen.lone, [called.lone]),
    rival: countAt(tally.chosen.rival, [called.rival]),
  },
});

/** A duel of two pilots who choose by the best mixes, by its number: the same each time. */
const duelOf = (lone: Booklet, rival: Booklet, number: number, judge: Judging): PairTally => {
  let battle = begun(lone, rival);
  let tally = NO_DUELS;
  while (!battle.outcome && battle.turns < LONGEST && battle.quiet < QUIET_TURNS) {
    const { choices, answers } = think(battle, judge);
    const { maneuvers, payoffs } = sure(answers[0]);
    const mixes = equilibrium(payoffs);
    const open = { lone: choices.map(({ maneuver }) => maneuver), rival: maneuvers };
    const turn = battle.turns + 1;
    const call = (side: Side): Maneuver =>
      sure(
        open[side][
          placeIn(
            mixes[side],
            drawOf(`balance ${number}`, { battle: 'A', turn, seat: seatIn(DUEL, side) }),
          )
        ],
      );
    const called = { lone: call('lone'), rival: call('rival') };
    const played = exchange(battle, {
      seats: [{ console: called.lone.console }, { console: called.rival.console }],
    });
    const { range, deeds } = sure(pairingOfDuel(played));
    const isHit = SIDES.some((side) => deeds[side].damage > 0);
    tally = countTurn(tally, RANGES.indexOf(range), isHit, open, called);
    ({ battle } = played);
  }
  const { outcome } = battle;
  const turns = placeOfTurns(battle.turns);
  return {
    ...tally,
    duels: 1,
    won: outcome?.kind === 'win' && outcome.winner === 'lone' ? 1 : 0,
    drawn: outcome?.kind === 'win' ? 0 : 1,
    turns: tally.turns.map((many, at) => (at === turns ? many + 1 : many)),
  };
};

/** Plays the duels of two booklets from one number up to another, and tells of each. */
export function* weighing(
  lone: Booklet,
  rival: Booklet,
  from: number,
  to: number,
  judge: Judging = roughly,
): Generator<PairTally> {
  for (let number = from; number < to; number += 1) yield duelOf(lone, rival, number, judge);
}

/** How one booklet's pilot can hold another's. */
export interface Hold {
  /** The view screens that show the one who is held. */
  readonly screens: readonly number[];
  /** The console number that holds, and the points that it does at least. */
  readonly console: number;
  readonly damage: number;
  /** The ammunition that it spends, and how much of it there is; null where it spends none. */
  readonly rounds: { readonly ammunition: string; readonly points: number } | null;
}

/** How the pilot of one booklet can hold that of another, by pages alone: each maneuver with the pages that it does it from. */
export const holdsOf = (one: Booklet, other: Booklet): readonly Hold[] => {
  const found = new Map<number, { screens: Set<number>; damage: number; maneuver: Maneuver }>();
  for (const lock of locksOf(one, other)) {
    const sees = { lone: viewScreen(other, lock.other), rival: viewScreen(one, lock.one) };
    const there = {
      ...begun(one, other),
      pairings: [{ ...DUEL, range: lock.range, sees, saw: null }],
    };
    for (const maneuver of lock.maneuvers) {
      const hold = found.get(maneuver.console) ?? {
        ...{ screens: new Set<number>(), damage: Infinity, maneuver },
      };
      hold.screens.add(lock.other);
      for (const met of whatIf(there, 0, maneuver))
        hold.damage = Math.min(hold.damage, met.do.damage);
      found.set(maneuver.console, hold);
    }
  }
  return [...found.values()].map(({ damage, maneuver: { ammunition, console }, screens }) => ({
    ...{ console, damage, screens: [...screens].toSorted((some, more) => some - more) },
    rounds:
      ammunition === null ? null : { ammunition, points: one.statCard.ammunition[ammunition] ?? 0 },
  }));
};
