import type { ByCategory } from '../../battle/skill.ts';
import { everyCategory } from '../../battle/skill.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import type { Category } from '../../vocabulary.ts';
import type { BuyBack, Payment, Replacing } from '../history/choice.ts';
import { leftToSpend, spend } from './experience.ts';
import type { Hangar } from '../hangar/hangar.ts';
import {
  bookletOf,
  flyingPilot,
  mechOf,
  mechOfPilot,
  pilotOf,
  withMech,
  withNewMech,
} from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder } from '../card/hindrance.ts';
import type { BoughtBack, Mech } from '../card/mech.ts';
import { priceAfter } from './new-mech.ts';
import type { PilotId } from '../card/names.ts';
import type { Part } from '../card/part.ts';
import { isWhole } from '../card/part.ts';
import { categoryOf } from '../card/part-category.ts';
import { partIn, withoutPart } from '../hangar/stockpile.ts';

/** What a point of one category costs (K10). */
export const POINT_PRICE = 50;

/** What a 'Mech takes off every maneuver of a category (K10): 0 where it is no replacement. */
export const penaltyOf = ({ replacement }: Pick<Mech, 'replacement'>): ByCategory =>
  replacement
    ? replacement.boughtBack.reduce(
        (penalty, { category }) => ({ ...penalty, [category]: penalty[category] - 1 }),
        everyCategory(replacement.penalty),
      )
    : everyCategory(0);

/** The 'Mech that a pilot without one has flown last. */
export const lostMech = (hangar: Hangar, id: PilotId): Mech => {
  const { mech, name } = flyingPilot(hangar, id);
  if (mech !== null) hinder({ kind: 'has a mech', pilot: name, mech: mechOf(hangar, mech).name });
  return (
    hangar.mechs.findLast(({ pilot }) => pilot === id) ??
    hinder({ kind: 'without mech', pilot: name })
  );
};

/**
 * K10: a pilot without a 'Mech takes a replacement of the same tonnage, which the house rule says the
 * penalty of; or, after ten games in the lost one, a new one at its price (K4).
 */
export const replaced = (
  hangar: Hangar,
  id: PilotId,
  { as, ...words }: Replacing,
  find: FindBooklet,
): Hangar => {
  const lost = lostMech(hangar, id);
  const taken = bookletOf(words, find);
  if (as === 'new')
    return withNewMech(spend(hangar, id, priceAfter(lost, taken)), id, words, null, find);
  const { tonnage } = bookletOf(lost, find).mech;
  if (taken.mech.tonnage !== tonnage && words.booklet !== lost.booklet)
    hinder({ kind: 'other tonnage', tons: taken.mech.tonnage, wanted: tonnage });
  const { replacements } = hangar.founding;
  return withNewMech(hangar, id, words, { penalty: replacements, boughtBack: [] }, find);
};

/** Why a point of a category cannot be bought back by this; null where it can (K10). */
export const whyNotBack = (
  hangar: Hangar,
  id: PilotId,
  category: Category,
  by: 'experience' | Part,
): Hindrance | null => {
  const mech = mechOfPilot(hangar, id);
  if (!mech.replacement) return { kind: 'no replacement', mech: mech.name };
  if (penaltyOf(mech)[category] <= 0) return { kind: 'bought back', category };
  if (by === 'experience') {
    const left = leftToSpend(pilotOf(hangar, id));
    return left < POINT_PRICE ? { kind: 'too little experience', left, price: POINT_PRICE } : null;
  }
  if (categoryOf(by.name) !== category) return { kind: 'other category', part: by.name, category };
  return isWhole(by) ? null : { kind: 'part not whole', part: by.name };
};

/** The parts of a pilot's stockpile that could buy back a point of a category (K10). */
export const partsBack = (hangar: Hangar, id: PilotId, category: Category): readonly Part[] =>
  pilotOf(hangar, id).stockpile.filter(
    (part) => categoryOf(part.name) === category && whyNotBack(hangar, id, category, part) === null,
  );

/** K10: a point is bought back for 50 experience, or by a whole part that is built in for good. */
export const boughtBack = (hangar: Hangar, id: PilotId, { category, by }: BuyBack): Hangar => {
  flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  const paid = paidBy(hangar, id, by);
  const shut = whyNotBack(hangar, id, category, paid);
  if (shut) hinder(shut);
  const { replacement } = mech;
  if (!replacement) return hangar;
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
