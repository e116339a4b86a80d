import { standingOf } from '../../rules/fight/fight.ts';
import { handOf } from '../../rules/fight/hands.ts';
import type { Sitting } from '../../rules/fight/sitting.ts';
import { sittingOf } from '../../rules/fight/sit-down.ts';
import { sure } from '../../rules/sure.ts';
import type { Library } from '../booklets/library.ts';
import type { DuelSave } from './duel-save.ts';
import { tableFromShelf } from './new-table.ts';
import type { Standing } from './standing.ts';

/**
 * The table of whoever sits down after a fight: `next` makes of those who sat there those who come. Flown by the
 * shelf, else by the editions that were flown.
 */
export const nextTable = async (
  { fight, record, save }: Standing,
  next: (sat: Sitting) => Sitting,
  library: Pick<Library, 'read'>,
): Promise<DuelSave> => {
  const before = fight.sides.map((_, pilot) => standingOf(fight, pilot).booklet);
  const sat = {
    ...sittingOf(record, save.secrecy, save.chooses?.map(handOf)),
    ...(save.coach ? { coach: save.coach } : {}),
  };
  const table = await tableFromShelf(next(sat), {
    read: async (booklet) =>
      (await library.read(booklet)) ?? before.find(({ id }) => id === booklet),
  });
  return sure(table);
};
