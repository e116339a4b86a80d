import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { splitOf } from '../../../src/rules/battle/split.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed, refused } from '../../allowed.ts';
import {
  criticalOf,
  entry,
  findBook,
  griffin,
  incidentsOf,
  opened,
  rifleman,
} from './table-top.ts';
import { battleFrom } from '../fight/one-battle.ts';

/** Worked examples of many against one, in the words of the table. Those of M1 and M7 are in the
 *  tests of fights, more of M4 and M6 in alone-against-three. */
const table = (...turns: readonly string[]) => {
  const replayed = battleFrom(
    [
      ...['viewscreen record 2', 'lone: rfl-3n Ada', 'rival: grf-1n Ben', 'rival: grf-1n Cleo'],
      ...['rival: rfl-3n Dora', 'ammunition: counted', ...turns],
    ].join('\n'),
    findBook,
  );
  expect(replayed.fault).toBeNull();
  return replayed;
};
const FIRST = '1. 56 60 56 64';

test('M2: Ada is at long range from Ben and Cleo, at medium range from Dora, and attacks Dora', () => {
  const { exchanges } = table(FIRST, '2. 18@3 50 58 44, lone shares 7 5');
  expect(
    exchanges.map(({ pairings }) => pairings.map(({ deeds: { lone } }) => lone.console)),
  ).toEqual([
    [56, 56, 56],
    [56, 56, 18],
  ]);
});

test('M3: Ben and Cleo hear 56, the conversion number of 18, and look-ups on both sides use it', () => {
  const { exchanges } = table(FIRST, '2. 18@3 50 58 44, lone shares 7 5');
  const lookUps = incidentsOf(sure(exchanges[1]), 'looked up');
  expect(
    lookUps.filter(({ seat }) => seat === 0).map(({ enemy, at }) => [enemy, at.holder, at.owner]),
  ).toEqual([
    ...[
      [1, 56, 50],
      [2, 56, 58],
      [3, 18, 44],
    ],
  ]);
  expect(lookUps.filter(({ enemy }) => enemy === 0).map(({ at }) => at.owner)).toEqual([
    56, 56, 18,
  ]);
});

test('M5: heat and ammunition are paid once, even though three rivals hear a number', () => {
  const { battles } = table(FIRST, '2. 18@3 50 58 44, lone shares 7 5');
  expect(battles.map(({ seats: [ada] }) => [ada?.heat, ada?.ammunition])).toEqual([
    ...[
      [0, { autocannon: 8 }],
      [8, { autocannon: 7 }],
      // 8 for the maneuver and 2 for the Engine, whatever its conversion would cost.
      [18, { autocannon: 6 }],
    ],
  ]);
});

test('M8: Cleo bails out in the second turn, and Ben and Dora fight on', () => {
  const { battles, exchanges } = table(
    FIRST,
    '2. 18@3 50 58 44, lone shares 7 5, rival 2 bails out',
    '3. 28@3 58 - 28',
  );
  expect(battles[2]?.seats.map(({ out }) => out)).toEqual([null, null, 'bailed out', null]);
  expect(exchanges[2]?.pairings.map(({ rival }) => rival)).toEqual([1, 3]);
  expect(battles[3]?.seats[2]).toBe(battles[2]?.seats[2]);
});

describe('M9: what counts where', () => {
  /** Ada calls 18 with two to be scored on: Ben at long range, Dora at medium range. */
  const second = (changed: Parameters<typeof entry>[2] = {}): Battle => {
    const begun = openBattle({
      options: USUAL_OPTIONS,
      lone: entry(rifleman, 0, changed),
      rivals: [entry(griffin, 1), entry(rifleman, 2)],
    });
    return {
      ...begun,
      pairings: begun.pairings.map((pairing) =>
        pairing.rival === 2
          ? {
              ...pairing,
              range: 'medium',
              sees: { lone: viewScreen(rifleman, 55), rival: viewScreen(rifleman, 55) },
            }
          : pairing,
      ),
    };
  };
  const rows = (battle: Battle, ...shares: readonly number[]) =>
    incidentsOf(
      allowed(play(battle, { seats: [{ console: 18, shares }, { console: 50 }, { console: 44 }] })),
      'scored',
    )
      .filter(({ seat }) => seat === 0)
      .map(({ ledger }) => ledger.map(({ from, points }) => `${from} ${points}`));

  test("the shared modifier includes the pilot's points (K2)", () => {
    const skilled = second({ skill: { ...everyCategory(0), I: 1, III: 2 } });
    expect(rows(skilled, 10, 5)).toEqual([
      ['view screen -3', 'share 10'],
      ['view screen -3', 'share 5'],
    ]);
    expect(
      refused(
        play(skilled, {
          seats: [{ console: 18, shares: [7, 5] }, { console: 50 }, { console: 44 }],
        }),
      ),
    ).toBe('lone shares 15 among 2: whole numbers that add up to it, none below 0');
  });

  test("a critical on the attacker and a replacement's penalty count in each pairing (C5, K10)", () => {
    const sensors = criticalOf(rifleman, 'Sensors', 'score');
    const hurt = second({
      criticals: [{ ...sensors, times: 1 }],
      penalty: everyCategory(3),
    });
    expect(rows(hurt, 12, 0)).toEqual([
      ['view screen -3', 'share 12', 'penalty -3', 'critical -1'],
      ['view screen -3', 'share 0', 'penalty -3', 'critical -1'],
    ]);
  });

  test('a status bonus goes by the color of the chosen maneuver, against only the rival whose page gave it (D11)', () => {
    // 49 gives nothing; a page of Ben's book that says +1 to any orange does.
    const battle = second();
    const told = {
      ...battle,
      pairings: battle.pairings.map((pairing) =>
        pairing.rival === 1
          ? {
              ...pairing,
              sees: {
                ...pairing.sees,
                rival: {
                  ...pairing.sees.rival,
                  status: { bonus: { to: 'orange' as const, score: 1 } },
                },
              },
            }
          : pairing,
      ),
    };
    expect(rows(told, 6, 6)).toEqual([
      ['view screen -3', 'share 6', 'status 1'],
      ['view screen -3', 'share 6'],
    ]);
  });
});

test('M10: a rival may escape alone, and the lone player wins once no rival is left', () => {
  const { battles } = table(
    '1. 52 60 62 62, rival 1 escapes, rival 2 bails out',
    '2. 28 - - 28, rival 3 bails out',
  );
  expect(battles[1]?.seats.map(({ out }) => out)).toEqual([null, 'escaped', 'bailed out', null]);
  expect(battles[2]?.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'bail-out' });
});

test('M11: if everybody is shut down but one can still cool, there is no stalemate', () => {
  const begun = opened(rifleman, [griffin, griffin]);
  const stuck = (at: number): Battle => ({
    ...begun,
    seats: begun.seats.map((seat, index) => ({
      ...seat,
      heat: 60,
      shutDown: true,
      ammunition: {},
      wounds: index === at ? seat.wounds : { ...seat.wounds, eachTurn: 9 },
    })),
  });
  const cooled = { seats: [{ console: 62 }, { console: 62 }, { console: 62 }] };
  expect(allowed(play(stuck(2), cooled)).battle.outcome).toBeNull();
  expect(allowed(play(stuck(3), cooled)).battle.outcome).toEqual({
    kind: 'nobody',
    by: 'stalemate',
  });
});

test('M12: the first rival at the range is attacked unless the record names another one there', () => {
  const all = (console: string) =>
    splitOf(sure(table(`1. ${console} 62 62 62`).exchanges[0]))?.shares;
  expect(all('52')).toEqual([8, 0, 0]);
  expect(all('52@2')).toEqual([0, 8, 0]);
  expect(all('52@3')).toEqual([0, 0, 8]);
});
