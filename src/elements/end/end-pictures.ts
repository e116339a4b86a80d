import { SIDES } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { sure } from '../../rules/sure.ts';
import { ESCAPE_SCREEN } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { fateOf } from '../../rules/words/fate.ts';
import { wrecked } from '../../rules/words/wrecked.ts';
import { armorWords } from '../common/duel-words.ts';
import { lastScreenOf, wornIn, lying } from '../turn/facts/account.ts';
import type { Ending, Fought } from './ending.ts';
import { fallen, lastOf } from './ending.ts';

/** A window at the end. */
export interface ShownEnd {
  readonly pilot: string;
  /** The turn it went out in; null if it did not. */
  readonly turn: number | null;
  readonly booklet: Booklet;
  readonly screen: ViewScreen | null;
  readonly wear: Wear | null;
  /** What became of it, in few words. */
  readonly note: string;
}

/**
 * Pictures of the end: the wreck of each 'Mech that fell, page 29 for each that escaped, and the last view of one
 * whose pilot bailed out; if no one is out, the last view of all.
 */
export const endPictures = (ending: Ending): readonly ShownEnd[] =>
  fallen(ending).map((pilot) => {
    const { fought, mech, seat, turn } = lastOf(ending, pilot);
    const battle = sure(fought.battles.at(-1));
    const seen = lastScreenOf(battle, fought.exchanges, seat);
    const { booklet } = mech;
    const wear = wornIn(battle, seat);
    const name = ending.names[pilot]?.pilot ?? '';
    const of = { booklet, pilot: name, turn, note: fateOf(mech, name) };
    if (mech.out === 'fell') return { ...of, screen: lying(booklet) ?? seen, wear: wrecked(wear) };
    if (mech.out === 'escaped') return { ...of, screen: viewScreen(booklet, ESCAPE_SCREEN), wear };
    return { ...of, screen: seen, wear };
  });

/** The last page on which a pilot of a duel hits, as worn then; else the last one seen. */
const striking = (
  { battles, exchanges }: Fought,
  seat: number,
): Pick<ShownEnd, 'screen' | 'wear'> => {
  const [own, enemy] = seat === 0 ? SIDES : SIDES.toReversed();
  const hits = ({ pairings }: Exchange): boolean =>
    pairings.some(({ deeds }) => deeds[sure(own)].damage > 0);
  const at = exchanges.findLastIndex(hits);
  const battle = sure(battles.at(at < 0 ? -1 : at + 1));
  const hit = exchanges[at]?.pairings[0]?.deeds[sure(enemy)].sees.screen;
  return {
    screen: hit ?? lastScreenOf(battle, exchanges, seat),
    wear: bright(wornIn(battle, seat)),
  };
};

/** Who stands is never gray. */
const bright = (wear: Wear | null): Wear | null => (wear ? { ...wear, dark: false } : null);

/** The two of a duel: the winner as it strikes, then the one that is out; as they sat if nobody is, or both are. */
export const duelPictures = (ending: Ending): readonly ShownEnd[] => {
  const out = endPictures(ending);
  const [loser] = out;
  if (!loser || out.length > 1) return out;
  const winner = ending.names.findIndex((_, pilot) => lastOf(ending, pilot).turn === null);
  const { fought, mech, seat } = lastOf(ending, winner);
  const pilot = ending.names[winner]?.pilot ?? '';
  const note = armorWords(pilot, Math.max(0, mech.armor), mech.fullArmor);
  return [{ pilot, note, turn: null, booklet: mech.booklet, ...striking(fought, seat) }, loser];
};

/** Most windows in a row. */
const IN_A_ROW = 3;

/** Rows needed for a number of windows, and windows in each. */
export const windowsOf = (many: number): readonly [rows: number, inRow: number] => {
  const rows = Math.ceil(many / IN_A_ROW);
  return [rows, Math.ceil(many / rows)];
};
