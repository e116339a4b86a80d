import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Orders } from '../../rules/battle/orders.ts';
import type { Fight } from '../../rules/fight/fight.ts';
import { afterTurn, battleNamed, runningBattles, standingOf } from '../../rules/fight/fight.ts';
import type { Moved } from '../../rules/fight/moves.ts';
import { playMove } from '../../rules/fight/moves.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { printRecord } from '../../rules/fight/print.ts';
import type { Chooser } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { fittingTurn, openTurn, playedSoFar } from '../../rules/fight/progress.ts';
import type { FightRecord, Move } from '../../rules/fight/record.ts';
import { dressed } from '../../rules/fight/record.ts';
import type { Refusal } from '../../rules/fight/refusal.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import type { BattleTurns, Replayed } from '../../rules/fight/replay.ts';
import { replay, turnsOf } from '../../rules/fight/replay.ts';
import type { TurnInProgress } from '../../rules/fight/turn.ts';
import { beginTurn } from '../../rules/fight/turn.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { undecidedOf } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { Library } from '../booklets/library.ts';
import type { BattleTurn, DuelSave } from './duel-save.ts';
import { findFor, lackingBooklets } from './lacking-booklets.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';

/** A fight as it stands: its row, and all that follows from it, worked out once. A duel is one of one battle. */
export interface Standing extends Omit<Replayed, 'fault'> {
  readonly save: DuelSave;
  readonly record: FightRecord;
  readonly fight: Fight;
  /** By pilot. */
  readonly names: readonly Named[];
}

/** Whether a fight goes on in which no person has a choice left. */
export const isLeftToComputers = ({ fight, names }: Pick<Standing, 'fight' | 'names'>): boolean =>
  !fight.outcome &&
  names.every(({ ofGame }, pilot) => ofGame || standingOf(fight, pilot).out !== null);

/** One battle of a fight as it stands. */
export interface BattleStanding extends BattleTurns {
  /** `A`, `B` …; of a duel `A`. */
  readonly name: string;
  /** Of the whole fight. */
  readonly save: DuelSave;
  readonly record: FightRecord;
  /** By seat. */
  readonly names: readonly Named[];
  /** By seat; one that is lacking is a person. */
  readonly choosers: readonly (Chooser | undefined)[];
  /** As it stands between two turns. */
  readonly battle: Battle;
  /** The turn in progress. */
  readonly turn: TurnInProgress;
  /** What that turn comes to, as far as it is announced; null while a pilot still chooses. */
  readonly played: Exchange | null;
  /** What pilots still have to say of it. */
  readonly undecided: readonly Question[];
}

/** What a fight is called, for a sentence. */
export const fightOrDuel = ({ summary }: Pick<DuelSave, 'summary'>): string =>
  summary.pilots.length > 2 ? 'fight' : 'duel';

/**
 * A row from disk as it stands, its record replayed with the booklets it was begun with, which must have been
 * read; or why it cannot be shown, as a sentence. One that names no editions yet names them from now on. Of the
 * turns in progress only what fits the record is kept.
 */
export const standingFrom = (
  row: DuelSave,
  library: Pick<Library, 'find' | 'has'>,
): Standing | string => {
  const { record: read } = parseRecord(row.record);
  if (!read) return `The record of this ${fightOrDuel(row)} cannot be read.`;
  const another = lackingBooklets(row, library).find((lacking) => lacking.another);
  if (another)
    return `This ${fightOrDuel(row)} was begun with another edition of the ${another.name} than the one on the shelf, and that edition is no longer here; under Records it can be tried with the one that is.`;
  const record = dressed(read, row.liveries);
  const { exchanges, fault, fights } = replay(record, findFor(row, library));
  if (fault) return `This ${fightOrDuel(row)} cannot go on: ${refusalText(fault.refusal)}.`;
  const fight = sure(fights.at(-1));
  const booklets = record.entrants.map((_, pilot) => standingOf(fight, pilot).booklet);
  const names = record.entrants.map(({ pilot }, at): Named => ({
    pilot,
    mech: sure(booklets[at]).mech.name,
    ...(isPerson(row.chooses?.[at]) ? {} : { ofGame: true }),
  }));
  const editions = row.editions ?? booklets.map(({ edition }) => edition);
  const save = { ...row, editions, battles: turnsInProgress(fight, row.battles) };
  return { save, record, fights, exchanges, fight, names };
};

/** The turns in progress of the battles that run: kept where they fit, else just begun. */
const turnsInProgress = (fight: Fight, before: readonly BattleTurn[]): readonly BattleTurn[] =>
  runningBattles(fight).map(({ battle, name }) => {
    const kept = before.find((each) => each.name === name);
    return { name, turn: kept ? fittingTurn(battle, kept.turn) : openTurn(battle) };
  });

/** The row of a fight whose record has come so far; turns in progress are kept where they fit. */
export const rowOf = (
  row: DuelSave,
  record: FightRecord,
  fight: Fight,
  before: readonly BattleTurn[] = [],
): DuelSave => {
  const next = runningBattles(fight).map(({ battle }) => battle.turns + 1);
  const played = fight.battles.map(({ battle }) => battle.turns);
  const out = fight.sides.flatMap((_, pilot) => (standingOf(fight, pilot).out ? [pilot] : []));
  const { few, mechs, pilots } = row.summary;
  return {
    ...row,
    record: printRecord(record),
    battles: turnsInProgress(fight, before),
    ended: fight.outcome,
    summary: {
      ...{ pilots, mechs, few, turn: Math.max(...(next.length > 0 ? next : played)) },
      ...(out.length > 0 ? { out } : {}),
    },
  };
};

/** The fight with one move more, which has been played. */
const movedOn = (standing: Standing, move: Move, { exchange, fight }: Moved): Standing => {
  const record = { ...standing.record, moves: [...standing.record.moves, move] };
  const waiting = standing.save.battles.filter(
    ({ name }) => move.kind !== 'turn' || name !== move.battle,
  );
  return {
    save: rowOf(standing.save, record, fight, waiting),
    record,
    fights: [...standing.fights, fight],
    exchanges: [...standing.exchanges, exchange],
    fight,
    names: standing.names,
  };
};

/** The fight once somebody has joined a battle or sits out, or a turn is played; or why that may not be. */
export const withMove = (standing: Standing, move: Move): Standing | Refusal => {
  const moved = playMove(standing.fight, move);
  return isRefusal(moved) ? moved : movedOn(standing, move, moved);
};

/** The fight with one turn more of a battle, of orders that have been played. */
export const withTurn = (
  standing: Standing,
  battle: string,
  orders: Orders,
  played: Exchange,
): Standing =>
  movedOn(
    standing,
    { kind: 'turn', battle, orders },
    { exchange: played, fight: afterTurn(standing.fight, battle, played.battle) },
  );

/** The fight with another turn in progress in a battle. */
export const withTurnAt = (standing: Standing, name: string, turn: TurnInProgress): Standing => {
  const { save } = standing;
  const battles = save.battles.map((each) => (each.name === name ? { ...each, turn } : each));
  return { ...standing, save: { ...save, battles } };
};

/** Who chooses for the seats of a battle, by its pilots. */
const choosersAt = (
  { chooses = [] }: Pick<DuelSave, 'chooses'>,
  pilots: readonly number[],
): readonly (Chooser | undefined)[] => pilots.map((pilot) => chooses[pilot]);

type Turns = BattleTurns & Pick<BattleStanding, 'names'>;
/** The finished turns of battles by their names, worked out once for each record that a fight has come to. */
const known = new WeakMap<Standing['fights'], Map<string, Turns>>();

const turnsIn = ({ exchanges, fights, names, record }: Standing, name: string): Turns => {
  const before = known.get(fights) ?? new Map<string, Turns>();
  known.set(fights, before);
  const { pilots } = sure(battleNamed(sure(fights.at(-1)), name));
  const turns = before.get(name) ?? {
    ...turnsOf(record.moves, { exchanges, fights }, name),
    names: pilots.map((pilot) => sure(names[pilot])),
  };
  before.set(name, turns);
  return turns;
};

/** One battle of a fight by its name, from where it opened; null where there is none. */
export const battleStanding = (standing: Standing, name: string): BattleStanding | null => {
  const found = battleNamed(standing.fight, name);
  if (!found) return null;
  const { record, save } = standing;
  const { battle, pilots } = found;
  // Where it runs no more nothing of a turn is begun.
  const turn =
    save.battles.find((each) => each.name === name)?.turn ?? beginTurn(battle.seats.length);
  const played = playedSoFar(battle, turn);
  return {
    ...turnsIn(standing, name),
    ...{ name, save, record, battle, turn, played, choosers: choosersAt(save, pilots) },
    undecided: turn.kind === 'telling' && played ? undecidedOf(played, turn.orders) : [],
  };
};

/** The battle whose turn is in progress: somebody has chosen, or it is shown; null between two turns. */
export const inProgress = ({ fight, save }: Standing): string | null =>
  runningBattles(fight).find(({ battle, name }) => {
    const turn = save.battles.find((each) => each.name === name)?.turn;
    return turn?.kind === 'choosing'
      ? turn.locked.some((number, seat) => number !== null && !onlyOpenManeuver(battle, seat))
      : turn?.kind === 'telling';
  })?.name ?? null;
