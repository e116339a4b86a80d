import type { Battle, Side } from '../battle/battle.ts';
import { openBattle, seatOf } from '../battle/battle.ts';
import type { Entry } from '../battle/entry.ts';
import type { Options } from '../battle/options.ts';
import type { Seat } from '../battle/seat.ts';
import { sure } from '../sure.ts';
import type { Lineup } from './lineup.ts';

/** The two sides of a fight: ◆ the smaller one, whose pilots begin alone, and ◇ the other. */
export const FIGHT_SIDES = ['few', 'many'] as const;
export type FightSide = (typeof FIGHT_SIDES)[number];

export interface FightBattle {
  /** `A`, `B` …, in the order of opening. */
  readonly name: string;
  /** By seat: pilot numbers from 0. */
  readonly pilots: readonly number[];
  readonly battle: Battle;
  /** The moves of the fight before this battle opened, or up to its last turn. */
  readonly touched: number;
  /** A pilot joined; it goes on under another name. */
  readonly goneOver: boolean;
}

/** How a fight ended, by its sides. If all of one side escaped, the other has half a victory. */
export type FightEnded = Ended<FightSide>;

/** Several battles of the same two sides (M1). */
export interface Fight {
  readonly options: Options;
  /** By pilot. */
  readonly sides: readonly FightSide[];
  /** All that were ever opened, including those that are over. */
  readonly battles: readonly FightBattle[];
  /** Free pilots who sit out; they may still join. */
  readonly sittingOut: readonly number[];
  /** Turns, joins and pilots who sat out so far. */
  readonly moves: number;
  readonly outcome: FightEnded | null;
}

const LETTERS = 26;
const letter = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

/** The name of a battle by its place, from 0: `A` to `Z`, then `AA`. */
export const battleName = (place: number): string =>
  place < LETTERS
    ? letter(place)
    : `${letter(Math.floor(place / LETTERS) - 1)}${letter(place % LETTERS)}`;

/** The name of the battle in a fight of one. */
export const ONLY_BATTLE = battleName(0);

/** Opens a fight: lone pilots belong to the smaller side, their rivals to the other (M1). */
export const openFight = (
  options: Options,
  entries: readonly Entry[],
  lineups: readonly Lineup[],
): Fight => ({
  options,
  sides: entries.map((_, pilot) => (lineups.some(({ lone }) => lone === pilot) ? 'few' : 'many')),
  battles: lineups.map(({ lone, rivals }, place) => ({
    name: battleName(place),
    pilots: [lone, ...rivals],
    battle: openBattle({
      options,
      lone: sure(entries[lone]),
      rivals: rivals.map((rival) => sure(entries[rival])),
    }),
    touched: 0,
    goneOver: false,
  })),
  sittingOut: [],
  moves: 0,
  outcome: null,
});

export const battleNamed = ({ battles }: Fight, name: string): FightBattle | undefined =>
  battles.find((each) => each.name === name);

export const isRunning = ({ battle, goneOver }: FightBattle): boolean =>
  !goneOver && battle.outcome === null;

/** The battles still being played; none once the fight is over. */
export const runningBattles = ({ battles, outcome }: Fight): readonly FightBattle[] =>
  outcome ? [] : battles.filter(isRunning);

/** The battle a pilot fights in, or fought in last. */
export const battleOf = ({ battles }: Pick<Fight, 'battles'>, pilot: number): FightBattle =>
  sure(battles.findLast(({ pilots }) => pilots.includes(pilot)));

/** A pilot's 'Mech in its present state. */
export const standingOf = (fight: Pick<Fight, 'battles'>, pilot: number): Seat => {
  const { battle, pilots } = battleOf(fight, pilot);
  return seatOf(battle, pilots.indexOf(pilot));
};

/** The pilots still fighting in a battle, in the order of their seats: the lone one first. */
export const fightersIn = ({ pilots, battle }: FightBattle): readonly number[] =>
  pilots.filter((_, seat) => seatOf(battle, seat).out === null);

/** The pilots who may join a battle (M7): they stand, their battle is over, and all their enemies
 *  in it are out. A draw frees nobody. */
export const freePilots = (fight: Fight): readonly number[] =>
  fight.outcome
    ? []
    : [...fight.sides.keys()].filter((pilot) => {
        const { pilots, battle } = battleOf(fight, pilot);
        const seat = pilots.indexOf(pilot);
        const enemies = battle.seats.filter((_, each) => (each === 0) !== (seat === 0));
        return seatOf(battle, seat).out === null && enemies.every(({ out }) => out !== null);
      });

/** The battle to play next: the one with the fewest turns, then the one idle longest; null at the
 *  end. */
export const nextBattle = (fight: Fight): FightBattle | null => {
  const [first = null] = [...runningBattles(fight)].sort(
    (one, other) => one.battle.turns - other.battle.turns || one.touched - other.touched,
  );
  return first;
};

export const afterTurn = (fight: Fight, name: string, battle: Battle): Fight => {
  const moves = fight.moves + 1;
  return settled({
    ...fight,
    moves,
    battles: fight.battles.map((each) =>
      each.name === name ? { ...each, battle, touched: moves } : each,
    ),
  });
};

/** A free pilot sits out: the fight ends if no two enemies are left to meet. */
export const sitOut = (fight: Fight, pilot: number): Fight =>
  settled({ ...fight, moves: fight.moves + 1, sittingOut: [...fight.sittingOut, pilot] });

/** Whether the fight goes on: in a battle, or because two free pilots may meet. */
const goesOn = (fight: Fight): boolean => {
  const waiting = freePilots(fight).filter((pilot) => !fight.sittingOut.includes(pilot));
  return (
    fight.battles.some(isRunning) ||
    FIGHT_SIDES.every((side) => waiting.some((pilot) => fight.sides[pilot] === side))
  );
};

const otherSide = (side: FightSide): FightSide => (side === 'few' ? 'many' : 'few');

/** The side of the fight that a side of a battle belongs to, if its lone pilot is of `lone`. */
const sideOf = (side: Side, lone: FightSide): FightSide =>
  side === 'lone' ? lone : otherSide(lone);

/** How a battle ended, by the sides of its fight. Lone pilots are of the smaller side by
 *  default. */
export const endedBy = (ended: Ended, lone: FightSide = 'few'): FightEnded => {
  const of = (side: Side): FightSide => sideOf(side, lone);
  switch (ended.kind) {
    case 'win':
      return { kind: 'win', winner: of(ended.winner) };
    case 'escape':
      return { kind: 'escape', escaped: ended.escaped.map(of) };
    case 'nobody':
      return { kind: 'nobody' };
  }
};

/** The winner of the battle played last; null if there is none. */
const wonLast = ({ battles, moves, sides }: Fight): FightSide | null => {
  const last = battles.find(({ touched }) => touched === moves);
  return last?.battle.outcome?.kind === 'win'
    ? sideOf(last.battle.outcome.winner, sure(sides[sure(last.pilots[0])]))
    : null;
};

/** The fight with its outcome, if it is over. A fight of one battle ends as that does; several end
 *  when a side has no pilot left, or none can go on. */
const settled = (fight: Fight): Fight => {
  const [only, another] = fight.battles;
  if (!only || another) return { ...fight, outcome: outcomeOfSeveral(fight) };
  return { ...fight, outcome: only.battle.outcome && endedBy(only.battle.outcome) };
};

/** If the last pilots of both sides leave at once, an escape beats a bail-out (B1). */
const outcomeOfSeveral = (fight: Fight): FightEnded | null => {
  if (goesOn(fight)) return null;
  const outsOf = (side: FightSide): readonly Seat['out'][] =>
    fight.sides.flatMap((each, pilot) => (each === side ? [standingOf(fight, pilot).out] : []));
  const [few, many] = [outsOf('few'), outsOf('many')];
  const fewOut = few.every((out) => out !== null);
  const manyOut = many.every((out) => out !== null);
  const beaten = (side: FightSide, outs: typeof few): FightEnded =>
    outs.every((out) => out === 'escaped')
      ? { kind: 'escape', escaped: [side] }
      : { kind: 'win', winner: otherSide(side) };
  const bothLeft = fewOut && manyOut ? wonLast(fight) : null;
  if (bothLeft) return { kind: 'win', winner: bothLeft };
  if (fewOut === manyOut) return { kind: 'nobody' };
  return fewOut ? beaten('few', few) : beaten('many', many);
};

/** How a battle or a fight ended, without how it was won: enough for a list. */
export type Ended<Of = Side> =
  | { readonly kind: 'win'; readonly winner: Of }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'escape'; readonly escaped: readonly Of[] };
