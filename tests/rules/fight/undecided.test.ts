import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { SeatOrders } from '../../../src/rules/battle/orders.ts';
import type { Answer } from '../../../src/rules/fight/undecided.ts';
import { answered, undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { scene } from '../battle/table-top.ts';
import { armedRifleman } from './turn-play.ts';

describe('an explosion with two supplies asks its pilot (H4)', () => {
  const called: SeatOrders = [{ console: 54 }, { console: 62 }];
  const hot = (grenade: number): Battle =>
    scene({ lone: armedRifleman, seats: [{ heat: 27, ammunition: { autocannon: 8, grenade } }] });
  const asked = (battle: Battle, orders = called) =>
    undecidedOf(exchange(battle, { seats: orders }), orders);
  const said = (ammunition: string, seat = 0): Answer => ({
    kind: 'ammunition lost',
    seat,
    ammunition,
  });

  test('only what the turn has left is offered: of two grenades one was fired', () => {
    expect(asked(hot(2))).toEqual([
      { kind: 'ammunition lost', seat: 0, supplies: { autocannon: 8, grenade: 1 } },
    ]);
  });

  test('the last grenade was fired: there is nothing to choose', () => {
    expect(asked(hot(1))).toEqual([]);
  });

  test("the pilot's answer stands in the order, and is not asked for again", () => {
    const orders = answered(exchange(hot(2), { seats: called }), called, said('grenade'));
    expect(orders).toEqual([{ console: 54, loses: 'grenade' }, { console: 62 }]);
    expect(asked(hot(2), orders!)).toEqual([]);
  });

  test.each([
    ['a kind that the turn has not left', said('missile')],
    ['a name that every object has', said('toString')],
    ['for the enemy, who is not asked', said('grenade', 1)],
    ['for a seat that there is not', said('grenade', 2)],
  ])('%s is no answer', (_, answer) => {
    expect(answered(exchange(hot(2), { seats: called }), called, answer)).toBeNull();
  });

  test('where ammunition is ignored the pilot is not asked (A3)', () => {
    expect(asked({ ...hot(2), options: { ...USUAL_OPTIONS, ammunition: 'ignored' } })).toEqual([]);
  });

  test('without an explosion the pilot is not asked', () => {
    expect(asked(scene({ lone: armedRifleman }))).toEqual([]);
  });
});
