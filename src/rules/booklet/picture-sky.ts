import type { ShownBooklet, ViewScreen } from './booklet.ts';
import type { PictureKind } from './picture-kinds.ts';
import { isPictureKind, variantOf } from './picture-kinds.ts';
import { shapeOf } from './weapon-shape.ts';

export const SKIES = ['moon', 'stars', 'rain'] as const;
export type Sky = (typeof SKIES)[number];

const BLACK: Partial<Readonly<Record<PictureKind, Sky>>> = {
  'critical-hit-head': 'moon',
  'dodging-and-firing': 'rain',
  'jumping-and-firing': 'moon',
  kicking: 'moon',
  'running-and-firing': 'moon',
  sidestepping: 'moon',
  'turned-around': 'rain',
};

/** The black sky of a page, at night or in a storm; null by day. It depends on the picture's kind
 *  and range and on which of several alike it is, so damage and marks of the 'Mech never change it. */
export const skyOf = (
  booklet: Pick<ShownBooklet, 'viewScreens'>,
  screen: ViewScreen,
): Sky | null => {
  const { picture, range } = screen;
  if (variantOf(booklet, screen) > 0) return null;
  if (isPictureKind(picture))
    return picture === 'torso-hit' && range === 'long' ? 'rain' : (BLACK[picture] ?? null);
  return range !== 'close' && firesBeams(picture) ? 'stars' : null;
};

/** Whether a picture names a weapon that shines: "firing-ppc", "firing-autocannon-and-laser". */
const firesBeams = (picture: string): boolean =>
  picture.startsWith('firing-') &&
  picture
    .slice('firing-'.length)
    .split('-and-')
    .some((weapon) => ['laser', 'long gun'].includes(shapeOf(weapon.replaceAll('-', ' '))));
