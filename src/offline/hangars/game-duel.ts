import type { Muster } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { mustered } from '../../rules/campaign/game/muster.ts';
import { sittingOf } from '../../rules/fight/sit-down.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import type { Secrecy, Sitting } from '../../rules/fight/sitting.ts';
import type { DuelSave } from '../fights/duel-save.ts';
import { newTable, withJudgment } from '../fights/new-table.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import { HANGARS } from './hangar-row.ts';
import { KEPT_DUEL } from './hangar-words.ts';

/** Who chooses at the table of a hangar's game; people by default. */
export interface TableHands extends Pick<Sitting, 'coach'> {
  /** By fighter. The card stays its pilot's, whoever plays. */
  readonly chooses?: readonly SeatHand[];
}

interface PlayedHere extends TableHands {
  readonly muster: Muster;
  readonly secrecy: Secrecy;
}

/** The duel or fight that a hangar's game is played in, with all that its pilots bring along;
 *  computer pilots use what was learned about its 'Mechs. */
export const duelOfGame = async (
  hangar: Hangar,
  game: NonNullable<DuelSave['game']>,
  { chooses, coach, muster, secrecy }: PlayedHere,
  find: FindBooklet,
): Promise<DuelSave | Hindrance> => {
  const sat = mustered(hangar, muster, find);
  if (isHindrance(sat)) return sat;
  const { entries, record } = sat;
  const flown = entries.map(({ booklet }) => booklet);
  const sitting = { ...sittingOf(record, secrecy, chooses), game, ...(coach ? { coach } : {}) };
  return withJudgment(newTable(sitting, flown), flown);
};

export const ofNoHangar = (duel: DuelSave): DuelSave => {
  const { game, ...save } = duel;
  return game ? save : duel;
};

/** Why a duel may not be removed, as a sentence: its hangar waits for its end. Null for others, and
 *  if the hangar has taken it in or called it off. If the hangar cannot be read now it may wait:
 *  the duel is kept. */
export const whyKept = async (
  rows: KeptRows,
  { game, ended }: Pick<DuelSave, 'game' | 'ended'>,
): Promise<string | null> => {
  if (!game) return null;
  const row = await rows.get(HANGARS, game.hangar);
  if (!row) return null;
  if ('unreadable' in row) return row.newer ? KEPT_DUEL.newer : KEPT_DUEL.unreadable;
  const open = row.open.find((each) => each.game.id === game.id);
  if (!open || open.game.stand) return null;
  const { name } = row.founding;
  return ended ? KEPT_DUEL.unrecorded(name) : KEPT_DUEL.goesOn(name);
};

// What duels ask of hangars besides (`OfHangars` of `../fights/saves.ts`).
export { removePast } from './past-rows.ts';
