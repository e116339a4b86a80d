import type { DuelSave } from '../../offline/duel-save.ts';
import { bookletsOf, findFor } from '../../offline/lacking-booklets.ts';
import type { Library } from '../../offline/library.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { parseRecord } from '../../rules/record/parse-record.ts';
import { replay } from '../../rules/record/replay.ts';
import { lastPicture } from '../telling/account.ts';

/** Which view screen a duel ended on, and in which booklet. */
export interface LastSeen {
  readonly booklet: Booklet;
  /** Odd, 1–63. */
  readonly number: number;
}

/** A duel is worked out once, however often the shelf is drawn. */
const known = new WeakMap<DuelSave, LastSeen | null>();

/** The picture at the end of a duel: the 'Mech that fell, else the rival's; null without one, or while its booklets are not read. */
export const lastSeen = (save: DuelSave, library: Library): LastSeen | null => {
  const before = known.get(save);
  if (before !== undefined) return before;
  if (!bookletsOf(save).every(({ id, edition }) => library.find(id, edition))) return null;
  const seen = workedOut(save, library);
  known.set(save, seen);
  return seen;
};

const workedOut = (save: DuelSave, library: Library): LastSeen | null => {
  const { record } = parseRecord(save.record);
  if (!record) return null;
  const { battles, exchanges } = replay(record, findFor(save, library));
  const battle = battles.at(-1);
  if (!battle) return null;
  const { seat, screen } = lastPicture(battle, exchanges);
  return screen && { booklet: bookletOf(battle, seat), number: screen.number };
};
