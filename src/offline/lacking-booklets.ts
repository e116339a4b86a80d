import { SIDES } from '../rules/battle.ts';
import { parseRecord } from '../rules/record.ts';
import type { DuelSave } from './duel-save.ts';
import type { Library } from './library.ts';

/** The booklets that a duel is flown with, by id, the lone side's first; none where its record has no sound head. */
export const bookletsOf = ({ record }: Pick<DuelSave, 'record'>): readonly string[] => {
  const read = parseRecord(record).record;
  return read ? SIDES.map((side) => read[side].booklet) : [];
};

/** The booklets that a duel needs and the shelf lacks: each by its 'Mech's name and designation. */
export const lackingBooklets = (
  save: Pick<DuelSave, 'record' | 'summary'>,
  library: Library,
): readonly string[] => {
  const lacking = bookletsOf(save).flatMap((id, place) =>
    library.find(id) ? [] : [`${save.summary.mechs[place] ?? ''} ${id.toUpperCase()}`.trim()],
  );
  return [...new Set(lacking)];
};
