import { describe, expect, test } from 'vitest';
import { broughtAlong, memberEntry } from '../../../../src/rules/campaign/game/brought.ts';
import { leftToSpend } from '../../../../src/rules/campaign/acts/experience.ts';
import { priceAfter } from '../../../../src/rules/campaign/acts/new-mech.ts';
import {
  adaAndFinn,
  called,
  deed,
  done,
  find,
  gameOf,
  griffin,
  hit,
  mechOf,
  pilotOf,
  rifleman,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import { closedAfter } from '../settling.ts';

const draw = { kind: 'nobody' } as const;

describe("K4: each new game in the same 'Mech lowers its shutdown number by 1", () => {
  test('K4: Old Thunder, 30 when new, shuts down at 26 in its fifth game and at 25 in its sixth', () => {
    const games = (played: number) =>
      memberEntry(withWear(adaAndFinn(), 'm1', { games: played }), 'p1', find).shutdown;
    expect([0, 1, 4, 5, 29, 40].map(games)).toEqual([30, 29, 26, 25, 1, 1]);
    const after = closedAfter(gameOf(adaAndFinn(), ['p1', 'p2'], draw));
    expect(broughtAlong(after, 'p1', find)).toEqual([
      { what: 'shutdown', is: 29, printed: 30, games: 1 },
    ]);
  });

  test.each([
    [10, 120],
    [11, 110],
    [13, 90],
    [22, 0],
    [40, 0],
  ])('K4: after %i games a new Rifleman costs %i experience', (games, price) => {
    expect(priceAfter({ games }, rifleman)).toBe(price);
  });

  test("K4: after ten games a new 'Mech costs the printed price; usable parts of the old one go to the stockpile", () => {
    const old = (games: number) =>
      withCard(
        withWear(adaAndFinn(), 'm1', {
          games,
          parts: mechOf(adaAndFinn(), 'm1').parts.map((part) => ({
            ...part,
            scars: part.name === 'Left Hip' ? [hit(rifleman, 'Left Hip', 'forbid')] : [],
          })),
        }),
        'p1',
        { experience: 260, spent: 150 },
      );
    const take = {
      kind: 'take new mech',
      pilot: 'p1',
      mech: called(griffin, 'Salt Wife'),
    } as const;
    expect(why(deed(old(9), take))).toBe('after 1 more game');
    const after = done(deed(old(10), take));
    expect(leftToSpend(pilotOf(after, 'p1'))).toBe(0);
    expect(pilotOf(after, 'p1')).toMatchObject({ experience: 260, mech: 'm3' });
    expect(pilotOf(after, 'p1').stockpile).toHaveLength(17);
    expect(mechOf(after, 'm1').parts.map(({ name }) => name)).toEqual(['Left Hip']);
    expect(after.scrap).toEqual([]);
    expect(mechOf(after, 'm1').fate).toMatchObject({ kind: 'given up' });
    expect(mechOf(after, 'm3')).toMatchObject({ games: 0, replacement: null, name: 'Salt Wife' });
    expect(why(deed(withCard(old(10), 'p1', { spent: 151 }), take))).toBe(
      'only 109 t left, not enough for 110 t',
    );
    expect(leftToSpend(pilotOf(done(deed(old(14), take)), 'p1'))).toBe(40);
  });
});

describe("K8: criticals stay with the 'Mech from game to game until repaired", () => {
  test('K8: criticals of one game are brought into the next; armor and heat sinks are whole again', () => {
    const criticals = [
      hit(rifleman, 'Engine', 'heat each turn'),
      hit(rifleman, 'Heat Sinks', 'heat', 2),
      hit(rifleman, 'Gyro', 'score', 2),
    ];
    const after = closedAfter(
      gameOf(adaAndFinn(), ['p1', 'p2'], draw, { p1: { criticals, armor: 3 } }),
    );
    const entry = memberEntry(after, 'p1', find);
    expect(entry.armor).toBe(38);
    expect(entry.criticals).toHaveLength(2);
    expect(new Set(entry.criticals)).toEqual(new Set([criticals[0], criticals[2]]));
    expect(broughtAlong(after, 'p1', find)).toContainEqual(
      expect.objectContaining({
        what: 'critical',
        part: expect.objectContaining({ name: 'Gyro', of: 'm1' }),
        scar: expect.objectContaining({ times: 2 }),
        from: 'Old Thunder',
      }),
    );
  });

  test('K8: criticals on a part add up from game to game', () => {
    const once = closedAfter(
      gameOf(adaAndFinn(), ['p1', 'p2'], draw, {
        p1: { criticals: [hit(rifleman, 'Sensors', 'score', 1)] },
      }),
    );
    const twice = closedAfter(
      gameOf(
        once,
        ['p1', 'p2'],
        draw,
        { p1: { criticals: [hit(rifleman, 'Sensors', 'score', 3)] } },
        { id: 'h' },
      ),
      [],
      'h',
    );
    expect(memberEntry(twice, 'p1', find).criticals).toEqual([
      hit(rifleman, 'Sensors', 'score', 3),
    ]);
  });
});
