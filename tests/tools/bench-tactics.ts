import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle } from '../../src/rules/battle/battle.ts';
import type { Entry } from '../../src/rules/battle/entry.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import { judgingOf } from '../../src/command-line/nets.ts';
import type { TurnOrders } from '../../src/rules/battle/orders.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { sure } from '../../src/rules/sure.ts';
import { FastDuel } from '../../src/tactics/duel/fast-duel.ts';
import type { Judging } from '../../src/tactics/judge/judgment.ts';
import type { GamePilot } from '../../src/rules/fight/hands.ts';
import { GAME_PILOTS } from '../../src/rules/fight/hands.ts';
import { orderOfPilot } from '../../src/tactics/pilot/pilot.ts';
import { playsOf } from '../../src/tactics/duel/plays.ts';
import { reviewing } from '../../src/tactics/review/review.ts';
import { Study } from '../../src/tactics/learn/study.ts';
import { wornEntry } from '../tactics/odd-booklets.ts';
import { randomFrom } from './random-play.ts';

/** Longest random duel: two machines shut down can cool by one for thousands of turns. */
const LONGEST = 300;

/** The nth of the places in a set, counted from the lowest. */
const placeIn = (set: number, nth: number): number => {
  let left = set;
  for (let skipped = 0; skipped < nth; skipped += 1) left &= left - 1;
  return 31 - Math.clz32(left & -left);
};

const sizeOf = (set: number): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
};

/** Plays one random duel from a row to its end, by numbers alone, and gives its turns. */
const playRow = (
  duel: FastDuel,
  begun: Int32Array,
  row: Int32Array,
  draw: () => number,
): number => {
  duel.lone.wear.rewind(1);
  duel.rival.wear.rewind(1);
  row.set(begun);
  for (let turns = 1; turns < LONGEST; turns += 1) {
    const lone = duel.openToLone(row, 0);
    const rival = duel.openToRival(row, 0);
    const one = placeIn(lone, draw() % sizeOf(lone));
    const other = placeIn(rival, draw() % sizeOf(rival));
    if (duel.exchange(row, 0, one, other, row, 0) !== 0) return turns;
  }
  return LONGEST;
};

/** A quick stream of whole numbers (xorshift). */
const drawing = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
};

const opened = (entries: readonly Entry[]): Battle => {
  const [lone, ...rivals] = entries;
  return openBattle({ options: USUAL_OPTIONS, lone: sure(lone), rivals });
};

/** How many rounds of duels are measured, and how many are played before. */
const [ROUNDS, WARM] = [2000, 400];

/** Exchanges a second by numbers, over duels of these entries: of the middle round, whatever else the machine did. */
const exchangesOf = (pairs: readonly (readonly [Entry, Entry])[]): number => {
  const draw = drawing(1987);
  const duels = pairs.map((entries) => {
    const battle = opened(entries);
    const pairing = sure(battle.pairings[0]);
    const duel = new FastDuel(battle, pairing);
    return { duel, begun: duel.rowOf(battle, pairing), row: new Int32Array(duel.width) };
  });
  const rates = Array.from({ length: ROUNDS + WARM }, () => {
    const start = performance.now();
    let turns = 0;
    for (const { duel, begun, row } of duels) turns += playRow(duel, begun, row, draw);
    return (turns * 1000) / (performance.now() - start);
  });
  return sure(rates.slice(WARM).toSorted((one, other) => one - other)[ROUNDS / 2]);
};

/** Milliseconds that a computer pilot takes for its order, the best of three, least first, over battles that such pilots play. */
const orderTimes = (
  begun: readonly Battle[],
  pilot: GamePilot,
  judge: Judging,
): readonly number[] => {
  const times: number[] = [];
  begun.forEach((first, index) => {
    let battle = first;
    while (!battle.outcome && battle.turns < 60) {
      const seats = battle.seats.map(({ out }, seat) => {
        if (out) return null;
        const at = { battle: 'A', turn: battle.turns + 1, seat };
        const asked = Array.from({ length: 3 }, () => {
          const start = performance.now();
          const order = orderOfPilot(battle, pilot, judge, String(index), at);
          return { order, took: performance.now() - start };
        });
        times.push(Math.min(...asked.map(({ took }) => took)));
        return sure(asked[0]).order;
      });
      battle = exchange(battle, { seats }).battle;
    }
  });
  return times.toSorted((one, other) => one - other);
};

/** Milliseconds for each turn of the analysis of duels that two Sables play, least first, and for each whole duel. */
const reviewTimes = (begun: readonly Battle[], judge: Judging) => {
  const [turns, duels]: [number[], number[]] = [[], []];
  begun.forEach((first, index) => {
    const battles = [first];
    const orders: TurnOrders[] = [];
    for (let battle = first; !battle.outcome && orders.length < 20;) {
      const seats = [0, 1].map((seat) =>
        orderOfPilot(battle, 'Sable', judge, String(index), {
          ...{ battle: 'A', turn: battle.turns + 1, seat },
        }),
      );
      orders.push({ seats });
      ({ battle } = exchange(battle, { seats }));
      battles.push(battle);
    }
    const start = performance.now();
    const steps = reviewing({ battles, exchanges: [], orders }, judge);
    for (let before = start, step = steps.next(); !step.done; step = steps.next()) {
      const now = performance.now();
      turns.push(now - before);
      before = now;
    }
    duels.push(performance.now() - start);
  });
  return { turns: turns.toSorted((one, other) => one - other), longest: Math.max(...duels) };
};

/** Positions a second that a study learns from, in the middle one of so many rounds of duels. */
const learningOf = ([one, other]: readonly Booklet[]): number => {
  const study = new Study([playsOf(sure(one)), playsOf(sure(other))], 1987, 4000);
  const rates = Array.from({ length: 40 }, () => {
    const [start, before] = [performance.now(), study.positions];
    for (let duels = 0; duels < 50; duels += 1) study.wholeDuel();
    return ((study.positions - before) * 1000) / (performance.now() - start);
  });
  return sure(rates.slice(10).toSorted((slow, fast) => slow - fast)[15]);
};

const quantile = (times: readonly number[], share: number): string =>
  sure(times[Math.floor((times.length - 1) * share)]).toFixed(2);

/** What tactics take: a line each. */
export const tacticsFigures = (
  booklets: readonly Booklet[],
  figure: (number: number) => string,
): readonly string[] => {
  const random = randomFrom(1987);
  const judge = judgingOf(booklets);
  const pairs = booklets.flatMap((lone) => booklets.map((rival) => [lone, rival] as const));
  const entries = pairs.map(([lone, rival]) => [fresh(lone, 'Ada'), fresh(rival, 'Ben')] as const);
  const worn = Array.from({ length: 4 }, () => pairs)
    .flat()
    .map(
      ([lone, rival]) =>
        [wornEntry(lone, booklets, random), wornEntry(rival, booklets, random)] as const,
    );
  const duels = Array.from({ length: 20 }, () => entries)
    .flat()
    .map(opened);
  const against = Array.from({ length: 5 }, () => entries)
    .flat()
    .map(([lone, rival]) => opened([lone, rival, rival, rival]));
  const turnOf = (battles: readonly Battle[], pilot: GamePilot): string => {
    orderTimes(battles.slice(0, 8), pilot, judge);
    const times = orderTimes(battles, pilot, judge);
    return `${quantile(times, 0.5)} ms, ${quantile(times, 0.99)} ms`;
  };
  reviewTimes(duels.slice(0, 4), judge);
  const { turns, longest } = reviewTimes(duels.slice(0, 40), judge);
  return [
    `${figure(exchangesOf(entries))} exchanges a second by numbers, fresh`,
    `${figure(exchangesOf(worn))} exchanges a second by numbers, worn`,
    ...GAME_PILOTS.map(
      (pilot) =>
        `${turnOf(duels, pilot)} for an order of ${pilot}'s in a duel, half and 99 of 100; ${turnOf(against, pilot)} in one against three`,
    ),
    `${quantile(turns, 0.5)} ms, ${quantile(turns, 0.99)} ms for a turn of an analysis, half and 99 of 100; ${longest.toFixed(0)} ms at most for a duel of 20`,
    `${figure(learningOf(booklets))} positions a second that are learned from`,
  ];
};
