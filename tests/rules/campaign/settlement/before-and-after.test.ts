import { expect, test } from 'vitest';
import { changesFor } from '../../../../src/rules/campaign/settlement/before-and-after.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { partsOf, wornBy } from '../../../../src/rules/campaign/card/part.ts';
import {
  adaAndFinn,
  beats,
  called,
  find,
  griffin,
  hit,
  mechOf,
  person,
  piece,
  pilotOf,
  rifleman,
  withCard,
  withWear,
} from '../circle.ts';
import { settle, settlement } from '../settling.ts';

/** Ada's fifth game in Old Thunder: 225 tons, four victories, 24 parts, the last 5 rounds spent; Finn is killed by a critical. */
const eleventhGame = () => {
  const hurt = [hit(rifleman, 'Engine', 'heat each turn'), hit(rifleman, 'Gyro', 'score')];
  const before = withWear(
    withCard(adaAndFinn(), 'p1', {
      experience: 225,
      victories: 4,
      stockpile: [...partsOf(griffin, 'm7'), ...partsOf(rifleman, 'm8').slice(0, 6)],
    }),
    'm1',
    {
      games: 4,
      ammunition: { autocannon: 5 },
      rings: [4, 6, 9, 10].map((game) => ({ game: `g${game}`, mech: 'm7', hollow: false })),
    },
  );
  return beats(
    before,
    'p1',
    'p2',
    { armor: 15, killedBy: 'critical', criticals: [hit(rifleman, 'Cockpit', 'pilot killed')] },
    {
      winner: {
        ammunition: { autocannon: 0 },
        criticals: [...hurt, hit(rifleman, 'Heat Sinks', 'heat')],
      },
    },
  );
};
const taken = ['Engine', 'Large Laser', 'Medium Laser', 'Autocannon', 'Left Arm', 'Right Arm'];
const adas: readonly Choice[] = [
  { step: 'experience', pilot: 'p1', learn: ['III'] },
  { step: 'salvage', pilot: 'p1', of: 'm2', take: taken },
  {
    step: 'repair',
    pilot: 'p1',
    fit: [
      { of: 'm2', name: 'Engine' },
      { of: 'm7', name: 'Gyro' },
    ],
  },
  { step: 'reload', pilot: 'p1', excess: 'stockpiled', load: {} },
];

test('before and after: shows what a game and its settlement change for Ada and Old Thunder', () => {
  const now = settlement(settle(eleventhGame(), adas));
  expect(changesFor(now, 'p1', find)).toMatchObject([
    { what: 'victories', before: 4, fought: 5, after: 5 },
    { what: 'rank', before: 'Sergeant', fought: 'Lieutenant', after: 'Lieutenant' },
    { what: 'experience', before: 225, fought: 285, after: 285 },
    { what: 'left to spend', before: 225, after: 285 },
    { what: 'skill', category: 'III', before: 0, after: 1 },
    { what: 'parts in stockpile', before: 24, fought: 24, after: 30 },
    { what: 'games', before: 4, fought: 5, after: 5 },
    { what: 'shutdown', before: 26, fought: 25, after: 25 },
    { what: 'ammunition', ammunition: 'autocannon', before: 5, fought: 0, after: 4 },
    {
      what: 'part',
      part: 'Gyro',
      before: { scars: [], of: 'm1' },
      fought: { scars: [{ times: 1 }], of: 'm1' },
      after: { scars: [], of: 'm7' },
    },
    {
      what: 'part',
      part: 'Engine',
      before: { scars: [], of: 'm1' },
      fought: { scars: [{ times: 1 }], of: 'm1' },
      after: { scars: [], of: 'm2' },
    },
    { what: 'mended', part: 'Heat Sinks', scar: { times: 1 } },
    { what: 'rings', before: 4, after: 5 },
  ]);
});

test('before and after: shows a part hurt in the game, but not one that was hurt before and left as it was', () => {
  const gyro = hit(rifleman, 'Gyro', 'score');
  const before = withWear(adaAndFinn(), 'm1', {
    parts: wornBy(partsOf(rifleman, 'm1'), [gyro]),
  });
  const criticals = [gyro, hit(rifleman, 'Engine', 'heat each turn')];
  const now = settlement(beats(before, 'p1', 'p2', {}, { winner: { criticals } }));
  expect(changesFor(now, 'p1', find).filter(({ what }) => what === 'part')).toMatchObject([
    {
      part: 'Engine',
      before: { scars: [] },
      fought: { scars: [{ times: 1 }] },
      after: { scars: [{ times: 1 }] },
    },
  ]);
});

test('before and after: shows that Finn is killed, and that Flora takes his place in Brass Monday', () => {
  const flora = { ...person('Flora'), mech: called(rifleman, 'Brass Monday') };
  const now = settlement(
    settle(eleventhGame(), [
      ...adas,
      { step: 'settled', pilot: 'p1' },
      { step: 'memorial', pilot: 'p2', line: 'He asked for one more turn.' },
      { step: 'successor', pilot: 'p2', successor: flora },
    ]),
  );
  expect(changesFor(now, 'p2', find)).toEqual([
    { what: 'killed' },
    { what: 'successor', pilot: 'p3' },
    { what: 'mech', before: 'm2', fought: null, after: null },
  ]);
  expect(mechOf(now.after, pilotOf(now.after, 'p3').mech!).name).toBe('Brass Monday');
  expect(mechOf(now.after, 'm2').parts).toHaveLength(12);
  expect(piece('Gyro', 'm7').scars).toEqual([]);
});

test('before and after: shows only what has changed', () => {
  const now = settlement(beats(adaAndFinn(), 'p1', 'p2', { out: 'bailed out' }));
  expect(changesFor(now, 'p2', find).map(({ what }) => what)).toEqual(['mech']);
});

test('before and after: shows stockpiled rounds by kind of ammunition', () => {
  const before = withCard(adaAndFinn(), 'p1', { rounds: { autocannon: 1, missile: 2 } });
  const now = settlement(
    settle(beats(before, 'p1', 'p2'), [
      { step: 'reload', pilot: 'p1', excess: 'stockpiled', load: {} },
    ]),
  );
  expect(changesFor(now, 'p1', find).filter(({ what }) => what === 'stockpiled')).toEqual([
    { what: 'stockpiled', ammunition: 'autocannon', before: 1, fought: 1, after: 5 },
  ]);
});
