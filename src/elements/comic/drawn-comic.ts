import type { ComicPage, SeenPage } from '../../rules/comic/comic-page.ts';
import { COVER, POSTER_HEIGHT } from '../../rules/booklet/picture-name.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { sure } from '../../rules/sure.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import { cropsOf, onPage, tellingIn } from './crops.ts';
import type { LaidPanel, LaidWindow, Quad } from './layouts.ts';
import { BORDER, boundsOf, movedIn, layOut, leftAt, rightAt } from './layouts.ts';
import type { Lettered } from './lettering.ts';
import {
  balloon,
  caption,
  coverPlate,
  diamond,
  sizeFor,
  foundPlate,
  blackPlate,
  soundWord,
  damageStar,
  tailTo,
} from './lettering.ts';
import type { Box, ComicMark, Measure, Point } from './marks.ts';
import { PAGE, cutBox, overlap, pathOf } from './marks.ts';
import type { Corner } from './spots.ts';
import { freePlace } from './spots.ts';

/** A picture that the page wants: of a view screen or a front cover, worn as it was. */
export interface WantedPicture {
  readonly booklet: Booklet;
  readonly name: PictureName;
  readonly wear: Wear | null;
}

/** What lies on a window, and what of its picture nothing may cover. */
export interface Lying {
  readonly what: 'caption' | 'note' | 'plate' | 'call' | 'found' | 'star' | 'label' | 'sound';
  readonly box: Box;
}

export interface DrawnPanel {
  readonly laid: LaidPanel;
  readonly told: readonly Lying[];
  readonly free: readonly Box[];
  /** What found no place. */
  readonly left: readonly Lying['what'][];
}

/** A page as marks, the pictures that it wants by window, and where everything of it stands. */
export interface DrawnComic {
  readonly marks: readonly ComicMark[];
  readonly wanted: readonly WantedPicture[];
  readonly panels: readonly DrawnPanel[];
}

/** What is to be placed, in this order: what comes later has to give way. */
interface Item {
  readonly what: Lying['what'];
  readonly forms: readonly Lettered[];
  readonly quad: Quad;
  readonly corners: readonly Corner[];
  readonly near?: Point | undefined;
  /** Made once its place is known, with a tail from there. */
  readonly tail?: ((box: Box) => readonly Point[]) | undefined;
}

/** Paper between the border of a window and what lies on it (pixels). */
const MARGIN = BORDER + 3;
/** How much it costs that something finds no place; and that a head is not whole in its window. */
const COSTS: Readonly<Record<Lying['what'], number>> = {
  ...{ caption: 100, plate: 90, note: 80, call: 50, label: 40 },
  ...{ found: 12, star: 6, sound: 4 },
};
const HEADLESS = 30;
/** Sizes of lettering, the best first (pixels). */
const CALLED = [34, 28] as const;
const PLATES = [30, 22, 17] as const;
const SOUNDS = [1, 0.8, 0.62] as const;
const SOUND = { share: 0.33, least: 36, most: 88 } as const;

/** A window with its picture where it was cropped, and what nothing may cover. */
interface Cropped {
  readonly window: LaidWindow;
  readonly page: SeenPage;
  readonly picture: Box;
  readonly head: Box;
  readonly kept: readonly Box[];
}

/** The window without its leaning sides. */
const safeIn = ([a, b, c, d]: Quad): Box => {
  const x = Math.max(a[0], d[0]) + BORDER;
  return {
    x,
    y: a[1] + BORDER,
    width: Math.min(b[0], c[0]) - BORDER - x,
    height: c[1] - a[1] - 2 * BORDER,
  };
};

const isInside = (box: Box, within: Box): boolean =>
  box.x >= within.x - 1 &&
  box.y >= within.y - 1 &&
  box.x + box.width <= within.x + within.width + 1 &&
  box.y + box.height <= within.y + within.height + 1;

/** All crops of a window, the best first. */
const croppedIn = (window: LaidWindow, page: SeenPage): readonly Cropped[] => {
  const telling = tellingIn(page.booklet, page.screen);
  const box = boundsOf(window.quad);
  return cropsOf(box, safeIn(window.quad), telling).map((picture) => {
    const [head, ...others] = [telling.head, telling.hit, ...telling.muzzles].map((share) =>
      onPage(picture, share),
    );
    const kept = [sure(head), ...others].filter((each) => overlap(each, box));
    return { window, page, picture, head: sure(head), kept };
  });
};

const middleOf = ({ height, width, x, y }: Box): Point => [x + width / 2, y + height / 2];

/** A tail from a balloon as far as it goes without covering what is kept: to the head, or through the foot. */
const tailOf =
  (from: 'seen' | 'looks', { head, kept, window }: Cropped) =>
  (box: Box): readonly Point[] => {
    const [x, y] = middleOf(box);
    const foot = sure(window.quad[2])[1];
    if (from === 'looks') return tailTo(box, [x - 14, Math.min(foot + 8, box.y + box.height + 40)]);
    const [headX, headY] = middleOf(head);
    const along = (share: number): Point => [x + (headX - x) * share, y + (headY - y) * share];
    let share = 0.2;
    while (share < 1) {
      const [atX, atY] = along(share + 0.04);
      if (kept.some((each) => overlap(each, { x: atX - 5, y: atY - 5, width: 10, height: 10 })))
        break;
      share += 0.02;
    }
    return tailTo(box, along(share));
  };

/** A caption in its forms: one line where that is short, else two. */
const captionForms = (
  heading: string | null,
  text: string | null,
  { measure, quad }: { readonly measure: Measure; readonly quad: Quad },
): readonly Lettered[] => {
  const room = safeIn(quad).width - 12;
  const [one, two] = ([1, 2] as const).map((lines) =>
    caption(heading, text, { lines, measure, room }),
  );
  const isLong = text !== null && measure(text, 21, false) > room * 0.62;
  return isLong ? [sure(two), sure(one)] : [sure(one), sure(two)];
};

const callItems = ({ page, window, ...cropped }: Cropped, measure: Measure): readonly Item[] =>
  page.calls.map((call) => {
    const tail = tailOf(call.from, { page, window, ...cropped });
    return {
      what: 'call',
      quad: window.quad,
      forms: CALLED.map((size) => balloon(call, size, measure, tail)),
      corners:
        call.from === 'seen'
          ? ['upperRight', 'lowerRight', 'upperLeft', 'lowerLeft']
          : ['lowerLeft', 'lowerRight'],
    };
  });

const itemsOf = (
  { panel, quad }: LaidPanel,
  windows: readonly Cropped[],
  measure: Measure,
): readonly Item[] => {
  const text = (
    words: string | null,
    what: Lying['what'],
    corners: readonly Corner[],
    forms: readonly Lettered[],
  ) => (words === null ? [] : [{ what, quad, corners, forms } satisfies Item]);
  const isStrip = windows.length > 2;
  const { height } = boundsOf(quad);
  const size = Math.max(SOUND.least, Math.min(SOUND.most, height * SOUND.share));
  return [
    ...text(
      panel.heading ?? panel.caption,
      'caption',
      isStrip ? ['foot'] : ['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight'],
      captionForms(panel.heading, panel.caption, { measure, quad }),
    ),
    ...text(
      panel.plate,
      'plate',
      ['lowerRight', 'lowerLeft', 'upperRight'],
      PLATES.map((each) =>
        blackPlate(
          panel.plate ?? '',
          sizeFor((panel.plate ?? '').toUpperCase(), each, safeIn(quad).width - 2 * each, measure),
          measure,
        ),
      ),
    ),
    ...text(
      panel.note,
      'note',
      ['lowerLeft', 'lowerRight', 'upperRight'],
      captionForms(null, panel.note, { measure, quad }),
    ),
    ...windows.flatMap(({ page, window }): readonly Item[] => {
      const label = (corner: Corner, heading: string | null, words: string | null): Item => ({
        ...{ what: 'label', quad: window.quad, corners: [corner, 'lowerRight', 'lowerLeft'] },
        forms: [caption(heading, words, { lines: 1, measure, room: 150 })],
      });
      return [
        ...(isStrip ? [label('upperLeft', String(page.turn), null)] : []),
        ...(page.label === null ? [] : [label('upperRight', null, page.label)]),
      ];
    }),
    ...windows.flatMap((each) => callItems(each, measure)),
    ...windows.flatMap(({ page, window }): readonly Item[] =>
      page.found === null
        ? []
        : [
            {
              what: 'found',
              quad: window.quad,
              corners: ['lowerLeft', 'lowerRight', 'upperRight'],
              forms: [foundPlate(page.found, 22, measure)],
            },
          ],
    ),
    ...windows.flatMap(({ page, window }) =>
      page.stars.map((each): Item => ({
        what: 'star',
        quad: window.quad,
        corners:
          each.ink === 'black'
            ? ['lowerRight', 'upperRight', 'lowerLeft']
            : ['lowerLeft', 'upperLeft', 'lowerRight'],
        forms: [damageStar(each)],
      })),
    ),
    ...(panel.sound
      ? [
          {
            what: 'sound',
            quad,
            corners: ['foot'],
            forms: SOUNDS.map((share) =>
              soundWord(sure(panel.sound ?? undefined), size * share, measure),
            ),
          } satisfies Item,
        ]
      : []),
  ];
};

interface Placed extends Item {
  readonly box: Box;
  readonly form: Lettered;
}

/** Places what it can in a panel, its pictures cropped so; and what that costs. */
const placedIn = (laid: LaidPanel, windows: readonly Cropped[], measure: Measure) => {
  const kept = windows.flatMap((each) => each.kept);
  const placed: Placed[] = [];
  const left: Lying['what'][] = [];
  for (const item of itemsOf(laid, windows, measure)) {
    const call = item.what === 'found' ? placed.findLast(({ what }) => what === 'call') : undefined;
    const taken = [...kept, ...placed.map(({ box }) => box)];
    const box = freePlace(movedIn(item.quad, MARGIN), taken, {
      sizes: item.forms,
      corners: item.corners,
      ...(call ? { near: [call.box.x + call.box.width + 50, middleOf(call.box)[1]] } : {}),
    });
    const form = item.forms.find(
      ({ height, width }) => box?.width === width && box.height === height,
    );
    if (box && form) placed.push({ ...item, box, form });
    else left.push(item.what);
  }
  const headless = windows.filter(
    ({ head, window }) => !isInside(head, safeIn(window.quad)),
  ).length;
  const cost = left.reduce((sum, what) => sum + COSTS[what], headless * HEADLESS);
  return { cost, kept, left, placed, windows };
};

/** So many crops are tried for the sake of a star or a sound. */
const TRIED = 12;

/** A panel in the cheapest of its crops. */
const bestOf = (laid: LaidPanel, measure: Measure) => {
  const crops = laid.windows.map((window) => croppedIn(window, sure(laid.panel.pages[window.of])));
  const cropped = (at: number): readonly Cropped[] =>
    crops.map((each) => sure(each[at] ?? each.at(-1)));
  let best = placedIn(laid, cropped(0), measure);
  for (let at = 1; at < Math.max(...crops.map(({ length }) => length)); at += 1) {
    if (best.cost === 0 || (at >= TRIED && best.cost < COSTS.found)) break;
    const tried = placedIn(laid, cropped(at), measure);
    if (tried.cost < best.cost) best = tried;
  }
  return best;
};

/** Black over a picture where all are shut down, and slats over a quarter where the head is not. */
const shutDown = ({ head, window: { quad } }: Cropped): readonly ComicMark[] => {
  const inner = movedIn(quad, BORDER / 2);
  const { height, y } = boundsOf(inner);
  const quarter = height / 4;
  const from = head.y < y + quarter ? y + height - quarter : y;
  const slats = [0, 1, 2].map((at): ComicMark => {
    const [top, foot] = [from + (at * quarter) / 3, from + ((at + 1) * quarter) / 3];
    const path = pathOf([
      [leftAt(inner, top), top],
      [rightAt(inner, top), top],
      [rightAt(inner, foot), foot],
      [leftAt(inner, foot), foot],
    ]);
    return { kind: 'shape', path, fill: 'slat', edge: 'ink', wide: 3 };
  });
  return [{ kind: 'shape', path: pathOf(inner), fill: 'shade' }, ...slats];
};

const frame = (quad: Quad): ComicMark => ({
  ...{ kind: 'shape', path: pathOf(movedIn(quad, BORDER / 2)), edge: 'ink', wide: BORDER },
});

/** How much of a cover's height is left off above, of what has to be. */
const ABOVE_COVER = 0.07;

/** The covers: head and shoulders of all who fight, each with a plate at its foot. */
const drawCovers = ({ windows }: LaidPanel, page: ComicPage, measure: Measure, first: number) => {
  const marks: ComicMark[] = [];
  const wanted: WantedPicture[] = [];
  for (const [at, { of, quad }] of windows.entries()) {
    const fighter = sure(page.fighters[of]);
    const { booklet, wear } = fighter;
    const box = boundsOf(quad);
    const tall = Math.max(box.height, box.width * POSTER_HEIGHT);
    const wide = tall / POSTER_HEIGHT;
    const picture = {
      ...{ x: box.x + (box.width - wide) / 2, width: wide, height: tall },
      y: box.y - Math.min(tall - box.height, tall * ABOVE_COVER),
    };
    marks.push(
      { kind: 'picture', wanted: first + at, box: picture, path: pathOf(quad) },
      frame(quad),
    );
    wanted.push({ booklet, name: COVER, wear });
    const inner = movedIn(quad, MARGIN + 4);
    // A plate is low: leaning sides take little from it.
    const lean = Math.abs(quad[0][0] - quad[3][0]) * (70 / box.height);
    const room = quad[1][0] - quad[0][0] - lean - 2 * MARGIN - 12;
    const letters = coverPlate(fighter.mech, COMIC_PAGE_WORDS.flown(fighter), { measure, room });
    const outer = windows.length === 2 && at === 1 ? 'lowerRight' : 'lowerLeft';
    const spot = freePlace(inner, [], { sizes: [letters], corners: [outer] });
    if (spot) marks.push(...letters.marks([spot.x, spot.y]));
  }
  return { marks, wanted };
};

/** The bar: the game's name with length and day in a corner box, who fights, the pilots with their signs. */
const titleBar = (page: ComicPage, day: string, measure: Measure): readonly ComicMark[] => {
  const bar = { x: 20, y: 18, width: PAGE.width - 40, height: 96 };
  const words = (
    text: string,
    at: Point,
    size: number,
    more: Partial<ComicMark & { kind: 'words' }> = {},
  ): ComicMark => ({
    ...{ kind: 'words', text, at, size, bold: true, fill: 'ink', ...more },
  });
  let dots = '';
  for (let y = bar.y + 4; y < bar.y + bar.height - 4; y += 8)
    for (let x = bar.x + 4; x < bar.x + bar.width - 4; x += 8) dots += `M${x} ${y}h2v2h-2z`;
  const { length, fighters } = page;
  const below = [length, day].filter(Boolean).join(' · ');
  const small = sizeFor(below, 18, 166, measure);
  const sides = (['lone', 'rival'] as const).map((side) => ({
    side,
    pilots: fighters.flatMap((each) => (each.side === side ? [each.pilot] : [])).join(', '),
  }));
  const from = 237;
  const sizes = sides.map(({ pilots }) => sizeFor(pilots, 27, 330, measure));
  const widest =
    Math.max(...sides.map(({ pilots }, at) => measure(pilots, sure(sizes[at]), true))) + 50;
  const [lone, against, rivals] = page.title.map((each) => each.toUpperCase()) as [
    string,
    string,
    string,
  ];
  const parts = [
    [lone, 62],
    [against, 34],
    [rivals, 62],
  ] as const;
  const whole = parts.reduce((sum, [text, size]) => sum + measure(text, size, true), 28);
  const scale = Math.min(1, (bar.x + bar.width - 24 - widest - from) / whole);
  let x = from;
  return [
    { kind: 'shape', path: cutBox(bar), fill: 'ink' },
    { kind: 'shape', path: dots, fill: 'dot' },
    {
      kind: 'shape',
      path: pathOf([
        [26, 24],
        [214, 24],
        [198, 108],
        [26, 108],
      ]),
      fill: 'paper',
    },
    words(
      COMIC_PAGE_WORDS.name.toUpperCase(),
      [39, 62],
      sizeFor(COMIC_PAGE_WORDS.name.toUpperCase(), 38, 152, measure),
    ),
    words(below, [39, 94], small, { bold: false }),
    ...parts.map(([text, size]): ComicMark => {
      const at = x;
      x += (measure(text, size, true) + 14) * scale;
      return words(text, [at, 66 + 22 * scale], size * scale, { fill: 'paper' });
    }),
    ...sides.flatMap(({ pilots, side }, at): readonly ComicMark[] => {
      const size = sure(sizes[at]);
      const [right, foot] = [bar.x + bar.width - 14, 59 + 34 * at];
      const begin = right - measure(pilots, size, true);
      return [
        words(pilots, [right, foot], size, { fill: 'paper', from: 'end' }),
        diamond(side === 'lone', [begin - 30, foot - 19], 20, 'paper'),
      ];
    }),
  ];
};

const footLine = ({ foot }: ComicPage, measure: Measure): readonly ComicMark[] => [
  {
    kind: 'shape',
    path: cutBox({ x: 20, y: 1318, width: PAGE.width - 40, height: 28 }),
    fill: 'ink',
  },
  {
    kind: 'words',
    text: foot,
    at: [32, 1338],
    size: sizeFor(foot, 18, 880, measure),
    bold: false,
    fill: 'paper',
  },
  {
    kind: 'words',
    text: COMIC_PAGE_WORDS.name.toUpperCase(),
    at: [1048, 1338],
    size: 18,
    bold: true,
    fill: 'paper',
    from: 'end',
  },
];

/** Draws a page; `day` is when it was fought, in words. */
export const drawComic = (page: ComicPage, day: string, measure: Measure): DrawnComic => {
  const marks: ComicMark[] = [
    { kind: 'shape', path: cutBox({ x: 0, y: 0, ...PAGE }), fill: 'paper' },
    ...titleBar(page, day, measure),
    ...footLine(page, measure),
  ];
  const wanted: WantedPicture[] = [];
  const panels: DrawnPanel[] = [];
  for (const laid of layOut(page)) {
    if (laid.panel.pages.length === 0) {
      const covers = drawCovers(laid, page, measure, wanted.length);
      marks.push(...covers.marks);
      wanted.push(...covers.wanted);
      continue;
    }
    const { kept, left, placed, windows } = bestOf(laid, measure);
    for (const cropped of windows) {
      const {
        page: { booklet, screen, wear },
        picture,
        window: { quad },
      } = cropped;
      marks.push({ kind: 'picture', wanted: wanted.length, box: picture, path: pathOf(quad) });
      wanted.push({ booklet, name: screen.number, wear });
      if (laid.panel.off) marks.push(...shutDown(cropped));
      marks.push(frame(quad));
    }
    // Balloons below captions, so that no tail covers a word.
    const order: readonly Lying['what'][] = [
      'call',
      'sound',
      'star',
      'found',
      'label',
      'note',
      'caption',
      'plate',
    ];
    for (const { box, form } of placed.toSorted(
      (one, other) => order.indexOf(one.what) - order.indexOf(other.what),
    ))
      marks.push(...form.marks([box.x, box.y]));
    panels.push({ laid, left, free: kept, told: placed.map(({ box, what }) => ({ box, what })) });
  }
  return { marks, wanted, panels };
};
