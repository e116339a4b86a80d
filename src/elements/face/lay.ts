import { windowRoom } from '../common/room.ts';

/** From this height and width on (pixels of usual text). */
const HIGH = 1000;
const BROAD = 1000;

/**
 * How the halves of a table lie: a switch for both. Tall ones have their card beside page and well, with a column of
 * what a maneuver hits and takes; wide ones all three abreast; square ones, of small tablets, the rows in two columns.
 */
export type Lay = 'tall' | 'wide' | 'square';

export const layOfTable = (): Lay => {
  const { width, height } = windowRoom();
  if (height >= HIGH && height > width) return 'tall';
  return width >= BROAD ? 'wide' : 'square';
};
