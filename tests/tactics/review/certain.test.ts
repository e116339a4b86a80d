import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import type { Scene } from '../../rules/battle/table-top.ts';
import { booklets, griffin, scene } from '../../rules/battle/table-top.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Battle, Side } from '../../../src/rules/battle/battle.ts';
import {
  OTHER_SIDE,
  SIDES,
  bookletOf,
  openBattle,
  seatOf,
} from '../../../src/rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../../src/rules/battle/duel.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import { locksOf } from '../../../src/rules/check/locks.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Certain } from '../../../src/tactics/review/certain.ts';
import { certainOf } from '../../../src/tactics/review/certain.ts';
import { always, oddBooklet, wornEntry } from '../odd-booklets.ts';

const POSITIONS = 500;
/** A lock: the Rifleman holds the Griffin. */
const LOCKED = { loneSees: 59, rivalSees: 57 } as const;

/** The turns that follow a number of one side against every open answer of the other, who stays or escapes. */
const turnsWith = (battle: Battle, side: Side, console: number) => {
  const enemy = seatIn(DUEL, OTHER_SIDE[side]);
  const answers = openManeuvers(battle, enemy).flatMap(({ console: answer }): SeatOrder[] => [
    { console: answer },
    { console: answer, leaves: 'escapes' },
  ]);
  return answers.map((answer) => {
    const seats = [{ console }, { console }].with(enemy, answer);
    const { battle: after, pairings } = exchange(battle, { seats });
    const { deeds } = sure(pairingOfDuel({ pairings }));
    return { deeds, isGone: seatOf(after, enemy).out === 'escaped' };
  });
};

/** What is certain of the next turn for a side, found by playing every possible turn. */
const playedOut = (battle: Battle, side: Side): readonly Certain[] => {
  const seat = seatIn(DUEL, side);
  const { sees, range } = sure(pairingOfDuel(battle));
  const open = openManeuvers(battle, seat).map((maneuver) => {
    const turns = turnsWith(battle, side, maneuver.console);
    const least = Math.min(...turns.map(({ deeds }) => deeds[side].damage));
    return {
      ...maneuver,
      damage: turns.some(({ isGone }) => isGone) ? 0 : least,
      isSafe: turns.every(({ deeds }) => deeds[OTHER_SIDE[side]].damage === 0),
    };
  });
  const hits = open
    .filter(({ damage }) => damage > 0)
    .toSorted((one, other) => other.damage - one.damage)
    .map(({ console, damage }) => ({ console, damage }));
  const safe = open.filter(({ isSafe }) => isSafe).map(({ console }) => console);
  const locks = locksOf(bookletOf(battle, seat), bookletOf(battle, seatIn(DUEL, OTHER_SIDE[side])))
    .filter(
      ({ one, other }) => one === sees[OTHER_SIDE[side]].number && other === sees[side].number,
    )
    .flatMap((lock) => (lock.range === range ? lock.maneuvers : []))
    .flatMap(({ console }) => (hits.some((hit) => hit.console === console) ? [console] : []));
  const rounds = Object.entries(seatOf(battle, seat).ammunition).flatMap(([ammunition, left]) => {
    const consoles = open.flatMap((each) => (each.ammunition === ammunition ? [each.console] : []));
    return left === 1 && battle.options.ammunition === 'counted' && consoles.length > 0
      ? [{ kind: 'last round', side, ammunition, consoles } as const]
      : [];
  });
  return [
    ...(locks.length > 0 ? [{ kind: 'lock', side, consoles: locks } as const] : []),
    ...(hits.length > 0 ? [{ kind: 'sure hit', side, maneuvers: hits } as const] : []),
    ...(safe.length > 0
      ? [{ kind: 'sure safety', side, consoles: safe, all: safe.length === open.length } as const]
      : []),
    ...rounds,
  ];
};

/** Checks by the rules what is said to be certain. */
const holds = (battle: Battle, things: readonly Certain[]): void => {
  const wins = things.filter((thing) => thing.kind === 'forced win');
  expect(things).toEqual([...wins, ...SIDES.flatMap((side) => playedOut(battle, side))]);
  for (const { line, side, turns } of wins) {
    expect(line).toHaveLength(turns);
    expect(line[0]!.armor[0]).toBe(seatOf(battle, seatIn(DUEL, OTHER_SIDE[side])).armor);
    expect(line.map(({ turn }) => turn)).toEqual(line.map((_, place) => battle.turns + 1 + place));
    for (const { answers } of line) expect(answers.length).toBeGreaterThan(0);
  }
};

const kinds = (battle: Battle): readonly string[] =>
  certainOf(battle, POSITIONS).map(({ kind, side }) => `${side} ${kind}`);

describe('what is certain', () => {
  test('law: holds by the rules in random battles of any two booklets, worn or not', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        const random = randomFrom(seed);
        const any = [...booklets, oddBooklet(random)];
        const [lone, rival] = [0, 1].map(() =>
          wornEntry(sure(any[Math.floor(random() * any.length)]), any, random),
        );
        let battle = openBattle({ options, lone: lone!, rivals: [rival!] });
        while (!battle.outcome && battle.turns < 15) {
          holds(battle, certainOf(battle, 50));
          battle = exchange(battle, randomOrders(battle, random)).battle;
        }
        expect(battle.outcome ? certainOf(battle, 50) : []).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test.each<readonly [string, Scene]>([
    ['in a lock', LOCKED],
    ['in a lock with the last round', { ...LOCKED, seats: [{ ammunition: { autocannon: 1 } }] }],
    ['with only one page of the lock', { loneSees: 59, rivalSees: 49 }],
    ['with only the other page of the lock', { loneSees: 49, rivalSees: 57 }],
    ['at medium range', { range: 'medium' }],
    ['at close range', { range: 'close' }],
  ])('is exactly what playing out the turn finds: %s', (_, at) => {
    const battle = scene(at);
    holds(battle, certainOf(battle, POSITIONS));
  });

  test('includes a lock that both are in, until the rounds are spent', () => {
    const locked = scene(LOCKED);
    expect(kinds(locked)).toContain('lone lock');
    expect(kinds(locked)).toContain('lone sure hit');
    const dry = scene({ ...LOCKED, seats: [{ ammunition: { autocannon: 0 } }] });
    expect(kinds(dry)).not.toContain('lone lock');
  });

  test('includes the line of a forced win, with answers, armor and rounds', () => {
    const battle = scene({ ...LOCKED, seats: [{}, { armor: 4 }] });
    const [win] = certainOf(battle, 1000);
    expect(win).toMatchObject({
      ...{ kind: 'forced win', side: 'lone', turns: 2 },
      line: [
        {
          ...{ turn: battle.turns + 1, console: 54, armor: [4, 2] },
          answers: [
            { console: 58, damage: 2, screen: 59 },
            { console: 62, damage: 2, screen: 59 },
          ],
          rounds: { ammunition: 'autocannon', left: 7 },
        },
        { turn: battle.turns + 2, console: 54, armor: [2, 0] },
      ],
    });
  });

  test.each([
    ['is certain', '39', true],
    ['is not certain, as the enemy may escape first', '29', false],
  ])('E1: a hit %s, with every answer showing the enemy on page %s', (_, page, isSure) => {
    const battle = scene({ rival: always(page) });
    expect(kinds(battle).includes('lone sure hit')).toBe(isSure);
    const turned = scene({ lone: always(page, [], 'rfl-3n'), rival: griffin });
    expect(kinds(turned).includes('rival sure hit')).toBe(isSure);
  });

  test('includes the safety of a pilot whose enemy has nothing that can reach', () => {
    const spent = { ammunition: { missile: 0 }, heat: 40, shutDown: true };
    const safe = certainOf(scene({ seats: [{}, spent] }), POSITIONS).filter(
      ({ kind, side }) => kind === 'sure safety' && side === 'lone',
    );
    expect(safe).toMatchObject([{ all: true }]);
  });

  test('includes the last round only if ammunition counts', () => {
    const seats = [{ ammunition: { autocannon: 1 } }] as const;
    expect(kinds(scene({ seats }))).toContain('lone last round');
    expect(kinds(scene({ seats, ammunition: 'ignored' }))).not.toContain('lone last round');
  });
});
