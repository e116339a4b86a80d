import { expect, test } from 'vitest';
import { fighterSeat } from '../../../../src/elements/table/plan/fighters.ts';
import { adaAndFinn, find } from '../../../rules/campaign/circle.ts';
import { adaAgainst } from '../../../rules/campaign/game/foes.ts';

test('a member and a foe get the same kind of seat in a hangar game, each with what differs from the booklet', () => {
  const hangar = adaAndFinn();
  const seats = adaAgainst(hangar).fighters.map((fighter, seat) =>
    fighterSeat(hangar, fighter, find, { side: seat === 0 ? 'lone' : 'rival', hand: null }),
  );
  expect(seats.map(({ asks, brings, mech, name }) => [name, mech, asks, brings])).toEqual([
    ['Ada', 'Old Thunder', "Who flies Ada's Rifleman?", []],
    [...['Gil', 'GRF-1N', "Who flies Gil's Griffin?"], [{ what: 'armor 15, laser +1', from: '' }]],
  ]);
  expect(seats.map(({ entry }) => entry.armor)).toEqual([38, 15]);
});
