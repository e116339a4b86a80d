import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { isRefusal } from '../../../src/rules/fight/refusal.ts';
import { entry, griffin, opened, playTurn, rifleman, scene } from '../battle/table-top.ts';
import { armedRifleman } from './turn-play.ts';

const two = opened(rifleman, [griffin, griffin]);
/** One against two, the second of them at medium range. */
const apart: Battle = {
  ...two,
  pairings: two.pairings.map((pairing) =>
    pairing.rival === 2 ? { ...pairing, range: 'medium' } : pairing,
  ),
};
/** Ada has two kinds of ammunition, and it explodes (H4). */
const hot = scene({
  lone: armedRifleman,
  seats: [{ heat: 27, ammunition: { autocannon: 8, grenade: 2 } }],
});
/** Ben has +5 in PPC, and 52 hits his Sensors (K3). */
const skilled = openBattle({
  options: USUAL_OPTIONS,
  lone: entry(rifleman, 0),
  rivals: [entry(griffin, 1, { skill: { ...everyCategory(0), VI: 5 } })],
});
const over = playTurn(scene(), 62, 62, [{ leaves: 'bails out' }]).battle;
const orders = (...seats: readonly (number | SeatOrder)[]): readonly SeatOrder[] =>
  seats.map((order) => (typeof order === 'number' ? { console: order } : order));

describe('a turn is refused', () => {
  test.each([
    ['once the battle is over', over, orders(62, 62), { kind: 'battle over' }],
    [
      "if the rival attacked is not at the maneuver's range (M2)",
      apart,
      orders({ console: 28, attacks: 1 }, 62, 28),
      { kind: 'attacks nobody', attacked: 1 },
    ],
    [
      'if a rival names whom it attacks, since it has only one enemy',
      apart,
      orders(28, { console: 62, attacks: 1 }, 28),
      { kind: 'attacks nobody', attacked: 1 },
    ],
    [
      'if a pilot escapes who may not, even if the other may (E1)',
      scene(),
      orders({ console: 52, leaves: 'escapes' }, { console: 60, leaves: 'escapes' }),
      { kind: 'no escape', who: 'lone', rivals: 1 },
    ],
    [
      'if there is nothing to share (M4)',
      two,
      orders({ console: 52, shares: [7, 5] }, 62, 58),
      { kind: 'no such shares', among: 0, modifier: 0 },
    ],
    [
      'if a rival shares what the lone player has to share (M4)',
      two,
      orders(52, { console: 62, shares: [8, 0] }, 62),
      { kind: 'no such shares', among: 2, modifier: 8 },
    ],
    [
      'if the ammunition lost is not on board (H4)',
      hot,
      orders({ console: 54, loses: 'missile' }, 62),
      { kind: 'no such loss', who: 'lone', ammunition: 'missile' },
    ],
    [
      'if the enemy names the ammunition lost (H4)',
      hot,
      orders(54, { console: 62, loses: 'autocannon' }),
      { kind: 'no such loss', who: 'rival', ammunition: 'autocannon' },
    ],
    [
      'if more criticals are ignored than were reached (K3)',
      skilled,
      orders(52, { console: 62, ignores: [true, true] }),
      { kind: 'nothing to ignore', who: 'rival' },
    ],
    [
      'if a pilot ignores a critical that the other suffers (K3)',
      skilled,
      orders({ console: 52, ignores: [true] }, 62),
      { kind: 'nothing to ignore', who: 'lone' },
    ],
    [
      'if ammunition is lost although nothing explodes (H4)',
      scene({ lone: armedRifleman }),
      orders({ console: 54, loses: 'grenade' }, 62),
      { kind: 'no such loss', who: 'lone', ammunition: 'grenade' },
    ],
  ])('%s', (_, battle, seats, refusal) => {
    expect(play(battle, { seats })).toEqual(refusal);
  });

  test.each([
    [
      'the rival attacked is at that range (M2)',
      apart,
      orders({ console: 28, attacks: 2 }, 62, 28),
    ],
    ['shares add up (M4)', two, orders({ console: 52, shares: [3, 5] }, 62, 62)],
    ['the first critical is ignored (K3)', skilled, orders(52, { console: 62, ignores: [true] })],
    ['the ammunition lost was on board (H4)', hot, orders({ console: 54, loses: 'grenade' }, 62)],
  ])('but not if %s', (_, battle, seats) => {
    expect(isRefusal(play(battle, { seats }))).toBe(false);
  });
});
