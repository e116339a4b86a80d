import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { studied, textOf } from '../some-net.ts';
import type { Plays } from '../../../src/tactics/duel/plays.ts';
import { playsOf } from '../../../src/tactics/duel/plays.ts';
import { Study } from '../../../src/tactics/learn/study.ts';

const [lone, rival] = [rifleman, griffin].map((booklet) => playsOf(booklet)) as [Plays, Plays];

describe('learning a pair', () => {
  test('gives the same net for the same seed, to the bit, and another net for another seed', () => {
    const [one, same, other] = [1, 1, 2].map((seed) =>
      textOf(studied(new Study([lone, rival], seed, 25), 25)),
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  test('law: gives the same net if it is interrupted and resumed, to the bit', () => {
    const whole = textOf(studied(new Study([lone, lone], 5, 30), 30));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (left) => {
        const kept = studied(new Study([lone, lone], 5, 30), left).kept();
        const resumed = new Study([lone, lone], 5, 30, structuredClone(kept));
        expect(textOf(studied(resumed, 30))).toBe(whole);
      }),
      { numRuns: 4 },
    );
  });

  test('pauses within a duel, so that nothing has to wait for its end', () => {
    const study = new Study([lone, rival], 3, 10);
    let pauses = 0;
    while (study.duels < 10)
      for (const pause of study.duel()) pauses += pause === undefined ? 1 : 0;
    expect(pauses).toBeGreaterThan(study.positions);
  });
});
