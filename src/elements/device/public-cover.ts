import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { OnCover } from '../page/duel-cover.ts';
import { DEVICE_WORDS } from './device-words.ts';

/** The cover of a battle with what all its pilots know: who flies what, and the armor. */
export const publicCover = (battle: Battle, names: readonly Named[]): readonly OnCover[] =>
  battle.seats.map(({ armor, fullArmor }, seat) => ({
    booklet: bookletOf(battle, seat),
    mech: names[seat]?.mech ?? '',
    note: DEVICE_WORDS.armor(names[seat]?.pilot ?? '', armor, fullArmor),
  }));
