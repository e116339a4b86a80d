import type { Dice } from '../matrix/dice.ts';
import type { FastDuel } from '../duel/fast-duel.ts';
import type { WearStates } from '../duel/wear.ts';
import { LONE, OWN } from '../duel/position.ts';

/** So many positions are kept; from so many on they are enough to draw from. */
const [ROOM, RICH] = [30_000, 2_000];

/** So many criticals of a side are kept with a position; who has suffered more is left out. */
const MOST_CRITICALS = 12;

/** Positions of one duel, the newest in place of the oldest. */
export class KeptPositions {
  readonly #duel: FastDuel;
  /** Of each position: its row, then of each side how many criticals and which, the first first. */
  readonly #numbers: Int16Array<ArrayBuffer>;
  readonly #size: number;
  /** How many were ever put in. */
  #count = 0;

  constructor(duel: FastDuel) {
    this.#duel = duel;
    this.#size = duel.width + 2 * (MOST_CRITICALS + 1);
    this.#numbers = new Int16Array(ROOM * this.#size);
  }

  /** Whether there are enough to draw from. */
  get isRich(): boolean {
    return this.#count > RICH;
  }

  put(row: Int32Array, at: number): void {
    const { lone, rival, half, width } = this.#duel;
    const begin = (this.#count % ROOM) * this.#size;
    const wears = [
      [lone.wear, row[at + LONE + OWN.wear] as number],
      [rival.wear, row[at + half + OWN.wear] as number],
    ] as const;
    let to = begin + width;
    for (const [wear, state] of wears) {
      const harms = wear.harmsOf(state);
      if (harms.length > MOST_CRITICALS) return;
      this.#numbers[to] = harms.length;
      this.#numbers.set(harms, to + 1);
      to += MOST_CRITICALS + 1;
    }
    this.#numbers.set(row.subarray(at, at + width), begin);
    this.#count += 1;
  }

  /** Writes one of them into a row. */
  draw(row: Int32Array, dice: Dice): void {
    const { lone, rival, half, width } = this.#duel;
    const begin = dice.below(Math.min(this.#count, ROOM)) * this.#size;
    row.set(this.#numbers.subarray(begin, begin + width));
    const wornBy = (wear: WearStates, from: number): number =>
      wear.after(this.#numbers.subarray(from + 1, from + 1 + (this.#numbers[from] as number)));
    row[LONE + OWN.wear] = wornBy(lone.wear, begin + width);
    row[half + OWN.wear] = wornBy(rival.wear, begin + width + MOST_CRITICALS + 1);
  }

  /** What is to be kept of it. */
  kept(): { ring: Int16Array<ArrayBuffer>; ringed: number } {
    const filled = Math.min(this.#count, ROOM) * this.#size;
    return { ring: this.#numbers.slice(0, filled), ringed: this.#count };
  }

  resume(numbers: Int16Array, count: number): void {
    this.#numbers.set(numbers);
    this.#count = count;
  }
}
