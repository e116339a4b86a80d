import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_KINDS } from '../../../src/rules/booklet/picture-kinds.ts';
import { pictureWords } from '../../../src/rules/words/picture-words.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { isGlassCracked } from '../../../src/rules/words/wrecked.ts';
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
  [
    griffin,
    7,
    'Medium range, in the dark of a storm: the Griffin crouches low as a shot goes over its head.',
  ],
])('the description of a picture names range, action and wound', (booklet, number, words) => {
  expect(pictureWords(booklet, viewScreen(booklet, number))).toBe(words);
});

test('a description names a dark sky, and no sky by day', () => {
  const said = (number: number): string => pictureWords(rifleman, viewScreen(rifleman, number));
  expect(said(59)).toMatch(/^Long range, under the stars: /);
  expect(said(19)).toMatch(/^Close range, under the moon: /);
  expect(said(63)).toMatch(/^Medium range, in the dark of a storm: /);
  expect(said(33)).toMatch(/^Close range: /);
});

test('every description names its range, and every description of a hit names where it strikes', () => {
  for (const booklet of booklets)
    for (const number of VIEW_SCREENS) {
      const screen = viewScreen(booklet, number);
      const words = pictureWords(booklet, screen);
      expect(words.toLowerCase()).toContain(`${screen.range} range`);
      const [, where] = /^(arm|leg|torso)-hit$/.exec(screen.picture) ?? [];
      if (where) expect(words).toContain(`hit in the ${where}`);
    }
});

test("the wear of a 'Mech covers torn plates, dead arms, heat and shutdown, and is put into words", () => {
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

test('an arm hit twice is gone, whether by the same critical or by another on the same part', () => {
  const [score, other] = griffin.criticals.filter(({ part }) => part === 'Left Arm');
  const words = (...criticals: readonly (typeof score)[]): string =>
    pictureWords(
      griffin,
      viewScreen(griffin, 49),
      wearOf(
        scene({ rival: griffin, seats: [{}, { criticals: criticals.flatMap((of) => of ?? []) }] })
          .seats[1]!,
      ),
    );
  expect(words(score)).toMatch(/\. Left arm hanging\.$/);
  expect(words(score, score)).toMatch(/\. Left arm gone\.$/);
  expect(words(score, other)).toMatch(/\. Left arm gone\.$/);
});

test("a pilot's own glass is cracked by a hit to the head, and by no other hit", () => {
  const cracked = (part: string): boolean => {
    const criticals = griffin.criticals.filter((each) => each.part === part).slice(0, 1);
    expect(criticals, part).toHaveLength(1);
    return isGlassCracked(scene({ rival: griffin, seats: [{}, { criticals }] }).seats[1]!);
  };
  expect(['Sensors', 'Cockpit', 'Life Support'].map(cracked)).toEqual([true, true, true]);
  expect(['Left Arm', 'Engine', 'Gyro'].map(cracked)).toEqual([false, false, false]);
});

test('a hurt leg stays hurt when the other leg is hit too', () => {
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

test('a picture of an unknown kind still has a description', () => {
  for (const picture of ['constructor', 'waving'])
    expect(pictureWords(rifleman, { ...viewScreen(rifleman, 5), picture, title: 'waving' })).toBe(
      'Close range: the Rifleman is seen waving.',
    );
});
