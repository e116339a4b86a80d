import type { BuyBack } from '../../rules/campaign/history/choice.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { PartRef } from '../../rules/campaign/card/part.ts';
import { isUsable } from '../../rules/campaign/card/part.ts';
import { penaltyOf } from '../../rules/campaign/acts/replacement.ts';
import { POINT_PRICE } from '../../rules/campaign/acts/buy-back.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { number } from '../../rules/words/words.ts';
import { nameOfMech, nameOfPilot } from './history-words.ts';
import { ammunitionTitle } from './pilot-words.ts';
import type { Undated } from '../../rules/campaign/history/deed.ts';

const flownBy = ({ pilots, mechs }: Hangar, id: PilotId): Mech | undefined => {
  const mech = pilots.find((pilot) => pilot.id === id)?.mech;
  return mechs.find((each) => each.id === mech);
};

/** What comes out is told: it is in the stockpile, or scrap (K7). */
const fitted = (hangar: Hangar, pilot: PilotId, { of, name }: PartRef): string => {
  const out = flownBy(hangar, pilot)?.parts.find((part) => part.name === name);
  const where = out && isUsable(out) ? 'is in the stockpile' : 'is no salvage any more';
  return `${name} of ${nameOfMech(hangar, of)} fitted; the old ${name} ${where}.`;
};

const boughtBack = (hangar: Hangar, pilot: PilotId, { by, category }: BuyBack): string => {
  const mech = flownBy(hangar, pilot);
  const now = mech ? number(1 - penaltyOf(mech)[category]) : '';
  const paid =
    by === 'experience'
      ? `${POINT_PRICE} experience spent`
      : `${by.name} of ${nameOfMech(hangar, by.of)} built in`;
  return `${paid}: ${CATEGORY_NAMES[category]} ${now}.`;
};

/** What a deed has done, as a sentence; `hangar` as it stood before. Empty where what is seen says it. */
export const deedWords = (hangar: Hangar, deed: Undated): string => {
  switch (deed.kind) {
    case 'learn':
      return `${nameOfPilot(hangar, deed.pilot)} learns ${CATEGORY_NAMES[deed.category]}.`;
    case 'retire':
      return `${nameOfPilot(hangar, deed.pilot)} has retired.`;
    case 'repair':
      return fitted(hangar, deed.pilot, deed.fit);
    case 'load':
      return Object.entries(deed.load)
        .map(([kind, points]) => `${ammunitionTitle(kind)}: ${points} loaded.`)
        .join(' ');
    case 'replace':
      return `${nameOfPilot(hangar, deed.pilot)} flies ${deed.mech.name}.`;
    case 'buy back':
      return boughtBack(hangar, deed.pilot, deed.point);
    case 'take new mech':
      return `${deed.mech.name} takes the place of ${flownBy(hangar, deed.pilot)?.name ?? ''}.`;
    case 'enlist':
    case 'remember':
    case 'rename pilot':
    case 'rename mech':
    case 'give':
    case 'trade':
      return '';
  }
};
