import { heatCost } from '../../rules/battle/heat.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Seat } from '../../rules/battle/seat.ts';
import type { Harm, Plays } from './plays.ts';
import { NO_HEAT, MOST_MANEUVERS, placeAt } from './plays.ts';

/** How many states there is room for at first. */
const ROOM = 64;

const grown = (numbers: Int32Array): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
};

/**
 * What criticals have made of one 'Mech, each state a number: 0 is how it stands when thought begins, with
 * skill, penalty and all that it has suffered; one critical more leads from state to state. States are made
 * as they are come to, and taken back with `rewind`.
 */
export class WearStates {
  /** Forbidden maneuvers (C4), by state. */
  forbidden = new Int32Array(ROOM);
  /** What each maneuver adds to a SCORE, bonus apart (D8), and what it costs in heat (D3): state × 32 + place. */
  points = new Int32Array(ROOM * MOST_MANEUVERS);
  cost = new Int32Array(ROOM * MOST_MANEUVERS);
  /** Heat above which the pilot dies (C7), by state. */
  lethalHeat = new Int32Array(ROOM);
  /** Whether a Knocked Down status lasts one turn more (C6): 0 or 1. */
  downLonger = new Int32Array(ROOM);
  /** The state before and the critical that led here. */
  before = new Int32Array(ROOM);
  by = new Int32Array(ROOM);
  readonly #harms: readonly Harm[];
  /** How often each critical was received, and where one more leads (0: nowhere yet): state × criticals + critical. */
  #times: Int32Array<ArrayBuffer>;
  #next: Int32Array<ArrayBuffer>;
  #room = ROOM;
  #size = 1;

  constructor({ harms, booklet }: Plays, seat: Seat) {
    this.#harms = harms;
    this.#times = new Int32Array(ROOM * harms.length);
    this.#next = new Int32Array(ROOM * harms.length);
    const { wounds } = seat;
    for (const maneuver of booklet.statCard.maneuvers) {
      this.points[placeAt(maneuver.console)] = modifierOf(seat, maneuver);
      this.cost[placeAt(maneuver.console)] = heatCost(seat, maneuver);
    }
    this.forbidden[0] = wounds.forbidden;
    this.lethalHeat[0] = Math.min(NO_HEAT, wounds.lethalHeat);
    this.downLonger[0] = wounds.downLonger ? 1 : 0;
    this.by[0] = -1;
    for (const { critical, times } of wounds.suffered) {
      const own = booklet.criticals.indexOf(critical);
      if (own >= 0) this.#times[own] = times;
    }
  }

  /** How many states there are: what `rewind` goes back to. */
  get size(): number {
    return this.#size;
  }

  /** How often a critical has been received in a state. */
  times(state: number, harm: number): number {
    return this.#times[state * this.#harms.length + harm] as number;
  }

  /** The state that one critical more leads to (C3). */
  with(state: number, harm: number): number {
    const next = this.#next[state * this.#harms.length + harm] as number;
    return next === 0 ? this.#made(state, harm) : next;
  }

  /** The criticals that led to a state, the first of them first. */
  harmsOf(state: number): readonly number[] {
    const harms: number[] = [];
    for (let at = state; at !== 0; at = this.before[at] as number)
      harms.push(this.by[at] as number);
    return harms.toReversed();
  }

  /** The state that these criticals lead to, one after the other. */
  after(harms: Iterable<number>): number {
    let state = 0;
    for (const harm of harms) state = this.with(state, harm);
    return state;
  }

  /** Forgets every state from this number on. */
  rewind(size: number): void {
    for (let state = this.#size - 1; state >= size; state -= 1)
      this.#next[(this.before[state] as number) * this.#harms.length + (this.by[state] as number)] =
        0;
    this.#size = size;
  }

  #made(from: number, by: number): number {
    if (this.#size === this.#room) this.#grow();
    const state = this.#size;
    this.#size += 1;
    const kinds = this.#harms.length;
    const harm = this.#harms[by] as Harm;
    this.#next[from * kinds + by] = state;
    this.#times.copyWithin(state * kinds, from * kinds, (from + 1) * kinds);
    const times = this.times(state, by) + 1;
    this.#times[state * kinds + by] = times;
    this.before[state] = from;
    this.by[state] = by;
    let forbidden = this.forbidden[from] as number;
    for (const { from: often, set } of harm.forbids) if (times >= often) forbidden |= set;
    this.forbidden[state] = forbidden;
    for (let place = 0; place < MOST_MANEUVERS; place += 1) {
      const old = from * MOST_MANEUVERS + place;
      const now = state * MOST_MANEUVERS + place;
      this.points[now] = (this.points[old] as number) + (harm.score[place] as number);
      this.cost[now] = (this.cost[old] as number) + (harm.cost[place] as number);
    }
    this.lethalHeat[state] = Math.min(this.lethalHeat[from] as number, harm.lethalHeat);
    this.downLonger[state] = harm.downLonger ? 1 : (this.downLonger[from] as number);
    return state;
  }

  #grow(): void {
    this.#room *= 2;
    this.forbidden = grown(this.forbidden);
    this.points = grown(this.points);
    this.cost = grown(this.cost);
    this.lethalHeat = grown(this.lethalHeat);
    this.downLonger = grown(this.downLonger);
    this.before = grown(this.before);
    this.by = grown(this.by);
    this.#times = grown(this.#times);
    this.#next = grown(this.#next);
  }
}
