import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import { booklets, griffin, rifleman, scene } from '../../rules/battle/table-top.ts';
import type { Scene } from '../../rules/battle/table-top.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { pairingOfDuel } from '../../../src/rules/battle/duel.ts';
import { sure } from '../../../src/rules/sure.ts';
import { FastDuel } from '../../../src/tactics/duel/fast-duel.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { wornEntry } from '../odd-booklets.ts';

const edgeIn = (battle: Battle): number => {
  const pairing = sure(pairingOfDuel(battle));
  const duel = new FastDuel(battle, pairing);
  return roughly(duel).edge(duel.rowOf(battle, pairing), 0);
};

test('law: swapping the seats changes the sign of the edge, to the bit', () => {
  fc.assert(
    fc.property(anySeed, anyOptions, (seed, options) => {
      const random = randomFrom(seed);
      const [one, other] = [
        wornEntry(rifleman, booklets, random),
        wornEntry(griffin, booklets, random),
      ];
      const edge = edgeIn(openBattle({ options, lone: one, rivals: [other] }));
      expect(edge + edgeIn(openBattle({ options, lone: other, rivals: [one] }))).toBe(0);
      expect(Math.abs(edge)).toBeLessThanOrEqual(0.5);
    }),
  );
});

/** A Rifleman against another that differs in one thing alone. */
const better: readonly (readonly [string, Scene['seats']])[] = [
  ['more armor', [{ armor: 30 }, { armor: 12 }]],
  ['a cool machine', [{ heat: 0 }, { heat: 26 }]],
  ['a machine that is not shut down', [{}, { heat: 31, shutDown: true }]],
  ['rounds', [{}, { ammunition: { autocannon: 0 } }]],
  ['a whole machine', [{}, { criticals: rifleman.criticals.slice(0, 4) }]],
  ['skill', [{ skill: Array.from({ length: 33 }, () => 3) }, {}]],
];

test.each(better)('%s is worth something', (_, seats) => {
  expect(edgeIn(scene({ lone: rifleman, rival: rifleman, seats: seats ?? [] }))).toBeGreaterThan(0);
});
