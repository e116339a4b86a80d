import { OTHER_SIDE, seatOf, sideOf } from '../../rules/battle/battle.ts';
import { pairingOfSeat } from '../../rules/battle/duel.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { ReplayedGame } from '../../rules/campaign/chronicle/replayed-game.ts';
import { lastBlowOf, lastBattleOf } from '../../rules/campaign/chronicle/replayed-game.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { wearOf } from '../../rules/words/wear.ts';

export interface Sight {
  readonly booklet: Booklet;
  readonly screen: ViewScreen | null;
  readonly wear: Wear | null;
}

/**
 * How the 'Mech of a fighter (its place in the muster) was last seen in a game, with its damage then: by the
 * pilot who put it out, else by an enemy in its last turn. Null if it never fought.
 */
export const lastSight = (game: ReplayedGame, fighter: number): Sight | null => {
  const { exchanges, seat } = lastBattleOf(game, fighter);
  const last = exchanges.findLast((exchange) => pairingOfSeat(exchange, seat));
  if (!last) return null;
  const at = seatOf(last.battle, seat);
  const blow = lastBlowOf(game, fighter);
  const by = OTHER_SIDE[sideOf(seat)];
  const number = VIEW_SCREENS.find((each) => each === blow?.screen);
  const screen =
    number === undefined
      ? (pairingOfSeat(last, seat)?.deeds[by].sees.screen ?? null)
      : (at.booklet.viewScreens[number] ?? null);
  return { booklet: at.booklet, screen, wear: wearOf(at) };
};
