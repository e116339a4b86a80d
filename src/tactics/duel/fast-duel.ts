import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { Duellist, MARK } from './duellist.ts';
import { BLOW, SQUARE, oddsOf, squareOf } from './odds.ts';
import { LONE, OWN, SHARED, writePosition } from './position.ts';

/** How a turn leaves a duel. */
export const VERDICTS = ['goes on', 'lone wins', 'rival wins', 'mutual', 'stalemate'] as const;
/** A place in `VERDICTS`. */
const VERDICT = { goesOn: 0, loneWins: 1, rivalWins: 2, mutual: 3, stalemate: 4 } as const;

/**
 * A pairing as numbers, for whoever plays it on millions of times: equal to `exchange` and `openManeuvers` in
 * every field of every turn, nobody leaving and no draw agreed or claimed.
 */
export class FastDuel {
  readonly lone: Duellist;
  readonly rival: Duellist;
  /** Where the rival's numbers begin in a row, and how long it is. */
  readonly half: number;
  readonly width: number;
  readonly #squares: Int32Array;

  constructor(battle: Battle, pairing: Pairing = sure(battle.pairings[0])) {
    this.lone = new Duellist(battle.options, seatOf(battle, 0));
    this.rival = new Duellist(battle.options, seatOf(battle, pairing.rival));
    this.half = LONE + OWN.supply + this.lone.kinds.length;
    this.width = this.half + OWN.supply + this.rival.kinds.length;
    this.#squares = oddsOf(this.lone.plays, this.rival.plays);
  }

  /** The same of two who ignore a critical where they may (K3), as good pilots do. */
  static ofIgnoring(battle: Battle, pairing?: Pairing): FastDuel {
    const duel = new FastDuel(battle, pairing);
    duel.lone.ignoring = true;
    duel.rival.ignoring = true;
    return duel;
  }

  /** The position of the battle that this was made of, or of another with the same wear. */
  rowOf(battle: Battle, pairing: Pairing = sure(battle.pairings[0])): Int32Array {
    const row = new Int32Array(this.width);
    writePosition(row, 0, this.half, battle, pairing);
    return row;
  }

  /** What is open to the lone seat in the position that begins at `at`. */
  openToLone(row: Int32Array, at: number): number {
    return this.lone.open(row, at + LONE, row[at + SHARED.range] as number);
  }

  /** What is open to the rival. */
  openToRival(row: Int32Array, at: number): number {
    return this.rival.open(row, at + this.half, row[at + SHARED.range] as number);
  }

  /**
   * Plays one turn from the position at `at` to the one at `then`, by the places of both maneuvers, and gives
   * the place of its verdict. What the rival hears may be another's number (M3), and of the lone maneuver's
   * points some may fall to another rival (M4).
   */
  exchange(
    row: Int32Array,
    at: number,
    lone: number,
    rival: number,
    to: Int32Array,
    then: number,
    heard = lone,
    elsewhere = 0,
  ): number {
    const squares = this.#squares;
    const square = squareOf(heard, rival);
    const own = at + LONE;
    const across = at + this.half;
    const byLone = square + SQUARE.lone;
    const byRival = square + SQUARE.rival;
    const onRival =
      (squares[byLone + BLOW.score] as number) + this.lone.points(row, own, lone) - elsewhere;
    const onLone =
      (squares[byRival + BLOW.score] as number) + this.rival.points(row, across, rival);
    const quiet = row[at + SHARED.quiet] as number;
    const range = squares[square + SQUARE.range] as number;
    to[then + SHARED.range] = range;
    const one = this.lone.turn(row, own, lone, squares, byRival, onLone, to, then + LONE);
    const other = this.rival.turn(
      row,
      across,
      rival,
      squares,
      byLone,
      onRival,
      to,
      then + this.half,
    );
    to[then + SHARED.quiet] = (one | other) & MARK.armorFell ? 0 : quiet + 1;
    if ((one | other) & MARK.out)
      return one & other & MARK.out
        ? VERDICT.mutual
        : one & MARK.out
          ? VERDICT.rivalWins
          : VERDICT.loneWins;
    return to[then + LONE + OWN.shutDown] === 1 &&
      to[then + this.half + OWN.shutDown] === 1 &&
      this.lone.isStuck(to, then + LONE, range) &&
      this.rival.isStuck(to, then + this.half, range)
      ? VERDICT.stalemate
      : VERDICT.goesOn;
  }
}
