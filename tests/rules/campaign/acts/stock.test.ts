import { describe, expect, test } from 'vitest';
import { groupOf } from '../../../../src/rules/campaign/card/part-group.ts';
import { mendedBy, stockOf, stockpilers } from '../../../../src/rules/campaign/acts/stock.ts';
import {
  adaAndFinn,
  circle,
  deed,
  done,
  griffin,
  hit,
  mechOf,
  piece,
  rifleman,
  withCard,
  withWear,
} from '../circle.ts';

test.each([
  ['Autocannon', 'weapons'],
  ['Missile Rack', 'weapons'],
  ['PPC', 'weapons'],
  ['Missile Ammo', 'ammunition bins'],
  ['Engine', 'inside'],
  ['Gyro', 'inside'],
  ['Jump Jets', 'inside'],
  ['Cockpit', 'inside'],
  ['Arms', 'inside'],
  ['Left Arm', 'limbs'],
  ['Right Leg Actuator', 'limbs'],
])('%s is listed under %s', (part, group) => {
  expect(groupOf(part)).toBe(group);
});

test("the parts of each printed 'Mech fall into four groups", () => {
  for (const { parts } of circle([
    ['Ada', rifleman, 'Old Thunder'],
    ['Ben', griffin, 'Bad Penny'],
  ]).mechs)
    expect(new Set(parts.map(({ name }) => groupOf(name))).size).toBe(4);
});

const hurt = { scars: [hit(rifleman, 'Gyro', 'score')] };

describe('K7: the list of stockpiled parts', () => {
  const rich = withCard(
    withCard(adaAndFinn(), 'p1', {
      stockpile: [piece('Gyro', 'm8', hurt), piece('Gyro', 'm9'), piece('Autocannon', 'm8')],
    }),
    'p2',
    { stockpile: [piece('Gyro', 'm7')] },
  );

  test('is sorted by group and then by pilot, the least hurt first', () => {
    expect(
      stockOf(rich.pilots).map(({ name, pieces }) => [
        name,
        pieces.map(({ pilot, part }) => `${pilot} ${part.of}`),
      ]),
    ).toEqual([
      ['Autocannon', ['p1 m8']],
      ['Gyro', ['p1 m9', 'p1 m8', 'p2 m7']],
    ]);
  });

  test('is sorted by name within a group', () => {
    const parts = ['Sensors', 'Engine', 'Missile Ammo', 'PPC', 'Left Arm', 'Gyro', 'Autocannon'];
    const mixed = withCard(adaAndFinn(), 'p1', {
      stockpile: parts.map((name) => piece(name, 'm8')),
    });
    expect(stockOf(mixed.pilots).map(({ name }) => name)).toEqual([
      ...['Autocannon', 'PPC', 'Missile Ammo', 'Engine', 'Gyro', 'Sensors', 'Left Arm'],
    ]);
  });

  test("K6: names each pilot whose 'Mech a part would mend, whoever owns the part", () => {
    const worn = withWear(rich, 'm2', {
      parts: mechOf(rich, 'm2').parts.map((part) =>
        part.name === 'Gyro' ? { ...part, ...hurt } : part,
      ),
    });
    expect(mendedBy(worn, piece('Gyro', 'm9'))).toEqual(['p2']);
    expect(mendedBy(worn, piece('Gyro', 'm8', hurt))).toEqual([]);
    expect(mendedBy(worn, piece('Autocannon', 'm8'))).toEqual([]);
    expect(mendedBy(withCard(worn, 'p1', { mech: null }), piece('Gyro', 'm9'))).toEqual(['p2']);
  });

  test('K11: shows a retired pilot only while something is left for a successor', () => {
    const gone = done(deed(rich, { kind: 'retire', pilot: 'p2', line: '' }));
    expect(stockpilers(gone).map(({ name }) => name)).toEqual(['Ada', 'Finn']);
    expect(stockpilers(withCard(gone, 'p2', { stockpile: [] })).map(({ name }) => name)).toEqual([
      'Ada',
    ]);
    expect(
      stockpilers(withCard(gone, 'p2', { stockpile: [], rounds: { missile: 2 } })),
    ).toHaveLength(2);
  });
});
