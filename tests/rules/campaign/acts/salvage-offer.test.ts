import { expect, test } from 'vitest';
import { salvageOffers } from '../../../../src/rules/campaign/acts/salvage-offer.ts';
import {
  adaAndFinn,
  beats,
  hit,
  mechOf,
  piece,
  pilotOf,
  rifleman,
  withCard,
  withWear,
} from '../circle.ts';
import { settlement } from '../settling.ts';
import { names } from './wrecks.ts';

/** Ada, with a hurt Gyro, has beaten Finn, whose Sensors are spoilt; she has two Gyros and an Engine. */
const wreck = () => {
  const hangar = withCard(adaAndFinn(), 'p1', {
    stockpile: [
      piece('Gyro', 'm8'),
      piece('Gyro', 'm9'),
      piece('Engine', 'm9', { engine: 'CoreTek 275' }),
    ],
  });
  const { after } = settlement(
    beats(
      hangar,
      'p1',
      'p2',
      { out: 'fell', criticals: [hit(rifleman, 'Sensors', 'score', 3)] },
      { winner: { criticals: [hit(rifleman, 'Gyro', 'score')] } },
    ),
  );
  return { after, offers: salvageOffers(after, 'p1', { mech: 'm2' }) };
};

test("K5: parts that mend the winner's 'Mech are offered first, then weapons, then the rest in the order of the booklet", () => {
  const { after, offers } = wreck();
  const all = names(mechOf(after, 'm2').parts);
  const weapons = ['Large Laser', 'Medium Laser', 'Autocannon', 'Autocannon Ammo'];
  expect(names(offers.map(({ part }) => part))).toEqual([
    'Gyro',
    ...all.filter((name) => weapons.includes(name)),
    ...all.filter((name) => name !== 'Gyro' && !weapons.includes(name)),
  ]);
  expect(offers.filter(({ mends }) => mends)).toHaveLength(1);
});

test('K5: a part that cannot be salvaged is offered with the reason, and never as one that mends', () => {
  const { offers } = wreck();
  const sensors = offers.find(({ part }) => part.name === 'Sensors');
  expect([sensors?.shut?.kind, sensors?.mends]).toEqual(['three criticals', false]);
  // Ada's own are hurt more.
  const { after } = wreck();
  const worse = withWear(after, 'm1', {
    parts: mechOf(after, 'm1').parts.map((part) =>
      part.name === 'Sensors' ? { ...part, scars: [hit(rifleman, 'Sensors', 'score', 4)] } : part,
    ),
  });
  const again = salvageOffers(worse, 'p1', { mech: 'm2' });
  expect(again.find(({ part }) => part.name === 'Sensors')?.mends).toBe(false);
});

test.each([
  ['Gyro', 2],
  ['Engine', 0],
  ['Left Arm', 0],
])(
  'K6: the stockpile already has this many of the %s: %i (an engine counts only if it is the same model)',
  (name, kept) => {
    const { after, offers } = wreck();
    expect(pilotOf(after, 'p1').stockpile).toHaveLength(3);
    expect(offers.find(({ part }) => part.name === name)?.kept).toBe(kept);
  },
);

test('K5: every kind of weapon, rack and ammunition is offered before the other parts', () => {
  const rest = ['Left Arm', 'Jump Jets', 'Cockpit'];
  const weapons = [
    'Autocannon',
    'Flamer',
    'Large Laser',
    'Machine Gun',
    'Missile Rack',
    'PPC Ammo',
  ];
  const parts = [...rest, ...weapons].map((name) => piece(name, 'm2'));
  const offers = salvageOffers(withWear(adaAndFinn(), 'm2', { parts }), 'p1', { mech: 'm2' });
  expect(names(offers.map(({ part }) => part))).toEqual([...weapons, ...rest]);
});
