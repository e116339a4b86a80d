import type { SeenPage } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import { cropsOf, onPage, tellingIn } from './crops.ts';
import type { LaidPanel, LaidWindow, Quad } from './layouts.ts';
import { BORDER, boundsOf, movedIn } from './layouts.ts';
import type { Lettered } from './lettering.ts';
import {
  CAPTION,
  balloon,
  caption,
  sizeFor,
  foundPlate,
  blackPlate,
  soundWord,
  damageStar,
  tailTo,
} from './lettering.ts';
import type { Box, Measure, Point } from './marks.ts';
import { overlap } from './marks.ts';
import type { Corner } from './spots.ts';
import { freePlace } from './spots.ts';

/** What lies on a window, and what of its picture nothing may cover. */
export interface Lying {
  readonly what: 'caption' | 'note' | 'plate' | 'call' | 'found' | 'star' | 'label' | 'sound';
  readonly box: Box;
}

export interface DrawnPanel {
  readonly laid: LaidPanel;
  readonly windows: readonly Cropped[];
  readonly told: readonly Lying[];
  /** What found no place. */
  readonly left: readonly Lying['what'][];
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
export const MARGIN = BORDER + 3;
/** How much it costs that something finds no place, that a head is not whole in its window, and that type is small. */
const COSTS: Readonly<Record<Lying['what'], number>> = {
  ...{ caption: 100, plate: 90, note: 80, call: 50, label: 40 },
  ...{ found: 12, star: 6, sound: 4 },
};
const HEADLESS = 30;
const SMALL = 20;
/** Sizes of lettering, the best first (pixels). */
const CALLED = [34, 28] as const;
const PLATES = [30, 22, 17] as const;
const SOUNDS = [1, 0.8, 0.62, 0.48] as const;
const SOUND = { share: 0.33, least: 36, most: 88 } as const;

/** A window with its picture where it was cropped, and what nothing may cover. */
export interface Cropped {
  readonly window: LaidWindow;
  readonly page: SeenPage;
  readonly picture: Box;
  readonly head: Box;
  readonly kept: readonly Box[];
}

/** The window without its leaning sides. */
export const safeIn = ([a, b, c, d]: Quad): Box => {
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

/** A caption in its forms, the whole before the brief, and none in small type while another fits. */
const captionForms = (
  heading: string | null,
  texts: readonly (string | null)[],
  { measure, quad }: { readonly measure: Measure; readonly quad: Quad },
): readonly Lettered[] => {
  const room = safeIn(quad).width - 12;
  const forms = texts.flatMap((text) => {
    const isLong = text !== null && measure(text, CAPTION.size, false) > room * 0.62;
    const ways = isLong ? ([2, 1] as const) : ([1, 2] as const);
    return ways.map((lines) => caption(heading, text, { lines, measure, room }));
  });
  return forms.toSorted(
    (one, other) => Number(one.isSmall ?? false) - Number(other.isSmall ?? false),
  );
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
      captionForms(panel.heading, [panel.caption, panel.brief], { measure, quad }),
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
      captionForms(null, [panel.note], { measure, quad }),
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
  const small = placed.filter(({ form }) => form.isSmall).length;
  const cost = left.reduce((sum, what) => sum + COSTS[what], headless * HEADLESS + small * SMALL);
  return { cost, left, placed, windows };
};

/** A panel in the cheapest of its crops. */
export const bestOf = (laid: LaidPanel, measure: Measure) => {
  const crops = laid.windows.map((window) => croppedIn(window, sure(laid.panel.pages[window.of])));
  const cropped = (at: number): readonly Cropped[] =>
    crops.map((each) => sure(each[at] ?? each.at(-1)));
  let best = placedIn(laid, cropped(0), measure);
  for (let at = 1; at < Math.max(...crops.map(({ length }) => length)); at += 1) {
    if (best.cost === 0) break;
    const tried = placedIn(laid, cropped(at), measure);
    if (tried.cost < best.cost) best = tried;
  }
  return best;
};
