import { placeSought } from '../../offline/pictures/picture-places.ts';
import type { ShownBooklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Box } from './marks.ts';

/** How much larger than its window a picture is at most. */
const MOST = 1.35;
/** Paper left around a head (pixels), where the window is at least so high. */
const AROUND = 12;
const HEAD_FROM = 150;
/** The head without its antennas, and the half of what belongs to a hit and to a muzzle, in shares of the picture's side. */
const HEAD: Readonly<Record<Range, number>> = { close: 0.19, medium: 0.13, long: 0.09 };
const HIT: Readonly<Record<Range, number>> = { close: 0.075, medium: 0.06, long: 0.045 };
const MUZZLE = 0.03;

/** What of a picture nothing may cover, in shares of its side. */
export interface Uncovered {
  readonly head: Box;
  readonly hit: Box;
  readonly muzzles: readonly Box[];
}

export const tellingIn = (
  booklet: Pick<ShownBooklet, 'id'>,
  screen: Pick<ViewScreen, 'number' | 'picture' | 'range'>,
): Uncovered => {
  type Sought = Parameters<typeof placeSought>[2];
  const at = (sought: Sought): number => placeSought(booklet, screen, sought);
  const about = (x: Sought, y: Sought, half: number): Box => {
    return { x: at(x) - half, y: at(y) - half, width: 2 * half, height: 2 * half };
  };
  const size = Math.min(at('headSize'), HEAD[screen.range]);
  return {
    head: { x: at('headAside') - size / 2, y: at('head'), width: size, height: size },
    hit: about('hitAside', 'hit', HIT[screen.range]),
    muzzles: [
      about('muzzleAside', 'muzzle', MUZZLE),
      about('otherMuzzleAside', 'otherMuzzle', MUZZLE),
    ],
  };
};

/** A box of a picture as it stands on the page. */
export const onPage = ({ x, y, width }: Box, share: Box): Box => ({
  ...{ x: x + share.x * width, y: y + share.y * width },
  ...{ width: share.width * width, height: share.height * width },
});

/** Where in a window the focus may be, in shares of its sides, the best first. */
const LEVELS = [0.52, 0.66, 0.4, 0.8, 0.3] as const;
const ASIDE = [0.5, 0.66, 0.34] as const;

type Axis = 'x' | 'y';
const LONG = { x: 'width', y: 'height' } as const;

/**
 * Squares in which a picture may fill a window, the best first: about its hit, as large as shows head and hit together,
 * the head inside; `safe` is the window without its leaning sides.
 */
export const cropsOf = (window: Box, safe: Box, { head, hit }: Uncovered): readonly Box[] => {
  const base = Math.max(window.width, window.height);
  const end = (of: Box, axis: Axis): number => of[axis] + of[LONG[axis]];
  const rooms = (['x', 'y'] as const).map((axis) => {
    const both = Math.max(end(hit, axis), end(head, axis)) - Math.min(hit[axis], head[axis]);
    return (safe[LONG[axis]] - 2 * AROUND) / both;
  });
  const largest = Math.max(1, Math.min(MOST, Math.min(...rooms) / base));
  const kept = window.height < HEAD_FROM ? hit : head;
  /** Where a picture begins so that its hit is at a share of the window, the head inside, and nothing beside it. */
  const begin = (axis: Axis, side: number, at: number): number => {
    const free = safe[axis] + safe[LONG[axis]] * at - (hit[axis] + hit[LONG[axis]] / 2) * side;
    const least = safe[axis] + AROUND - kept[axis] * side;
    const most = end(safe, axis) - AROUND - end(kept, axis) * side;
    const seen = Math.max(least, Math.min(most, free));
    return Math.max(end(window, axis) - side, Math.min(window[axis], seen));
  };
  return [...new Set([largest, (1 + largest) / 2, 1])].flatMap((scale) =>
    LEVELS.flatMap((level) =>
      ASIDE.map((aside): Box => {
        const side = base * scale;
        const [x, y] = [begin('x', side, aside), begin('y', side, level)];
        return { x, y, width: side, height: side };
      }),
    ),
  );
};
