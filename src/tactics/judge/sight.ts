import { CATEGORIES, RANGES } from '../../rules/vocabulary.ts';
import type { Duellist } from '../duel/duellist.ts';
import type { Net } from './net.ts';
import { BROUGHT, MOST_BROUGHT, MOST_KINDS, MOST_ROUNDS, OF_SIDE, UNITS } from './net.ts';
import { placeAt } from '../duel/plays.ts';
import { OWN } from '../duel/position.ts';

/** What is brought is counted in these: points, heat, and steps of the shutdown number. */
const [POINTS, COST, STEPS] = [4, 4, 8];

/** Armor up to each of these, and above, is told apart where heat is looked at with it. */
const HOT_ARMOR = [3, 6, 10, 16, 24] as const;

const [LARGEST_HEAT, HOTTEST] = [35, 7];

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** What a 'Mech brought along that its booklet does not print: see `BROUGHT`. */
export const broughtOf = ({ plays, wear, shutdown }: Duellist): Float64Array => {
  const { maneuvers, shutdown: printed } = plays.booklet.statCard;
  const own = (read: 'score' | 'cost', place: number): number =>
    plays.harms.reduce(
      (sum, harm, at) => sum + wear.times(0, at) * (harm[read][place] as number),
      0,
    );
  const ownForbids = plays.harms.reduce(
    (all, { forbids }, at) =>
      forbids.reduce((set, each) => (wear.times(0, at) >= each.from ? set | each.set : set), all),
    0,
  );
  const foreign = (wear.forbidden[0] as number) & ~ownForbids;
  const brought = new Float64Array(MOST_BROUGHT);
  CATEGORIES.forEach((category, at) => {
    const points = maneuvers
      .filter(({ categories }) => categories.includes(category))
      .map(({ console, score }) => {
        const place = placeAt(console);
        return (wear.points[place] as number) - score - own('score', place);
      });
    brought[BROUGHT.points + at] = mean(points) / POINTS;
  });
  RANGES.forEach((range, at) => {
    const there = maneuvers.filter((maneuver) => maneuver.range === range);
    const costs = there.map(({ console, heat }) => {
      const place = placeAt(console);
      return (wear.cost[place] as number) - heat - own('cost', place);
    });
    brought[BROUGHT.cost + at] = mean(costs) / COST;
    brought[BROUGHT.forbidden + at] = mean(there.map(({ bit }) => (bit & foreign ? 1 : 0)));
  });
  brought[BROUGHT.shutdown] = (printed - shutdown) / STEPS;
  return brought;
};

/** The most that is brought of what nets learn: points of a category, and the shutdown number at the least. */
const [LEARNED_POINTS, LEARNED_SHUTDOWN] = [8, 18];

/** Whether nets learn of 'Mechs as worn as this one, of pilots as skilled, and of its ammunition being counted. */
export const isLearned = (mech: Duellist): boolean => {
  const { shutdown } = mech.plays.booklet.statCard;
  const points = broughtOf(mech).subarray(BROUGHT.points, BROUGHT.ignores);
  return (
    mech.isCounted &&
    mech.shutdown >= Math.min(shutdown, LEARNED_SHUTDOWN) &&
    mech.shutdown <= shutdown &&
    points.every((each) => Math.abs(each * POINTS) <= LEARNED_POINTS)
  );
};

/** Rows of a net, each with how much it is seen. */
export class SeenRows {
  readonly rows = new Int32Array(256);
  readonly much = new Float64Array(256);
  size = 0;

  add(row: number, much = 1): void {
    if (this.size === this.rows.length) return;
    this.rows[this.size] = row;
    this.much[this.size] = much;
    this.size += 1;
  }
}

/** One of two who fight, as one side of a net sees it. */
export class SideSight {
  /** What its rows come to, place by place; and where a position's begin. */
  readonly sums: Float32Array;
  readonly #net: Net;
  readonly #side: 0 | 1;
  /** What each place was worked out for. */
  readonly #keys: Float64Array;
  readonly #rounds: Int32Array;
  readonly #seen = new SeenRows();
  readonly #constant = new Float32Array(UNITS);
  #mech: Duellist;
  #brought: Float64Array;

  /** `room` is a power of two: so many positions are remembered. */
  constructor(net: Net, side: 0 | 1, mech: Duellist, room: number) {
    this.#net = net;
    this.#side = side;
    this.#mech = mech;
    this.sums = new Float32Array(room * UNITS);
    this.#keys = new Float64Array(room);
    this.#rounds = new Int32Array(room);
    this.#brought = broughtOf(mech);
    this.forget();
  }

  /** Looks at another one of the same plays from now on. */
  turnTo(mech: Duellist): void {
    if (mech !== this.#mech) this.#brought = broughtOf(mech);
    this.#mech = mech;
    this.forget();
  }

  /** The weights, or the states of wear, are others now. */
  forget(): void {
    this.#keys.fill(-1);
    this.#constant.fill(0);
    const seen = this.#seen;
    seen.size = 0;
    this.#addBrought(seen);
    this.#sum(seen, this.#constant, 0);
  }

  /** Adds the rows that are seen of a position; `own` is where the seat's numbers begin. */
  add(row: Int32Array, own: number, to: SeenRows): void {
    this.#addBrought(to);
    this.#addPosition(row, own, to);
  }

  /** Where in `sums` begins what the rows of a position come to. */
  at(row: Int32Array, own: number): number {
    const mech = this.#mech;
    const { wear } = mech;
    const state = row[own + OWN.wear] as number;
    const down =
      (wear.downLonger[state] as number) !== 0 &&
      (mech.plays.down[row[own + OWN.before] as number] as number) !== 0;
    let rounds = 0;
    for (let kind = 0; kind < mech.kinds.length && kind < MOST_KINDS; kind += 1)
      rounds = rounds * 10 + Math.min(MOST_ROUNDS, row[own + OWN.supply + kind] as number);
    const numbers =
      Math.min(127, Math.max(0, row[own + OWN.armor] as number)) |
      (Math.min(63, row[own + OWN.heat] as number) << 7) |
      ((row[own + OWN.shutDown] as number) << 13) |
      ((row[own + OWN.screen] as number) << 14) |
      ((down ? 1 : 0) << 20) |
      ((row[own + OWN.ignores] as number) << 21);
    const key = numbers + 0x20000000 * state;
    const mixed =
      Math.imul(numbers, 0x2c1b3c6d) + Math.imul(rounds, 0x297a2d39) + Math.imul(state, 0x1b873593);
    const slot = (mixed ^ (mixed >>> 15)) & (this.#keys.length - 1);
    const to = slot * UNITS;
    if (this.#keys[slot] === key && this.#rounds[slot] === rounds) return to;
    this.#keys[slot] = key;
    this.#rounds[slot] = rounds;
    const seen = this.#seen;
    seen.size = 0;
    this.#addPosition(row, own, seen);
    this.sums.set(this.#constant, to);
    this.#sum(seen, this.sums, to);
    return to;
  }

  #sum({ rows, much, size }: SeenRows, to: Float32Array, begin: number): void {
    const { weights } = this.#net;
    for (let each = 0; each < size; each += 1) {
      const from = (rows[each] as number) * UNITS;
      const by = much[each] as number;
      for (let unit = 0; unit < UNITS; unit += 1)
        to[begin + unit] = (to[begin + unit] as number) + by * (weights[from + unit] as number);
    }
  }

  #addBrought(seen: SeenRows): void {
    const { layout } = this.#net;
    const side = layout.sides[this.#side];
    this.#brought.forEach((much, at) => {
      if (much !== 0) seen.add(side + OF_SIDE.brought + at, much);
    });
    const { wear, plays } = this.#mech;
    const harms = side + layout.harms[this.#side];
    for (let harm = 0; harm < plays.harms.length; harm += 1) {
      const times = wear.times(0, harm);
      if (times > 0) seen.add(harms + harm, times);
    }
    if (this.#side === 0) seen.add(layout.base);
  }

  #addPosition(row: Int32Array, own: number, seen: SeenRows): void {
    const mech = this.#mech;
    const { wear, plays } = mech;
    const { armor: full, shutdown: printed } = plays.booklet.statCard;
    const { layout } = this.#net;
    const side = layout.sides[this.#side];
    const armor = Math.max(1, row[own + OWN.armor] as number);
    const heat = row[own + OWN.heat] as number;
    const isDown = row[own + OWN.shutDown] === 1;
    const share = Math.floor((armor * 40 - 1) / full);
    const near = heat + (isDown ? 0 : printed - mech.shutdown);
    const warm = Math.max(0, Math.min(LARGEST_HEAT, near));
    let hot = 0;
    for (const each of HOT_ARMOR) if (armor > each) hot += 1;
    seen.add(side + OF_SIDE.armor + Math.min(39, share));
    seen.add(side + OF_SIDE.heat + warm + (isDown ? LARGEST_HEAT + 1 : 0));
    seen.add(side + OF_SIDE.screen + ((row[own + OWN.screen] as number) >> 1));
    seen.add(side + OF_SIDE.hot + hot * (HOTTEST + 1) + Math.min(HOTTEST, warm >> 2));
    const state = row[own + OWN.wear] as number;
    if (
      wear.downLonger[state] !== 0 &&
      (plays.down[row[own + OWN.before] as number] as number) !== 0
    )
      seen.add(side + OF_SIDE.down);
    for (let kind = 0; kind < mech.kinds.length && kind < MOST_KINDS; kind += 1) {
      const rounds = Math.min(MOST_ROUNDS, row[own + OWN.supply + kind] as number);
      seen.add(side + layout.rounds + kind * (MOST_ROUNDS + 1) + rounds);
    }
    const ignores = row[own + OWN.ignores] as number;
    for (let category = 0; ignores >>> category !== 0; category += 1)
      if ((ignores >>> category) & 1) seen.add(side + OF_SIDE.brought + BROUGHT.ignores + category);
    const harms = side + layout.harms[this.#side];
    for (let at = state; at !== 0; at = wear.before[at] as number)
      seen.add(harms + (wear.by[at] as number));
  }
}
