import { judgingOf } from '../../src/command-line/nets.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { SIDES, openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import { sure } from '../../src/rules/sure.ts';
import { placeIn } from '../../src/tactics/matrix/dice.ts';
import { equilibrium, gainsOf } from '../../src/tactics/matrix/equilibrium.ts';
import { orderOfPilot } from '../../src/tactics/pilot/pilot.ts';
import { placeAt } from '../../src/tactics/duel/plays.ts';
import { LABELS, labelOf } from '../../src/tactics/review/review.ts';
import { reviewOf } from '../tactics/review-of.ts';
import { pointsOf } from '../../src/tactics/review/telling.ts';
import { Exact } from './exact.ts';
import { randomFrom } from './random-play.ts';

/**
 * `npm run tool -- labels [COUNT [MOST]]`: holds what an analysis calls choices to endgames that are solved exactly, of so
 * many tries, 40 if nothing is said, those with at most 170,000 positions: a few turns of Marlow against Marlow, then 1
 * or 2 points of armor and 0 or 1 of each ammunition a side. Prints how many labels blame, and how many of these are wrong.
 */
const [COUNT, MOST] = [Number(process.argv[2] ?? 40), Number(process.argv[3] ?? 170_000)];
const WALKS = 60;
const LONGEST = 10;
const PAIRS =
  'rfl-3n grf-1n, grf-1n grf-1n, rfl-3n rfl-3n, hbk-4g grf-1n, enf-4r rfl-3n, lct-1v grf-1n, cda-3ma hbk-4g, her-5sa rfl-3n, cls-1a grf-1n, enf-4r hbk-4g'
    .split(', ')
    .map((pair) => pair.split(' ').map((id) => sure(readLibrary().get(id))));

const counts = { endgames: 0, labels: 0, wrong: 0, blames: 0, wronglyBlamed: 0, tooHarsh: 0 };

/** An endgame out of the middle of a duel. */
const endgame = (seed: number, random: () => number): Battle | null => {
  const mechs = sure(PAIRS[seed % PAIRS.length]);
  const judge = judgingOf(mechs);
  const [lone, rival] = mechs.map((mech) => fresh(mech, 'Marlow'));
  let battle = openBattle({ options: USUAL_OPTIONS, lone: sure(lone), rivals: [sure(rival)] });
  for (let turn = 1; turn <= 3 + (seed % 4) && !battle.outcome; turn += 1)
    ({ battle } = exchange(battle, {
      seats: [0, 1].map((seat) =>
        orderOfPilot(battle, 'Marlow', judge, String(seed), { battle: 'A', turn, seat }),
      ),
    }));
  const left = (few: boolean): number => (few ? 1 : 0);
  return battle.outcome
    ? null
    : {
        ...{ ...battle, quiet: 0, turns: 0 },
        seats: battle.seats.map((seat) => ({
          ...seat,
          armor: 1 + left(random() < 0.5),
          ammunition: Object.fromEntries(
            Object.keys(seat.ammunition).map((kind) => [kind, left(random() < 0.35)]),
          ),
        })),
      };
};

/** Plays a walk through it, well or by chance, and holds the labels of its turns to what is exact. */
const walk = (begun: Battle, exact: Exact, random: () => number, seen: Set<string>): void => {
  const judge = judgingOf(begun.seats.map(({ booklet }) => booklet));
  let battle = begun;
  let row = exact.duel.rowOf(begun, sure(begun.pairings[0]));
  for (let turn = 0; turn < LONGEST && !battle.outcome; turn += 1) {
    const { open, payoffs } = exact.at(row);
    const mixes = equilibrium(payoffs);
    const [lone = 0, rival = 0] = SIDES.map((side) =>
      random() < 0.4 ? Math.floor(random() * open[side].length) : placeIn(mixes[side], random()),
    );
    const places = { lone: sure(open.lone[lone]), rival: sure(open.rival[rival]) };
    const seats = SIDES.map((side) => {
      const card = sure(battle.seats[side === 'lone' ? 0 : 1]).booklet.statCard.maneuvers;
      const { console } = sure(card.find((each) => placeAt(each.console) === places[side]));
      return { console, ignores: [true] };
    });
    const played = exchange(battle, { seats });
    const name = `${row.join()}/${lone}/${rival}`;
    if (!seen.has(name) && open.lone.length > 1 && open.rival.length > 1) {
      const turns = {
        ...{ battles: [battle, played.battle], exchanges: [played], orders: [{ seats }] },
      };
      const { labels } = sure(reviewOf(turns, judge).turns[0]);
      const gains = gainsOf(payoffs, mixes);
      const lost = {
        lone: mixes.value - sure(gains.lone[lone]),
        rival: 0 - mixes.value - sure(gains.rival[rival]),
      };
      for (const side of SIDES) {
        const [label, due] = [labels[side], Math.max(0, pointsOf(lost[side]))];
        if (label === null) continue;
        const isWrong = label !== labelOf(due) ? 1 : 0;
        counts.labels += 1;
        counts.wrong += isWrong;
        if (label === 'sound') continue;
        counts.blames += 1;
        counts.wronglyBlamed += isWrong;
        if (LABELS.indexOf(label) > LABELS.indexOf(labelOf(due))) counts.tooHarsh += 1;
      }
    }
    seen.add(name);
    const next = new Int32Array(exact.duel.width);
    exact.duel.exchange(row, 0, places.lone, places.rival, next, 0);
    row = next;
    ({ battle } = played);
  }
};

for (let seed = 0; seed < COUNT; seed += 1) {
  const random = randomFrom(seed + 1);
  const battle = endgame(seed, random);
  const exact = battle && Exact.of(battle, MOST);
  if (!battle || !exact) continue;
  counts.endgames += 1;
  const seen = new Set<string>();
  for (let time = 0; time < WALKS; time += 1) walk(battle, exact, random, seen);
  process.stdout.write(`${seed}: ${JSON.stringify(counts)}\n`);
}
