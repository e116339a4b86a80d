import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explodedIn, tallyOf } from '../../../src/rules/battle/course.ts';
import { criticalOf, findBook, playTurn, rifleman, scene } from './table-top.ts';
import { battleFrom } from '../fight/one-battle.ts';

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
    // Lost armor comes from an enemy's score, an explosion, or a critical's immediate damage.
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
