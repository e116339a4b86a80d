import { flownMech } from '../../campaign/acts/settling.ts';
import type { Hindrance } from '../../campaign/card/hindrance.ts';
import type { MechWords } from '../../campaign/card/mech.ts';
import { pilotOf } from '../../campaign/hangar/hangar.ts';
import { nameOfMech, nameOfPilot } from '../hangar-names.ts';
import type { ActWords } from './act-words.ts';

/** What is said to somebody who has not named a new 'Mech yet; null where that is not what hinders. */
export const unnamedMech = (
  mech: Pick<MechWords, 'name'> | null | undefined,
  why: Hindrance,
): string | null => (why.kind === 'no text' && mech?.name === '' ? "Name the 'Mech" : null);

export const replacement: ActWords<'replacement'> = {
  name: "Another 'Mech",
  asks: (hangar, pilot) => {
    const { mech, name } = pilotOf(hangar, pilot);
    return mech === null ? `Another 'Mech for ${name}` : "A new 'Mech";
  },
  later: (settlement, pilot) => `for ${flownMech(settlement, pilot).name}`,
  does: ({ mech }) => {
    if (!mech) return "No 'Mech as yet";
    return mech.name === '' ? "A new 'Mech" : `Take ${mech.name}`;
  },
  whyNot: ({ mech }, why) => unnamedMech(mech, why),
  done: ([choice]) =>
    choice?.mech
      ? `${choice.mech.name}, ${choice.mech.as === 'new' ? 'new' : 'a replacement'}`
      : 'none as yet',
  said: ({ mech, pilot }, { hangar }) => {
    if (!mech) return "No 'Mech is taken.";
    const { mech: flown } = pilotOf(hangar, pilot);
    return flown === null
      ? `${nameOfPilot(hangar, pilot)} flies ${mech.name}.`
      : `${mech.name} takes the place of ${nameOfMech(hangar, flown)}.`;
  },
};
