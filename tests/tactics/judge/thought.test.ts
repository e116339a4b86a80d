import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyOptions,
  anyParty,
  anySeed,
  anyUnlimited,
  playOut,
} from '../../rules/battle/play-out.ts';
import { booklets, opened, scene } from '../../rules/battle/table-top.ts';
import { randomFrom } from '../../tools/random-play.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle, seatOf } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { sharedModifier } from '../../../src/rules/battle/shares.ts';
import { alone } from '../../../src/rules/battle/what-if.ts';
import { sure } from '../../../src/rules/sure.ts';
import { swapped } from '../../../src/tactics/matrix/equilibrium.ts';
import type { Judging } from '../../../src/tactics/judge/judgment.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { LONE, OWN } from '../../../src/tactics/duel/position.ts';
import { think } from '../../../src/tactics/judge/thought.ts';
import { oddBooklet, wornEntry } from '../odd-booklets.ts';

/** Judges by a sum that no two positions are likely to share: armor, heat and page of both. */
const bySum: Judging = (duel) => ({
  isRough: true,
  edge: (row, at) =>
    [LONE, duel.half].reduce(
      (sum, own) =>
        sum * 97 +
        row[at + own + OWN.armor]! / 8 +
        row[at + own + OWN.heat]! +
        row[at + own + OWN.screen]! * 64,
      0,
    ),
});

/** The same of a battle by the rules; a battle that is over has no sum. */
const sumByRules = (before: Battle, after: Battle, rival: number): number | null => {
  const pairing = after.pairings.find((each) => each.rival === rival);
  if (after.outcome || !pairing || after.quiet >= 40) return null;
  const [lone, other] = [seatOf(after, 0), seatOf(after, rival)];
  expect(before.turns + 1).toBe(after.turns);
  const one = lone.armor / 8 + lone.heat + pairing.sees.rival.number * 64;
  return 0.995 * (one * 97 + other.armor / 8 + other.heat + pairing.sees.lone.number * 64);
};

describe('a turn thought through', () => {
  test('law: agrees with the rules for each rival by itself, and counts a modifier once (M3–M5)', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyUnlimited, (party, seed, options) => {
        const random = randomFrom(seed);
        playOut(party, seed, options, (battle) => {
          if (random() > 0.1) return;
          const { choices, answers } = think(battle, bySum);
          const choice = Math.floor(random() * choices.length);
          const { maneuver, meant } = choices[choice]!;
          for (const { rival, maneuvers, payoffs } of answers) {
            const answer = Math.floor(random() * maneuvers.length);
            const pairing = sure(battle.pairings.find((each) => each.rival === rival));
            const here = alone(battle, pairing);
            // A modifier meant for another rival is taken off again as a wound of the lone 'Mech.
            const less = meant === rival ? 0 : sharedModifier(seatOf(battle, 0), maneuver);
            const lone = seatOf(here, 0);
            const score = lone.wounds.score.with(
              maneuver.console >> 1,
              (lone.wounds.score[maneuver.console >> 1] ?? 0) - less,
            );
            const weakened: Battle = {
              ...here,
              seats: here.seats.with(0, { ...lone, wounds: { ...lone.wounds, score } }),
            };
            const after = exchange(weakened, {
              seats: battle.seats.map((_, seat) =>
                seat === 0
                  ? { console: maneuver.console, ignores: [true] }
                  : seat === rival
                    ? { console: maneuvers[answer]!.console, ignores: [true] }
                    : null,
              ),
            }).battle;
            const sum = sumByRules(battle, after, rival);
            const gain = payoffs.gains[choice * maneuvers.length + answer]!;
            if (sum !== null) expect(gain).toBeCloseTo(sum, 6);
            else expect([0.5, -0.5, 0]).toContain(gain);
          }
        });
      }),
      { numRuns: 150 },
    );
  });

  test('law: swapping the seats of a duel swaps the payoffs, to the bit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...booklets),
        fc.constantFrom(...booklets),
        anySeed,
        anyOptions,
        (one, other, seed, options) => {
          const random = randomFrom(seed);
          const entries = [wornEntry(one, booklets, random), wornEntry(other, booklets, random)];
          const payoffsOf = (lone: number) => {
            const battle = openBattle({
              options,
              lone: entries[lone]!,
              rivals: [entries[1 - lone]!],
            });
            return think(battle, roughly).answers[0]!.payoffs;
          };
          expect(swapped(payoffsOf(0))).toEqual({
            ...payoffsOf(1),
            gains: payoffsOf(1).gains.map((gain) => gain + 0),
          });
        },
      ),
    );
  });

  test('law: offers one against several every open maneuver, for each rival it may be meant for', () => {
    fc.assert(
      fc.property(anyParty, anySeed, ([printed, rivals], seed) => {
        const random = randomFrom(seed);
        // No booklet of the game has a maneuver without a modifier.
        const lone = random() < 0.5 ? printed : oddBooklet(random);
        const battle = opened(lone, rivals);
        const { choices, answers } = think(battle, roughly);
        const open = openManeuvers(battle, 0);
        expect(new Set(choices.map(({ maneuver }) => maneuver))).toEqual(new Set(open));
        expect(choices).toHaveLength(
          open.reduce((sum, { score }) => sum + (score === 0 ? 1 : rivals.length), 0),
        );
        expect(answers.map(({ rival }) => rival)).toEqual(rivals.map((_, at) => at + 1));
      }),
      { numRuns: 30 },
    );
  });

  test('D15: gains nothing after forty quiet turns, as the pilot in the worse position claims a draw', () => {
    const seats = [{ armor: 30 }, { armor: 3 }] as const;
    const [before, after] = [38, 39].map(
      (quiet) => think(scene({ quiet, seats }), roughly).answers[0]!.payoffs.gains,
    );
    expect(before).not.toContain(0);
    expect(after).toContain(0);
  });
});
