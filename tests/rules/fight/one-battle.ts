import type { Orders } from '../../../src/rules/battle/orders.ts';
import { ONLY_BATTLE } from '../../../src/rules/fight/fight.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import type { FightRecord, RecordLines } from '../../../src/rules/fight/record.ts';
import type { BattleTurns, FindBooklet, Replayed } from '../../../src/rules/fight/replay.ts';
import { replay, replayText, turnsOf } from '../../../src/rules/fight/replay.ts';

/** A record of one battle, the lone player first, by the orders of its turns. */
export const recordOf = ({
  turns,
  ...head
}: Pick<FightRecord, 'options' | 'entrants'> & {
  readonly turns: readonly Orders[];
}): FightRecord => ({
  ...head,
  battles: againstFirst(head.entrants.length),
  moves: turns.map((orders) => ({ kind: 'turn', battle: ONLY_BATTLE, orders })),
});

type Replay = BattleTurns & Pick<Replayed, 'fault'>;

/** A record of one battle, replayed: the battle before its first turn and after each. */
export const battleReplayed = (
  record: FightRecord,
  find: FindBooklet,
  lines?: RecordLines,
): Replay => {
  const replayed = replay(record, find, lines);
  return { ...turnsOf(record.moves, replayed), fault: replayed.fault };
};

/** The text of such a record, read and replayed. */
export const battleFrom = (
  text: string,
  find: FindBooklet,
): Replay & { readonly record: FightRecord | null } => {
  const { fault, record, ...replayed } = replayText(text, find);
  return { ...turnsOf(record?.moves ?? [], replayed), fault, record };
};
