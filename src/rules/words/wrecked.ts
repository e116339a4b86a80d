import type { Wear } from './wear.ts';
import type { Seat } from '../battle/seat.ts';

const UNHURT: Wear = { torn: 0, dead: [], limp: [], smoking: false, hot: false, dark: false };

/** The same wear, burning and without its pilot. */
export const wrecked = (wear: Wear | null): Wear => ({
  ...UNHURT,
  torn: 3,
  ...wear,
  smoking: true,
  hot: false,
  dark: true,
});

/** The same wear, dark. */
export const darkened = (wear: Wear | null): Wear => ({
  ...UNHURT,
  ...wear,
  hot: false,
  dark: true,
});

/** Parts of the head. */
const OF_THE_HEAD = /head|cockpit|sensor|life support/i;

/** Whether the cockpit glass is cracked: the head was hit, now or in earlier games (K8). */
export const isGlassCracked = ({ wounds }: Pick<Seat, 'wounds'>): boolean =>
  wounds.suffered.some(({ critical }) => OF_THE_HEAD.test(critical.part));
