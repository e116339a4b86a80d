import type { SeenPage, Whose } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import { cropsOf, onPage, tellingIn } from './crops.ts';
import type { LaidPanel } from './layouts.ts';
import type { Lettered } from './lettering.ts';
import {
  CAPTION,
  balloon,
  blackPlate,
  caption,
  damageStar,
  foundPlate,
  soundWord,
} from './lettering.ts';
import type { Box, Measure, Point } from './marks.ts';
import { overlap } from './marks.ts';
import type { Quad } from './quads.ts';
import { BORDER, boundsOf, movedIn, safeIn } from './quads.ts';
import type { Sought } from './spots.ts';
import { freePlace } from './spots.ts';

/** What lies on a panel, what is placed first above: what it costs to leave it off, and the corners it wants, the best first. */
const LETTERINGS = {
  caption: { cost: 100, corners: 'qwas' },
  plate: { cost: 90, corners: 'saw' },
  note: { cost: 80, corners: 'asw' },
  label: { cost: 40, corners: 'wsa' },
  call: { cost: 50, corners: 'wsqa' },
  found: { cost: 12, corners: 'asw' },
  star: { cost: 6, corners: 'swa' },
  sound: { cost: 4, corners: 'x' },
} as const;
export type What = keyof typeof LETTERINGS;
const ORDER = Object.keys(LETTERINGS);
/** What it costs that a head is not whole in its window, and that type is small. */
const HEADLESS = 30;
const SMALL = 20;

interface Item extends Sought {
  readonly what: What;
}

/** A window with its picture where it was cropped, and what nothing may cover. */
export interface Cropped {
  readonly quad: Quad;
  readonly page: SeenPage;
  readonly picture: Box;
  readonly head: Box;
  readonly kept: readonly Box[];
}

/** A panel in its crops: what found its place on it, what did not, and what that costs. */
export interface DrawnPanel extends LaidPanel {
  /** Around all its windows. */
  readonly quad: Quad;
  readonly cropped: readonly Cropped[];
  readonly placed: readonly { readonly what: What; readonly box: Box; readonly form: Lettered }[];
  readonly left: readonly What[];
  readonly cost: number;
  /** A head is cut, or what is said has no place. */
  readonly isTight: boolean;
}

/** Paper between the border of a window and what lies on it (pixels). */
export const MARGIN = BORDER + 3;
/** Sizes of lettering, the best first (pixels). */
const CALLED = [34, 28] as const;
const PLATES = [30, 22, 17] as const;
const FOUND = 22;
const SOUNDS = [1, 0.8, 0.62, 0.48] as const;
const SOUND = { share: 0.33, least: 36, most: 88 } as const;
const LABEL = 150;

const isInside = (box: Box, within: Box): boolean =>
  box.x >= within.x - 1 &&
  box.y >= within.y - 1 &&
  box.x + box.width <= within.x + within.width + 1 &&
  box.y + box.height <= within.y + within.height + 1;

/** All crops of a window, the best first. */
const croppedIn = (quad: Quad, page: SeenPage): readonly Cropped[] => {
  const telling = tellingIn(page.booklet, page.screen);
  const box = boundsOf(quad);
  return cropsOf(box, safeIn(quad), telling).map((picture) => {
    const head = onPage(picture, telling.head);
    const others = [telling.hit, ...telling.muzzles].map((share) => onPage(picture, share));
    const kept = [head, ...others].filter((each) => overlap(each, box));
    return { quad, page, picture, head, kept };
  });
};

const middleOf = ({ height, width, x, y }: Box): Point => [x + width / 2, y + height / 2];

/** Where the tail of a balloon ends: at the head, as far as it covers nothing that is kept, or through the foot. */
const tailTo =
  (from: Whose, { head, kept, quad }: Cropped) =>
  (box: Box): Point => {
    const [x, y] = middleOf(box);
    if (from === 'looks') return [x - 14, Math.min(quad.foot + 8, box.y + box.height + 40)];
    const [headX, headY] = middleOf(head);
    const along = (share: number): Point => [x + (headX - x) * share, y + (headY - y) * share];
    let share = 0.2;
    for (; share < 1; share += 0.02) {
      const [atX, atY] = along(share + 0.04);
      const point = { x: atX - 5, y: atY - 5, width: 10, height: 10 };
      if (kept.some((each) => overlap(each, point))) break;
    }
    return along(share);
  };

/** All that is to be placed on a panel, in its order: what comes later has to give way. */
const itemsOf = (
  { panel }: LaidPanel,
  quad: Quad,
  cropped: readonly Cropped[],
  measure: Measure,
): readonly Item[] => {
  const { captions, heading, note, plate, sound } = panel;
  const isStrip = cropped.length > 2;
  const { height, width: room } = safeIn(quad);
  const wide = room - 12;
  const item = (
    what: What,
    forms: readonly Lettered[],
    on: Quad = quad,
    corners: string = LETTERINGS[what].corners,
  ): Item => ({ what, forms, corners, quad: on });
  /** The whole before the brief, and none in small type while another fits. */
  const captioned = (head: string | null, texts: readonly (string | null)[]) =>
    texts
      .flatMap((text) => {
        const isLong = text !== null && measure(text, CAPTION.size, false) > wide * 0.62;
        const ways = isLong ? ([2, 1] as const) : ([1, 2] as const);
        return ways.map((lines) => caption(head, text, { lines, measure, room: wide }));
      })
      .toSorted((one, other) => Number(one.isSmall) - Number(other.isSmall));
  const label = (head: string | null, text: string | null) => [
    caption(head, text, { lines: 1, measure, room: LABEL }),
  ];
  const loud = Math.max(SOUND.least, Math.min(SOUND.most, (height + 2 * BORDER) * SOUND.share));
  const inWindows = cropped.flatMap((each) => {
    const { page, quad: own } = each;
    return [
      isStrip && item('label', label(String(page.turn), null), own, 'qsa'),
      page.label !== null && item('label', label(null, page.label), own),
      ...page.calls.map((call) => {
        const forms = CALLED.map((size) => balloon(call, size, measure, tailTo(call.from, each)));
        return item('call', forms, own, call.from === 'looks' ? 'as' : undefined);
      }),
      page.found !== null && item('found', [foundPlate(page.found, FOUND, measure)], own),
      ...page.stars.map((star) =>
        item('star', [damageStar(star)], own, star.ink === 'white' ? 'aqs' : undefined),
      ),
    ];
  });
  const plates = plate ? PLATES.map((size) => blackPlate(plate, size, { measure, room })) : [];
  const sounds = sound ? SOUNDS.map((share) => soundWord(sound, loud * share, measure)) : [];
  const said = captions.length > 0 ? captions : heading === null ? [] : [null];
  return [
    item('caption', captioned(heading, said), quad, isStrip ? 'x' : undefined),
    item('plate', plates),
    item('note', captioned(null, note === null ? [] : [note])),
    ...inWindows.filter((each) => each !== false),
    item('sound', sounds),
  ]
    .filter(({ forms }) => forms.length > 0)
    .toSorted((one, other) => ORDER.indexOf(one.what) - ORDER.indexOf(other.what));
};

/** Places what it can on a panel, its pictures cropped so. */
const placedIn = (laid: LaidPanel, cropped: readonly Cropped[], measure: Measure): DrawnPanel => {
  const quad = { ...sure(laid.windows[0]), right: sure(laid.windows.at(-1)).right };
  const kept = cropped.flatMap((each) => each.kept);
  const placed: (Item & { box: Box; form: Lettered })[] = [];
  const left: What[] = [];
  for (const item of itemsOf(laid, quad, cropped, measure)) {
    // The page that was found stands beside the number that found it.
    const call = item.what === 'found' ? placed.findLast(({ what }) => what === 'call') : undefined;
    const near = call && ([call.box.x + call.box.width + 50, middleOf(call.box)[1]] as const);
    const taken = [...kept, ...placed.map(({ box }) => box)];
    const found = freePlace({ ...item, quad: movedIn(item.quad, MARGIN), near }, taken);
    if (found) placed.push({ ...item, ...found });
    else left.push(item.what);
  }
  const headless = cropped.filter(({ head, quad: own }) => !isInside(head, safeIn(own))).length;
  const small = placed.filter(({ form }) => form.isSmall).length;
  const unplaced = left.reduce((sum, what) => sum + LETTERINGS[what].cost, 0);
  const cost = unplaced + headless * HEADLESS + small * SMALL;
  const isTight = cost >= HEADLESS && cropped.length <= 2;
  return { ...laid, quad, cropped, placed, left, cost, isTight };
};

/** A panel in the cheapest of its crops. */
export const bestOf = (laid: LaidPanel, measure: Measure): DrawnPanel => {
  const crops = laid.windows.map((quad, at) => croppedIn(quad, sure(laid.panel.pages[at])));
  const tried = (at: number): DrawnPanel =>
    placedIn(
      laid,
      crops.map((each) => sure(each[at] ?? each.at(-1))),
      measure,
    );
  let best = tried(0);
  for (let at = 1; best.cost > 0 && at < Math.max(...crops.map(({ length }) => length)); at += 1) {
    const other = tried(at);
    if (other.cost < best.cost) best = other;
  }
  return best;
};
