import { expect, test } from 'vitest';
import { mendingsOf } from '../../../../src/rules/campaign/acts/mending.ts';
import {
  fromAbove,
  partPlace,
  withoutSide,
} from '../../../../src/rules/campaign/card/part-place.ts';
import { raisedBy } from '../../../../src/rules/campaign/card/skill-reach.ts';
import { griffin, rifleman } from '../../battle/table-top.ts';
import { hit, piece, three, withCard, withWear } from '../circle.ts';

const limping = withWear(three(), 'm2', {
  parts: three().mechs[1]!.parts.map((part) =>
    part.name === 'Left Foot'
      ? {
          ...part,
          scars: [hit(griffin, 'Left Foot', 'score', 2)].map(({ effects, times }) => ({
            effects,
            times,
          })),
        }
      : part,
  ),
});

test("K6, K7: a hurt part lists its pilot's spares, and the other pilots who have one that is less hurt", () => {
  const whole = piece('Left Foot', 'm8');
  const [scar] = limping.mechs[1]!.parts.find(({ name }) => name === 'Left Foot')!.scars;
  const worse = piece('Left Foot', 'm9', { scars: [{ ...scar!, times: 2 }] });
  const stocked = withCard(
    withCard(withCard(limping, 'p1', { stockpile: [whole] }), 'p2', { stockpile: [worse] }),
    'p3',
    { stockpile: [{ ...worse, of: 'm7' }] },
  );
  expect(
    mendingsOf(stocked, 'p2').map(({ part, candidates, others }) => ({
      part: part.name,
      own: candidates.map((each) => each.part.of),
      others,
    })),
  ).toEqual([{ part: 'Left Foot', own: ['m9'], others: ['p1'] }]);
  expect(mendingsOf(stocked, 'p1')).toEqual([]);
  const own = withCard(withCard(stocked, 'p2', { stockpile: [whole] }), 'p3', {
    stockpile: [piece('Gyro', 'm7')],
  });
  expect(mendingsOf(own, 'p2').map(({ others }) => others)).toEqual([['p1']]);
});

test('K11: a retired pilot is not listed as having a spare part', () => {
  const gone = withCard(limping, 'p1', {
    stockpile: [piece('Left Foot', 'm8')],
    end: { kind: 'retired', on: '2026-11-17', line: '' },
  });
  expect(mendingsOf(gone, 'p2').map(({ others }) => others)).toEqual([[]]);
});

test.each([
  ['Right Arm', 'right', 'Arm'],
  ['Left Leg Actuator', 'left', 'Leg Actuator'],
  ['Gyro', 'inside', 'Gyro'],
  ['Jump Jets', 'inside', 'Jump Jets'],
  ['Leftover Tank', 'inside', 'Leftover Tank'],
  ['Autocannon Ammo', 'weapons', 'Autocannon Ammo'],
  ['Left Medium Laser', 'weapons', 'Medium Laser'],
] as const)("the plan of a 'Mech puts %s in the group: %s", (part, place, short) => {
  expect(partPlace(part)).toBe(place);
  expect(withoutSide(part)).toBe(short);
});

test('K2: a maneuver in two categories is raised by the skill in both', () => {
  const raised = raisedBy(rifleman, { learned: ['III', 'I', 'III'] }, 'III');
  expect(raised.length).toBeGreaterThan(0);
  for (const { maneuver, score } of raised)
    expect(score - maneuver.score).toBe(maneuver.categories.includes('I') ? 3 : 2);
  expect(raised.some(({ maneuver }) => maneuver.categories.includes('I'))).toBe(true);
  expect(raisedBy(griffin, { learned: [] }, 'II')).toEqual([]);
});

test('the plan lists the limbs of one side from top to bottom', () => {
  const sides = ['Left Foot', 'Left Leg Actuator', 'Left Skirt', 'Left Hip', 'Left Arm'];
  expect(fromAbove(sides.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    ...['Left Skirt', 'Left Arm', 'Left Hip', 'Left Leg Actuator', 'Left Foot'],
  ]);
});
