import type { SoughtPlace } from '../../figure/drawing.ts';
import type { ShownBooklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Range } from '../../rules/vocabulary.ts';

/**
 * By booklet and by what one looks for, two digits a view screen from 1 to 63, in hundredths of the picture's
 * side: from its top, those that end in `aside` from its left. `npm run pictures` writes it from the drawing, beside the stills.
 */
type Drawn = Readonly<Record<string, Readonly<Record<SoughtPlace, string>>>>;
let drawn: Drawn | null = null;
let coming: Promise<void> | null = null;

/** Whether it is known what the drawing says; until then what is likely holds. */
export const arePlacesKnown = (): boolean => drawn !== null;

/** Resolves when that is known, or cannot be: the first load has no table that grows with the booklets. */
export const placesCome = (): Promise<void> =>
  (coming ??= import('../places.json').then(
    (table: { readonly default: Drawn }) => {
      drawn = table.default;
    },
    () => {
      coming = null;
    },
  ));

/** The highest of the head of a 'Mech that only its author knows, by how far off it is and what it does; and how
 *  far below the middle of its torso is (hundredths). */
const HEAD: Readonly<Record<Range, number>> = { close: 16, medium: 29, long: 43 };
const ELSEWHERE: Readonly<Record<string, number>> = {
  charging: 35,
  'dodging-and-firing': 36,
  ducking: 40,
  'jumping-and-firing': 13,
  'jumping-back': 23,
  'jumping-up': 13,
  sidestepping: 35,
};
const LYING: Readonly<Record<Range, number>> = { close: 40, medium: 43, long: 50 };
const TO_TORSO: Readonly<Record<Range, number>> = { close: 23, medium: 14, long: 9 };
const LEG = 65;
const HEAD_SIZE: Readonly<Record<Range, number>> = { close: 20, medium: 12, long: 8 };

const likely = (
  { picture, range }: Pick<ViewScreen, 'picture' | 'range'>,
  sought: SoughtPlace,
): number => {
  if (/aside$/i.test(sought)) return 50;
  if (sought === 'headSize') return HEAD_SIZE[range];
  if (!/^(?:head|torso)/.test(sought) && picture === 'leg-hit') return LEG;
  const head = picture === 'knocked-down' ? LYING[range] : (ELSEWHERE[picture] ?? HEAD[range]);
  return sought === 'head' ? head : head + TO_TORSO[range];
};

/** Where the picture of a view screen shows what one looks for, as a share of its side from the top, or the left. */
export const placeSought = (
  { id }: Pick<ShownBooklet, 'id'>,
  screen: Pick<ViewScreen, 'number' | 'picture' | 'range'>,
  sought: SoughtPlace,
): number => {
  const { number } = screen;
  return (
    Number(drawn?.[id]?.[sought].slice(number - 1, number + 1) ?? likely(screen, sought)) / 100
  );
};
