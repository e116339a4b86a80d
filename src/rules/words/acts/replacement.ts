import type { Booklet } from '../../booklet/booklet.ts';
import { GAMES_FOR_NEW } from '../../campaign/acts/new-mech.ts';
import { flownMech } from '../../campaign/acts/settling.ts';
import type { Hindrance } from '../../campaign/card/hindrance.ts';
import type { MechWords } from '../../campaign/card/mech.ts';
import type { HouseRule } from '../../campaign/history/founding.ts';
import { pilotOf } from '../../campaign/hangar/hangar.ts';
import { nameOfMech, nameOfPilot } from '../hangar-names.ts';
import { number } from '../words.ts';
import type { ActWords } from './act-words.ts';

/** Asks for the name of a new 'Mech; null if something else hinders. */
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
    if (!mech) return "No 'Mech yet";
    if (mech.name === '') return "A new 'Mech";
    return mech.as === 'new' ? "Take the new 'Mech" : 'Take the replacement';
  },
  whyNot: ({ mech }, why) => unnamedMech(mech, why),
  done: ([choice]) =>
    choice?.mech
      ? `${choice.mech.name}, ${choice.mech.as === 'new' ? 'new' : 'a replacement'}`
      : 'none yet',
  said: ({ mech, pilot }, { hangar }) => {
    if (!mech) return "No 'Mech is taken.";
    const { mech: flown } = pilotOf(hangar, pilot);
    return flown === null
      ? `${nameOfPilot(hangar, pilot)} flies ${mech.name}.`
      : `${mech.name} replaces ${nameOfMech(hangar, flown)}.`;
  },
};

export const replacementForm = {
  left: (tons: number): string => `${tons} t left to spend`,
  price: (tons: number): string => `${tons} t of experience`,
  lost: (mech: string): string => `${mech} is lost.`,
  inPlace: 'It replaces the present one, whose usable parts go to the stockpile.',
  ways: 'What replaces it',
  replacement: (tonnage: number, penalty: number): string =>
    `${tonnage} tons, ${number(-penalty)} to every maneuver; points can be bought back`,
  houseRule: 'How much weaker is a replacement?',
  houseMeans: 'It is the first in this hangar: what you choose holds for all that follow.',
  starts: (penalty: HouseRule): string =>
    `${number(-penalty)}${penalty === 3 ? ', as printed' : ''}`,
  /** The damage of its best rows. */
  scores: ({ statCard }: Booklet, penalty: HouseRule): string =>
    [...new Map(statCard.maneuvers.map(({ name, score }) => [name, score]))]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 2)
      .map(([name, score]) => `${name} ${number(score)} becomes ${number(score - penalty)}`)
      .join(', '),
  none: "a pilot without a 'Mech cannot be mustered",
  tooSoon: `only after ${GAMES_FOR_NEW} games in the lost one`,
} as const;
