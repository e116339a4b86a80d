import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { TurnOrders } from '../../../src/rules/battle/orders.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { rangeOf } from '../../../src/rules/vocabulary.ts';
import { sure } from '../../../src/rules/sure.ts';
import { LONGEST_WHY, whyText } from '../../../src/rules/words/why-text.ts';
import { whyCalled } from '../../../src/rules/words/why.ts';
import type { Party } from '../battle/play-out.ts';
import { anyDuel, anyParty, anySeed, playOut } from '../battle/play-out.ts';
import { entry, playTurn, scene } from '../battle/table-top.ts';
import { untrueIn } from './why-claims.ts';

const PILOTS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'];
const LONGEST = PILOTS.map((name) => `${name}wwwwwwwwwwwwwwwwwwwwwwww`.slice(0, 24));

/** Turns of a duel within which a sentence comes three times at most. */
const TURNS = 25;

/** Plays a battle of pilots of some skill in replacements of some penalty, and reads both sentences of every pairing. */
const readAll = (
  [lone, rivals]: Party,
  seed: number,
  each: (
    seat: number,
    enemy: number,
    turn: { before: Battle; orders: TurnOrders; played: Exchange },
  ) => void,
): void => {
  const sat = [lone, ...rivals].map((booklet, seat) =>
    entry(booklet, seat, {
      skill: everyCategory((seed >> seat) % 3 === 2 ? 2 : 0),
      penalty: everyCategory((seed >> seat) % 2 === 1 ? 3 : 0),
    }),
  );
  const begun = openBattle({ options: USUAL_OPTIONS, lone: sure(sat[0]), rivals: sat.slice(1) });
  const play = (before: Battle, orders: TurnOrders, played: Exchange): void => {
    if (before.turns >= TURNS) return;
    for (const { rival } of played.pairings) {
      each(0, rival, { before, orders, played });
      each(rival, 0, { before, orders, played });
    }
  };
  playOut([lone, rivals], seed, USUAL_OPTIONS, play, begun);
};

const namesOf = (pilots: readonly string[], { seats }: Battle) =>
  seats.map(({ booklet }, seat) => ({ pilot: sure(pilots[seat]), mech: booklet.mech.name }));

describe('why a call did what it did', () => {
  test('law: every sentence is true by the booklets and the exchange, at most 90 characters, three times in a duel', () => {
    fc.assert(
      fc.property(anyDuel, anySeed, fc.boolean(), (party, seed, alone) => {
        const times = new Map<string, number>();
        readAll(party, seed, (seat, enemy, { before, orders, played }) => {
          const you = alone ? 0 : null;
          const why = sure(whyCalled(before, played, seat));
          const text = whyText(why, namesOf(PILOTS, before), you);
          expect(
            untrueIn(text, { battle: before, orders, played, seat, enemy, pilots: PILOTS, you }),
            text,
          ).toBe('');
          expect(text.length, text).toBeLessThanOrEqual(LONGEST_WHY);
          times.set(text, (times.get(text) ?? 0) + 1);
        });
        for (const [text, many] of times) expect(many, text).toBeLessThanOrEqual(3);
      }),
      { numRuns: 12 },
    );
  });

  test('law: the same holds of each pairing of several', () => {
    fc.assert(
      fc.property(anyParty, anySeed, (party, seed) => {
        readAll(party, seed, (seat, enemy, { before, orders, played }) => {
          const why = sure(whyCalled(before, played, seat, Math.max(seat, enemy)));
          const text = whyText(why, namesOf(PILOTS, before), null);
          expect(
            untrueIn(text, {
              battle: before,
              orders,
              played,
              seat,
              enemy,
              pilots: PILOTS,
              you: null,
            }),
            text,
          ).toBe('');
        });
      }),
      { numRuns: 3 },
    );
  });

  test('law: names of 24 letters give way, and the sentence keeps its length and comes three times at most', () => {
    fc.assert(
      fc.property(anyDuel, anySeed, (party, seed) => {
        const times = new Map<string, number>();
        readAll(party, seed, (seat, _, { before, played }) => {
          const why = sure(whyCalled(before, played, seat));
          const text = whyText(why, namesOf(LONGEST, before), null);
          expect(text).not.toBe('');
          expect(text.length, text).toBeLessThanOrEqual(LONGEST_WHY);
          times.set(text, (times.get(text) ?? 0) + 1);
        });
        for (const [text, many] of times) expect(many, text).toBeLessThanOrEqual(3);
      }),
      { numRuns: 12 },
    );
  });
});

/** The Rifleman's row of the Griffin's tables was followed with a finger for each of these. */
describe('in worked examples', () => {
  const said = (numbers: readonly [number, number], seat: number, you: number | null = null) => {
    const battle = scene({ range: rangeOf(numbers[0]) });
    const why = sure(whyCalled(battle, playTurn(battle, ...numbers), seat));
    return { why, text: whyText(why, namesOf(PILOTS, battle), you) };
  };

  test.each([
    [
      [44, 30],
      0,
      'high over a Duck',
      "Ada's high shot missed: Ben ducked. A low shot would have hit Ben.",
    ],
    [[52, 62], 0, 'a Charge at one who cools', 'Ada charged and hit Ben for 6. Critical: Sensors.'],
    [
      [50, 64],
      1,
      'a Jump Forward under fire',
      'Ben jumped forward while Ada fired high. PPC would have hit Ada.',
    ],
    [[20, 30], 0, 'low at a Duck', 'Ada fired low and hit Ben for 9. Critical: Sensors.'],
  ] as const)('%j of seat %i: %s', (numbers, seat, _, text) => {
    expect(said(numbers, seat).text).toBe(text);
  });

  test('every open call that would have hit a Duck is known, the hardest first, and no other', () => {
    const { why } = said([44, 30], 0);
    expect(why.chances.map(({ damage, maneuver }) => [maneuver.console, damage])).toEqual([
      [20, 9],
      [40, 7],
      [26, 6],
      [24, 4],
      [38, 3],
      [46, 2],
    ]);
  });

  test('whoever reads it alone is called you, by both sentences', () => {
    expect(said([44, 30], 0, 0).text).toMatch(/^Your high shot missed: Ben ducked/);
    expect(said([44, 30], 1, 0).text).toMatch(
      /while you fired high. PPC High would have hit you.$/,
    );
  });
});
