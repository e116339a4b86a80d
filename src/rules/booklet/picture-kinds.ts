import type { Booklet, ViewScreen } from './booklet.ts';

/** The values of a view screen's `picture` that have a scene, words, a noise and a way of arriving
 *  of their own. `firing-…` with a weapon of the card is known too; any other text shows a 'Mech
 *  that stands and looks. */
export const PICTURE_KINDS = [
  'arm-hit',
  'behind-you',
  'charging',
  'cooling-down',
  'critical-hit-head',
  'dodging-and-firing',
  'ducking',
  'firing-from-cover',
  'jumping-and-firing',
  'jumping-back',
  'jumping-up',
  'kicking',
  'knocked-down',
  'landing',
  'leg-hit',
  'punching',
  'pushing',
  'running-and-firing',
  'sidestepping',
  'torso-hit',
  'turned-around',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const isPictureKind = (picture: string): picture is PictureKind =>
  (PICTURE_KINDS as readonly string[]).includes(picture);

/** The number, from 0, of a page among those that show the same at its range: each is drawn differently. */
export const variantOf = (
  { viewScreens }: Pick<Booklet, 'viewScreens'>,
  screen: ViewScreen,
): number =>
  viewScreens
    .filter((other) => other?.picture === screen.picture && other.range === screen.range)
    .findIndex((other) => other?.number === screen.number);
