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
  const at = (sought: Parameters<typeof placeSought>[2]): number =>
    placeSought(booklet, screen, sought);
  const about = (x: number, y: number, half: number): Box => ({
    x: x - half,
    y: y - half,
    width: 2 * half,
    height: 2 * half,
  });
  const size = Math.min(at('headSize'), HEAD[screen.range]);
  return {
    head: { x: at('headAside') - size / 2, y: at('head'), width: size, height: size },
    hit: about(at('hitAside'), at('hit'), HIT[screen.range]),
    muzzles: [
      about(at('muzzleAside'), at('muzzle'), MUZZLE),
      about(at('otherMuzzleAside'), at('otherMuzzle'), MUZZLE),
    ],
  };
};

/** A box of a picture as it stands on the page. */
export const onPage = ({ x, y, width }: Box, share: Box): Box => ({
  x: x + share.x * width,
  y: y + share.y * width,
  width: share.width * width,
  height: share.height * width,
});

/** Where in a window the focus may be, in shares of its sides, the best first. */
const LEVELS = [0.52, 0.66, 0.4, 0.8, 0.3] as const;
const ASIDE = [0.5, 0.66, 0.34] as const;

/** On one axis: a length of the window, and of it where the head belongs. */
interface Axis {
  readonly whole: readonly [begin: number, length: number];
  readonly safe: readonly [begin: number, length: number];
}

/** Where a picture of this side begins so that its focus is at a share of the window, the head inside, and nothing
 *  beside it. */
const beginOf = (
  side: number,
  { safe: [from, long], whole: [begin, length] }: Axis,
  focus: readonly [of: number, at: number],
  head: readonly [begin: number, length: number],
): number => {
  const free = from + long * focus[1] - focus[0] * side;
  const least = from + AROUND - head[0] * side;
  const most = from + long - AROUND - (head[0] + head[1]) * side;
  const seen = Math.max(least, Math.min(most, free));
  return Math.max(begin + length - side, Math.min(begin, seen));
};

/**
 * Squares in which a picture may fill a window, the best first: about its hit, as large as shows head and hit together,
 * the head inside; `safe` is the window without its leaning sides.
 */
export const cropsOf = (window: Box, safe: Box, { head, hit }: Uncovered): readonly Box[] => {
  const base = Math.max(window.width, window.height);
  const down = Math.max(hit.y + hit.height, head.y + head.height) - Math.min(head.y, hit.y);
  const across = Math.max(hit.x + hit.width, head.x + head.width) - Math.min(hit.x, head.x);
  const room = Math.min((safe.height - 2 * AROUND) / down, (safe.width - 2 * AROUND) / across);
  const largest = Math.max(1, Math.min(MOST, room / base));
  const isLow = window.height < HEAD_FROM;
  const kept = isLow ? hit : head;
  return [...new Set([largest, (1 + largest) / 2, 1])].flatMap((scale) =>
    LEVELS.flatMap((level) =>
      ASIDE.map((aside): Box => {
        const side = base * scale;
        const x = beginOf(
          side,
          { whole: [window.x, window.width], safe: [safe.x, safe.width] },
          [hit.x + hit.width / 2, aside],
          [kept.x, kept.width],
        );
        const y = beginOf(
          side,
          { whole: [window.y, window.height], safe: [safe.y, safe.height] },
          [hit.y + hit.height / 2, level],
          [kept.y, kept.height],
        );
        return { x, y, width: side, height: side };
      }),
    ),
  );
};
