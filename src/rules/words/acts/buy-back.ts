import { POINT_PRICE } from '../../campaign/acts/buy-back.ts';
import { replacementPenalty } from '../../campaign/acts/replacement.ts';
import type { PilotId } from '../../campaign/card/names.ts';
import type { Hangar } from '../../campaign/hangar/hangar.ts';
import { mechOfPilot } from '../../campaign/hangar/hangar.ts';
import type { BuyBack } from '../../campaign/history/choice.ts';
import { CATEGORY_NAMES } from '../../vocabulary.ts';
import { counted } from '../counted.ts';
import { nameOfMech } from '../hangar-names.ts';
import { number } from '../words.ts';
import type { ActWords } from './act-words.ts';
import { pointsWords } from './experience.ts';

/** The value after one more point, with those before it in its category: `Laser −1`. */
const ledTo = (hangar: Hangar, pilot: PilotId, points: readonly BuyBack[], at: number): string => {
  const { category } = points[at] ?? { category: 'I' };
  const bought = points.slice(0, at + 1).filter((point) => point.category === category).length;
  const penalty = replacementPenalty(mechOfPilot(hangar, pilot))[category];
  return `${CATEGORY_NAMES[category]} ${number(bought - penalty)}`;
};

/** `50 t of experience`, `Left Foot of Tall Order`. */
export const paymentWords = (hangar: Hangar, { by }: BuyBack): string =>
  by === 'experience'
    ? `${POINT_PRICE} t of experience`
    : `${by.name} of ${nameOfMech(hangar, by.of)}`;

export const buyBack: ActWords<'buy back'> = {
  name: 'Buy back',
  asks: () => 'Buy back',
  later: null,
  does: ({ pilot, points }, { hangar }) => {
    const [one, another] = points;
    if (!one) return 'Buy nothing back';
    if (another) return `Buy ${counted(points.length, 'point')} back`;
    const how = one.by === 'experience' ? 'Spend it' : 'Build it in';
    return `${how}: ${ledTo(hangar, pilot, points, 0)}`;
  },
  done: ([choice]) =>
    choice && choice.points.length > 0
      ? pointsWords(choice.points.map(({ category }) => category))
      : 'nothing',
  said: ({ pilot, points }, { hangar }) =>
    points.length === 0
      ? 'Nothing is bought back.'
      : points
          .map((point, at) => {
            const how = point.by === 'experience' ? 'spent' : 'built in';
            return `${paymentWords(hangar, point)} ${how}: ${ledTo(hangar, pilot, points, at)}.`;
          })
          .join(' '),
};

export const buyBackForm = {
  price: (mech: string, penalty: number): string =>
    `${mech} starts at ${number(-penalty)} in every category. A point costs ${POINT_PRICE} t of experience, or a whole part that belongs there and is built in for good.`,
  spent: (tons: number): string => `${tons} t of experience spent`,
  nothing: 'There is nothing to spend:',
  lacking: (left: number): string =>
    `${left} t of experience left, and no whole part in the stockpile that belongs there.`,
  later: (mech: string): string => `Later a point can be bought back on the page of ${mech}.`,
} as const;
