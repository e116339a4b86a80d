import { expect, test } from 'vitest';
import type { Part } from '../../../src/rules/campaign/card/part.ts';
import { mechWearText, wearOfMech } from '../../../src/rules/words/mech-wear.ts';
import { wearWords } from '../../../src/rules/words/wear.ts';
import { griffin } from '../battle/table-top.ts';
import { hit, piece } from '../campaign/circle.ts';

/** The wear of a new, unpainted 'Mech with these parts. */
const ofParts = (...parts: readonly Part[]) =>
  wearOfMech({ parts, games: 0, paint: 'none', rings: [] });

/** The wear, in words, of a Griffin with these criticals on its parts. */
const seenOf = (
  ...hurt: readonly (readonly [part: string, times: number])[]
): readonly string[] => {
  const wear = ofParts(
    piece('Right Hip', 'm1'),
    ...hurt.map(([part, times]) =>
      piece(part, 'm1', { scars: [{ effects: hit(griffin, 'Gyro', 'score').effects, times }] }),
    ),
  );
  return wear ? wearWords(wear) : [];
};

test("an undamaged 'Mech shows no wear", () => {
  expect(ofParts(piece('Engine', 'm1'), piece('Left Arm', 'm1'))).toBe(null);
  expect(mechWearText(griffin, null)).toBe('A Griffin, unmarked.');
  expect(mechWearText({ mech: { name: 'Enforcer' } }, null)).toBe('An Enforcer, unmarked.');
  expect(mechWearText(null, null)).toBe("A 'Mech, unmarked.");
});

test.each([
  [[['Gyro', 1]], []],
  [[['Left Arm', 1]], ['left arm hanging']],
  [[['Left Arm', 2]], ['left arm gone', 'plates scorched']],
  [[['Missile Ammo', 1]], ['torso smoking']],
  [[['Left Leg Actuator', 2]], ['left leg dragging', 'plates scorched']],
  [
    [
      ['Right Foot', 1],
      ['Gyro', 4],
    ],
    ['right leg dragging', 'many plates scorched'],
  ],
  [
    [
      ['Left Hip', 3],
      ['Right Hip', 3],
      ['Engine', 3],
    ],
    ['left leg dragging', 'right leg dragging', 'torso smoking', 'plates black'],
  ],
] as const)("K8: a 'Mech with the criticals %j shows %j", (hurt, seen) => {
  expect(seenOf(...hurt)).toEqual(seen);
});

test("the wear of a 'Mech is put into words for players who cannot see it", () => {
  const wear = ofParts(
    piece('Left Arm', 'm1', { scars: [{ effects: [], times: 1 }] }),
    piece('Engine', 'm1', { scars: [{ effects: [], times: 1 }] }),
  );
  expect(mechWearText(griffin, wear)).toBe(
    'A Griffin, left arm hanging, torso smoking, plates scorched.',
  );
});
