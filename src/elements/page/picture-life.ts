import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { isPictureKind } from '../../rules/booklet/picture-kinds.ts';

/** How a picture arrives: with recoil, with a jolt, growing, or quietly. */
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

export const lifeOf = (picture: string): Life =>
  isPictureKind(picture) ? LIVES[picture] : picture.startsWith('firing-') ? 'fires' : 'plain';
