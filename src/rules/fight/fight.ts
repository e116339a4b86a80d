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

/** One of the battles of a fight. */
export interface FightBattle {
  /** `A`, `B` …, in the order in which they open. */
  readonly name: string;
  /** The pilots by seat, each by their number from 0. */
  readonly pilots: readonly number[];
  readonly battle: Battle;
  /** How many moves the fight had made when this battle opened, or when its last turn was played. */
  readonly touched: number;
  /** Somebody has joined, and it goes on as another one. */
  readonly goneOver: boolean;
}

/** How a fight ended, by its sides. Where all of one side escaped it is half a victory for the other. */
export type FightEnded = Ended<FightSide>;

/** Several battles of the same two sides (M1). */
export interface Fight {
  readonly options: Options;
  /** By pilot. */
  readonly sides: readonly FightSide[];
  /** All that ever opened, also those that are over. */
  readonly battles: readonly FightBattle[];
  /** The pilots who sit out although they are free; they may still join. */
  readonly sittingOut: readonly number[];
  /** Turns, joins and the like so far. */
  readonly moves: number;
  readonly outcome: FightEnded | null;
}

const LETTERS = 26;
const letter = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

/** The name of a fight's battle by its place, from 0: `A` to `Z`, then `AA`. */
export const battleName = (place: number): string =>
  place < LETTERS
    ? letter(place)
    : `${letter(Math.floor(place / LETTERS) - 1)}${letter(place % LETTERS)}`;

/** The name of the battle of a fight that is one battle. */
export const ONLY_BATTLE = battleName(0);

/** Opens a fight: who begins alone is of the smaller side, whoever is against one of the other (M1). */
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

/** A fight's battle by its name; undefined where there is none. */
export const battleNamed = ({ battles }: Fight, name: string): FightBattle | undefined =>
  battles.find((each) => each.name === name);

/** Whether turns are still played in a battle. */
export const isRunning = ({ battle, goneOver }: FightBattle): boolean =>
  !goneOver && battle.outcome === null;

/** The battles in which turns are still played; none once the fight is over. */
export const runningBattles = ({ battles, outcome }: Fight): readonly FightBattle[] =>
  outcome ? [] : battles.filter(isRunning);

/** Where a pilot fights, or has fought last. */
export const battleOf = ({ battles }: Pick<Fight, 'battles'>, pilot: number): FightBattle =>
  sure(battles.findLast(({ pilots }) => pilots.includes(pilot)));

/** How a pilot's 'Mech stands. */
export const standingOf = (fight: Pick<Fight, 'battles'>, pilot: number): Seat => {
  const { battle, pilots } = battleOf(fight, pilot);
  return seatOf(battle, pilots.indexOf(pilot));
};

/** The pilots of a battle who still fight in it, in the order of their seats: the lone one first. */
export const fightersIn = ({ pilots, battle }: FightBattle): readonly number[] =>
  pilots.filter((_, seat) => seatOf(battle, seat).out === null);

/**
 * The pilots who may join a battle (M7): they stand, their battle is over, and all whom they fought in it
 * are out. Nobody is free after a draw.
 */
export const freePilots = (fight: Fight): readonly number[] =>
  fight.outcome
    ? []
    : [...fight.sides.keys()].filter((pilot) => {
        const { pilots, battle } = battleOf(fight, pilot);
        const seat = pilots.indexOf(pilot);
        const enemies = battle.seats.filter((_, each) => (each === 0) !== (seat === 0));
        return seatOf(battle, seat).out === null && enemies.every(({ out }) => out !== null);
      });

/** The battle that is to be played next: the one furthest behind, then the one longest idle; null at the end. */
export const nextBattle = (fight: Fight): FightBattle | null => {
  const [first = null] = [...runningBattles(fight)].sort(
    (one, other) => one.battle.turns - other.battle.turns || one.touched - other.touched,
  );
  return first;
};

/** The fight after a turn of one of its battles. */
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

/** The fight once a free pilot sits out: it ends where nobody is left to meet somebody else. */
export const sitOut = (fight: Fight, pilot: number): Fight =>
  settled({ ...fight, moves: fight.moves + 1, sittingOut: [...fight.sittingOut, pilot] });

/** Whether the fight goes on: in a battle, or by two free pilots who may meet. */
const goesOn = (fight: Fight): boolean => {
  const waiting = freePilots(fight).filter((pilot) => !fight.sittingOut.includes(pilot));
  return (
    fight.battles.some(isRunning) ||
    FIGHT_SIDES.every((side) => waiting.some((pilot) => fight.sides[pilot] === side))
  );
};

const otherSide = (side: FightSide): FightSide => (side === 'few' ? 'many' : 'few');

/** Which side of a fight this one of a battle is, by that of the pilot who is alone in it. */
const sideOf = (side: Side, lone: FightSide): FightSide =>
  side === 'lone' ? lone : otherSide(lone);

/** How a battle ended, by the sides of its fight: who is alone in it is of the smaller one, unless something else is given. */
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

/** Who has won the battle that was played last; null where nobody has. */
const wonLast = ({ battles, moves, sides }: Fight): FightSide | null => {
  const last = battles.find(({ touched }) => touched === moves);
  return last?.battle.outcome?.kind === 'win'
    ? sideOf(last.battle.outcome.winner, sure(sides[sure(last.pilots[0])]))
    : null;
};

/**
 * The fight with its outcome, if it has come to one. One battle ends as it ends; several when nobody of a side
 * is left, or nothing goes on.
 */
const settled = (fight: Fight): Fight => {
  const [only, another] = fight.battles;
  if (!only || another) return { ...fight, outcome: outcomeOfSeveral(fight) };
  return { ...fight, outcome: only.battle.outcome && endedBy(only.battle.outcome) };
};

/** Where the last of both sides go at once, a bail-out is beaten by an escape (B1). */
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
