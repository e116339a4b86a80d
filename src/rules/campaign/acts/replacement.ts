import type { ByCategory } from '../../battle/skill.ts';
import { everyCategory } from '../../battle/skill.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import type { Replacing } from '../history/choice.ts';
import type { HouseRule } from '../history/founding.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, flyingPilot, mechOf, pilotOf, withNewMech } from '../hangar/hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { Mech } from '../card/mech.ts';
import type { PilotId } from '../card/names.ts';
import type { Act } from './act.ts';
import { itsPilot } from './act.ts';
import { spend } from './experience.ts';
import { likeTheLast, priceAfter } from './new-mech.ts';

/** Points that a 'Mech takes off every maneuver of a category (K10): 0 if it is no replacement. */
export const replacementPenalty = ({ replacement }: Pick<Mech, 'replacement'>): ByCategory =>
  replacement
    ? replacement.boughtBack.reduce(
        (penalty, { category }) => ({ ...penalty, [category]: penalty[category] - 1 }),
        everyCategory(replacement.penalty),
      )
    : everyCategory(0);

/** K10: the house rule may change until the hangar has had its first replacement. */
export const maySetHouseRule = ({ mechs }: Pick<Hangar, 'mechs'>): boolean =>
  mechs.every(({ replacement }) => replacement === null);

/** K10: a hangar with this house rule; unchanged if it has had a replacement. */
export const withHouseRule = (hangar: Hangar, replacements: HouseRule): Hangar =>
  maySetHouseRule(hangar) ? { ...hangar, founding: { ...hangar.founding, replacements } } : hangar;

/** The last 'Mech of a pilot who has none now. Hinders if the pilot has one. */
export const lostMech = (hangar: Hangar, id: PilotId): Mech => {
  const { mech, name } = flyingPilot(hangar, id);
  if (mech !== null) hinder({ kind: 'has a mech', pilot: name, mech: mechOf(hangar, mech).name });
  return sure(hangar.mechs.findLast(({ pilot }) => pilot === id));
};

/** K10: a pilot without a 'Mech takes a replacement of the same tonnage, with the house rule's
 *  penalty; or, after ten games in the lost one, a new one at its price (K4). */
const replaced = (
  hangar: Hangar,
  id: PilotId,
  { as, ...words }: Replacing,
  find: FindBooklet,
): Hangar => {
  const lost = lostMech(hangar, id);
  const taken = mechBooklet(words, find);
  if (as === 'new')
    return withNewMech(spend(hangar, id, priceAfter(lost, taken)), id, words, null, find);
  const { tonnage } = mechBooklet(lost, find).mech;
  if (taken.mech.tonnage !== tonnage && words.booklet !== lost.booklet)
    hinder({ kind: 'other tonnage', tons: taken.mech.tonnage, wanted: tonnage });
  const { replacements } = hangar.founding;
  return withNewMech(hangar, id, words, { penalty: replacements, boughtBack: [] }, find);
};

/** The next 'Mech: in place of a lost one (K10) or of the present one (K4); or none yet. */
export const replace: Act<'replacement', 'replace'> = {
  step: {
    came: ['shot down', 'bailed out'],
    first: ({ hangar }, pilot) => {
      const as = pilotOf(hangar, pilot).mech === null ? 'replacement' : 'new';
      return { step: 'replacement', pilot, mech: { ...likeTheLast(hangar, pilot), as } };
    },
    deeds: ({ pilot, mech }, hangar) => {
      if (!mech) return [];
      const { as, ...words } = mech;
      return as === 'new' && pilotOf(hangar, pilot).mech !== null
        ? [{ kind: 'take new mech', pilot, mech: words }]
        : [{ kind: 'replace', pilot, mech }];
    },
  },
  deed: {
    away: itsPilot,
    effect: (hangar, { pilot, mech }, find) => replaced(hangar, pilot, mech, find),
  },
};
