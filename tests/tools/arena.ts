import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle, seatOf } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { SeatOrder } from '../../src/rules/battle/orders.ts';
import { QUIET_TURNS } from '../../src/rules/vocabulary.ts';
import { sure } from '../../src/rules/sure.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { wantsDraw } from '../../src/tactics/pilot/answers.ts';
import { judgingOf } from '../../src/command-line/nets.ts';
import type { GamePilot } from '../../src/rules/fight/hands.ts';
import { GAME_PILOTS } from '../../src/rules/fight/hands.ts';
import { orderOfPilot } from '../../src/tactics/pilot/pilot.ts';
import { goodTurn } from './good-pilot.ts';
import { randomFrom, randomOrders } from './random-play.ts';

/**
 * `npm run tool -- arena [COUNT [NAME …]]`: Sable against whoever else may play, or these alone, so many duels each, 800 if nothing is said, of a
 * Rifleman and a Griffin. Seats and 'Mechs change from duel to duel; duel n has the seed n. Prints what Sable wins
 * of 100, a duel without a winner being half of one, with its interval of 95 %.
 */
const COUNT = Number(process.argv[2] ?? 800);
/** A duel past so many turns is long; it is left after so many. */
const [LONG, LONGEST] = [60, 200];

const MECHS = ['rfl-3n', 'grf-1n'].map((id) => sure(readLibrary().get(id)));
/** All judge by what was learned of the pair (`books/nets`). */
const judge = judgingOf(MECHS);

type Player = GamePilot | 'by chance' | 'a good pilot';

const orderOf = (player: Player, battle: Battle, seat: number, seed: number): SeatOrder => {
  const turn = battle.turns + 1;
  const random = randomFrom(seed * 1009 + 2 * turn + seat);
  if (player === 'by chance') return sure(randomOrders(battle, random).seats[seat]);
  if (player === 'a good pilot') return sure(goodTurn(battle, 'attacks', random).seats[seat]);
  return orderOfPilot(battle, player, judge, String(seed), { battle: 'A', turn, seat });
};

/** How a duel came out for seat 0, in turns, and whether it was claimed (D15) or came to a standstill (D14). */
const duel = (players: readonly Player[], seed: number) => {
  const mechs = (seed >> 1) % 2 === 0 ? MECHS : MECHS.toReversed();
  const [lone, rival] = mechs.map((mech, seat) => fresh(sure(mech), sure(players[seat])));
  let battle = openBattle({ options: USUAL_OPTIONS, lone: sure(lone), rivals: [sure(rival)] });
  let still = false;
  while (!battle.outcome && !still && battle.turns < LONGEST) {
    const seats = players.map((player, seat) => orderOf(player, battle, seat, seed));
    ({ battle } = exchange(battle, { seats }));
    still =
      battle.quiet >= QUIET_TURNS &&
      battle.seats.some((_, seat) => !battle.outcome && wantsDraw(battle, seat, judge));
  }
  const { outcome, turns } = battle;
  const won = outcome?.kind === 'win' ? (seatOf(battle, 0).out === null ? 1 : 0) : 0.5;
  const standstill = outcome?.kind === 'nobody' && outcome.by === 'stalemate';
  return { won, turns, still: still || standstill };
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const percent = (those: readonly boolean[]): string =>
  (100 * mean(those.map((each) => (each ? 1 : 0)))).toFixed(1);

/** One against another, as a line. */
const met = (one: Player, other: Player): string => {
  const duels = Array.from({ length: COUNT }, (_, seed) => {
    const swaps = seed % 2 === 1;
    const came = duel(swaps ? [other, one] : [one, other], seed);
    return { ...came, won: swaps ? 1 - came.won : came.won };
  });
  const share = mean(duels.map(({ won }) => won));
  const spread = Math.sqrt(mean(duels.map(({ won }) => (won - share) ** 2)) / COUNT);
  return [
    `${one} against ${other}: ${(100 * share).toFixed(1)} ± ${(196 * spread).toFixed(1)}`,
    `${COUNT} duels, seeds 0 to ${COUNT - 1}`,
    `${mean(duels.map(({ turns }) => turns)).toFixed(1)} turns`,
    `${percent(duels.map(({ turns }) => turns > LONG))} % past ${LONG}`,
    `${percent(duels.map(({ still }) => still))} % claimed or at a standstill`,
  ].join('; ');
};

const EVERYBODY: readonly Player[] = ['by chance', 'a good pilot', ...GAME_PILOTS];
const named = EVERYBODY.filter((player) => process.argv.slice(3).includes(player));
const others = named.length > 0 ? named : EVERYBODY;
for (const other of others) process.stdout.write(`${met('Sable', other)}\n`);
