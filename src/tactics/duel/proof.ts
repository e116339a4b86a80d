import type { Battle, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, bookletOf } from '../../rules/battle/battle.ts';
import { pairingOfDuel, seatIn, DUEL } from '../../rules/battle/duel.ts';
import { HEAT } from '../../rules/battle/heat.ts';
import { turnLimit } from '../../rules/battle/options.ts';
import type { Maneuver, ManeuverSet } from '../../rules/booklet/stat-card.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { sure } from '../../rules/sure.ts';
import { ESCAPE_SCREEN, QUIET_TURNS, RANGES } from '../../rules/vocabulary.ts';
import type { Duellist } from './duellist.ts';
import { FastDuel, VERDICTS } from './fast-duel.ts';
import { consoleAt } from './plays.ts';
import { LONE, OWN, SHARED } from './position.ts';

/** How many positions are looked at for a proof: in play, and in an analysis. */
export const POSITIONS = { play: 1000, analysis: 200_000 } as const;

/** Further ahead nobody looks, however few positions there are. */
const MOST_TURNS = 40;
/** No maneuver: none was found. */
const NONE = -1;
const LONG = RANGES.indexOf('long');

/** A win that nothing the enemy may do prevents. */
export interface ForcedWin {
  /** How many turns it takes at most. */
  readonly turns: number;
  /** How many positions were looked at before it was found. */
  readonly positions: number;
  /** What is played, and the answer that holds out longest, turn by turn. */
  readonly line: readonly ForcedTurn[];
}

export interface ForcedTurn {
  readonly maneuver: Maneuver;
  readonly answer: Maneuver;
}

/** The lowest place in a set that has one. */
const lowest = (set: ManeuverSet): number => 31 - Math.clz32(set & -set);

/** One side's search for a win. */
class Search {
  /** How many more positions may be looked at. */
  left: number;
  readonly #duel: FastDuel;
  readonly #rows: Int32Array;
  readonly #isLone: boolean;
  readonly #won: number;
  readonly #enemy: Duellist;
  /** Where the enemy's numbers begin in a row. */
  readonly #across: number;

  constructor(duel: FastDuel, begun: Int32Array, side: Side, positions: number) {
    this.left = positions;
    this.#duel = duel;
    this.#rows = new Int32Array((MOST_TURNS + 2) * duel.width);
    this.#rows.set(begun);
    this.#isLone = side === 'lone';
    this.#won = VERDICTS.indexOf(`${side} wins`);
    this.#enemy = this.#isLone ? duel.rival : duel.lone;
    this.#across = this.#isLone ? duel.half : LONE;
    // K3, H4: whoever wins ignores what may be ignored, and does not say what explodes.
    const own = this.#isLone ? duel.lone : duel.rival;
    own.ignoring = true;
  }

  /** The place of a maneuver that wins within so many turns from the position at `at`; `NONE` where none was found. */
  winning(at: number, turns: number): number {
    if ((this.#rows[at + SHARED.quiet] as number) >= QUIET_TURNS) return NONE;
    for (let left = this.#open(at, true); left !== 0; left &= left - 1) {
      const own = lowest(left);
      if (this.#beatsAll(at, own, turns)) return own;
    }
    return NONE;
  }

  /** The turns of a win that was found, the answers being those that hold out longest. */
  line(at: number, turns: number): readonly (readonly [own: number, answer: number])[] {
    const own = this.winning(at, turns);
    const then = at + this.#duel.width;
    let longest: readonly (readonly [number, number])[] = [];
    for (let left = this.#open(at, false); left !== 0; left &= left - 1) {
      const answer = lowest(left);
      this.#whateverIsSaid(at, (ignoring, loses) => {
        const verdict = this.#play(at, own, answer, ignoring, loses);
        const needed = verdict === this.#won ? 0 : this.#needed(then, turns - 1);
        if (needed >= longest.length)
          longest = [[own, answer], ...(needed === 0 ? [] : this.line(then, needed))];
        return true;
      });
    }
    return longest;
  }

  /** How many turns a win takes that was found within `most`. */
  #needed(at: number, most: number): number {
    let turns = 1;
    while (turns < most && this.winning(at, turns) === NONE) turns += 1;
    return turns;
  }

  #open(at: number, own: boolean): ManeuverSet {
    return own === this.#isLone
      ? this.#duel.openToLone(this.#rows, at)
      : this.#duel.openToRival(this.#rows, at);
  }

  /** Plays a turn into the next row. */
  #play(at: number, own: number, answer: number, ignoring: boolean, loses: number): number {
    this.#enemy.ignoring = ignoring;
    this.#enemy.loses = loses;
    const [lone, rival] = this.#isLone ? [own, answer] : [answer, own];
    return this.#duel.exchange(this.#rows, at, lone, rival, this.#rows, at + this.#duel.width);
  }

  /** Whether a maneuver wins whatever the enemy calls and says. */
  #beatsAll(at: number, own: number, turns: number): boolean {
    for (let left = this.#open(at, false); left !== 0; left &= left - 1) {
      const answer = lowest(left);
      const wins = this.#whateverIsSaid(at, (ignoring, loses) =>
        this.#beats(at, own, answer, ignoring, loses, turns),
      );
      if (!wins) return false;
    }
    return true;
  }

  /** Whether something holds whatever the enemy says of criticals and explosions (K3, H4); it is played for each. */
  #whateverIsSaid(at: number, holds: (ignoring: boolean, loses: number) => boolean): boolean {
    const mayIgnore = this.#rows[at + this.#across + OWN.ignores] !== 0;
    const heatAfter = at + this.#duel.width + this.#across + OWN.heat;
    for (const ignoring of mayIgnore ? [false, true] : [false]) {
      let loses = -1;
      do {
        if (!holds(ignoring, loses)) return false;
        loses += 1;
      } while (
        loses < this.#enemy.kinds.length &&
        (this.#rows[heatAfter] as number) >= HEAT.explosion
      );
    }
    return true;
  }

  #beats(
    at: number,
    own: number,
    answer: number,
    ignoring: boolean,
    loses: number,
    turns: number,
  ): boolean {
    if (this.left <= 0) return false;
    this.left -= 1;
    const { lone, rival } = this.#duel;
    const sizes = [lone.wear.size, rival.wear.size] as const;
    const verdict = this.#play(at, own, answer, ignoring, loses);
    const then = at + this.#duel.width;
    // E1: who is shown fleeing may be gone before anything hits.
    const flees =
      this.#rows[at + SHARED.range] === LONG &&
      this.#rows[then + this.#across + OWN.screen] === ESCAPE_SCREEN;
    const beats =
      !flees &&
      (verdict === this.#won ||
        (verdict === 0 && turns > 1 && this.winning(then, turns - 1) !== NONE));
    lone.wear.rewind(sizes[0]);
    rival.wear.rewind(sizes[1]);
    return beats;
  }
}

/**
 * A win that one side of a duel can force from where it stands, of the fewest turns; null where none was found in
 * so many positions, which does not say that there is none. The enemy may answer as it likes, escape where it may
 * (E1), claim after forty quiet turns (D15), hold out to the limit (D16), and say what it will of criticals (K3) and explosions (H4).
 */
export const forcedWin = (battle: Battle, side: Side, positions: number): ForcedWin | null => {
  const pairing = pairingOfDuel(battle);
  if (battle.outcome || !pairing) return null;
  const duel = new FastDuel(battle, pairing);
  const search = new Search(duel, duel.rowOf(battle, pairing), side, positions);
  const most = Math.min(MOST_TURNS, (turnLimit(battle.options) ?? Infinity) - battle.turns);
  for (let turns = 1; turns <= most && search.left > 0; turns += 1) {
    if (search.winning(0, turns) === NONE) continue;
    const looked = positions - search.left;
    search.left = Infinity;
    const cardOf = (each: Side) => bookletOf(battle, seatIn(DUEL, each)).statCard;
    return {
      turns,
      positions: looked,
      line: search.line(0, turns).map(([own, answer]) => ({
        maneuver: sure(maneuverAt(cardOf(side), consoleAt(own))),
        answer: sure(maneuverAt(cardOf(OTHER_SIDE[side]), consoleAt(answer))),
      })),
    };
  }
  return null;
};
