import { windowRoom } from '../common/room.ts';

/** Least height and width, in px of usual text. */
const HIGH = 1000;
const BROAD = 1000;

/**
 * Layout of both halves. Tall: the card beside page and well, with a column of hits. Wide: all three side by side.
 * Square, on small tablets: the rows in two columns.
 */
export type Lay = 'tall' | 'wide' | 'square';

export const layOfTable = (): Lay => {
  const { width, height } = windowRoom();
  if (height >= HIGH && height > width) return 'tall';
  return width >= BROAD ? 'wide' : 'square';
};
