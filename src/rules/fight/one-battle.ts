import { againstFirst } from './lineup.ts';
import type { FightRecord } from './record.ts';

/** Whether a fight is one battle by itself, which nobody joins. */
export const isOneBattle = ({ battles, moves }: FightRecord): boolean =>
  battles.length === 1 && moves.every(({ kind }) => kind === 'turn');

/** The same fight, its pilots in the order of their seats where it is one battle: the lone one first. */
export const inSeatOrder = (record: FightRecord): FightRecord => {
  const [only] = record.battles;
  if (!only || !isOneBattle(record)) return record;
  const seated = [only.lone, ...only.rivals];
  return seated.every((pilot, seat) => pilot === seat)
    ? record
    : {
        ...record,
        entrants: seated.flatMap((pilot) => record.entrants[pilot] ?? []),
        battles: againstFirst(seated.length),
      };
};
