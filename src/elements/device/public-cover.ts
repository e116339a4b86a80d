import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, sideOf } from '../../rules/battle/battle.ts';
import type { Named } from '../../rules/words/tell.ts';
import { wearOf } from '../../rules/words/wear.ts';
import { armorWords } from '../common/duel-words.ts';
import type { OnCover } from '../page/duel-cover.ts';

/** The cover of a battle with what all its pilots know: who flies what, how worn it is, and the armor. */
export const publicCover = (battle: Battle, names: readonly Named[]): readonly OnCover[] =>
  battle.seats.map((mech, seat) => ({
    booklet: bookletOf(battle, seat),
    mech: names[seat]?.mech ?? '',
    side: sideOf(seat),
    wear: wearOf(mech),
    note: armorWords(names[seat]?.pilot ?? '', mech.armor, mech.fullArmor),
  }));
