import { edgeOf } from '../matrix/exponential.ts';
import type { FastDuel } from '../duel/fast-duel.ts';
import type { Net } from './net.ts';
import { UNITS } from './net.ts';
import { playsHash } from '../duel/plays-hash.ts';
import { LONE, OWN, SHARED } from '../duel/position.ts';
import { SeenRows, SideSight } from './sight.ts';

/** The greatest part of what a unit says that it says in full, and the share of what lies beyond either end. */
const [FULL, LEAK] = [4, 0.05];

const single = new Float32Array(1);
const bits = new Int32Array(single.buffer);

/** 1 ÷ the square root of a number above 0, to five digits: by its bits and Newton, the same everywhere. */
const inverseRoot = (square: number): number => {
  single[0] = square;
  bits[0] = 0x5f3759df - ((bits[0] as number) >> 1);
  let root = single[0];
  root *= 1.5 - 0.5 * square * root * root;
  root *= 1.5 - 0.5 * square * root * root;
  return root;
};

/** One side of a net on the lone seat, the other on the rival's. */
interface View {
  readonly lone: SideSight;
  readonly rival: SideSight;
  /** 1 where the net's first is the lone seat, -1 else. */
  readonly sign: 1 | -1;
}

/** What of a unit's sum it says. */
const said = (sum: number): number =>
  sum < 0 ? sum * LEAK : sum > FULL ? FULL + (sum - FULL) * LEAK : sum;

/** Looks at positions of one pairing with a net. */
export class Eyes {
  readonly net: Net;
  readonly #views: readonly View[];
  #duel: FastDuel;
  readonly #seen = new SeenRows();
  readonly #sums = new Float64Array(UNITS);
  readonly #slopes = new Float64Array(UNITS);

  /** The duel must be of the net's plays, in either order; `room`: see `SideSight`. */
  constructor(net: Net, duel: FastDuel, room = 512) {
    this.net = net;
    this.#duel = duel;
    // By what turns read: a booklet that was drawn anew is the same here.
    const [one, other] = [playsHash(net.plays[0]), playsHash(net.plays[1])];
    const { lone, rival } = duel;
    const view = (first: boolean): View => ({
      lone: new SideSight(net, first ? 0 : 1, lone, room),
      rival: new SideSight(net, first ? 1 : 0, rival, room),
      sign: first ? 1 : -1,
    });
    this.#views = one === other ? [view(true), view(false)] : [view(playsHash(lone.plays) === one)];
  }

  /** Looks at another pairing of the same 'Mechs in the same seats from now on. */
  turnTo(duel: FastDuel): void {
    this.#duel = duel;
    for (const { lone, rival } of this.#views) {
      lone.turnTo(duel.lone);
      rival.turnTo(duel.rival);
    }
  }

  /** The weights, or the states of wear, are others now. */
  forget(): void {
    for (const { lone, rival } of this.#views) {
      lone.forget();
      rival.forget();
    }
  }

  /** How a position stands for the lone seat, in logits: for the other one the same below 0, to the bit. */
  logit(row: Int32Array, at: number): number {
    const { weights, layout } = this.net;
    const own = at + LONE;
    const across = at + this.#duel.half;
    const quiet = this.#quietRow(row, at) * UNITS;
    const out = layout.out * UNITS;
    let logit = 0;
    for (const { lone, rival, sign } of this.#views) {
      const one = lone.at(row, own);
      const other = rival.at(row, across);
      const [ones, others] = [lone.sums, rival.sums];
      let sum = this.#screens(row, own, across, sign);
      for (let unit = 0; unit < UNITS; unit += 1)
        sum +=
          said(
            (ones[one + unit] as number) +
              (others[other + unit] as number) +
              (weights[quiet + unit] as number),
          ) * (weights[out + unit] as number);
      logit += sign * sum;
    }
    return logit;
  }

  /** The lone seat's chance to win less a half. */
  edge(row: Int32Array, at: number): number {
    return edgeOf(this.logit(row, at));
  }

  /**
   * Turns the weights so that the position comes nearer to an edge; `squares` are those of all slopes so far, by
   * weight (Adagrad). Gives by how much it was off.
   */
  learn(row: Int32Array, at: number, target: number, rate: number, squares: Float32Array): number {
    const own = at + LONE;
    const across = at + this.#duel.half;
    // Nothing that is remembered is looked at: the weights turn from position to position.
    let logit = 0;
    for (const view of this.#views) logit += view.sign * this.#fresh(view, row, at);
    const off = edgeOf(logit) - target;
    for (const view of this.#views) {
      this.#fresh(view, row, at);
      this.#turn(off * view.sign, this.#pairAt(row, own, across, view.sign), rate, squares);
    }
    return off;
  }

  /** What a view comes to by the weights as they are; leaves what it has seen, and each unit's sum. */
  #fresh({ lone, rival, sign }: View, row: Int32Array, at: number): number {
    const { weights, layout } = this.net;
    const [own, across] = [at + LONE, at + this.#duel.half];
    const seen = this.#seen;
    const sums = this.#sums;
    seen.size = 0;
    lone.add(row, own, seen);
    rival.add(row, across, seen);
    seen.add(this.#quietRow(row, at));
    sums.fill(0);
    for (let each = 0; each < seen.size; each += 1) {
      const from = (seen.rows[each] as number) * UNITS;
      const by = seen.much[each] as number;
      for (let unit = 0; unit < UNITS; unit += 1)
        sums[unit] = (sums[unit] as number) + by * (weights[from + unit] as number);
    }
    let sum = this.#screens(row, own, across, sign);
    const out = layout.out * UNITS;
    for (let unit = 0; unit < UNITS; unit += 1)
      sum += said(sums[unit] as number) * (weights[out + unit] as number);
    return sum;
  }

  /** Turns all weights that a view has just seen. */
  #turn(off: number, pair: number, rate: number, squares: Float32Array): void {
    const { weights, layout } = this.net;
    const seen = this.#seen;
    const sums = this.#sums;
    const slopes = this.#slopes;
    const turn = (at: number, slope: number, least: number): void => {
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] as number) - rate * slope * inverseRoot(square + least);
    };
    turn(pair, off, 1);
    turn((layout.rows - 1) * UNITS, off, 1);
    const out = layout.out * UNITS;
    for (let unit = 0; unit < UNITS; unit += 1) {
      const sum = sums[unit] as number;
      const slope = off * (weights[out + unit] as number);
      slopes[unit] = sum < 0 || sum > FULL ? slope * LEAK : slope;
      turn(out + unit, off * said(sum), 1);
    }
    for (let each = 0; each < seen.size; each += 1) {
      const from = (seen.rows[each] as number) * UNITS;
      const by = seen.much[each] as number;
      for (let unit = 0; unit < UNITS; unit += 1)
        turn(from + unit, by * (slopes[unit] as number), 0.5);
    }
  }

  #quietRow(row: Int32Array, at: number): number {
    return this.net.layout.quiet + Math.min(20, (row[at + SHARED.quiet] as number) >> 1);
  }

  /** Where what both view screens together count for stands. */
  #pairAt(row: Int32Array, own: number, across: number, sign: 1 | -1): number {
    const one = (row[own + OWN.screen] as number) >> 1;
    const other = (row[across + OWN.screen] as number) >> 1;
    const { screens } = this.net.layout;
    return screens * UNITS + (sign === 1 ? one * UNITS + other : other * UNITS + one);
  }

  /** What both view screens together count for, and what everything does. */
  #screens(row: Int32Array, own: number, across: number, sign: 1 | -1): number {
    const { weights, layout } = this.net;
    return (
      (weights[this.#pairAt(row, own, across, sign)] as number) +
      (weights[(layout.rows - 1) * UNITS] as number)
    );
  }
}
