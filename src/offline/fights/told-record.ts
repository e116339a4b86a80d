import { isPerson } from '../../rules/fight/hands.ts';
import type { DuelSave } from './duel-save.ts';

/** What is needed to tell of a fight elsewhere. */
export type FightToTell = Pick<DuelSave, 'record' | 'chooses' | 'coach' | 'ended'>;

/** The record of a fight as it is shared or copied: with what its computer pilots sealed, if there are any. */
export const toldRecord = async ({
  chooses,
  coach,
  ended,
  record,
}: FightToTell): Promise<string> => {
  if (!chooses || chooses.every(isPerson)) return record;
  // The first load has no need of either.
  const [{ parseRecord }, { printRemark }] = await Promise.all([
    import('../../rules/fight/parse.ts'),
    import('../../tactics/pilot/remark.ts'),
  ]);
  const read = parseRecord(record).record;
  return read ? record + printRemark(read, chooses, { coach, over: ended !== null }) : record;
};
