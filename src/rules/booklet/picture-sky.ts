import { sure } from '../sure.ts';
import type { ShownBooklet, ViewScreen } from './booklet.ts';
import { OPENING } from '../vocabulary.ts';
import { dealt, mixed, seedOf } from './dealing.ts';

/** What a black sky shows. */
export const SKIES = ['moon', 'stars', 'rain'] as const;
export type Sky = (typeof SKIES)[number];

/** What four of every five pages have, in an order of the booklet's own: plain daylight, bars of cloud at dusk or by
 *  day, smoke far off. The fifth has a black sky, each kind by turns. */
export const DAYS = ['noon', 'dusk', 'overcast', 'smoke'] as const;
/** When a page is. */
export type Hour = Sky | (typeof DAYS)[number];

const FIVE = DAYS.length + 1;

/** When a page is: dealt out by the 'Mech's seed and the page's number, so that damage and marks never change it. Of
 *  five pages one is black, never the first, so that no two neighbors are; where a battle opens it is that page.
 *  Cooling down far off, a 'Mech always stands under the moon. */
export const hourOf = (
  booklet: Pick<ShownBooklet, 'mech'>,
  { number, picture, range }: Pick<ViewScreen, 'number' | 'picture' | 'range'>,
): Hour => {
  if (picture === 'cooling-down' && range === 'long') return 'moon';
  const seed = seedOf(booklet);
  const five = Math.floor((number >> 1) / FIVE);
  const salt = mixed(seed, five);
  const opens = (OPENING >> 1) - five * FIVE;
  const black = opens > 0 && opens < FIVE ? opens : 1 + (salt % DAYS.length);
  const night = sure(SKIES[(five + seed) % SKIES.length]);
  return sure(dealt<Hour>(DAYS, salt).toSpliced(black, 0, night)[(number >> 1) % FIVE]);
};

/** The black sky of a page, at night or in a storm; null by day. */
export const skyOf = (
  booklet: Pick<ShownBooklet, 'mech'>,
  screen: Pick<ViewScreen, 'number' | 'picture' | 'range'>,
): Sky | null => {
  const hour = hourOf(booklet, screen);
  return SKIES.find((sky) => sky === hour) ?? null;
};
