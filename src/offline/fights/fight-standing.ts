import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Fight, FightBattle } from '../../rules/fight/fight.ts';
import { ONLY_BATTLE, battleNamed, runningBattles, standingOf } from '../../rules/fight/fight.ts';
import type { FightRecord, Move } from '../../rules/fight/record.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { printRecord } from '../../rules/fight/print.ts';
import { playMove } from '../../rules/fight/moves.ts';
import { replay, turnsOf } from '../../rules/fight/replay.ts';
import { dressed } from '../../rules/fight/record.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import { fittingTurn, openTurn } from '../../rules/fight/progress.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import { beginTurn } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { BattleTurn, DuelSave } from './duel-save.ts';
import { findFor } from './lacking-booklets.ts';
import type { Library } from '../booklets/library.ts';
import type { Lens } from './lens.ts';
import type { Change, Standing } from './standing.ts';
import { endedRow, standingAfter } from './standing.ts';

/** A fight of several battles as it stands: its row, and all that follows from it. */
export interface FightStanding {
  readonly save: DuelSave;
  readonly record: FightRecord;
  /** Before the first move and after each. */
  readonly fights: readonly Fight[];
  /** By the moves: what came of a turn, null where none was played. */
  readonly exchanges: readonly (Exchange | null)[];
  readonly fight: Fight;
  /** By pilot. */
  readonly names: readonly Named[];
}

/** A fight from disk as it stands; its booklets must have been read. Or why it cannot be shown. */
export const fightStanding = (
  save: DuelSave,
  library: Pick<Library, 'find'>,
): FightStanding | string => {
  const { record: read } = parseRecord(save.record);
  if (!read) return 'The record of this fight cannot be read.';
  const record = dressed(read, save.liveries);
  const { exchanges, fault, fights } = replay(record, findFor(save, library));
  if (fault) return `This fight cannot go on: ${refusalText(fault.refusal)}.`;
  const fight = sure(fights.at(-1));
  const names = record.entrants.map(({ pilot }, at) => ({
    pilot,
    mech: standingOf(fight, at).booklet.mech.name,
  }));
  return { save, record, fights, exchanges, fight, names };
};

/** The turns in progress of the battles that run: kept where they fit, else just begun. */
const turnRows = (fight: Fight, before: readonly BattleTurn[] = []): readonly BattleTurn[] =>
  runningBattles(fight).map(({ battle, name }) => {
    const kept = before.find((each) => each.name === name);
    return { name, turn: kept ? fittingTurn(battle, kept.turn) : openTurn(battle) };
  });

/** The row of a fight whose record has come so far; turns in progress are kept where they fit. */
export const rowOf = (
  save: DuelSave,
  record: FightRecord,
  fight: Fight,
  before: readonly BattleTurn[] = [],
): DuelSave => {
  const { outcome } = fight;
  const turns = runningBattles(fight).map(({ battle }) => battle.turns + 1);
  const played = fight.battles.map(({ battle }) => battle.turns);
  return {
    ...save,
    record: printRecord(record),
    turn: beginTurn(record.entrants.length),
    battles: turnRows(fight, before),
    ended: outcome && endedRow(outcome),
    summary: {
      ...save.summary,
      turn: Math.max(...(turns.length > 0 ? turns : played)),
      out: fight.sides.flatMap((_, pilot) => (standingOf(fight, pilot).out ? [pilot] : [])),
    },
  };
};

/** The row of a fight with one move more; a sentence where it is not allowed. */
export const withMove = ({ fight, record, save }: FightStanding, move: Move): DuelSave | string => {
  const moved = playMove(fight, move);
  if (isRefusal(moved)) return `This cannot be: ${refusalText(moved)}.`;
  const before = (save.battles ?? []).filter(
    ({ name }) => move.kind !== 'turn' || name !== move.battle,
  );
  return rowOf(save, { ...record, moves: [...record.moves, move] }, moved.fight, before);
};

/** One battle of a fight as a battle by itself, from where it opened. */
export const battleStanding = (standing: FightStanding, name: string): Standing | string => {
  const { exchanges, fight, fights, names, record, save } = standing;
  const found = battleNamed(fight, name);
  if (!found) return 'There is no such battle in this fight.';
  const turns = turnsOf(record.moves, { exchanges, fights }, name);
  const entrants = found.pilots.map((pilot) => sure(record.entrants[pilot]));
  return standingAfter(
    { ...save, turn: turnIn(save, found) },
    {
      ...turns,
      record: {
        ...{ options: record.options, entrants, battles: againstFirst(entrants.length) },
        moves: turns.orders.map((orders) => ({ kind: 'turn', battle: ONLY_BATTLE, orders })),
      },
    },
    found.pilots.map((pilot) => sure(names[pilot])),
  );
};

/** The turn in progress of a battle; where it runs no more, one that is not begun. */
const turnIn = ({ battles }: DuelSave, { battle, name }: FightBattle): DuelSave['turn'] =>
  battles?.find((each) => each.name === name)?.turn ?? beginTurn(battle.seats.length);

/** A battle of a fight, for its one writer: what is done in it is written into the row of the fight. */
export const battleLens = (name: string): Lens => {
  let whole: FightStanding | null = null;
  const shown = (row: DuelSave): DuelSave => {
    const turn = row.battles?.find((each) => each.name === name)?.turn;
    const seats = whole ? (battleNamed(whole.fight, name)?.pilots.length ?? 2) : 2;
    return { ...row, turn: turn ?? beginTurn(seats) };
  };
  return {
    standing(row, library) {
      const read = fightStanding(row, library);
      if (typeof read === 'string') return read;
      whole = read;
      return battleStanding(read, name);
    },
    shown,
    row: (save) => ({
      ...save,
      turn: beginTurn(save.summary.pilots.length),
      battles: (save.battles ?? []).map((each) =>
        each.name === name ? { name, turn: save.turn } : each,
      ),
    }),
    finished(standing, turns): Change {
      const last = sure(turns.record.moves.at(-1));
      if (last.kind !== 'turn') throw new Error('A turn is no join.');
      const { orders } = last;
      const { save } = standing;
      const move: Move = { kind: 'turn', battle: name, orders };
      const row = withMove({ ...sure(whole), save }, move);
      if (typeof row === 'string') throw new Error(row);
      const { exchanges, fight, fights, record } = sure(whole);
      const moved = playMove(fight, move);
      if (isRefusal(moved)) throw new Error(refusalText(moved));
      whole = {
        ...sure(whole),
        save: row,
        record: { ...record, moves: [...record.moves, move] },
        fights: [...fights, moved.fight],
        exchanges: [...exchanges, moved.exchange],
        fight: moved.fight,
      };
      return { turns, save: { ...row, turn: shown(row).turn } };
    },
  };
};
