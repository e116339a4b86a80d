import type { Seat } from '../../src/rules/battle/seat.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { Wear } from '../../src/rules/words/wear.ts';
import { wearOf } from '../../src/rules/words/wear.ts';
import { wounded } from '../../src/rules/battle/wounds.ts';
import { battleAfter, rifleman } from '../elements/parts.ts';

/** What one thing makes of a seat in a duel. */
type Harm = (seat: Seat) => Seat;

const armorLeft =
  (part: number): Harm =>
  (seat) => ({ ...seat, armor: Math.floor(seat.fullArmor * part) });
const critical =
  (part: string): Harm =>
  (seat) => {
    const { booklet } = seat;
    const found = booklet.criticals.find((each) => each.part === part);
    if (!found) throw new Error(`${booklet.id} has no ${part}`);
    return { ...seat, wounds: wounded(booklet.statCard, seat.wounds, found) };
  };

/** What brings about each kind of wear that is seen, by the words that tell it. */
const HARMS = {
  'plates scorched': armorLeft(0.75),
  'plates torn': armorLeft(0.5),
  'armor in tatters': armorLeft(0.2),
  'left arm hanging': critical('Left Arm'),
  'right arm hanging': critical('Right Arm'),
  'left leg dragging': critical('Left Hip'),
  'right leg dragging': critical('Right Hip'),
  'torso smoking': critical('Engine'),
  'air shimmering with heat': (seat) => ({ ...seat, heat: seat.shutdown - 4 }),
  'shut down and dark': (seat) => ({
    ...seat,
    heat: seat.shutdown,
    shutDown: true,
  }),
} as const satisfies Record<string, Harm>;
export type HarmWords = keyof typeof HARMS;
export const HARM_WORDS = Object.keys(HARMS) as HarmWords[];

/** What is seen of a Rifleman or a Griffin that has suffered all this in a duel, and nothing else. */
export const wearBy = (booklet: Booklet, ...words: readonly HarmWords[]): Wear | null => {
  const fresh = battleAfter().seats[booklet === rifleman ? 0 : 1];
  if (!fresh) throw new Error('nobody sits there');
  return wearOf(words.reduce((seat, each) => HARMS[each](seat), fresh));
};
