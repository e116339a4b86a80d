import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { attackedBy, heardBy } from '../../../src/rules/battle/heard.ts';
import { offersOf } from '../../../src/rules/battle/offers.ts';
import { holdingAt, openManeuvers, whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import { blowsOf, splitOf } from '../../../src/rules/battle/split.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { answered, undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed, refused } from '../../allowed.ts';
import { findBook, griffin, opened, playTurn, rifleman } from './table-top.ts';
import { battleFrom } from '../fight/one-battle.ts';

/** Ada's Rifleman alone against two Griffins at long range and a Rifleman at medium range. */
const RECORD = `viewscreen record 2
lone: rfl-3n Ada
rival: grf-1n Ben
rival: grf-1n Cleo
rival: rfl-3n Dora
ammunition: counted
1. 56 60 56 64
2. 18@3 50 58 44, lone shares 7 5
`;
const replayed = battleFrom(RECORD, findBook);
const second = (): Battle => sure(replayed.battles[1]);
const ada = (console: number) => sure(maneuverAt(rifleman.statCard, console));

test('the record plays to its end without a fault', () => {
  expect(replayed.fault).toBeNull();
  expect(second().seats.map(({ armor, heat }) => [armor, heat])).toEqual([
    ...[
      [31, 8],
      [36, 4],
      [27, 8],
      [38, 4],
    ],
  ]);
  expect(second().pairings.map(({ range }) => range)).toEqual(['long', 'long', 'medium']);
});

test('M2, M12: a maneuver attacks the first rival at its range unless the order names another one there', () => {
  const attacked = (console: number) => attackedBy(second().pairings, ada(console));
  expect([attacked(18), attacked(56), attacked(10)]).toEqual([3, 1, null]);
  expect(attackedBy(second().pairings, ada(56), { attacks: 2 })).toBe(2);
  expect(attackedBy(second().pairings, ada(56), { attacks: 3 })).toBeNull();
});

test('M3: Ada calls 18 to Dora, 56 to Ben and Cleo', () => {
  expect(heardBy(second(), ada(18)).map(({ rival, console }) => [rival, console])).toEqual([
    ...[
      [1, 56],
      [2, 56],
      [3, 18],
    ],
  ]);
});

describe('M6: conflicting statuses', () => {
  const leaves = (battle: Battle) =>
    holdingAt(battle, 'long').map(({ pairing, leaves: count, holds }) => [
      pairing.rival,
      count,
      holds,
    ]);
  /** Ada at long range, with the pages on which Ben and Cleo see her. */
  const seenAt = (ben: number, cleo: number): Battle => {
    const battle = opened(rifleman, [griffin, griffin]);
    const screens = [ben, cleo];
    return {
      ...battle,
      pairings: battle.pairings.map((pairing, index) => ({
        ...pairing,
        sees: { ...pairing.sees, rival: viewScreen(rifleman, sure(screens[index])) },
      })),
    };
  };

  test('if several statuses apply to one range, the strictest holds and shuts what it forbids', () => {
    expect(leaves(second())).toEqual([
      ...[
        [1, 4, false],
        [2, 2, true],
      ],
    ]);
    expect(whyShut(second(), 0, ada(50))).toMatchObject({ kind: 'status', by: 2 });
    expect(
      openManeuvers(second(), 0).flatMap(({ range, console }) => (range === 'long' ? console : [])),
    ).toEqual([58, 62]);
  });

  test('a status for another range does not conflict', () => {
    const dora = holdingAt(second(), 'medium');
    expect(dora.map(({ pairing, holds }) => [pairing.rival, holds])).toEqual([[3, true]]);
    expect(holdingAt(second(), 'close')).toEqual([]);
  });

  test('if two statuses are equally strict, both hold: neither orange nor yellow is open', () => {
    // 43 says no yellow; so does another page of the same number.
    const same = seenAt(43, 43);
    expect(leaves(same).map(([, , holds]) => holds)).toEqual([true, true]);
    // 39 says no orange, 43 no yellow: two of each color.
    const tied = seenAt(39, 43);
    const [[, ben], [, cleo]] = leaves(tied) as [[number, number], [number, number]];
    expect(ben).toBe(cleo);
    const colours = openManeuvers(tied, 0).map(({ colour }) => colour);
    expect(colours).not.toContain('orange');
    expect(colours).not.toContain('yellow');
    expect(whyShut(tied, 0, ada(64))).toMatchObject({ by: 2 });
    expect(whyShut(tied, 0, ada(52))).toMatchObject({ by: 1 });
  });

  /** Ada at long range from as many Griffins, each of whom leaves her these numbers. */
  const leftBy = (...sets: readonly (readonly number[])[]): Battle => {
    const battle = opened(
      rifleman,
      sets.map(() => griffin),
    );
    return {
      ...battle,
      pairings: battle.pairings.map((pairing, index) => {
        const allows = sure(sets[index]).reduce((set, number) => set | ada(number).bit, 0);
        return { ...pairing, sees: { ...pairing.sees, rival: { ...pairing.sees.rival, allows } } };
      }),
    };
  };

  test("if two equally strict statuses together leave nothing open, only the first rival's holds", () => {
    const apart = leftBy([50, 52], [54, 58], [60, 62, 64]);
    expect(leaves(apart)).toEqual([
      [1, 2, true],
      [2, 2, false],
      [3, 3, false],
    ]);
    expect(openManeuvers(apart, 0).map(({ console }) => console)).toEqual([50, 52]);
    expect(whyShut(apart, 0, ada(54))).toMatchObject({ kind: 'status', by: 1 });
  });

  test('a maneuver shut by several statuses lists every one that holds', () => {
    const alike = leftBy([50, 52, 54], [50, 52, 58], [50, 52, 58, 60]);
    expect(whyShut(alike, 0, ada(62))).toMatchObject({
      kind: 'status',
      by: 1,
      others: [{ kind: 'status', by: 2 }],
    });
    expect(whyShut(alike, 0, ada(58))).not.toHaveProperty('others');
  });

  test('the strictest status holds even if it shares no open maneuver with another', () => {
    const apart = leftBy([54, 58, 60], [50, 52]);
    expect(leaves(apart)).toEqual([
      [1, 3, false],
      [2, 2, true],
    ]);
    expect(openManeuvers(apart, 0).map(({ console }) => console)).toEqual([50, 52]);
  });

  test('a rival obeys only the status Ada gives it, whatever status another rival gives Ada', () => {
    const battle = seenAt(39, 49);
    const greenOnly = viewScreen(griffin, 59);
    const told: Battle = {
      ...battle,
      pairings: battle.pairings.map((pairing) =>
        pairing.rival === 2 ? { ...pairing, sees: { ...pairing.sees, lone: greenOnly } } : pairing,
      ),
    };
    const charge = sure(maneuverAt(griffin.statCard, 52));
    expect(whyShut(told, 0, ada(52))).toMatchObject({ by: 1 });
    expect(whyShut(told, 2, charge)).toEqual({ kind: 'status', screen: greenOnly, by: 0 });
    expect(whyShut(told, 1, charge)).toBeNull();
  });

  test('a status that leaves nothing open is waived, so another one holds (D13)', () => {
    const battle = seenAt(43, 39);
    const waived: Battle = {
      ...battle,
      pairings: battle.pairings.map((pairing) =>
        pairing.rival === 1
          ? { ...pairing, sees: { ...pairing.sees, rival: { ...pairing.sees.rival, allows: 0 } } }
          : pairing,
      ),
    };
    expect(leaves(waived)).toEqual([
      [1, 8, false],
      [2, 6, true],
    ]);
  });

  test('no status binds a shut-down pilot (H3)', () => {
    const battle = seenAt(43, 39);
    const [lone, ...rivals] = battle.seats;
    const cold = { ...battle, seats: [{ ...sure(lone), shutDown: true }, ...rivals] };
    expect(openManeuvers(cold, 0).map(({ console }) => console)).toEqual([62]);
    expect(whyShut(cold, 0, ada(52))).toEqual({ kind: 'shut down' });
  });

  test('no status holds once the battle is over', () => {
    expect(holdingAt({ ...second(), outcome: { kind: 'nobody', by: 'agreed' } }, 'long')).toEqual(
      [],
    );
  });
});

describe('M4: sharing the modifier', () => {
  const third = (): Exchange => sure(replayed.exchanges[1]);

  test('each rival takes the SCORE of its own view screen plus its share', () => {
    expect(
      third().pairings.map(({ rival, deeds: { lone, rival: back } }) => [
        rival,
        lone.sees.screen.number,
        lone.damage,
        back.damage,
        lone.criticals.map(({ part }) => part),
      ]),
    ).toEqual([
      [1, 59, 4, 5, ['Heat Sinks']],
      [2, 43, 0, 0, []],
      [3, 35, 2, 7, ['Engine']],
    ]);
    expect(third().battle.seats.map(({ armor }) => armor)).toEqual([19, 32, 27, 36]);
  });

  test('asks the lone player to share if the order does not, and refuses shares that are not allowed', () => {
    const seats = [{ console: 18, attacks: 3 }, { console: 50 }, { console: 58 }, { console: 44 }];
    const played = exchange(second(), { seats });
    expect(undecidedOf(played, seats)).toMatchObject([
      { kind: 'modifier shared', seat: 0, split: { modifier: 12, shares: [0, 12] } },
    ]);
    const say = (...shares: number[]) =>
      answered(played, seats, { kind: 'modifier shared', seat: 0, shares });
    expect(say(7, 5)?.[0]).toEqual({ console: 18, attacks: 3, shares: [7, 5] });
    for (const wrong of [[7, 4], [13, -1], [6.5, 5.5], [12], [4, 4, 4]])
      expect(say(...wrong), String(wrong)).toBeNull();
    expect(undecidedOf(third(), [{ console: 18, attacks: 3, shares: [7, 5] }])).toEqual([]);
  });

  test('offers three splits: all on the rival attacked, all on the other, or enough for both letters', () => {
    const split = sure(splitOf(third()));
    expect(offersOf(split, 3)).toEqual([
      { kind: 'one', rival: 3, shares: [0, 12] },
      { kind: 'one', rival: 1, shares: [12, 0] },
      { kind: 'letters', rival: null, shares: [7, 5] },
    ]);
    expect(blowsOf(split, [0, 12])).toMatchObject([
      { sum: -3, damage: 0, bites: null, armor: 36, out: false },
      { sum: 9, damage: 9, bites: { critical: { part: 'Engine' } }, armor: 29, out: false },
    ]);
  });

  test('a rival who bails out before any damage gets no share (D7)', () => {
    const left: SeatOrder[] = [
      { console: 18, attacks: 3 },
      { console: 50, leaves: 'bails out' },
      ...[{ console: 58 }, { console: 44 }],
    ];
    const { battle } = allowed(play(second(), { seats: left }));
    expect(battle.seats[3]?.armor).toBe(38 - 9);
    expect(refused(play(second(), { seats: left.with(0, { console: 18, shares: [7, 5] }) }))).toBe(
      'lone has nothing to share: fewer than two rivals are scored on',
    );
  });

  test('if the rival attacked bails out, the first rival hit takes it all, not the next at that range', () => {
    const begun = opened(rifleman, [griffin, griffin, griffin, griffin]);
    const ranges = ['medium', 'long', 'medium', 'long'] as const;
    const battle: Battle = {
      ...begun,
      pairings: begun.pairings.map((pairing, index) => ({
        ...pairing,
        range: sure(ranges[index]),
      })),
    };
    const fires = sure(
      openManeuvers(battle, 0).find(({ range, score }) => range === 'long' && score > 0),
    );
    const turn = (attacks?: number): Exchange => {
      const seats: SeatOrder[] = [{ console: fires.console, ...(attacks ? { attacks } : {}) }];
      for (const rival of [1, 2, 3, 4])
        seats.push({ console: sure(openManeuvers(battle, rival)[0]).console });
      return exchange(battle, { seats: seats.with(2, { ...sure(seats[2]), leaves: 'bails out' }) });
    };
    const hits = sure(splitOf(turn())).hits.map(({ rival }) => rival);
    expect(hits).toEqual([1, 3, 4]);
    expect(sure(splitOf(turn())).shares).toEqual([fires.score, 0, 0]);
    expect(sure(splitOf(turn(4))).shares).toEqual([0, 0, fires.score]);
  });

  test('a duel has no modifier to share', () => {
    expect(splitOf(playTurn(opened(rifleman, [griffin]), 52, 62))).toBeNull();
  });
});
