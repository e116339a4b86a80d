import type { Battle, Both } from '../../src/rules/battle/battle.ts';
import { sure } from '../../src/rules/sure.ts';
import type { Payoffs } from '../../src/tactics/matrix/equilibrium.ts';
import { someEquilibrium } from '../../src/tactics/matrix/equilibrium.ts';
import { FastDuel } from '../../src/tactics/duel/fast-duel.ts';
import { Glimpse, PATIENCE } from '../../src/tactics/judge/glimpse.ts';
import { LONE, OWN, SHARED } from '../../src/tactics/duel/position.ts';

/** The lone seat's edge by the verdict of a turn (`VERDICTS`). */
const EDGES = [0, 0.5, -0.5, 0, 0] as const;
/** A layer is solved when a round changes no position by more. */
const SETTLED = 1e-3;
/** So often mixes are followed before they are looked for again, in so many rounds. */
const [FOLLOWED, ROUNDS] = [24, 30];

/** A position: what is open to both, and where each square leads; an end is 0 less its verdict. */
interface Node {
  readonly open: Both<Int32Array>;
  readonly next: Int32Array;
  readonly armor: number;
}

/** What likely squares lead to, and how often. */
type Likely = readonly (readonly [to: number, often: number])[];

/**
 * An endgame of two, solved: what each position that can be reached is worth where both play best to the end. Quiet
 * turns (D15) are not counted, who may ignore a critical does (K3), and nobody leaves.
 */
export class Exact {
  readonly duel: FastDuel;
  readonly #places = new Map<string, number>();
  readonly #rows: Int32Array[] = [];
  readonly #nodes: Node[] = [];
  #values = new Float64Array(0);

  private constructor(battle: Battle) {
    this.duel = new FastDuel(battle, sure(battle.pairings[0]));
    this.duel.lone.ignoring = true;
    this.duel.rival.ignoring = true;
  }

  /** Null where more positions than `most` can be reached. */
  static of(battle: Battle, most: number): Exact | null {
    const exact = new Exact(battle);
    exact.#place(exact.duel.rowOf(battle, sure(battle.pairings[0])));
    for (let at = 0; at < exact.#rows.length; at += 1) {
      if (exact.#rows.length > most) return null;
      exact.#nodes.push(exact.#node(sure(exact.#rows[at])));
    }
    exact.#solve();
    return exact;
  }

  /** What is open to both in a position, as places, and what each square gains the lone seat, played best from there on. */
  at(row: Int32Array): { readonly open: Both<Int32Array>; readonly payoffs: Payoffs } {
    const place = this.#place(row);
    return { open: sure(this.#nodes[place]).open, payoffs: this.#payoffs(place) };
  }

  /** The place of a position, by what of it counts; a new one where it is not known. */
  #place(row: Int32Array): number {
    const { duel } = this;
    const kept = row.slice(0, duel.width);
    kept[SHARED.quiet] = 0;
    // C6: the turn before counts only for who is down longer.
    for (const [own, { wear }] of [
      [LONE, duel.lone],
      [duel.half, duel.rival],
    ] as const)
      if (wear.downLonger[sure(kept[own + OWN.wear])] !== 1) kept[own + OWN.before] = 0;
    const name = kept.join();
    const place = this.#places.get(name) ?? this.#rows.push(kept) - 1;
    this.#places.set(name, place);
    return place;
  }

  #node(row: Int32Array): Node {
    const { duel } = this;
    const glimpse = new Glimpse(duel, () => 0);
    glimpse.open(row, 0);
    const open = {
      lone: glimpse.lone.slice(0, glimpse.lones),
      rival: glimpse.rival.slice(0, glimpse.rivals),
    };
    const to = new Int32Array(duel.width);
    const next = [...open.lone].flatMap((lone) =>
      Array.from(open.rival, (rival) => {
        const verdict = duel.exchange(row, 0, lone, rival, to, 0);
        return verdict === 0 ? this.#place(to) : 0 - verdict;
      }),
    );
    const armor = sure(row[LONE + OWN.armor]) + sure(row[duel.half + OWN.armor]);
    return { open, next: Int32Array.from(next), armor };
  }

  #worth(to: number): number {
    return to < 0 ? sure(EDGES[0 - to]) : PATIENCE * sure(this.#values[to]);
  }

  #payoffs(place: number): Payoffs {
    const { next, open } = sure(this.#nodes[place]);
    const gains = Float64Array.from(next, (to) => this.#worth(to));
    return { lone: open.lone.length, rival: open.rival.length, gains };
  }

  /** Those with the least armor first, for armor never rises: what they lead to stands before they are looked at. */
  #solve(): void {
    this.#values = new Float64Array(this.#nodes.length);
    const layers = new Map<number, number[]>();
    for (const [place, { armor }] of this.#nodes.entries())
      if (layers.get(armor)?.push(place) === undefined) layers.set(armor, [place]);
    for (const [, layer] of [...layers].toSorted(([one], [other]) => one - other)) {
      for (let round = 0; this.#round(layer, round < ROUNDS ? FOLLOWED : 0) > SETTLED; round += 1);
    }
  }

  /** Looks for the mixes of a layer, and follows them; by how much any position changed at first. */
  #round(layer: readonly number[], followed: number): number {
    let change = 0;
    const likely = layer.map((place): Likely => {
      const { lone, rival, value } = someEquilibrium(this.#payoffs(place));
      change = Math.max(change, Math.abs(value - sure(this.#values[place])));
      this.#values[place] = value;
      const { next } = sure(this.#nodes[place]);
      return [...next].flatMap((to, square) => {
        const often =
          sure(lone[Math.floor(square / rival.length)]) * sure(rival[square % rival.length]);
        return often > 0 ? [[to, often] as const] : [];
      });
    });
    const times = change > SETTLED ? followed : 0;
    for (let time = 0; time < times; time += 1)
      layer.forEach((place, at) => {
        this.#values[place] = sure(likely[at]).reduce(
          (sum, [to, often]) => sum + often * this.#worth(to),
          0,
        );
      });
    return change;
  }
}
