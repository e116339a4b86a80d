import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { armorShare, explodedIn, tallyOf, turningPoint } from '../../../src/rules/battle/course.ts';
import { anyDuel, anySeed, playOut } from './play-out.ts';
import { criticalOf, findBook, griffin, opened, playTurn, rifleman, scene } from './table-top.ts';
import { battleFrom } from '../fight/one-battle.ts';

const start = opened(rifleman, [griffin]);

/** The duel with this armor, of 38 and 36. */
const at = (...armor: readonly number[]): Battle => ({
  ...start,
  seats: start.seats.map((seat, index) => ({ ...seat, armor: armor[index] ?? seat.armor })),
});

test.each<[string, readonly Battle[], number | null]>([
  ['no armor fell', [start, start, start], null],
  ['no turn was played', [start], null],
  ['both lost the same share', [start, at(19, 18), at(0, 0)], null],
  ['the largest blow', [start, at(34, 36), at(34, 20), at(30, 20)], 2],
  ['as large a share weighs more of the smaller whole', [start, at(29, 36), at(29, 27)], 2],
  ['the first of two that are alike', [start, at(28, 36), at(18, 36)], 1],
  ['not a blow that was answered alike', [start, at(19, 18), at(17, 18)], 2],
  ['not what a wreck suffers besides', [start, at(38, 24), at(38, 2), at(38, -30)], 2],
])('the turning point is %s', (_, battles, turn) => {
  expect(turningPoint(battles)).toBe(turn);
});

test('law: in no turn does the difference in armor change more than at the turning point, whichever side is named first', () => {
  fc.assert(
    fc.property(anyDuel, anySeed, (party, seed) => {
      const battles: Battle[] = [];
      const end = playOut(party, seed, undefined, (before) => battles.push(before));
      battles.push(end);
      const leads = battles.map((battle) => armorShare(battle, 0) - armorShare(battle, 1));
      const change = (turn: number): number => Math.abs(leads[turn]! - leads[turn - 1]!);
      const turn = turningPoint(battles);
      for (let other = 1; other < battles.length; other += 1)
        expect(change(other)).toBeLessThanOrEqual((turn === null ? 0 : change(turn)) + 1e-8);
      const swapped = battles.map((battle) => ({ ...battle, seats: battle.seats.toReversed() }));
      expect(turningPoint(swapped)).toBe(turn);
    }),
    { numRuns: 100 },
  );
});

test('the course sums up what each pilot did, and says when ammunition exploded', () => {
  const text = readFileSync('tests/rules/fight/fixtures/explosion-loses-counted.txt', 'utf8');
  const { battles, exchanges } = battleFrom(text, findBook);
  const [lone, rival] = [0, 1].map((seat) => tallyOf(exchanges, seat));
  const end = battles.at(-1)!;
  for (const [seat, own, theirs] of [
    [0, lone!, rival!],
    [1, rival!, lone!],
  ] as const) {
    expect(explodedIn(exchanges, seat)).toHaveLength(own.explosions);
    // What armor is lost is scored by the other one, exploded, or harmed by a critical at once.
    const harmed = exchanges
      .flatMap(({ incidents }) => incidents)
      .filter((incident) => incident.kind === 'harmed' && incident.seat === seat)
      .reduce((sum, incident) => sum + (incident.kind === 'harmed' ? incident.points : 0), 0);
    const { armor, fullArmor } = end.seats[seat]!;
    expect(fullArmor - armor).toBe(theirs.damage + 2 * own.explosions + harmed);
    expect(theirs.hits).toBeLessThanOrEqual(theirs.damage);
  }
  expect(lone!.explosions + rival!.explosions).toBeGreaterThan(0);
});

test("the course counts hits (scores above 0), criticals that were reached, and explosions of a pilot's own ammunition", () => {
  const sensors = criticalOf(rifleman, 'Sensors', 'score');
  const exchanges = [
    // 6 points and the Sensors.
    playTurn(scene(), 52, 62),
    // 2 points against 5, and neither reaches its letter.
    playTurn(scene(), 50, 50),
    // The Rifleman misses, and is hit for 5 again.
    playTurn(scene({ seats: [{ criticals: [sensors, sensors] }] }), 50, 50),
    // Nobody is shown a hit, and the Rifleman is too hot.
    playTurn(scene({ seats: [{ heat: 25 }] }), 52, 60),
  ];
  expect(tallyOf(exchanges, 0)).toEqual({ hits: 2, damage: 8, criticals: 1, explosions: 1 });
  expect(tallyOf(exchanges, 1)).toEqual({ hits: 2, damage: 10, criticals: 0, explosions: 0 });
  expect([0, 1].map((seat) => explodedIn(exchanges, seat))).toEqual([[4], []]);
});

test('a percentage of nothing is 0', () => {
  const [seat] = start.seats;
  const bare = { ...start, seats: [{ ...seat!, armor: 0, fullArmor: 0 }] };
  expect(armorShare(bare, 0)).toBe(0);
});
