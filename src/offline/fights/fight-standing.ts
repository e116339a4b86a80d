import type { Battle } from '../../rules/battle/battle.ts';
import type { Ended } from '../../rules/battle/ended.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Orders } from '../../rules/battle/orders.ts';
import type { Fight, FightBattle, FightOutcome } from '../../rules/fight/fight.ts';
import { battleNamed, runningBattles, standingOf } from '../../rules/fight/fight.ts';
import type { FightRecord, Move } from '../../rules/fight/fight-record.ts';
import { parseFight } from '../../rules/fight/parse-fight.ts';
import { printFight } from '../../rules/fight/print-fight.ts';
import { playMove, replayFight } from '../../rules/fight/replay-fight.ts';
import { dressed } from '../../rules/fight/dressed.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import { fittingTurn, openTurn } from '../../rules/fight/progress.ts';
import { beginTurn } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { BattleTurn, DuelSave } from './duel-save.ts';
import { findFor } from './lacking-booklets.ts';
import type { Library } from '../booklets/library.ts';
import type { Lens } from './lens.ts';
import type { Change, Standing } from './standing.ts';
import { standingAfter } from './standing.ts';

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
  const { record: read } = parseFight(save.record);
  if (!read) return 'The record of this fight cannot be read.';
  const record = dressed(read, save.liveries);
  const { exchanges, fault, fights } = replayFight(record, findFor(save, library));
  if (fault) return `This fight cannot go on: ${refusalText(fault.refusal)}.`;
  const fight = sure(fights.at(-1));
  const names = record.entrants.map(({ pilot }, at) => ({
    pilot,
    mech: standingOf(fight, at).booklet.mech.name,
  }));
  return { save, record, fights, exchanges, fight, names };
};

/** How a fight ended, by its sides: ◆ is told as the lone one, ◇ as the rivals. */
const endedBy = (outcome: FightOutcome): Ended => {
  switch (outcome.kind) {
    case 'win':
      return { kind: 'win', winner: outcome.winner === 'few' ? 'lone' : 'rival' };
    case 'escape':
      return { kind: 'escape', escaped: [outcome.escaped === 'few' ? 'lone' : 'rival'] };
    case 'nobody':
      return { kind: 'nobody' };
  }
};

/** The turns in progress of the battles that run: kept where they fit, else just begun. */
const turnsOf = (fight: Fight, before: readonly BattleTurn[] = []): readonly BattleTurn[] =>
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
    record: printFight(record),
    turn: beginTurn(record.entrants.length),
    battles: turnsOf(fight, before),
    ended: outcome && endedBy(outcome),
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
  const opened = fights.map((each) => battleNamed(each, name)).find((each) => each);
  const battles: Battle[] = [sure(opened).battle];
  const played: Exchange[] = [];
  const turns: Orders[] = [];
  record.moves.forEach((move, at) => {
    const exchange = exchanges[at];
    if (move.kind !== 'turn' || move.battle !== name || !exchange) return;
    battles.push(exchange.battle);
    played.push(exchange);
    turns.push(move.orders);
  });
  const entrants = found.pilots.map((pilot) => sure(record.entrants[pilot]));
  return standingAfter(
    { ...save, turn: turnIn(save, found) },
    { record: { options: record.options, entrants, turns }, battles, exchanges: played },
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
      const orders = sure(turns.record.turns.at(-1));
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
