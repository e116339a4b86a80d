import type { FindBooklet } from '../../fight/replay.ts';
import type { Deed } from '../history/deed.ts';
import { learn } from './experience.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechOf, withMech } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import { awayFromGames } from '../hangar/open-games.ts';
import type { PilotId } from '../card/names.ts';
import { newMechTaken } from './new-mech.ts';
import { loadedFrom } from './reload.ts';
import { fit } from './repair.ts';
import { boughtBack, replaced } from './replacement.ts';
import { handedOver, isNothing } from '../hangar/stockpile.ts';
import { enlisted, remembered, renamed, retired } from './succession.ts';
import { checkMechWords, checkOpenNames, isDay } from '../history/wording.ts';

/** The hangar after a deed between games, or why it may not be done. */
export const doDeed = (hangar: Hangar, deed: Deed, find: FindBooklet): Hangar | Hindrance =>
  unlessHindered(() => {
    if (!isDay(deed.on)) hinder({ kind: 'no day' });
    if (deed.kind === 'enlist') checkOpenNames(hangar.open, deed.who.name);
    if (deed.kind === 'rename pilot') checkOpenNames(hangar.open, deed.words.name);
    awayFromGames(hangar, doersOf(hangar, deed));
    return afterDeed(hangar, deed, find);
  });

/** Who has to be away from games for it: their cards, 'Mechs and stockpiles change. */
const doersOf = (hangar: Hangar, deed: Deed): readonly PilotId[] => {
  switch (deed.kind) {
    case 'enlist':
      return deed.after === null ? [] : [deed.after];
    case 'rename mech':
      return [mechOf(hangar, deed.mech).pilot];
    case 'give':
      return [deed.goods.pilot, deed.to];
    case 'trade':
      return deed.goods.map(({ pilot }) => pilot);
    case 'retire':
    case 'remember':
    case 'rename pilot':
    case 'learn':
    case 'repair':
    case 'load':
    case 'replace':
    case 'buy back':
    case 'take new mech':
      return [deed.pilot];
  }
};

/** The hangar after a deed, and with it in its history; what is in the way hinders. */
export const afterDeed = (hangar: Hangar, deed: Deed, find: FindBooklet): Hangar => ({
  ...changedBy(hangar, deed, find),
  history: [...hangar.history, deed],
});

const changedBy = (hangar: Hangar, deed: Deed, find: FindBooklet): Hangar => {
  switch (deed.kind) {
    case 'enlist':
      return enlisted(hangar, deed.who, deed.after, find);
    case 'retire':
      return retired(hangar, deed.pilot, deed.line, deed.on);
    case 'remember':
      return remembered(hangar, deed.pilot, deed.line);
    case 'rename pilot':
      return renamed(hangar, deed.pilot, deed.words);
    case 'rename mech': {
      const { name, paint } = deed.words;
      checkMechWords(deed.words);
      const mech = mechOf(hangar, deed.mech);
      if (mech.fate) hinder({ kind: 'mech gone', mech: mech.name });
      return withMech(hangar, mech.id, { name, paint });
    }
    case 'give':
      if (isNothing(deed.goods)) hinder({ kind: 'nothing changes hands' });
      return handedOver(hangar, deed.goods, deed.to);
    case 'trade': {
      const [one, other] = deed.goods;
      if (isNothing(one) && isNothing(other)) hinder({ kind: 'nothing changes hands' });
      return handedOver(handedOver(hangar, one, other.pilot), other, one.pilot);
    }
    case 'learn':
      return learn(hangar, deed.pilot, deed.category);
    case 'repair':
      return fit(hangar, deed.pilot, deed.fit);
    case 'load':
      return loadedFrom(hangar, deed.pilot, deed.load, find);
    case 'replace':
      return replaced(hangar, deed.pilot, deed.mech, find);
    case 'buy back':
      return boughtBack(hangar, deed.pilot, deed.point);
    case 'take new mech':
      return newMechTaken(hangar, deed.pilot, deed.mech, deed.on, find);
  }
};
