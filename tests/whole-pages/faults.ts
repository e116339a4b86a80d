import type { BookletPage } from '../../src/elements/page/booklet-page.ts';
import type { ViewWindow } from '../../src/elements/page/view-window.ts';
import { elementsIn, holdersOf, isWithin, uppermostAt } from '../elements/composed.ts';
import type { HitPlace } from './hit-places.ts';

/** Of a phone's height so much is picture under a slip, at least. */
const PICTURE_SHARE = 0.45;
/** Parts of a pixel that a box may stand out. */
const SLACK = 1;
/** What holds words like a sheet of paper: they may not stand out of it. */
const HOLDS_WORDS = '.plate, .slip, .leaf, .panel, button, .hazard, .band, .beat, .note';

/** What is wrong, as a sentence that names a place and no words, and what more is to be said of it. */
export interface Fault {
  readonly what: string;
  readonly more: string;
}
const fault = (what: string, more = ''): Fault => ({ what, more });

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const meet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK;

/** Words on one line, and the ink of their letters. */
interface Words {
  readonly text: string;
  readonly holders: readonly Element[];
  readonly box: Box;
}

/** A line of type is higher than its letters. */
const inkOf = ({ left, right, top, bottom, height }: DOMRect): Box => ({
  left,
  right,
  top: top + 0.2 * height,
  bottom: bottom - 0.16 * height,
});

/** Whether it is only read aloud: all of it is cut away. */
const isReadAloud = (each: Element): boolean => getComputedStyle(each).clipPath === 'inset(50%)';

/** All words that are seen, line by line; the sound of a blast is drawn in layers. */
const wordsIn = (elements: readonly Element[]): Words[] =>
  elements.flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      const text = node instanceof Text ? node.data.trim() : '';
      if (text === '') return [];
      const holders = holdersOf(node);
      if (holders.some((each) => each.matches('.unseen, .log, .blast, style') || isReadAloud(each)))
        return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map((rect) => ({ text, holders, box: inkOf(rect) }));
    }),
  );

const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** Whether what an element holds is cut off at its edges. */
const cutsOff = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible';

/** What may cut words off, with its edges; null for what cannot. */
interface Edge {
  readonly box: Box;
  readonly shape: SVGGeometryElement | null;
}

/** The edges of elements, asked for once each. */
const edgesOf = (): ((element: Element) => Edge | null) => {
  const known = new Map<Element, Edge | null>();
  return (element) => {
    const kept = known.get(element);
    if (kept !== undefined) return kept;
    const edge =
      element.matches(HOLDS_WORDS) || cutsOff(element)
        ? {
            box: element.getBoundingClientRect(),
            shape: element.querySelector<SVGGeometryElement>(':scope > .shape > .inner'),
          }
        : null;
    known.set(element, edge);
    return edge;
  };
};

const wordFaults = (words: readonly Words[]): Fault[] => {
  const edgeOf = edgesOf();
  return words.flatMap(({ text, holders, box }) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const outside = holders.some((each) => {
      const edge = edgeOf(each);
      return edge && (!holds(edge.box, box) || (edge.shape && !liesOn(edge.shape, box)));
    });
    const place = placeOf(holders);
    if (outside || !holds(windowBox(), box)) return [fault(`cut: words of ${place}`, text)];
    const over = uppermostAt(x, y);
    return over && !holders.includes(over) && !isWithin(over, holders[0]!)
      ? [fault(`${nameOf(over)} covers words of ${place}`, text)]
      : [];
  });
};

const nameOf = (element: Element): string =>
  `${element.localName}${[...element.classList].map((each) => `.${each}`).join('')}`;

/** Whether a box lies on the shape of a plate, whose corners are cut. */
const liesOn = (shape: SVGGeometryElement, { left, right, top, bottom }: Box): boolean => {
  const fromWindow = shape.getScreenCTM()!.inverse();
  return [left + SLACK, right - SLACK].every((x) =>
    [top, bottom].every((y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(fromWindow))),
  );
};

/** Where words stand: who holds them, and who holds that. */
const placeOf = (holders: readonly Element[]): string =>
  holders
    .slice(0, 3)
    .toReversed()
    .map((each) => nameOf(each))
    .join(' ');

/** Words of which one lies over the other. */
const overlaps = (words: readonly Words[]): Fault[] =>
  words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => one.holders[0] !== other.holders[0] && meet(one.box, other.box))
      .map((other) =>
        fault(
          `words of ${placeOf(one.holders)} lie over words of ${placeOf(other.holders)}`,
          `${one.text}, ${other.text}`,
        ),
      ),
  );

/** What may be scrolled, and has to be; a log is as long as its duel. */
const scrollFaults = (elements: readonly Element[]): Fault[] =>
  elements.flatMap((each) => {
    if (each.clientHeight === 0 || each.matches('.unseen, .log')) return [];
    const { overflowX, overflowY } = getComputedStyle(each);
    const over = [
      ...(overflowX === 'auto' && each.scrollWidth > each.clientWidth + SLACK ? ['sideways'] : []),
      ...(overflowY === 'auto' && each.scrollHeight > each.clientHeight + SLACK ? ['down'] : []),
    ];
    return over.map((way) => fault(`${nameOf(each)} has to be scrolled ${way}`));
  });

/** What covers the hit in the picture of a window, or leaves it out; what bursts beyond the picture's edge is not there. */
export const hitFaults = (view: ViewWindow, { x, y, reach }: HitPlace): Fault[] => {
  const picture = view.renderRoot.querySelector('img.picture')?.getBoundingClientRect();
  if (!picture) return [fault('there is no picture')];
  const middle = { x: picture.left + x * picture.width, y: picture.top + y * picture.height };
  const far = reach * picture.width;
  const around = Array.from({ length: 12 }, (_, turn) => (turn / 6) * Math.PI).flatMap((turn) =>
    [0.5, 1].map((share) => ({
      x: middle.x + share * far * Math.cos(turn),
      y: middle.y + share * far * Math.sin(turn),
    })),
  );
  const over = [middle, ...around]
    .filter((point) => point.y > picture.top)
    .map((point) => uppermostAt(point.x, point.y))
    .filter((each) => !isWithin(each, view));
  const covers = [...new Set(over.map((each) => (each ? nameOf(each) : 'the edge')))];
  return over.length > 0
    ? [fault('the hit is covered', `${over.length} of 25 points, by ${covers.join(', ')}`)]
    : [];
};

/** Whether a page is whole in the window with nothing over it but its own slip. */
const pageFaults = (page: BookletPage, slip: Element | null): Fault[] => {
  const box = page.getBoundingClientRect();
  if (!holds(windowBox(), box)) return [fault('the page is not whole in the window')];
  const article = page.renderRoot.querySelector('article')!;
  const foot = article.getBoundingClientRect().bottom + SLACK;
  if ([...article.children].some((part) => part.getBoundingClientRect().bottom > foot))
    return [fault('the page is higher than its room')];
  const [across, down] = [
    [0.04, 0.3, 0.5, 0.7, 0.96].map((share) => box.left + share * (box.right - box.left)),
    [0.01, 0.2, 0.4, 0.6, 0.8, 0.99].map((share) => box.top + share * (box.bottom - box.top)),
  ];
  const over = across
    .flatMap((left) => down.map((top) => uppermostAt(left, top)))
    .filter((each) => !isWithin(each, page) && !(slip && isWithin(each, slip)));
  return over
    .slice(0, 1)
    .map((each) => fault('something lies over the page', each ? nameOf(each) : 'the edge'));
};

/** What is wrong with a slip and the picture above it; where there is room both are whole. */
const slipFaults = (view: Box, slip: Box, height: number): Fault[] => {
  const seen = Math.round(view.bottom - view.top);
  const isPhone = innerWidth < 700 || innerHeight < 520;
  return [
    ...(meet(view, slip) ? [fault('the slip lies over the picture')] : []),
    ...(isPhone && seen < PICTURE_SHARE * height
      ? [fault('the picture beside a slip is too low', `${seen} of ${Math.round(height)} pixels`)]
      : []),
  ];
};

/**
 * What is cut, hidden, covered or too small in the film where it stands now. `hitIn` says where a
 * window shows what strikes.
 */
export const faultsIn = (stage: Element, hitIn: (view: ViewWindow) => HitPlace | null): Fault[] => {
  const { height } = stage.getBoundingClientRect();
  const elements = elementsIn(stage.shadowRoot!);
  const pages = elements.filter((each): each is BookletPage => each.localName === 'booklet-page');
  // A page that is just being turned to lies under the leaf.
  const turning = elements.some((each) => each.matches('.leaf'));
  const words = wordsIn(
    turning ? elements.filter((each) => !pages.some((page) => isWithin(each, page))) : elements,
  );
  const ofPages = (turning ? [] : pages).flatMap((page) => {
    const slip = page.parentElement?.querySelector('.slip') ?? null;
    const view = page.renderRoot.querySelector('view-window')!;
    const hit = hitIn(view);
    return [
      ...pageFaults(page, slip),
      ...(slip
        ? slipFaults(view.getBoundingClientRect(), slip.getBoundingClientRect(), height)
        : []),
      ...(hit ? hitFaults(view, hit) : []),
    ];
  });
  return [...ofPages, ...scrollFaults(elements), ...wordFaults(words), ...overlaps(words)];
};
