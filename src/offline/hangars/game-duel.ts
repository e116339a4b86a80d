import type { Muster } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { mustered } from '../../rules/campaign/game/muster.ts';
import { sittingOf } from '../../rules/fight/sit-down.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import type { Secrecy } from '../../rules/fight/sitting.ts';
import type { DuelSave } from '../fights/duel-save.ts';
import { newTable } from '../fights/new-table.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import { HANGARS } from './hangar-row.ts';

/** The duel or fight in which a game of a hangar is played, with all that its pilots bring along. */
export const duelOfGame = (
  hangar: Hangar,
  game: NonNullable<DuelSave['game']>,
  { muster, secrecy }: { readonly muster: Muster; readonly secrecy: Secrecy },
  find: FindBooklet,
): DuelSave | Hindrance => {
  const sat = mustered(hangar, muster, find);
  if (isHindrance(sat)) return sat;
  const { entries, record } = sat;
  return newTable(
    { ...sittingOf(record, secrecy), game },
    entries.map(({ booklet }) => booklet),
  );
};

/** A duel that is one of no hangar from now on. */
export const ofNoHangar = (duel: DuelSave): DuelSave => {
  const { game, ...save } = duel;
  return game ? save : duel;
};

/** Said of a duel that a hangar may wait for which nobody can read now. */
const OF_NEWER =
  'This is a game of a hangar that a newer Viewscreen has written, and which may be waiting for its result. Load this page again to get the newer one.';
const OF_UNREADABLE =
  'This is a game of a hangar that cannot be read as it is, and may be waiting for its result. Open the hangar, which repairs it if possible, or first remove what was set aside.';

/**
 * Why a duel may not be removed, as a sentence: its hangar waits for how it ends. Null for any other, and for
 * one that its hangar has taken in or called off. A hangar that cannot be read now may wait: the duel is kept.
 */
export const whyKept = async (
  rows: KeptRows,
  { game, ended }: Pick<DuelSave, 'game' | 'ended'>,
): Promise<string | null> => {
  if (!game) return null;
  const row = await rows.get(HANGARS, game.hangar);
  if (!row) return null;
  if ('unreadable' in row) return row.newer ? OF_NEWER : OF_UNREADABLE;
  const open = row.open.find((each) => each.game.id === game.id);
  if (!open || open.game.stand) return null;
  const { name } = row.founding;
  return ended
    ? `This is a game of the hangar ${name}, which has not recorded it yet: open the hangar first.`
    : `This is a game of the hangar ${name}, and is not over. Call it off there before removing it.`;
};
