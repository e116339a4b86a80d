import type { ShownBooklet, ViewScreen } from '../booklet/booklet.ts';
import type { PictureKind } from '../booklet/picture-kinds.ts';
import { isPictureKind } from '../booklet/picture-kinds.ts';
import type { Sky } from '../booklet/picture-sky.ts';
import { skyOf } from '../booklet/picture-sky.ts';
import type { Wear } from './wear.ts';
import { wearWords } from './wear.ts';
import { capital } from './capital.ts';

const SHOWN: Readonly<Record<PictureKind, string>> = {
  'arm-hit': 'is hit in the arm: a burst tears at it and the arm is flung out',
  'behind-you': 'stands close behind you, seen in the mirror of your cockpit',
  charging: 'charges straight at you in a cloud of dust',
  'cooling-down': 'stands and cools, steam rising from its shoulders',
  'critical-hit-head': 'is hit in the head: a burst on the cockpit, splinters flying',
  'dodging-and-firing': 'throws itself aside from a shot and fires',
  ducking: 'crouches low as a shot goes over its head',
  'firing-from-cover': 'fires from behind cover',
  'jumping-and-firing': 'fires in mid-jump',
  'jumping-back': 'leaps back, away from you',
  'jumping-up': 'leaps up, smoke and stones below it',
  kicking: 'kicks, the sole of its foot before your eyes',
  'knocked-down': 'lies on its back, thrown to the ground',
  landing: 'comes down hard in dust and stones',
  'leg-hit': 'is hit in the leg: a burst at the knee, which gives way',
  punching: 'punches, its arm swung at your canopy',
  pushing: 'pushes against you with outstretched arms',
  'running-and-firing': 'runs past and fires',
  sidestepping: 'steps aside as a shot strikes where it stood',
  'torso-hit': 'is hit in the torso: a burst on the chest throws it back',
  'turned-around': 'has turned its back to you',
};

const UNDER: Readonly<Record<Sky, string>> = {
  moon: ', under the moon',
  stars: ', under the stars',
  rain: ', in the dark of a storm',
};

/** Range, sky, action and wound of a picture in a sentence, for readers who do not see it. */
export const pictureWords = (
  booklet: Pick<ShownBooklet, 'mech'>,
  screen: ViewScreen,
  wear: Wear | null = null,
): string => {
  const { picture, range, title } = screen;
  const sky = skyOf(booklet, screen);
  const shown = isPictureKind(picture)
    ? SHOWN[picture]
    : picture.startsWith('firing-')
      ? `fires at you: ${title}`
      : `is seen ${title}`;
  const worn = wear ? wearWords(wear) : [];
  return `${capital(range)} range${sky ? UNDER[sky] : ''}: the ${booklet.mech.name} ${shown}.${worn.length > 0 ? ` ${worn.join(', ').replace(/^./, (letter) => letter.toUpperCase())}.` : ''}`;
};
