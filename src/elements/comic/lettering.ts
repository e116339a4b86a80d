import type { Balloon, ComicFighter, Star } from '../../rules/comic/comic-page.ts';
import type { Sound } from '../../rules/comic/sounds.ts';
import { sure } from '../../rules/sure.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import type { Box, ComicMark, Ink, Measure, Point } from './marks.ts';
import { cutBox, pathOf, shape, sizeFor, printed } from './marks.ts';

/** Something lettered: how much room it takes, and its marks once it has its place. */
export interface Lettered {
  readonly width: number;
  readonly height: number;
  /** In type that is hard to read. */
  readonly isSmall?: boolean;
  readonly marks: (box: Box) => readonly ComicMark[];
}

/** So far below the middle of its letters a line stands, in shares of its size. */
export const MIDDLE = 0.36;

/** A text in two lines as even as its words allow; in one where it has one word. */
const halved = (text: string): readonly string[] => {
  const pieces = text.split(' ');
  const ways = pieces
    .slice(1)
    .map((_, at) => [pieces.slice(0, at + 1).join(' '), pieces.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]): number =>
    Math.max(...lines.map(({ length }) => length));
  return ways.toSorted((one, other) => longest(one) - longest(other))[0] ?? [text];
};

/** How captions are set (pixels); in small type only where nothing else fits. */
export const CAPTION = {
  ...{ size: 21, small: 18, least: 10, line: 24, first: 22.72, margin: 10 },
  ...{ heading: 18, headed: 31 },
} as const;

/** A caption on paper, its heading on a black corner; in one line or two, no wider than `room`. */
export const caption = (
  heading: string | null,
  text: string | null,
  { lines, measure, room }: { lines: 1 | 2; measure: Measure; room: number },
): Lettered => {
  const { first, headed, line, margin } = CAPTION;
  const laid = text === null ? [] : lines === 1 ? [text] : halved(text);
  const head = heading?.toUpperCase() ?? '';
  const inside = room - 2 * margin;
  const widest = Math.max(0, ...laid.map((each) => measure(each, CAPTION.size, false)));
  const size = Math.max(CAPTION.least, CAPTION.size * Math.min(1, inside / Math.max(1, widest)));
  const headSize = sizeFor(head, CAPTION.heading, inside, measure);
  const corner = head ? measure(head, headSize, true) + 2 * margin : 0;
  const top = head ? headed : 0;
  return {
    isSmall: size < CAPTION.small,
    width: Math.max(corner, (widest * size) / CAPTION.size + 2 * margin),
    height: top + (laid.length > 0 ? laid.length * line + 9 : 0),
    marks: (box) => {
      const [x, y] = [box.x + margin, box.y];
      const headLine = y + headed / 2 + headSize * MIDDLE;
      const black = { ...box, width: corner, height: headed };
      return [
        shape(cutBox(box), laid.length > 0 ? 'paper' : 'ink', 'ink', 3),
        ...(head ? [shape(cutBox(black), 'ink')] : []),
        ...(head ? [printed(head, [x, headLine], headSize, { fill: 'paper' })] : []),
        ...laid.map((each, at) =>
          printed(each, [x, y + top + first + line * at], size, { bold: false }),
        ),
      ];
    },
  };
};

/** `ADA WINS` on a black plate no wider than `room`. */
export const blackPlate = (
  text: string,
  most: number,
  { measure, room }: { measure: Measure; room: number },
): Lettered => {
  const said = text.toUpperCase();
  const size = sizeFor(said, most, room - 2 * most, measure);
  return {
    width: measure(said, size, true) + size,
    height: size * 1.5,
    marks: (box) => [
      shape(cutBox(box), 'ink', 'paper', 2),
      printed(said, [box.x + box.width / 2, box.y + box.height / 2 + size * MIDDLE], size, {
        ...{ fill: 'paper', from: 'middle' },
      }),
    ],
  };
};

/** The sign of a pilot, in a square: ◆ of the lone side, ◇ of the others. */
export const diamond = (isLone: boolean, at: Point, side: number, ink: Ink = 'ink'): ComicMark => {
  const [[x, y], half] = [at, side / 2];
  const path = pathOf([x + half, y], [x + side, y + half], [x + half, y + side], [x, y + half]);
  return shape(path, isLone ? ink : null, ink, side * 0.12);
};

/** The tail of a balloon: a wedge from it to a place. */
const tailOf = (box: Box, to: Point): string => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [across, down] = [to[0] - x, to[1] - y];
  const half = Math.min(box.height * 0.28, 12) / (Math.hypot(across, down) || 1);
  const [aside, up] = [-down * half, across * half];
  return pathOf([x + aside, y + up], to, [x - aside, y - up]);
};

/** A number called out; `tail` says where its tail goes. */
export const balloon = (
  { isLone, text }: Balloon,
  size: number,
  measure: Measure,
  tail: (box: Box) => Point,
): Lettered => {
  const sign = size * 0.66;
  const cut = size * 0.3;
  return {
    width: sign + measure(text, size, true) + size * 0.8,
    height: size * 1.34,
    marks: (box) => {
      const { height, x, y } = box;
      const paths = [tailOf(box, tail(box)), cutBox(box, cut, 0, cut)];
      return [
        ...paths.map((path) => shape(path, 'paper', 'ink', 7)),
        ...paths.map((path) => shape(path, 'paper')),
        diamond(isLone, [x + size * 0.28, y + (height - sign) / 2], sign),
        printed(text, [x + size * 0.44 + sign, y + height / 2 + size * MIDDLE], size),
      ];
    },
  };
};

/** The page that both numbers led to, on a black plate with an arrow. */
export const foundPlate = (text: string, size: number, measure: Measure): Lettered => {
  const arrow = size * 0.75;
  const head = size * 0.24;
  return {
    width: measure(text, size, true) + arrow + size * 1.1,
    height: size * 1.4,
    marks: ({ height, width, x, y }) => {
      const [from, middle, right, foot] = [x + size * 0.45, y + height / 2, x + width, y + height];
      return [
        shape(pathOf([x + 6, y], [right, y], [right - 6, foot], [x, foot]), 'ink', 'paper', 2),
        shape(
          `M${from},${middle}h${arrow - 2}m${-head},${-head}l${head},${head},${-head},${head}`,
          ...([null, 'paper', size * 0.12] as const),
        ),
        printed(text, [from + arrow + size * 0.1, middle + size * MIDDLE], size, { fill: 'paper' }),
      ];
    },
  };
};

const STAR = { least: 30, point: 2.5, most: 58, rays: 12, inner: 0.72 } as const;

/** Damage in a star: black done to the one in the picture, white by it; the more, the larger. */
export const damageStar = ({ ink, points }: Star): Lettered => {
  const radius = Math.min(STAR.most, STAR.least + STAR.point * points);
  const size = radius * 0.8;
  const isBlack = ink === 'black';
  const [body, edge] = isBlack ? (['ink', 'paper'] as const) : (['paper', 'ink'] as const);
  return {
    width: 2 * radius,
    height: 2 * radius,
    marks: (box) => {
      const [x, y] = [box.x + radius, box.y + radius];
      const rays = Array.from({ length: 2 * STAR.rays }, (_, at): Point => {
        const uneven = 1 - ((at * 5) % 7) * 0.018;
        const long = radius * (at % 2 ? STAR.inner : uneven);
        const angle = (at / STAR.rays) * Math.PI + 0.12;
        return [x + long * Math.sin(angle), y - long * Math.cos(angle)];
      });
      const path = pathOf(...rays);
      return [
        shape(path, body, edge, isBlack ? 5 : 8),
        ...(isBlack ? [] : [shape(path, body, 'ink', 4)]),
        printed(`−${points}`, [x, y + size * MIDDLE], size, { fill: edge, from: 'middle' }),
      ];
    },
  };
};

/** How much each letter of a sound grows and turns (shares, degrees), again and again. */
const GROWN = [0.05, 0, 0.16, 0.3, 0.35, 0.2] as const;
const TURNED = [-7, 5, -4, 6, -3, 7] as const;
const RISE = 0.1;

/** A sound word: uneven letters that rise, edged in ink, with a halo of paper. */
export const soundWord = ({ kind, word }: Sound, size: number, measure: Measure): Lettered => {
  let along = size * 0.3;
  const letters = [...word].map((letter, at) => {
    const large = size * (1 + sure(GROWN[at % GROWN.length]));
    const wide = measure(letter, large, true);
    along += wide - size * 0.01;
    return { letter, large, x: along - wide / 2, turned: sure(TURNED[at % TURNED.length]) };
  });
  const width = along + size * 0.25;
  const rise = RISE * width;
  return {
    width,
    height: size * 1.35 + rise,
    marks: (box) => {
      const foot = box.y + box.height - size * 0.3;
      const layer = (fill: Ink, edge: Ink | null, wide: number): readonly ComicMark[] =>
        letters.map(({ large, letter, turned, x }) => {
          const inks = { fill, edge, wide, turned, from: 'middle' } as const;
          return printed(letter, [box.x + x, foot - (rise * x) / width], large, inks);
        });
      return [
        ...layer('paper', 'paper', size * 0.52),
        ...layer('ink', 'ink', size * 0.32),
        ...layer(kind === 'explosion' ? 'yellow' : 'paper', null, 0),
      ];
    },
  };
};

/** The plate of a cover: a 'Mech, and below the first of the lines that fits. */
export const coverPlate = (fighter: ComicFighter, room: number, measure: Measure): Lettered => {
  const most = room > 200 ? 32 : 24;
  const inside = room - most;
  const said = fighter.mech.toUpperCase();
  const size = sizeFor(said, most, inside, measure);
  const line = most * 0.6;
  const lines = COMIC_PAGE_WORDS.flown(fighter);
  const below = lines.find((each) => measure(each, line, false) <= inside) ?? lines.at(-1) ?? '';
  const small = sizeFor(below, line, inside, measure);
  const cut = 0.44 * most;
  return {
    width: Math.max(measure(said, size, true), measure(below, small, false)) + most,
    height: most * 2.15,
    marks: (box) => {
      const { height, width, x, y } = box;
      const middle = x + width / 2;
      const soft = { bold: false, from: 'middle', fill: 'soft' } as const;
      return [
        shape(cutBox(box, cut, cut, cut, cut), 'paper', 'ink', 4),
        printed(said, [middle, y + most * 0.75 + size * MIDDLE], size, { from: 'middle' }),
        printed(below, [middle, y + height - line * 0.55], small, soft),
      ];
    },
  };
};
