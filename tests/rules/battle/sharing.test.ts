import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, randomShares } from '../../tools/random-play.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { areShares } from '../../../src/rules/battle/shares.ts';
import type { Hit } from '../../../src/rules/battle/split.ts';
import { blowOf, blowsOf, splitOf } from '../../../src/rules/battle/split.ts';
import { sure } from '../../../src/rules/sure.ts';
import { anyOptions, anyParty, anySeed, playOut } from './play-out.ts';
import { criticalOf, griffin, incidentsOf } from './table-top.ts';
import { hit, letter } from './splits.ts';

describe("M4: shares are whole numbers of the modifier's sign that add up to it", () => {
  test.each([
    ['a modifier of 0 may give 0 to everybody', 0, [0, 0, 0], true],
    ['a modifier of 0 may not take from one to give to another', 0, [1, -1, 0], false],
    ['a modifier below 0 may be spread over several', -3, [-1, -2, 0], true],
    ['a modifier below 0 may not let anybody gain', -3, [-4, 1, 0], false],
  ] as const)('%s', (_, modifier, shares, are) => {
    expect(areShares(shares, modifier, 3)).toBe(are);
  });
});

describe('D8, D9: what a share does', () => {
  const blow = (share: number, changed: Partial<Hit>) => blowOf(hit(1, changed), share);

  test('damage is SCORE plus share plus other modifiers; 0 or less is a miss', () => {
    expect(blow(12, { besides: -1 })).toMatchObject({ sum: 8, damage: 8, armor: 28, out: false });
    expect(blow(12, { besides: 2 })).toMatchObject({ sum: 11, damage: 11, armor: 25 });
    expect(blow(0, {})).toMatchObject({ sum: -3, damage: 0, armor: 36 });
  });

  test('a letter takes effect from its threshold on', () => {
    const line = letter(6);
    expect([8, 9, 10].map((share) => blow(share, { line }).bites)).toEqual([null, line, line]);
  });

  test('a rival left without armor is out', () => {
    expect(blow(12, { armor: 9 })).toMatchObject({ armor: 0, out: true });
    expect(blow(11, { armor: 9 })).toMatchObject({ armor: 1, out: false });
  });

  test("a critical's immediate damage is added, but only if the letter takes effect", () => {
    const line = letter(6, criticalOf(griffin, 'Missile Ammo', 'damage at once'));
    expect(blow(9, { line, armor: 8 })).toMatchObject({ damage: 6, armor: 0, out: true });
    expect(blow(8, { line, armor: 8 })).toMatchObject({ damage: 5, armor: 3, out: false });
  });

  test('a critical that kills the pilot puts the rival out; one that kills above a certain heat does not', () => {
    const cockpit = letter(6, criticalOf(griffin, 'Cockpit', 'pilot killed'));
    expect(blow(9, { line: cockpit })).toMatchObject({ armor: 30, out: true });
    expect(blow(8, { line: cockpit })).toMatchObject({ armor: 31, out: false });
    const support = letter(6, criticalOf(griffin, 'Life Support', 'pilot killed'));
    expect(blow(9, { line: support })).toMatchObject({ armor: 30, out: false });
  });

  test('law: shares do what the forecast says', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        const random = randomFrom(seed);
        playOut(party, seed, options, (before, { seats }, played) => {
          const asked = splitOf(played);
          if (!asked) return;
          const shares = randomShares(asked, random);
          const turn = exchange(before, { seats: seats.with(0, { ...sure(seats[0]), shares }) });
          for (const [place, { rival }] of asked.hits.entries()) {
            const said = sure(blowsOf(asked, shares)[place]);
            const [scored] = incidentsOf(turn, 'scored').filter(({ on }) => on === rival);
            const [bitten] = incidentsOf(turn, 'critical').filter(
              ({ on, reached }) => on === rival && reached,
            );
            const harmed = incidentsOf(turn, 'harmed').filter(({ seat }) => seat === rival);
            const killed = incidentsOf(turn, 'pilot killed').some(
              ({ seat, by }) => seat === rival && by === 'critical',
            );
            expect(said.damage).toBe(scored?.damage);
            expect(said.bites).toBe(bitten?.line ?? null);
            expect(said.armor).toBe(harmed.at(-1)?.to ?? scored?.to);
            expect(said.out).toBe(said.armor <= 0 || killed);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});
