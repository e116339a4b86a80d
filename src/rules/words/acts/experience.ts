import { TONS_PER_STEP } from '../../campaign/acts/experience.ts';
import { stepsToTake } from '../../campaign/acts/learn.ts';
import type { Settlement } from '../../campaign/acts/settling.ts';
import type { PilotId } from '../../campaign/card/names.ts';
import { pilotOf } from '../../campaign/hangar/hangar.ts';
import type { Category } from '../../vocabulary.ts';
import { CATEGORY_NAMES } from '../../vocabulary.ts';
import { nameOfPilot } from '../hangar-names.ts';
import { inWords } from '../in-words.ts';
import { listed } from '../listed.ts';
import type { ActWords } from './act-words.ts';
import { signed } from '../words.ts';

/** The tons of experience that the game earned a pilot (K1). */
const tonsBrought = ({ before, after }: Settlement, pilot: PilotId): number =>
  pilotOf(after, pilot).experience - pilotOf(before, pilot).experience;

/** `Laser`, `Laser and Piloting +2`. */
const learned = (categories: readonly Category[]): string =>
  listed(
    [...new Set(categories)].map((category) => {
      const many = categories.filter((each) => each === category).length;
      return `${CATEGORY_NAMES[category]}${many === 1 ? '' : ` +${many}`}`;
    }),
  );

export const experience: ActWords<'experience'> = {
  name: 'Experience',
  asks: () => "+1 for good, in every 'Mech",
  aside: (settlement, pilot) => {
    const tons = tonsBrought(settlement, pilot);
    return tons > 0 ? `+${tons} t` : '';
  },
  later: () => '',
  does: ({ learn, pilot }, { hangar, settlement }) => {
    if (learn.length > 0) return `Learn ${learned(learn)}`;
    if (!settlement) return 'Choose a category';
    return stepsToTake(hangar, pilot) > 0 ? experienceForm.keep : 'Go on';
  },
  done: ([choice], before) => {
    if (!choice) return '';
    if (choice.learn.length > 0) return pointsWords(choice.learn);
    if (stepsToTake(before.after, choice.pilot) > 0) return 'kept for later';
    return tonsBrought(before, choice.pilot) > 0 ? 'counted' : 'none';
  },
  said: ({ learn, pilot }, { hangar }) => {
    if (learn.length > 0) return `${nameOfPilot(hangar, pilot)} learns ${learned(learn)}.`;
    return stepsToTake(hangar, pilot) > 0 ? 'Kept for later.' : 'Experience counted.';
  },
};

/** A 'Mech that a game earned experience for (K1). */
interface Beaten {
  readonly mech: string;
  readonly tons: number;
  readonly escaped: boolean;
  /** If several were still in: how many, who has the victory, and whether by more damage than the
   *  next. */
  readonly shared: { readonly by: number; readonly victor: string; readonly most: boolean } | null;
}

const beatenWords = ({ escaped, mech, shared, tons }: Beaten): string =>
  [
    `${tons} tons for ${mech}`,
    ...(escaped ? [', which escaped: half of them'] : []),
    ...(shared
      ? [
          `, shared by ${inWords(shared.by)}; the victory goes to ${shared.victor}, `,
          shared.most ? 'who did most damage' : 'first among those who did equal damage',
        ]
      : []),
  ].join('');

export const experienceForm = {
  /** `60 tons for Last Lantern.` */
  brought: (beaten: readonly Beaten[]): string =>
    beaten.length === 0
      ? 'This game brought no experience.'
      : `${listed(beaten.map(beatenWords))}.`,
  /** That steps are reached, what each is worth, and for how long. */
  reached: (steps: number): readonly [string, string, string] =>
    steps === 1
      ? [`${TONS_PER_STEP} tons reached:`, '+1 in one category', ", for good, in any 'Mech."]
      : [
          `Steps of ${TONS_PER_STEP} tons reached:`,
          '+1 in one category',
          " for each, for good, in any 'Mech.",
        ],
  keep: 'Keep it for later',
} as const;

/** Points learned or bought: `Laser +1, Piloting +2`. */
export const pointsWords = (points: readonly Category[]): string =>
  [...new Set(points)]
    .map((category) => {
      const many = points.filter((each) => each === category).length;
      return `${CATEGORY_NAMES[category]} ${signed(many)}`;
    })
    .join(', ');
