import type { Battle, Side } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Ended } from '../../rules/battle/ended.ts';
import type { FightEnded, FightSide } from '../../rules/fight/fight.ts';
import { ONLY_BATTLE, endedBy } from '../../rules/fight/fight.ts';
import type { Orders } from '../../rules/battle/orders.ts';
import type { FightRecord } from '../../rules/fight/record.ts';
import { dressed } from '../../rules/fight/record.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { printRecord } from '../../rules/fight/print.ts';
import { replay, turnsOf } from '../../rules/fight/replay.ts';
import { fittingTurn, openTurn, playedSoFar } from '../../rules/fight/progress.ts';
import { firstIn } from '../../rules/fight/turn.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { undecidedOf } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { DuelSave } from './duel-save.ts';
import { findFor, lackingBooklets } from './lacking-booklets.ts';
import type { Library } from '../booklets/library.ts';

/** The finished turns of a duel: its record, and the battle that the record makes. */
export interface Turns {
  readonly record: FightRecord;
  /** Before the first turn and after each. */
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
}

/** A duel as it stands: its save, and all that follows from it, worked out once. */
export interface Standing extends Turns {
  readonly save: DuelSave;
  readonly names: readonly Named[];
  /** The turn in progress as it is played, as far as it is announced; null while a pilot still chooses. */
  readonly played: Exchange | null;
  /** What pilots still have to say of that turn. */
  readonly undecided: readonly Question[];
}

/** What is written next, and the finished turns where it makes more of them. */
export interface Change {
  readonly save: Partial<DuelSave>;
  readonly turns?: Turns;
}

/**
 * A save from disk as it stands, its record replayed with the booklets it was begun with, which must have
 * been read; or why it cannot be shown, as a sentence. One that names no editions yet names them from now
 * on.
 */
export const replayedStanding = (save: DuelSave, library: Library): Standing | string => {
  const { record: read } = parseRecord(save.record);
  if (!read) return 'The record of this duel cannot be read.';
  const another = lackingBooklets(save, library).find((lacking) => lacking.another);
  if (another)
    return `This duel was begun with another edition of the ${another.name} than the one on the shelf, and that edition is not here any more; under Records it can be tried with the one that is.`;
  const record = dressed(read, save.liveries);
  const replayed = replay(record, findFor(save, library));
  const { fault } = replayed;
  if (fault) return `This duel cannot go on: ${refusalText(fault.refusal)}.`;
  const { battles, exchanges } = turnsOf(record.moves, replayed);
  const booklets = sure(battles[0]).seats.map(({ booklet }) => booklet);
  const names = record.entrants.map(({ pilot }, seat) => ({
    pilot,
    mech: booklets[seat]?.mech.name ?? '',
  }));
  const editions = save.editions ?? booklets.map(({ edition }) => edition);
  return standingAfter({ ...save, editions }, { record, battles, exchanges }, names);
};

/** A save whose finished turns are known. Of the turn in progress only what fits them is kept. */
export const standingAfter = (
  save: DuelSave,
  { record, battles, exchanges }: Turns,
  names: readonly Named[],
): Standing => {
  const battle = sure(battles.at(-1));
  const turn = fittingTurn(battle, save.turn);
  const played = playedSoFar(battle, turn);
  return {
    ...{ save: { ...save, turn }, record, battles, exchanges, names, played },
    undecided: turn.kind === 'telling' && played ? undecidedOf(played, turn.orders) : [],
  };
};

/** The finished turns and one more. */
export const withTurn = (
  { record, battles, exchanges }: Turns,
  orders: Orders,
  played: Exchange,
): Turns => ({
  record: { ...record, moves: [...record.moves, { kind: 'turn', battle: ONLY_BATTLE, orders }] },
  battles: [...battles, played.battle],
  exchanges: [...exchanges, played],
});

/** The finished turns and the one in progress; null while a pilot still chooses. */
export const withPlayed = (standing: Standing): Turns | null => {
  const { played, save } = standing;
  return played && save.turn.kind === 'telling'
    ? withTurn(standing, { seats: save.turn.orders }, played)
    : null;
};

/** What a list says of a battle between two turns. */
export const summaryAfter = (
  { pilots, mechs }: Pick<DuelSave['summary'], 'pilots' | 'mechs'>,
  { outcome, seats, turns }: Battle,
): DuelSave['summary'] => {
  const out = seats.flatMap((each, seat) => (each.out ? [seat] : []));
  return {
    pilots,
    mechs,
    turn: turns + (outcome ? 0 : 1),
    // Of a duel the list says how it ended.
    ...(seats.length > 2 && out.length > 0 ? { out } : {}),
  };
};

/** How it ended, as a row has it: ◆ is the lone one there, ◇ the rivals. */
export const endedRow = (ended: FightEnded): Ended => {
  const of = (side: FightSide): Side => (side === 'few' ? 'lone' : 'rival');
  switch (ended.kind) {
    case 'win':
      return { kind: 'win', winner: of(ended.winner) };
    case 'escape':
      return { kind: 'escape', escaped: ended.escaped.map(of) };
    case 'nobody':
      return ended;
  }
};

/** The duel with these finished turns, and the next turn begun. */
export const finished = ({ save }: Standing, turns: Turns): Change => {
  const battle = sure(turns.battles.at(-1));
  const { outcome, seats } = battle;
  return {
    turns,
    save: {
      record: printRecord(turns.record),
      turn: openTurn(battle),
      first: firstIn(battle.turns, seats.length),
      ended: outcome && endedRow(endedBy(outcome)),
      summary: summaryAfter(save.summary, battle),
    },
  };
};
