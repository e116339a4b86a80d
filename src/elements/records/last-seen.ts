import type { Library } from '../../offline/library.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { parseRecord } from '../../rules/record/record.ts';
import { replay } from '../../rules/record/replay.ts';
import { lastPicture } from '../telling/account.ts';

/** Which view screen a duel ended on, and in which booklet. */
export interface LastSeen {
  readonly booklet: Booklet;
  /** Odd, 1–63. */
  readonly number: number;
}

/** A record is worked out once, however often the shelf is drawn. */
const known = new WeakMap<Library, Map<string, LastSeen | null>>();

/** The picture at the end of a record: the 'Mech that fell, else the rival's; null without one. */
export const lastSeen = (record: string, library: Library): LastSeen | null => {
  const ofLibrary = known.get(library) ?? new Map<string, LastSeen | null>();
  known.set(library, ofLibrary);
  const before = ofLibrary.get(record);
  if (before !== undefined) return before;
  const seen = workedOut(record, library);
  ofLibrary.set(record, seen);
  return seen;
};

const workedOut = (text: string, library: Library): LastSeen | null => {
  const { record } = parseRecord(text);
  if (!record) return null;
  const { battles, exchanges } = replay(record, (id) => library.find(id));
  const battle = battles.at(-1);
  if (!battle) return null;
  const { seat, screen } = lastPicture(battle, exchanges);
  return screen && { booklet: bookletOf(battle, seat), number: screen.number };
};
