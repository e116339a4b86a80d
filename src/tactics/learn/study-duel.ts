import type { Dice } from '../matrix/dice.ts';
import { placeIn } from '../matrix/dice.ts';
import type { Mixes } from '../matrix/equilibrium.ts';
import { gainsOf } from '../matrix/equilibrium.ts';
import type { Edge } from '../judge/glimpse.ts';
import { Glimpse, gainOf, isOver } from '../judge/glimpse.ts';
import type { KeptPositions } from './kept-positions.ts';
import type { BegunDuel } from './wide-starts.ts';

/** A duel is left after so many turns. */
const LONGEST = 250;

/** How often anything is done, by who exploits the other too; one side in so many duels does what costs at most so much. */
const [EXPLORING, EXPLOITER_EXPLORING] = [0.05, 0.06];
const [WANDERING, WANDERED] = [0.25, 0.04];
/** An answer that is rarer than this is not reckoned with by who exploits. */
const SELDOM = 0.01;
/** How often a position that an exploiter steered for is kept. */
const KEPT = 0.3;

/** Who exploits: its seat, and how it judges. */
export interface Exploiting {
  readonly seat: 'lone' | 'rival';
  readonly edge: Edge;
}

/** One duel that is learned from: where it went, and what was thought on the way. */
export class StudyDuel {
  readonly trail: Int32Array;
  /** The lone seat's gain by what both thought, and by what the exploiter did. */
  readonly values = new Float64Array(LONGEST);
  readonly theirs = new Float64Array(LONGEST);
  /** 1 where what was done says nothing of how the position stood. */
  readonly cut = new Uint8Array(LONGEST);
  length = 0;
  /** How it ended for the lone seat, and whether it did. */
  end = 0;
  isOver = false;
  readonly #begun: BegunDuel;
  readonly #glimpse: Glimpse;
  readonly #dice: Dice;
  readonly #exploiting: Exploiting | null;

  constructor(begun: BegunDuel, edge: Edge, dice: Dice, exploiting: Exploiting | null) {
    this.#begun = begun;
    this.#glimpse = new Glimpse(begun.duel, edge);
    this.#dice = dice;
    this.#exploiting = exploiting;
    this.trail = new Int32Array((LONGEST + 1) * begun.duel.width);
  }

  /** Plays it, turn by turn. */
  *turns(ring: KeptPositions): Generator<void, void> {
    const { duel, row } = this.#begun;
    const { trail } = this;
    const dice = this.#dice;
    const glimpse = this.#glimpse;
    trail.set(row);
    const wanders = !this.#exploiting && dice.share() < WANDERING;
    const wanderer = dice.below(2) === 0 ? 'lone' : 'rival';
    while (!this.isOver && this.length < LONGEST) {
      const at = this.length * duel.width;
      const mixes = glimpse.mixes(trail, at);
      this.values[this.length] = mixes.value;
      let lone = placeIn(mixes.lone, dice.share());
      let rival = placeIn(mixes.rival, dice.share());
      if (this.#exploiting) {
        const best = this.#bestAnswer(this.#exploiting, mixes, at);
        if (this.#exploiting.seat === 'lone') lone = best;
        else rival = best;
        if (this.length > 0 && dice.share() < KEPT) ring.put(trail, at);
      } else {
        if (wanders && wanderer === 'lone') lone = this.#wandered(mixes, 'lone', lone);
        if (wanders && wanderer === 'rival') rival = this.#wandered(mixes, 'rival', rival);
        if (dice.share() < EXPLORING) {
          lone = dice.below(glimpse.lones);
          this.cut[this.length] = 1;
        }
        if (dice.share() < EXPLORING) {
          rival = dice.below(glimpse.rivals);
          this.cut[this.length] = 1;
        }
      }
      this.#play(at, lone, rival);
      yield;
    }
  }

  #play(at: number, lone: number, rival: number): void {
    const { duel, lone: ones, rival: others } = this.#glimpse;
    const { trail } = this;
    const then = at + duel.width;
    const one = ones[lone] as number;
    const verdict = duel.exchange(trail, at, one, others[rival] as number, trail, then);
    this.length += 1;
    this.isOver = isOver(verdict, trail, then);
    if (this.isOver) this.end = gainOf(verdict, trail, then, () => 0);
  }

  /** What an exploiter does, who knows how often the other chooses what; now and then anything. */
  #bestAnswer({ seat, edge }: Exploiting, mixes: Mixes, at: number): number {
    const glimpse = this.#glimpse;
    const isLone = seat === 'lone';
    const own = isLone ? glimpse.lones : glimpse.rivals;
    const theirs = isLone ? mixes.rival : mixes.lone;
    let [best, most] = [0, -Infinity];
    for (let each = 0; each < own; each += 1) {
      let sum = 0;
      for (let other = 0; other < theirs.length; other += 1) {
        const often = theirs[other] as number;
        if (often <= SELDOM) continue;
        const [lone, rival] = isLone ? [each, other] : [other, each];
        const gain = glimpse.gain(this.trail, at, lone, rival, edge);
        sum += often * (isLone ? gain : 0 - gain);
      }
      if (sum > most) [best, most] = [each, sum];
    }
    this.theirs[this.length] = isLone ? most : 0 - most;
    if (this.#dice.share() >= EXPLOITER_EXPLORING) return best;
    this.cut[this.length] = 1;
    return this.#dice.below(own);
  }

  /** Something that costs little against the other's mix. */
  #wandered(mixes: Mixes, seat: 'lone' | 'rival', chosen: number): number {
    const { lones: lone, rivals: rival, gains } = this.#glimpse;
    const own = gainsOf({ lone, rival, gains }, mixes)[seat];
    const value = seat === 'lone' ? mixes.value : 0 - mixes.value;
    let [drawn, count] = [chosen, 0];
    own.forEach((gain, each) => {
      if (value - gain >= WANDERED) return;
      count += 1;
      if (this.#dice.below(count) === 0) drawn = each;
    });
    if (mixes[seat][drawn] === 0) this.cut[this.length] = 1;
    return drawn;
  }
}
