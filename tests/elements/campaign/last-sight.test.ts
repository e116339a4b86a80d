import { expect, test } from 'vitest';
import { lastSight } from '../../../src/elements/campaign/last-sight.ts';
import { membersOf } from '../../../src/rules/campaign/history/game.ts';
import { liveryOf } from '../../../src/rules/campaign/hangar/livery.ts';
import { played } from '../../../src/rules/campaign/game/played.ts';
import { replayGame } from '../../../src/rules/campaign/chronicle/replayed-game.ts';
import { sure } from '../../../src/rules/sure.ts';
import { done, find, griffin, mechOf, rifleman, withWear } from '../../rules/campaign/circle.ts';
import { duel, opened, turn } from '../../rules/campaign/game/mustering.ts';

/** Ada, whose 'Mech is painted, and Ben, who bails out in the first turn. */
const game = () => {
  const hangar = withWear(duel(), 'm1', { paint: 'stripes' });
  const { open, record } = opened(hangar, ['p1', 'p2']);
  const moves = [turn({ console: 52 }, { console: 62, leaves: 'bails out' })];
  const over = sure(done(played(open, 'g', { ...record, moves }, find)).open[0]);
  const worn = membersOf(over.muster).map(({ mech }) => liveryOf(mechOf(hangar, mech)));
  return sure(replayGame(over, find, worn));
};

test("a pilot who is out is shown as last seen, on a page of the booklet of that 'Mech", () => {
  const sight = lastSight(game(), 1);
  expect([sight?.booklet.id, sight?.screen?.number]).toEqual([griffin.id, 27]);
});

test("a pilot still in the game is shown as the enemy sees the 'Mech, with its paint", () => {
  const sight = lastSight(game(), 0);
  expect([sight?.booklet.id, sight?.wear?.livery?.paint]).toEqual([rifleman.id, 'stripes']);
  expect(sight?.screen?.number).toBe(47);
});
