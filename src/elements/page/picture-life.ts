import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { isPictureKind } from '../../rules/booklet/picture-kinds.ts';

/** How a picture arrives on being turned to: with recoil, with a jolt, looming, or quietly. */
export type Life = 'fires' | 'struck' | 'blow' | 'plain';

const LIVES: Readonly<Record<PictureKind, Life>> = {
  'arm-hit': 'struck',
  'behind-you': 'blow',
  charging: 'blow',
  'cooling-down': 'plain',
  'critical-hit-head': 'struck',
  'dodging-and-firing': 'fires',
  ducking: 'plain',
  'firing-from-cover': 'fires',
  'jumping-and-firing': 'fires',
  'jumping-back': 'plain',
  'jumping-up': 'plain',
  kicking: 'blow',
  'knocked-down': 'struck',
  landing: 'blow',
  'leg-hit': 'struck',
  punching: 'blow',
  pushing: 'blow',
  'running-and-firing': 'fires',
  sidestepping: 'plain',
  'torso-hit': 'struck',
  'turned-around': 'plain',
};

/** Where on a page the eye is wanted: a low window shows that part of the picture. */
export type Focus = 'head' | 'chest' | 'middle' | 'legs';

const FOCI: Readonly<Partial<Record<PictureKind, Focus>>> = {
  'arm-hit': 'head',
  'critical-hit-head': 'head',
  'firing-from-cover': 'chest',
  'jumping-and-firing': 'head',
  'jumping-up': 'head',
  'knocked-down': 'legs',
  'leg-hit': 'legs',
  'torso-hit': 'chest',
};

/** What of the picture of a view screen is to be seen where there is no room for all of it. */
export const focusOf = (picture: string): Focus =>
  isPictureKind(picture)
    ? (FOCI[picture] ?? 'middle')
    : picture.startsWith('firing-')
      ? 'chest'
      : 'middle';

/** How the picture of a view screen arrives. */
export const lifeOf = (picture: string): Life =>
  isPictureKind(picture) ? LIVES[picture] : picture.startsWith('firing-') ? 'fires' : 'plain';
