import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_KINDS } from '../../../src/rules/booklet/picture-kinds.ts';
import { pictureWords } from '../../../src/rules/words/picture-words.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { wearOf } from '../../../src/rules/words/wear.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { booklets, criticalOf, griffin, rifleman, scene } from '../battle/table-top.ts';

test.each([
  [rifleman, 57, 'Long range: the Rifleman fires at you: firing autocannon and laser.'],
  [
    griffin,
    61,
    'Medium range: the Griffin is hit in the arm: a burst tears at it and the arm is flung out.',
  ],
  [griffin, 45, 'Close range: the Griffin kicks, the sole of its foot before your eyes.'],
])('the description of a picture names range, action and wound', (booklet, number, words) => {
  expect(pictureWords(booklet, viewScreen(booklet, number))).toBe(words);
});

test('the description of every picture names its range, and of every hit where it strikes', () => {
  for (const booklet of booklets)
    for (const number of VIEW_SCREENS) {
      const screen = viewScreen(booklet, number);
      const words = pictureWords(booklet, screen);
      expect(words.toLowerCase()).toContain(`${screen.range} range`);
      const [, where] = /^(arm|leg|torso)-hit$/.exec(screen.picture) ?? [];
      if (where) expect(words).toContain(`hit in the ${where}`);
    }
});

test("the wear of a 'Mech in words: plates, arms, legs, smoke, heat, darkness", () => {
  const seatOf = (standing: object) => scene({ rival: griffin, seats: [{}, standing] }).seats[1]!;
  expect(wearOf(seatOf({}))).toBeNull();
  expect(wearOf(seatOf({ armor: 18 }))).toMatchObject({ torn: 2 });
  expect(wearOf(seatOf({ armor: 2, heat: 30, shutDown: true }))).toMatchObject({
    torn: 3,
    dark: true,
    hot: false,
  });
  const left = criticalOf(griffin, 'Left Arm', 'score');
  const worn = wearOf(seatOf({ heat: 24, criticals: [left] }));
  expect(worn).toMatchObject({ dead: ['left'], hot: true });
  expect(pictureWords(griffin, viewScreen(griffin, 49), worn)).toMatch(
    /\. Left arm hanging, air shimmering with heat\.$/,
  );
});

test('a hurt leg stays hurt when the other one is hit too', () => {
  const left = criticalOf(griffin, 'Left Leg Actuator', 'score');
  const right = criticalOf(griffin, 'Right Leg Actuator', 'score');
  const words = (criticals: readonly (typeof left)[]): string =>
    pictureWords(
      griffin,
      viewScreen(griffin, 49),
      wearOf(scene({ rival: griffin, seats: [{}, { criticals }] }).seats[1]!),
    );
  expect(words([right])).toMatch(/\. Right leg dragging\.$/);
  expect(words([right, left])).toMatch(/\. Right leg dragging, left leg dragging\.$/);
  expect(words([left, right])).toMatch(/\. Left leg dragging, right leg dragging\.$/);
});

test('the guide to writing a booklet names every kind of picture', () => {
  const told = readFileSync('books/README.md', 'utf8');
  expect(PICTURE_KINDS.filter((kind) => !told.includes(`\`${kind}\``))).toEqual([]);
});

test('a picture of an unknown kind has a description all the same', () => {
  for (const picture of ['constructor', 'waving'])
    expect(pictureWords(rifleman, { picture, range: 'close', title: 'waving' })).toBe(
      'Close range: the Rifleman is seen waving.',
    );
});
