import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { ESCAPE_SCREEN } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { lastScreenOf, loserOf, wornIn } from '../turn/account.ts';

/** What a window shows of a 'Mech at the end. */
export interface EndPicture {
  readonly booklet: Booklet;
  readonly screen: ViewScreen | null;
  readonly wear: Wear | null;
}

/** Worn as it was, and it burns, and nobody is in it any more. */
const wrecked = (wear: Wear | null): Wear => ({
  torn: 3,
  dead: [],
  limp: [],
  ...wear,
  smoking: true,
  hot: false,
  dark: true,
});

/** The page on which a 'Mech lies: of middle range, where there are several. */
const lying = ({ viewScreens }: Booklet): ViewScreen | null => {
  const pages = viewScreens.filter((screen) => screen?.picture === 'knocked-down');
  return pages.find((screen) => screen?.range === 'medium') ?? pages[0] ?? null;
};

/** Whose 'Mechs a battle ends on: all that are out, else both; of several against one the last that went. */
const shown = (battle: Battle, exchanges: readonly Exchange[]): readonly number[] => {
  if (battle.seats.length > 2) return [loserOf(battle, exchanges)];
  const outs = battle.seats.flatMap(({ out }, seat) => (out ? [seat] : []));
  return outs.length > 0 ? outs : battle.seats.map((_, seat) => seat);
};

/**
 * The pictures that a duel ends on: the wreck of each 'Mech that fell, page 29 of each that escaped, one
 * whose pilot bailed out as it was seen last; where nobody is out, both as they were seen last. A battle
 * of several against one ends on one of them.
 */
export const endPictures = (
  battle: Battle,
  exchanges: readonly Exchange[],
): readonly EndPicture[] => {
  return shown(battle, exchanges).map((seat) => {
    const { booklet, out } = seatOf(battle, seat);
    const seen = lastScreenOf(battle, exchanges, seat);
    const wear = wornIn(battle, seat);
    if (out === 'fell') return { booklet, screen: lying(booklet) ?? seen, wear: wrecked(wear) };
    if (out === 'escaped') return { booklet, screen: viewScreen(booklet, ESCAPE_SCREEN), wear };
    return { booklet, screen: seen, wear };
  });
};
