import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { battleStanding, fightStanding } from '../../offline/fights/fight-standing.ts';
import { bookletsOf, findFor } from '../../offline/fights/lacking-booklets.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { replay, turnsOf } from '../../rules/fight/replay.ts';
import { lastPicture } from '../turn/account.ts';

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

/** The battle of a row, and its turns. */
interface Last {
  readonly battle: Battle | undefined;
  readonly exchanges: readonly Exchange[];
}

const lastOf = (save: DuelSave, library: Library): Last => {
  const { record } = parseRecord(save.record);
  const { battles = [], exchanges = [] } = record
    ? turnsOf(record.moves, replay(record, findFor(save, library)))
    : {};
  return { battle: battles.at(-1), exchanges };
};

/** Of several battles the one that was played last. */
const lastOfFight = (save: DuelSave, library: Library): Last => {
  const standing = fightStanding(save, library);
  if (typeof standing === 'string') return { battle: undefined, exchanges: [] };
  const [last] = standing.fight.battles.toSorted((one, other) => other.touched - one.touched);
  const shown = last && battleStanding(standing, last.name);
  return !shown || typeof shown === 'string'
    ? { battle: undefined, exchanges: [] }
    : { battle: shown.battles.at(-1), exchanges: shown.exchanges };
};

const workedOut = (save: DuelSave, library: Library): LastSeen | null => {
  const { battle, exchanges } = save.battles ? lastOfFight(save, library) : lastOf(save, library);
  if (!battle) return null;
  const { seat, screen } = lastPicture(battle, exchanges);
  return screen && { booklet: bookletOf(battle, seat), number: screen.number };
};
