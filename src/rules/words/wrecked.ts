import type { Wear } from './wear.ts';
import type { Seat } from '../battle/seat.ts';

const UNHURT: Wear = { torn: 0, dead: [], limp: [], smoking: false, hot: false, dark: false };

/** Worn as it was, and it burns, and nobody is in it any more. */
export const wrecked = (wear: Wear | null): Wear => ({
  ...UNHURT,
  torn: 3,
  ...wear,
  smoking: true,
  hot: false,
  dark: true,
});

/** Worn as it was, and dark. */
export const darkened = (wear: Wear | null): Wear => ({
  ...UNHURT,
  ...wear,
  hot: false,
  dark: true,
});

/** What is hit where the head is hit. */
const OF_THE_HEAD = /head|cockpit|sensor|life support/i;

/** Whether the cockpit glass of whoever sits there is cracked: its head was hit, now or in games before (K8). */
export const isGlassCracked = ({ wounds }: Pick<Seat, 'wounds'>): boolean =>
  wounds.suffered.some(({ critical }) => OF_THE_HEAD.test(critical.part));
