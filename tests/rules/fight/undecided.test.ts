import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { SeatOrders } from '../../../src/rules/battle/orders.ts';
import type { Answer } from '../../../src/rules/fight/undecided.ts';
import { splitOf } from '../../../src/rules/battle/split.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { sure } from '../../../src/rules/sure.ts';
import { answered, undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { entry, griffin, opened, rifleman, scene } from '../battle/table-top.ts';
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

  test('only what the turn has left is offered: one of two grenades was fired', () => {
    expect(asked(hot(2))).toEqual([
      { kind: 'ammunition lost', seat: 0, supplies: { autocannon: 8, grenade: 1 } },
    ]);
  });

  test('there is nothing to choose if the last grenade was fired', () => {
    expect(asked(hot(1))).toEqual([]);
  });

  test("the pilot's answer is written into the order and not asked for again", () => {
    const orders = answered(exchange(hot(2), { seats: called }), called, said('grenade'));
    expect(orders).toEqual([{ console: 54, loses: 'grenade' }, { console: 62 }]);
    expect(asked(hot(2), orders!)).toEqual([]);
  });

  test.each([
    ['ammunition that the turn has not left', said('missile')],
    ['a name that every object has', said('toString')],
    ['an answer from the enemy, who is not asked', said('grenade', 1)],
    ['an answer from a seat that does not exist', said('grenade', 2)],
  ])('%s is refused', (_, answer) => {
    expect(answered(exchange(hot(2), { seats: called }), called, answer)).toBeNull();
  });

  test('the pilot is not asked if ammunition is ignored (A3)', () => {
    expect(asked({ ...hot(2), options: { ...USUAL_OPTIONS, ammunition: 'ignored' } })).toEqual([]);
  });

  test('the pilot is not asked if nothing explodes', () => {
    expect(asked(scene({ lone: armedRifleman }))).toEqual([]);
  });
});

describe('scoring on several rivals asks the lone player to share (M4)', () => {
  const battle = opened(armedRifleman, [griffin, griffin]);
  const called: SeatOrders = [{ console: 52 }, { console: 62 }, { console: 62 }];
  const asked = (of: Battle) => undecidedOf(exchange(of, { seats: called }), called);
  const hot: Battle = {
    ...battle,
    seats: battle.seats.map((seat, at) => (at === 0 ? { ...seat, heat: 27 } : seat)),
  };

  test.each<readonly [string, Answer]>([
    ['shares that do not add up', { kind: 'modifier shared', seat: 0, shares: [4, 3] }],
    ['ammunition that is lost', { kind: 'ammunition lost', seat: 0, ammunition: 'grenade' }],
    ['a critical that is ignored', { kind: 'critical ignored', seat: 0, ignores: true }],
  ])('%s is refused', (_, answer) => {
    expect(asked(battle).map(({ kind }) => kind)).toEqual(['modifier shared']);
    expect(answered(exchange(battle, { seats: called }), called, answer)).toBeNull();
  });

  test('a maneuver that adds nothing to a SCORE leaves nothing to share', () => {
    const { statCard } = armedRifleman;
    const byConsole = statCard.byConsole.map((maneuver) => maneuver && { ...maneuver, score: 0 });
    const weak = { ...armedRifleman, statCard: { ...statCard, byConsole } };
    const seats = battle.seats.with(0, { ...sure(battle.seats[0]), booklet: weak });
    expect(splitOf(exchange({ ...battle, seats }, { seats: called }))?.hits).toHaveLength(2);
    expect(asked({ ...battle, seats })).toEqual([]);
  });

  test('a pilot asked two things may answer either first', () => {
    expect(asked(hot).map(({ kind }) => kind)).toEqual(['modifier shared', 'ammunition lost']);
    const loss: Answer = { kind: 'ammunition lost', seat: 0, ammunition: 'grenade' };
    expect(answered(exchange(hot, { seats: called }), called, loss)).toEqual([
      { console: 52, loses: 'grenade' },
      ...called.slice(1),
    ]);
  });
});

test('a pilot who may ignore two criticals in one turn is asked about one after the other (K3)', () => {
  const battle = openBattle({
    options: USUAL_OPTIONS,
    lone: entry(rifleman, 0, { skill: everyCategory(5) }),
    rivals: [entry(griffin, 1), entry(griffin, 2)],
  });
  const asked = (...ignores: readonly boolean[]) => {
    const orders = [{ console: 62, ignores }, { console: 52 }, { console: 56 }];
    return undecidedOf(exchange(battle, { seats: orders }), orders).map(
      (question) => question.kind === 'critical ignored' && question.line.critical.part,
    );
  };
  expect([asked(), asked(true), asked(false, true)]).toEqual([['Gyro'], ['Medium Laser'], []]);
});
