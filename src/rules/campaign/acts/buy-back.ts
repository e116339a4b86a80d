import { sure } from '../../sure.ts';
import type { Category } from '../../vocabulary.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import type { BuyBack, Payment } from '../history/choice.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder } from '../card/hindrance.ts';
import type { BoughtBack } from '../card/mech.ts';
import type { PilotId } from '../card/names.ts';
import type { Part } from '../card/part.ts';
import { isWhole } from '../card/part.ts';
import { categoryOf } from '../card/part-category.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { flyingPilot, mechOf, mechOfPilot, pilotOf, withMech } from '../hangar/hangar.ts';
import { partIn, withoutPart } from '../hangar/stockpile.ts';
import type { Act } from './act.ts';
import { itsPilot } from './act.ts';
import { leftToSpend, spend } from './experience.ts';
import { replacementPenalty } from './replacement.ts';

/** In experience, for one point of one category (K10). */
export const POINT_PRICE = 50;

/** Why a point of a category cannot be bought back by this; null if it can (K10). */
export const whyNotBack = (
  hangar: Hangar,
  id: PilotId,
  category: Category,
  by: 'experience' | Part,
): Hindrance | null => {
  const mech = mechOfPilot(hangar, id);
  if (!mech.replacement) return { kind: 'no replacement', mech: mech.name };
  if (replacementPenalty(mech)[category] <= 0) return { kind: 'bought back', category };
  if (by === 'experience') {
    const left = leftToSpend(pilotOf(hangar, id));
    return left < POINT_PRICE ? { kind: 'too little experience', left, price: POINT_PRICE } : null;
  }
  if (categoryOf(by.name) !== category) return { kind: 'other category', part: by.name, category };
  return isWhole(by) ? null : { kind: 'part not whole', part: by.name };
};

/** The parts of a pilot's stockpile that could buy back a point of a category (K10). */
export const partsBack = (hangar: Hangar, id: PilotId, category: Category): readonly Part[] =>
  pilotOf(hangar, id).stockpile.filter((part) => whyNotBack(hangar, id, category, part) === null);

/** Whether a point of a category can be paid for, by experience or by a part (K10). */
export const isPayable = (hangar: Hangar, id: PilotId, category: Category): boolean =>
  whyNotBack(hangar, id, category, 'experience') === null ||
  partsBack(hangar, id, category).length > 0;

/** K10: buys back a point for 50 experience, or by a whole part that is built in for good. */
const boughtBack = (hangar: Hangar, id: PilotId, { category, by }: BuyBack): Hangar => {
  flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  const paid = paidBy(hangar, id, by);
  const shut = whyNotBack(hangar, id, category, paid);
  if (shut) hinder(shut);
  const replacement = sure(mech.replacement);
  const built = withMech(hangar, mech.id, {
    replacement: {
      ...replacement,
      boughtBack: [...replacement.boughtBack, { category, by: paid }],
    },
  });
  return paid === 'experience' ? spend(built, id, POINT_PRICE) : withoutPart(built, id, paid);
};

const paidBy = (hangar: Hangar, id: PilotId, by: Payment): BoughtBack['by'] =>
  by === 'experience' ? by : partIn(hangar, id, by);

/** Buys back points of a replacement's penalty (K10). */
export const buyBack: Act<'buy back', 'buy back'> = {
  step: {
    came: ['shot down', 'bailed out'],
    isOpen: ({ after }, pilot) => {
      const { mech } = pilotOf(after, pilot);
      return (
        mech !== null &&
        Object.values(replacementPenalty(mechOf(after, mech))).some((points) => points > 0)
      );
    },
    isIdle: ({ after }, pilot) => !CATEGORIES.some((category) => isPayable(after, pilot, category)),
    first: (_, pilot) => ({ step: 'buy back', pilot, points: [] }),
    deeds: ({ pilot, points }) => points.map((point) => ({ kind: 'buy back', pilot, point })),
  },
  deed: { away: itsPilot, effect: (hangar, { pilot, point }) => boughtBack(hangar, pilot, point) },
};
