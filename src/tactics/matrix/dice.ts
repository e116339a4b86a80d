/** The state of some dice: four whole numbers. */
export type DiceState = readonly [number, number, number, number];

/** How many numbers a draw can be. */
const NUMBERS = 0x100000000;

/** Chance with a seed (xorshift128): the same in every browser, and it can be kept and gone on with. */
export class Dice {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor([a, b, c, d]: DiceState) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
  }

  /** Dice of a seed, a whole number. */
  static of(seed: number): Dice {
    const dice = new Dice([seed ^ 0x6d2b79f5, seed + 0x1234567, 0x41c64e6d, 0x3039]);
    for (let times = 0; times < 20; times += 1) dice.next();
    return dice;
  }

  get state(): DiceState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  /** A whole number of 32 bits, 0 or more. */
  next(): number {
    let mixed = this.#d;
    mixed ^= mixed << 11;
    mixed ^= mixed >>> 8;
    this.#d = this.#c;
    this.#c = this.#b;
    this.#b = this.#a;
    mixed ^= this.#a ^ (this.#a >>> 19);
    this.#a = mixed;
    return mixed >>> 0;
  }

  /** A number in [0, 1). */
  share(): number {
    return this.next() / NUMBERS;
  }

  /** A whole number from 0 on, below another. */
  below(limit: number): number {
    return Math.floor(this.share() * limit);
  }
}

/** The place that a number in [0, 1) falls on in a mix. */
export const placeIn = (mix: Float64Array, share: number): number => {
  let left = share;
  const place = mix.findIndex((often) => (left -= often) < 0);
  return place >= 0 ? place : mix.findLastIndex((often) => often > 0);
};
