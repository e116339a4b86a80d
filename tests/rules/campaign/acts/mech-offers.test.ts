import { expect, test } from 'vitest';
import { pricesToday, replaces } from '../../../../src/rules/campaign/acts/mech-offers.ts';
import {
  beats,
  circle,
  find,
  griffin,
  mechOf,
  rifleman,
  three,
  withCard,
  withWear,
} from '../circle.ts';
import { closedAfter } from '../settling.ts';

const prices = (games: number, experience: number, spent = 0) =>
  pricesToday(withCard(withWear(three(), 'm1', { games }), 'p1', { experience, spent }), 'p1', [
    rifleman,
    griffin,
  ]).map(({ price, shut }) => [price, shut?.kind ?? null]);

test.each([
  [9, 500, [rifleman.mech.cost, 'too few games'], [griffin.mech.cost, 'too few games']],
  [10, 500, [rifleman.mech.cost, null], [griffin.mech.cost, null]],
  [12, 95, [rifleman.mech.cost - 20, 'too little experience'], [griffin.mech.cost - 20, null]],
  [40, 0, [0, null], [0, null]],
] as const)(
  "K4: the price of a new 'Mech after %i games, with %i experience to spend",
  (games, experience, ofRifleman, ofGriffin) => {
    expect(prices(games, experience)).toEqual([ofRifleman, ofGriffin]);
    expect(prices(games, experience + 30, 30)).toEqual([ofRifleman, ofGriffin]);
  },
);

test("K4, K10: games in a lost 'Mech lower the price of a new one, and a replacement needs the tonnage of the lost one", () => {
  const worn = withWear(
    circle([
      ['Ada', rifleman, 'Old Thunder'],
      ['Finn', rifleman, 'Last Lantern'],
    ]),
    'm2',
    { games: 11 },
  );
  const lost = closedAfter(beats(worn, 'p1', 'p2'));
  expect(lost.pilots[1]?.mech).toBe(null);
  expect(pricesToday(lost, 'p2', [griffin]).map(({ price }) => price)).toEqual([
    griffin.mech.cost - 20,
  ]);
  const before = mechOf(lost, 'm2');
  const of = (id: string, tonnage: number) => replaces(before, { id, tonnage }, find);
  expect([of('rfl-3n', 1), of('any', 60), of('grf-1n', 55)]).toEqual([true, true, false]);
  expect(replaces(before, { id: 'any', tonnage: 60 }, () => undefined)).toBe(false);
});
