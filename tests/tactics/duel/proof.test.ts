import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import { booklets, griffin, printed, rifleman, scene } from '../../rules/battle/table-top.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Battle, Side } from '../../../src/rules/battle/battle.ts';
import { OTHER_SIDE, SIDES, openBattle } from '../../../src/rules/battle/battle.ts';
import { DUEL, seatIn } from '../../../src/rules/battle/duel.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import type { Effect } from '../../../src/rules/document/booklet-document.ts';
import { CATEGORIES } from '../../../src/rules/vocabulary.ts';
import { POSITIONS, forcedWin } from '../../../src/tactics/duel/proof.ts';
import { always, oddBooklet, wornEntry } from '../odd-booklets.ts';

/** Everything the enemy may order with a console number: leaving, ignoring, and the supply it loses. */
const answersOf = (battle: Battle, seat: number): readonly SeatOrder[] =>
  openManeuvers(battle, seat).flatMap(({ console }) => [
    { console },
    { console, leaves: 'escapes' } as const,
    { console, leaves: 'bails out' } as const,
    { console, ignores: [true] },
    ...Object.keys(battle.seats[seat]!.ammunition).map((loses) => ({ console, loses })),
  ]);

/** Checks a proof by the rules: whatever is answered, the side has won within this many turns. */
const holds = (battle: Battle, side: Side, turns: number): void => {
  const proved = forcedWin(battle, side, POSITIONS.analysis)!;
  expect(proved.turns).toBeLessThanOrEqual(turns);
  expect(proved.line).toHaveLength(proved.turns);
  const own = { console: proved.line[0]!.maneuver.console, ignores: [true] };
  for (const answer of answersOf(battle, seatIn(DUEL, OTHER_SIDE[side]))) {
    const seats = side === 'lone' ? [own, answer] : [answer, own];
    const { battle: after } = exchange(battle, { seats });
    if (after.outcome) expect(after.outcome).toMatchObject({ kind: 'win', winner: side });
    else holds(after, side, turns - 1);
  }
};

/** Plays at random until one of two has little armor left, and checks what is proved then. */
const playAndHold = (begun: Battle, random: () => number): void => {
  let battle = begun;
  while (!battle.outcome && battle.turns < 60) {
    if (battle.seats.some(({ armor }) => armor < 12) && random() < 0.5)
      for (const side of SIDES) {
        const proved = forcedWin(battle, side, POSITIONS.play);
        if (proved && proved.turns <= 3) holds(battle, side, proved.turns);
      }
    if (battle.seats.some((_, seat) => openManeuvers(battle, seat).length === 0)) return;
    battle = exchange(battle, randomOrders(battle, random)).battle;
  }
};

describe('a proved win', () => {
  test('law: wins against every answer by the rules with printed booklets, worn or not', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        const random = randomFrom(seed);
        const [lone, rival] = [0, 1].map(() =>
          wornEntry(printed[Math.floor(random() * 2)]!, booklets, random),
        );
        playAndHold(openBattle({ options, lone: lone!, rivals: [rival!] }), random);
      }),
      { numRuns: 25 },
    );
  });

  test('law: wins against every answer by the rules with random booklets', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        const random = randomFrom(seed);
        const [one, other] = [oddBooklet(random), oddBooklet(random)];
        const battle = openBattle({
          options,
          lone: wornEntry(one, [other], random),
          rivals: [wornEntry(other, [one], random)],
        });
        playAndHold(battle, random);
      }),
      {
        numRuns: 25,
        // An ignored critical held out longest there (K3).
        examples: [[2126029382, { ...USUAL_OPTIONS, ammunition: 'counted' }]],
      },
    );
  });

  test('repeats Autocannon Low in a lock for as many turns as the armor lasts', () => {
    const locked = scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor: 8 }] });
    const proved = forcedWin(locked, 'lone', POSITIONS.play)!;
    expect(new Set(proved.line.map(({ maneuver }) => maneuver.name))).toEqual(
      new Set(['Autocannon Low']),
    );
    expect(proved.turns).toBeGreaterThan(2);
    const limited = (turns: number) => ({
      ...{ ...locked, options: { ...USUAL_OPTIONS, limit: '12' } as const },
      turns: 12 - turns,
    });
    expect(forcedWin(limited(proved.turns), 'lone', POSITIONS.play)).toEqual(proved);
    expect(forcedWin(limited(proved.turns - 1), 'lone', POSITIONS.play)).toBeNull();
    const turned = scene({
      ...{ lone: griffin, rival: rifleman, loneSees: 57, rivalSees: 59 },
      seats: [{ armor: 8 }, {}],
    });
    expect(forcedWin(turned, 'rival', POSITIONS.play)).toEqual(proved);
    expect(forcedWin(locked, 'rival', POSITIONS.play)).toBeNull();
  });

  test('is not found if it takes more positions than are allowed', () => {
    const locked = scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor: 8 }] });
    expect(forcedWin(locked, 'lone', 2)).toBeNull();
  });

  test.each([
    ['39', 1],
    ['29', undefined],
  ])(
    'E1: over an enemy always shown on page %s takes this many turns: %s (from 29 it escapes first)',
    (page, turns) => {
      const battle = scene({ rival: always(page), seats: [{}, { armor: 1 }] });
      expect(forcedWin(battle, 'lone', POSITIONS.play)?.turns).toBe(turns);
    },
  );

  test.each([
    [39, true],
    [40, false],
  ])(
    'D15: after %i quiet turns can be forced: %s (later the enemy claims a draw)',
    (quiet, can) => {
      const battle = scene({ rival: always('39'), seats: [{}, { armor: 1 }], quiet });
      expect(forcedWin(battle, 'lone', POSITIONS.play) !== null).toBe(can);
    },
  );

  test.each([
    [30, 1],
    [1, undefined],
  ])(
    'D10: with armor %i over an enemy who falls this turn but hits as well takes this many turns: %s',
    (armor, turns) => {
      const battle = scene({
        ...{ lone: always('39', [], 'rfl-3n'), rival: always('39') },
        seats: [{ armor }, { armor: 1 }],
      });
      expect(forcedWin(battle, 'lone', POSITIONS.play)?.turns).toBe(turns);
    },
  );

  test.each([
    ['nothing', [], 1],
    ['the first critical', CATEGORIES, 2],
  ])(
    'K3: takes a turn longer over a pilot who may ignore a critical (here: %s)',
    (_, ignores, turns) => {
      const killing: readonly Effect[] = [
        { effect: 'score', by: -1, of: [{ any: 'maneuver' }] },
        { effect: 'pilot killed' },
      ];
      const battle = scene({
        ...{ lone: always('39', [], 'rfl-3n'), rival: always('39', killing) },
        seats: [{}, { ignores }],
      });
      expect(forcedWin(battle, 'lone', POSITIONS.analysis)?.turns).toBe(turns);
    },
  );
});
