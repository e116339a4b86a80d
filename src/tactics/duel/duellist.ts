import type { Options } from '../../rules/battle/options.ts';
import { DEADLY_ARMOR } from '../../rules/battle/blows.ts';
import { HEAT } from '../../rules/battle/heat.ts';
import type { Seat } from '../../rules/battle/seat.ts';
import { sharedModifier } from '../../rules/battle/shares.ts';
import type { ManeuverSet } from '../../rules/booklet/stat-card.ts';
import { BLOW } from './odds.ts';
import type { Plays } from './plays.ts';
import { MOST_MANEUVERS, placeAt, playsOf } from './plays.ts';
import { OWN } from './position.ts';
import { WearStates } from './wear.ts';

/** What a turn has done to a seat besides its numbers. */
export const MARK = { out: 1, armorFell: 2 } as const;

/** One of two who fight: what of the seat never changes, and its half of a turn. */
export class Duellist {
  readonly plays: Plays;
  readonly wear: WearStates;
  /** The kinds of ammunition, in the order of the seat's supplies. */
  readonly kinds: readonly string[];
  readonly shutdown: number;
  /** All maneuvers of the card. */
  readonly card: ManeuverSet;
  /** The card's modifier with the pilot's points, by place: what is shared among several (M4). */
  readonly modifier = new Int32Array(MOST_MANEUVERS);
  /** What the pilot says where a first critical may be ignored (K3). */
  ignoring = false;
  /** The kind that loses a point where ammunition explodes (H4); -1 where the pilot says nothing. */
  loses = -1;
  /** Whether ammunition is counted (A3). */
  readonly isCounted: boolean;
  /** What each maneuver spends, -1 nothing, by place; and the maneuvers that spend each kind. */
  readonly #spends = new Int32Array(MOST_MANEUVERS).fill(-1);
  readonly #spending: Int32Array;
  readonly #weaponless: ManeuverSet;
  readonly #cooling: ManeuverSet;

  constructor({ ammunition }: Options, seat: Seat) {
    const { statCard } = seat.booklet;
    this.plays = playsOf(seat.booklet);
    this.wear = new WearStates(this.plays, seat);
    this.kinds = Object.keys(seat.ammunition);
    this.shutdown = seat.shutdown;
    this.card = statCard.maneuvers.reduce((set, { bit }) => set | bit, 0);
    this.isCounted = ammunition === 'counted';
    for (const maneuver of statCard.maneuvers) {
      const place = placeAt(maneuver.console);
      this.modifier[place] = sharedModifier(seat, maneuver);
      if (maneuver.ammunition !== null)
        this.#spends[place] = this.kinds.indexOf(maneuver.ammunition);
    }
    this.#spending = Int32Array.from(this.kinds, (kind) => statCard.spending[kind] ?? 0);
    this.#weaponless = statCard.weaponless;
    this.#cooling = statCard.cooling;
  }

  /** The maneuvers whose ammunition is spent (A2). */
  spent(row: Int32Array, own: number): ManeuverSet {
    let spent = 0;
    if (this.isCounted)
      for (let kind = 0; kind < this.#spending.length; kind += 1)
        if ((row[own + OWN.supply + kind] as number) <= 0) spent |= this.#spending[kind] as number;
    return spent;
  }

  /** The maneuvers that are open at a range (D2, H3, C6, D13), as `openManeuvers` has them; `own` is where the seat's numbers begin. */
  open(row: Int32Array, own: number, range: number): ManeuverSet {
    const { plays, wear } = this;
    const state = row[own + OWN.wear] as number;
    const ofRange = plays.ofRange[range] as number;
    const able = ofRange & ~(wear.forbidden[state] as number) & ~this.spent(row, own);
    if (row[own + OWN.shutDown] === 1)
      return able & this.#cooling || ofRange & this.#cooling || ofRange & this.#weaponless;
    const allowed = able & (plays.allows[(row[own + OWN.screen] as number) * 3 + range] as number);
    if (wear.downLonger[state] === 1) {
      const both = allowed & (plays.down[row[own + OWN.before] as number] as number);
      if (both !== 0) return both;
    }
    return allowed || able || ofRange & this.#weaponless;
  }

  /** What a maneuver adds to a SCORE: its modifier, the pilot's, criticals' and replacement's points, a bonus (D8). */
  points(row: Int32Array, own: number, place: number): number {
    const { plays, wear } = this;
    const screen = row[own + OWN.screen] as number;
    const points = wear.points[(row[own + OWN.wear] as number) * MOST_MANEUVERS + place] as number;
    return ((plays.bonusTo[screen] as number) >>> place) & 1
      ? points + (plays.bonus[screen] as number)
      : points;
  }

  /** Whether nothing that is open lowers the heat (D14). */
  isStuck(row: Int32Array, own: number, range: number): boolean {
    const costs = (row[own + OWN.wear] as number) * MOST_MANEUVERS;
    for (let left = this.open(row, own, range); left !== 0; left &= left - 1)
      if ((this.wear.cost[costs + 31 - Math.clz32(left & -left)] as number) < 0) return false;
    return true;
  }

  /**
   * The seat's half of a turn (D3, D4, D8–D10, H2–H4, C7, K3): it does the maneuver at `place`, and the enemy's
   * `blow` is as `squares` have it, with this score. Writes its numbers after the turn, and gives the marks of it.
   */
  turn(
    row: Int32Array,
    own: number,
    place: number,
    squares: Int32Array,
    blow: number,
    score: number,
    to: Int32Array,
    after: number,
  ): number {
    const { wear, kinds } = this;
    const before = row[own + OWN.armor] as number;
    let state = row[own + OWN.wear] as number;
    let ignores = row[own + OWN.ignores] as number;
    let heat =
      (row[own + OWN.heat] as number) + (wear.cost[state * MOST_MANEUVERS + place] as number);
    if (heat < 0) heat = 0;
    for (let kind = 0; kind < kinds.length; kind += 1)
      to[after + OWN.supply + kind] = row[own + OWN.supply + kind] as number;
    const spends = this.#spends[place] as number;
    if (this.isCounted && spends >= 0) {
      const supply = after + OWN.supply + spends;
      to[supply] = Math.max(0, (to[supply] as number) - 1);
    }
    let armor = before;
    let killed = 0;
    if (score > 0) {
      armor -= score;
      if (armor <= DEADLY_ARMOR) killed = 1;
      if (score >= (squares[blow + BLOW.threshold] as number)) {
        const critical = squares[blow + BLOW.harm] as number;
        const harm = this.plays.harms[critical] as Plays['harms'][number];
        const first = harm.affects & ignores;
        ignores &= ~first;
        if (first === 0 || !this.ignoring) {
          state = wear.with(state, critical);
          armor -= harm.damage;
          heat += harm.heat;
          if (harm.kills) killed = 1;
        }
      }
    }
    if (heat >= HEAT.explosion && this.shutdown >= HEAT.explosion) {
      const supply = this.#exploding(to, after + OWN.supply);
      if (supply >= 0) {
        armor -= HEAT.explosionDamage;
        if (this.isCounted) to[supply] = (to[supply] as number) - 1;
      }
    }
    if (heat > (wear.lethalHeat[state] as number)) killed = 1;
    to[after + OWN.before] = row[own + OWN.screen] as number;
    to[after + OWN.shutDown] =
      heat >= this.shutdown || (row[own + OWN.shutDown] === 1 && heat > HEAT.restart) ? 1 : 0;
    to[after + OWN.armor] = armor;
    to[after + OWN.heat] = heat;
    to[after + OWN.screen] = squares[blow + BLOW.screen] as number;
    to[after + OWN.wear] = state;
    to[after + OWN.ignores] = ignores;
    to[after + OWN.killed] = killed;
    return (armor <= 0 || killed === 1 ? MARK.out : 0) | (armor < before ? MARK.armorFell : 0);
  }

  /** Where the supply stands that an explosion takes a point of (H4); -1 where nothing is left. */
  #exploding(row: Int32Array, supplies: number): number {
    const named = supplies + this.loses;
    if (this.loses >= 0 && (row[named] as number) > 0) return named;
    let largest = -1;
    let most = 0;
    for (let kind = 0; kind < this.kinds.length; kind += 1)
      if ((row[supplies + kind] as number) > most) {
        most = row[supplies + kind] as number;
        largest = supplies + kind;
      }
    return largest;
  }
}
