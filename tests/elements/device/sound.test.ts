import { expect, test } from 'vitest';
import { noiseOf } from '../../../src/elements/device/sound.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';

// What is heard in a duel, and when, is in sound.browser.test.ts.

test('the sound is off on a new device', () => {
  expect(loadSettings().sound).toBe(false);
});

test.each([
  ['firing-ppc', 'lightning'],
  ['firing-missiles', 'missiles'],
  ['firing-lrm', 'missiles'],
  ['firing-large-laser', 'beam'],
  ['white-flag', null],
  ['firing-autocannon', 'shot'],
  ['running-and-firing', 'shot'],
  ['arm-hit', 'hit'],
  ['knocked-down', 'fall'],
  ['kicking', 'blow'],
  ['jumping-back', 'jets'],
  ['sidestepping', 'steps'],
  ['cooling-down', null],
])('the picture %s sounds like %s', (picture, noise) => {
  expect(noiseOf({ picture, title: picture.replaceAll('-', ' ') })).toBe(noise);
});
