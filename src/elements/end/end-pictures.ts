import { SIDES } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import { sure } from '../../rules/sure.ts';
import { ESCAPE_SCREEN } from '../../rules/vocabulary.ts';
import { fateOf } from '../../rules/words/fate.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { wrecked } from '../../rules/words/wrecked.ts';
import { armorWords } from '../common/duel-words.ts';
import type { OnCover } from '../page/duel-cover.ts';
import { lastScreenOf, wornIn, lying } from '../turn/facts/account.ts';
import type { Ending, Last } from './ending.ts';
import { fallen, lastOf } from './ending.ts';

type Seen = readonly [ViewScreen | null, Wear | null];

/** The wreck of a 'Mech that fell, page 29 of one that escaped, else the last view. */
const seenLast = ({ fought: { battles, exchanges }, mech, seat }: Last): Seen => {
  const battle = sure(battles.at(-1));
  const [seen, wear] = [lastScreenOf(battle, exchanges, seat), wornIn(battle, seat)];
  if (mech.out === 'fell') return [lying(mech.booklet) ?? seen, wrecked(wear)];
  return [mech.out === 'escaped' ? viewScreen(mech.booklet, ESCAPE_SCREEN) : seen, wear];
};

/** The last page on which somebody hits an enemy, as worn then; else the last one seen. Who stands is never gray. */
const striking = ({ fought, seat }: Last, enemy: number): Seen => {
  const { battles, exchanges } = fought;
  const [own, other] = seat === 0 ? SIDES : SIDES.toReversed();
  const deedsIn = ({ pairings }: Exchange) =>
    pairings.find(({ rival }) => rival === Math.max(seat, enemy))?.deeds;
  const at = exchanges.findLastIndex((each) => (deedsIn(each)?.[sure(own)].damage ?? 0) > 0);
  const battle = sure(battles.at(at < 0 ? -1 : at + 1));
  const hit = exchanges[at] && deedsIn(exchanges[at])?.[sure(other)].sees.screen;
  const wear = wornIn(battle, seat);
  return [hit ?? lastScreenOf(battle, exchanges, seat), wear && { ...wear, dark: false }];
};

/**
 * Of the battle that ended last: who won, as it strikes, and the last that it beat. The lone pilot and a rival, as they sat,
 * if nobody is out, or both are.
 */
export const endPictures = (ending: Ending): readonly OnCover[] => {
  const [last] = ending.fought.toSorted(
    (one, other) => (other.turns.at(-1) ?? 0) - (one.turns.at(-1) ?? 0),
  );
  const [lone, ...rivals] = sure(last).pilots;
  const isOut = (pilot: number): boolean => lastOf(ending, pilot).turn !== null;
  const beaten = fallen(ending).filter((pilot) => isOut(pilot) && rivals.includes(pilot));
  const standing = rivals.filter((pilot) => !isOut(pilot));
  const met = isOut(sure(lone)) ? [...beaten, ...standing] : [...standing, ...beaten];
  const two = [sure(lone), sure(met.at(-1))].toSorted(
    (one, other) => Number(isOut(one)) - Number(isOut(other)),
  );
  const hasWon = two.map(isOut).join() === 'false,true';
  return two.map((pilot, place): OnCover => {
    const of = lastOf(ending, pilot);
    const { booklet, armor, fullArmor } = of.mech;
    const name = ending.names[pilot]?.pilot ?? '';
    const strikes = hasWon && place === 0;
    const [screen, wear] = strikes ? striking(of, lastOf(ending, sure(two[1])).seat) : seenLast(of);
    return {
      ...{ booklet, mech: booklet.mech.name, wear, side: ending.sides[pilot] ?? 'rival' },
      note: strikes ? armorWords(name, Math.max(0, armor), fullArmor) : fateOf(of.mech, name),
      ...(screen ? { page: screen.number } : {}),
    };
  });
};
