import { expect, test } from 'vitest';
import { noiseOf } from '../../src/elements/sound.ts';

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
