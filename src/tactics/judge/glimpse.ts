import { QUIET_TURNS } from '../../rules/vocabulary.ts';
import type { Mixes, Payoffs } from '../matrix/equilibrium.ts';
import { someEquilibrium } from '../matrix/equilibrium.ts';
import type { FastDuel } from '../duel/fast-duel.ts';
import { MOST_MANEUVERS } from '../duel/plays.ts';
import { SHARED } from '../duel/position.ts';

/** What a position is worth less for each turn that it lies ahead: who wins wins soon. */
export const PATIENCE = 0.995;

/** The lone seat's edge by the verdict of a turn: see `VERDICTS`. */
const EDGES = [0, 0.5, -0.5, 0, 0] as const;

/** Says how positions of one duel stand: see `Judgment`. */
export type Edge = (row: Int32Array, at: number) => number;

const fillPlaces = (places: Int32Array, set: number): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) {
    places[size] = 31 - Math.clz32(left & -left);
    size += 1;
  }
  return size;
};

/** What the lone seat may do, as numbers. */
export interface PlacedChoice {
  /** The maneuver's place. */
  readonly place: number;
  /** The place of the number that the rival hears of it (M3). */
  readonly heard: number;
  /** How many of its points fall to another rival (M4). */
  readonly elsewhere: number;
}

/** A turn of a duel by numbers alone: what both may do, and what each square comes to. */
export class Glimpse {
  /** The places of what each may do, as many as there are. */
  readonly lone: Int32Array;
  readonly rival = new Int32Array(MOST_MANEUVERS);
  lones = 0;
  rivals = 0;
  /** The lone seat's gains, by lone maneuver × `rivals` + rival maneuver. */
  readonly gains: Float64Array;
  readonly duel: FastDuel;
  readonly edge: Edge;
  readonly #heard: Int32Array;
  readonly #elsewhere: Int32Array;
  readonly #next: Int32Array;

  /** `room` is how many choices the lone seat has at the most. */
  constructor(duel: FastDuel, edge: Edge, room = MOST_MANEUVERS) {
    this.duel = duel;
    this.edge = edge;
    this.lone = new Int32Array(room);
    this.#heard = new Int32Array(room);
    this.#elsewhere = new Int32Array(room);
    this.gains = new Float64Array(room * MOST_MANEUVERS);
    this.#next = new Int32Array(duel.width);
  }

  /** Sees what is open to both in a position. */
  open(row: Int32Array, at: number): void {
    this.lones = fillPlaces(this.lone, this.duel.openToLone(row, at));
    this.rivals = fillPlaces(this.rival, this.duel.openToRival(row, at));
    this.#heard.set(this.lone);
    this.#elsewhere.fill(0);
  }

  /** Sees these choices and answers, in their order. */
  turnTo(choices: readonly PlacedChoice[], answers: readonly number[]): void {
    [this.lones, this.rivals] = [choices.length, answers.length];
    this.lone.set(choices.map(({ place }) => place));
    this.#heard.set(choices.map(({ heard }) => heard));
    this.#elsewhere.set(choices.map(({ elsewhere }) => elsewhere));
    this.rival.set(answers);
  }

  /** What the lone seat gains in one square, by this judgment or another. */
  gain(row: Int32Array, at: number, lone: number, rival: number, edge = this.edge): number {
    const next = this.#next;
    const verdict = this.duel.exchange(
      row,
      at,
      this.lone[lone] as number,
      this.rival[rival] as number,
      next,
      0,
      this.#heard[lone],
      this.#elsewhere[lone],
    );
    return gainOf(verdict, next, 0, edge);
  }

  /** Sees every square of what is open. What is given holds until the next is seen. */
  payoffs(row: Int32Array, at: number): Payoffs {
    this.open(row, at);
    return this.squares(row, at);
  }

  /** Computes every square of the choices and answers set by turnTo. */
  squares(row: Int32Array, at: number): Payoffs {
    const { lones, rivals, gains } = this;
    for (let one = 0; one < lones; one += 1)
      for (let other = 0; other < rivals; other += 1)
        gains[one * rivals + other] = this.gain(row, at, one, other);
    return { lone: lones, rival: rivals, gains: gains.subarray(0, lones * rivals) };
  }

  /** The same, and mixes with which nobody gains by another one. */
  mixes(row: Int32Array, at: number): Mixes {
    return someEquilibrium(this.payoffs(row, at));
  }
}

/** What the lone seat gains where a turn ended so: by its verdict, or as the position after it stands. */
export const gainOf = (verdict: number, row: Int32Array, at: number, edge: Edge): number => {
  if (verdict !== 0) return EDGES[verdict] as number;
  // D15: once there were forty quiet turns, whoever stands worse claims that nobody wins.
  return (row[at + SHARED.quiet] as number) < QUIET_TURNS ? PATIENCE * edge(row, at) : 0;
};

/** Whether nothing comes after a turn that ended so. */
export const isOver = (verdict: number, row: Int32Array, at: number): boolean =>
  verdict !== 0 || (row[at + SHARED.quiet] as number) >= QUIET_TURNS;
