import type { Battle } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, seatOf, sideOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { ESCAPE_SCREEN } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { lastScreens, wornIn } from '../telling/account.ts';

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

/**
 * The pictures that a duel ends on: the wreck of each 'Mech that fell, page 29 of each that escaped, one
 * whose pilot bailed out as it was seen last; where nobody is out, both as they were seen last.
 */
export const endPictures = (
  battle: Battle,
  exchanges: readonly Exchange[],
): readonly EndPicture[] => {
  const outs = battle.seats.flatMap(({ out }, seat) => (out ? [seat] : []));
  const screens = lastScreens(battle, exchanges);
  return (outs.length > 0 ? outs : battle.seats.map((_, seat) => seat)).map((seat) => {
    const { booklet, out } = seatOf(battle, seat);
    const seen = screens && screens[OTHER_SIDE[sideOf(seat)]];
    const wear = wornIn(battle, seat);
    if (out === 'fell') return { booklet, screen: lying(booklet) ?? seen, wear: wrecked(wear) };
    if (out === 'escaped') return { booklet, screen: viewScreen(booklet, ESCAPE_SCREEN), wear };
    return { booklet, screen: seen, wear };
  });
};
