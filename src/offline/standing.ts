import type { Battle, Side } from '../rules/battle/battle.ts';
import { SIDES } from '../rules/battle/battle.ts';
import type { Exchange } from '../rules/battle/exchange.ts';
import type { Orders } from '../rules/battle/orders.ts';
import type { UndecidedExplosion } from '../rules/record/duel.ts';
import { fittingPending, pendingExchange, undecidedExplosions } from '../rules/record/duel.ts';
import { NOTHING_PENDING, pendingOrders } from '../rules/record/pending.ts';
import type { BattleRecord } from '../rules/record/record.ts';
import { parseRecord, printRecord } from '../rules/record/record.ts';
import type { FindBooklet } from '../rules/record/replay.ts';
import { replay } from '../rules/record/replay.ts';
import { sure } from '../rules/sure.ts';
import type { Named } from '../rules/words/tell.ts';
import { outcomeText } from '../rules/words/tell.ts';
import type { DuelSave } from './duel-save.ts';

/** The finished turns of a duel: its record, and the battle that the record makes. */
export interface Turns {
  readonly record: BattleRecord;
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
  /** Explosions of that turn whose pilots have not yet said what they take (H4). */
  readonly undecided: readonly UndecidedExplosion[];
}

/** What is written next, and the finished turns where it makes more of them. */
export interface Change {
  readonly save: Partial<DuelSave>;
  readonly turns?: Turns;
}

const other: Readonly<Record<Side, Side>> = { lone: 'rival', rival: 'lone' };

/** Whose turn it is to choose, when the device is passed. */
export const chooserOf = ({ first, pending }: DuelSave): Side =>
  pending.locked[first] === undefined ? first : other[first];

/** The name of the pilot on a side. */
export const pilotOn = (side: Side, names: readonly Named[]): string =>
  names[SIDES.indexOf(side)]?.pilot ?? '';

/** A save from disk as it stands, its record replayed; or why it cannot be shown, as a sentence. */
export const replayedStanding = (save: DuelSave, find: FindBooklet): Standing | string => {
  const { record } = parseRecord(save.record);
  if (!record) return 'The record of this duel cannot be read.';
  const { battles, exchanges, fault } = replay(record, find);
  if (fault) return `This duel cannot go on: ${fault.reason}.`;
  const names = SIDES.map((side) => ({
    pilot: record[side].pilot,
    mech: find(record[side].booklet)?.mech.name ?? '',
  }));
  return standingAfter(save, { record, battles, exchanges }, names);
};

/** A save whose finished turns are known. Of the turn in progress only what fits them is kept. */
export const standingAfter = (
  save: DuelSave,
  { record, battles, exchanges }: Turns,
  names: readonly Named[],
): Standing => {
  const battle = sure(battles.at(-1));
  const pending = fittingPending(battle, save.pending);
  return {
    ...{ save: { ...save, pending }, record, battles, exchanges, names },
    played: pendingExchange(battle, pending),
    undecided: undecidedExplosions(battle, pending),
  };
};

/** The finished turns and one more. */
export const withTurn = (
  { record, battles, exchanges }: Turns,
  orders: Orders,
  played: Exchange,
): Turns => ({
  record: { ...record, turns: [...record.turns, orders] },
  battles: [...battles, played.battle],
  exchanges: [...exchanges, played],
});

/** The finished turns and the one in progress; null while a pilot still chooses. */
export const withPlayed = (standing: Standing): Turns | null => {
  const orders = pendingOrders(standing.save.pending);
  return standing.played && orders && withTurn(standing, orders, standing.played);
};

/** The duel with these finished turns; who holds the device chooses first. */
export const finished = ({ save, names }: Standing, turns: Turns): Change => {
  const { outcome } = sure(turns.battles.at(-1));
  const first = other[save.first];
  return {
    turns,
    save: {
      record: printRecord(turns.record),
      pending: NOTHING_PENDING,
      first,
      over: outcome !== null,
      summary: {
        ...save.summary,
        turn: turns.record.turns.length + (outcome ? 0 : 1),
        told: outcome ? outcomeText(outcome, names).title : `${pilotOn(first, names)} chooses`,
      },
    },
  };
};
