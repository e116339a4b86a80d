import type { Balloon, Sound, Star } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import type { Box, Ink, ComicMark, Measure, Point } from './marks.ts';
import { cutBox, pathOf } from './marks.ts';

/** Something lettered: how much room it takes, and its marks from its upper left. */
export interface Lettered {
  readonly width: number;
  readonly height: number;
  /** In type that is hard to read. */
  readonly isSmall?: boolean;
  readonly marks: (at: Point) => readonly ComicMark[];
}

/** How far below the top of its letters a line stands, in shares of its size. */
const CAPITALS = 0.72;

const words = (
  text: string,
  at: Point,
  size: number,
  more: Partial<ComicMark & { kind: 'words' }> = {},
): ComicMark => ({
  kind: 'words',
  ...{ text, at, size, bold: true, fill: 'ink' },
  ...more,
});

const shape = (path: string, fill: Ink, edge?: Ink, wide?: number): ComicMark => ({
  ...{ kind: 'shape', path, fill },
  ...(edge && wide ? { edge, wide } : {}),
});

/** A size at which a text is no wider than its room. */
export const sizeFor = (text: string, size: number, room: number, measure: Measure): number =>
  Math.min(size, (size * room) / Math.max(1, measure(text, size, true)));

/** A text in one line or two, the two as even as its words allow. */
export const wrapped = (text: string, lines: 1 | 2): readonly string[] => {
  if (lines === 1 || !text.includes(' ')) return [text];
  const pieces = text.split(' ');
  const at = pieces.slice(1).map((_, cut) => {
    const long = (part: readonly string[]): number => part.join(' ').length;
    return Math.max(long(pieces.slice(0, cut + 1)), long(pieces.slice(cut + 1)));
  });
  const cut = at.indexOf(Math.min(...at)) + 1;
  return [pieces.slice(0, cut).join(' '), pieces.slice(cut).join(' ')];
};

/** How captions are set (pixels); in small type only where nothing else fits. */
export const CAPTION = {
  size: 21,
  small: 18,
  least: 10,
  line: 24,
  margin: 10,
  heading: 18,
  headed: 31,
} as const;

/** A caption on paper, its heading on a black corner; in one line or two, no wider than `room`. */
export const caption = (
  heading: string | null,
  text: string | null,
  {
    lines,
    measure,
    room,
  }: { readonly lines: 1 | 2; readonly measure: Measure; readonly room: number },
): Lettered => {
  const { headed, line, margin } = CAPTION;
  const laid = text === null ? [] : wrapped(text, lines);
  const head = heading?.toUpperCase() ?? '';
  const inside = room - 2 * margin;
  const widest = Math.max(0, ...laid.map((each) => measure(each, CAPTION.size, false)));
  const size = Math.max(CAPTION.least, CAPTION.size * Math.min(1, inside / Math.max(1, widest)));
  const headSize = sizeFor(head, CAPTION.heading, inside, measure);
  const corner = head ? measure(head, headSize, true) + 2 * margin : 0;
  const width = Math.max(corner, (widest * size) / CAPTION.size + 2 * margin);
  const top = head ? headed : 0;
  const height = top + (laid.length > 0 ? laid.length * line + 9 : 0);
  return {
    isSmall: size < CAPTION.small,
    width,
    height,
    marks: ([x, y]) => [
      shape(cutBox({ x, y, width, height }), laid.length > 0 ? 'paper' : 'ink', 'ink', 3),
      ...(head
        ? [
            shape(cutBox({ x, y, width: corner, height: headed }), 'ink'),
            words(head, [x + margin, y + headed / 2 + headSize * 0.36], headSize, {
              fill: 'paper',
            }),
          ]
        : []),
      ...laid.map((each, at) =>
        words(each, [x + margin, y + top + 4 + line * (at + CAPITALS + 0.06)], size, {
          bold: false,
        }),
      ),
    ],
  };
};

/** `ADA WINS` on a black plate. */
export const blackPlate = (text: string, size: number, measure: Measure): Lettered => {
  const said = text.toUpperCase();
  const [width, height] = [measure(said, size, true) + size, size * 1.5];
  return {
    width,
    height,
    marks: ([x, y]) => [
      shape(cutBox({ x, y, width, height }), 'ink', 'paper', 2),
      words(said, [x + width / 2, y + height / 2 + size * 0.36], size, {
        fill: 'paper',
        from: 'middle',
      }),
    ],
  };
};

/** The sign of a pilot, in a square: ◆ of the lone side, ◇ of the others. */
export const diamond = (
  lone: boolean,
  [x, y]: Point,
  side: number,
  ink: Ink = 'ink',
): ComicMark => {
  const half = side / 2;
  const path = pathOf([
    [x + half, y],
    [x + side, y + half],
    [x + half, y + side],
    [x, y + half],
  ]);
  return { kind: 'shape', path, edge: ink, wide: side * 0.12, ...(lone ? { fill: ink } : {}) };
};

/** A number called out, its tail to a place: to the head of who is seen, or through the foot of who looks. */
export const balloon = (
  { side, text }: Balloon,
  size: number,
  measure: Measure,
  tail: (box: Box) => readonly Point[],
): Lettered => {
  const sign = size * 0.66;
  const [width, height] = [sign + measure(text, size, true) + size * 0.8, size * 1.34];
  return {
    width,
    height,
    marks: ([x, y]) => {
      const box = { x, y, width, height };
      const cut = size * 0.3;
      const bubble = cutBox(box, [cut, 0, cut, 0]);
      const spoken = pathOf(tail(box));
      return [
        shape(spoken, 'paper', 'ink', 7),
        shape(bubble, 'paper', 'ink', 7),
        shape(spoken, 'paper'),
        shape(bubble, 'paper'),
        diamond(side === 'lone', [x + size * 0.28, y + (height - sign) / 2], sign),
        words(text, [x + size * 0.44 + sign, y + height / 2 + size * 0.36], size),
      ];
    },
  };
};

/** The tail of a balloon: a wedge from it to a place, or through the foot where that is below. */
export const tailTo = (box: Box, to: Point): readonly Point[] => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [across, down] = [to[0] - x, to[1] - y];
  const far = Math.hypot(across, down) || 1;
  const half = Math.min(box.height * 0.28, 12);
  const [aside, up] = [(-down / far) * half, (across / far) * half];
  return [[x + aside, y + up], to, [x - aside, y - up]];
};

/** The page that both numbers led to, on a black plate with an arrow. */
export const foundPlate = (text: string, size: number, measure: Measure): Lettered => {
  const arrow = size * 0.75;
  const [width, height] = [measure(text, size, true) + arrow + size * 1.1, size * 1.4];
  return {
    width,
    height,
    marks: ([x, y]) => {
      const [from, middle] = [x + size * 0.45, y + height / 2];
      const head = size * 0.24;
      return [
        shape(
          pathOf([
            [x + 6, y],
            [x + width, y],
            [x + width - 6, y + height],
            [x, y + height],
          ]),
          ...(['ink', 'paper', 2] as const),
        ),
        {
          kind: 'shape',
          path: [
            'M',
            from,
            middle,
            'h',
            arrow - 2,
            'm',
            -head,
            -head,
            'l',
            head,
            head,
            'l',
            -head,
            head,
          ].join(' '),
          ...{ edge: 'paper', wide: size * 0.12 },
        },
        words(text, [from + arrow + size * 0.1, middle + size * 0.36], size, { fill: 'paper' }),
      ];
    },
  };
};

const STAR = { least: 30, point: 2.5, most: 58, rays: 12, inner: 0.72 } as const;

/** Damage in a star: black done to the one in the picture, white by it; the more, the larger. */
export const damageStar = ({ ink, points }: Star): Lettered => {
  const radius = Math.min(STAR.most, STAR.least + STAR.point * points);
  const size = radius * 0.8;
  const [body, edge] = ink === 'black' ? (['ink', 'paper'] as const) : (['paper', 'ink'] as const);
  return {
    width: 2 * radius,
    height: 2 * radius,
    marks: ([x, y]) => {
      const ray = (at: number): Point => {
        const uneven = 1 - ((at * 5) % 7) * 0.018;
        const long = radius * (at % 2 ? STAR.inner : uneven);
        const angle = (at / STAR.rays) * Math.PI + 0.12;
        return [x + radius + long * Math.sin(angle), y + radius - long * Math.cos(angle)];
      };
      const path = pathOf(Array.from({ length: 2 * STAR.rays }, (_, at) => ray(at)));
      return [
        shape(path, body, edge, ink === 'black' ? 5 : 8),
        ...(ink === 'black' ? [] : [shape(path, body, 'ink', 4)]),
        words(`−${points}`, [x + radius, y + radius + size * 0.36], size, {
          fill: edge,
          from: 'middle',
        }),
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
  const height = size * 1.35 + rise;
  return {
    width,
    height,
    marks: ([x, y]) => {
      const layer = (fill: Ink, edge: Ink | null, wide: number): readonly ComicMark[] =>
        letters.map((each) =>
          words(
            each.letter,
            [x + each.x, y + height - size * 0.3 - (rise * each.x) / width],
            each.large,
            {
              ...{ fill, from: 'middle', turned: each.turned },
              ...(edge ? { edge, wide } : {}),
            },
          ),
        );
      return [
        ...layer('paper', 'paper', size * 0.52),
        ...layer('ink', 'ink', size * 0.32),
        ...layer(kind === 'explosion' ? 'yellow' : 'paper', null, 0),
      ];
    },
  };
};

/** The plate of a cover: a 'Mech, and below the first of the lines that fits. */
export const coverPlate = (
  name: string,
  lines: readonly string[],
  { measure, room }: { readonly measure: Measure; readonly room: number },
): Lettered => {
  const most = room > 200 ? 32 : 24;
  const inside = room - most;
  const said = name.toUpperCase();
  const size = sizeFor(said, most, inside, measure);
  const line = most * 0.6;
  const below = lines.find((each) => measure(each, line, false) <= inside) ?? lines.at(-1) ?? '';
  const small = sizeFor(below, line, inside, measure);
  const width = Math.max(measure(said, size, true), measure(below, small, false)) + most;
  const height = most * 2.15;
  return {
    width,
    height,
    marks: ([x, y]) => [
      shape(
        cutBox(
          { x, y, width, height },
          [0.44, 0.44, 0.44, 0.44].map((each) => each * most) as [number, number, number, number],
        ),
        'paper',
        'ink',
        4,
      ),
      words(said, [x + width / 2, y + most * 0.75 + size * 0.36], size, { from: 'middle' }),
      words(below, [x + width / 2, y + height - line * 0.55], small, {
        bold: false,
        from: 'middle',
        fill: 'soft',
      }),
    ],
  };
};
