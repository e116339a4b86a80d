import { describe, expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Orders } from '../../../src/rules/battle/orders.ts';
import type { Fight } from '../../../src/rules/fight/fight.ts';
import {
  afterTurn,
  battleName,
  battleNamed,
  fightersIn,
  freePilots,
  nextBattle,
  openFight,
  runningBattles,
  sitOut,
  standingOf,
} from '../../../src/rules/fight/fight.ts';
import { join, joinsOf } from '../../../src/rules/fight/join.ts';
import type { Lineup } from '../../../src/rules/fight/muster.ts';
import { areBattles, pairOff } from '../../../src/rules/fight/muster.ts';
import { playMove } from '../../../src/rules/fight/replay-fight.ts';
import { isRefusal } from '../../../src/rules/record/refusal.ts';
import { sure } from '../../../src/rules/sure.ts';
import { entry, griffin, rifleman } from '../battle/table-top.ts';

/** A fight of Riflemen who stand alone against Griffins, in these battles. */
const fightOf = (...lineups: readonly Lineup[]): Fight => {
  const pilots = lineups.flatMap(({ lone, rivals }) => [lone, ...rivals]);
  const entries = [...pilots.keys()].map((pilot) =>
    entry(lineups.some(({ lone }) => lone === pilot) ? rifleman : griffin, pilot),
  );
  return openFight(USUAL_OPTIONS, entries, lineups);
};
const against = (lone: number, ...rivals: readonly number[]): Lineup => ({ lone, rivals });

const played = (fight: Fight, battle: string, orders: Orders): Fight => {
  const moved = playMove(fight, { kind: 'turn', battle, orders });
  if (isRefusal(moved)) throw new Error(`${battle}: ${JSON.stringify(moved)}`);
  return moved.fight;
};
/** A turn in which everybody who fights cools off at long range, or leaves. */
const cooled = (fight: Fight, battle: string, ...bailing: readonly number[]): Fight =>
  played(fight, battle, {
    seats: sure(battleNamed(fight, battle)).battle.seats.map(({ out }, seat) =>
      out
        ? null
        : { console: 62, ...(bailing.includes(seat) ? { leaves: 'bails out' as const } : {}) },
    ),
  });

describe('M1: two sides, and every battle is one against one or more', () => {
  test('two against two is two duels', () => {
    expect(pairOff(['Ada', 'Emil'], ['Ben', 'Fay'])).toEqual([
      { lone: 'Ada', rivals: ['Ben'] },
      { lone: 'Emil', rivals: ['Fay'] },
    ]);
  });

  test('the smaller side has one in each battle, and the rest of the other join in', () => {
    expect(pairOff(['Ben', 'Cleo', 'Dora', 'Gus', 'Hal'], ['Ada', 'Emil'])).toEqual([
      { lone: 'Ada', rivals: ['Ben', 'Dora', 'Hal'] },
      { lone: 'Emil', rivals: ['Cleo', 'Gus'] },
    ]);
  });

  test.each([
    ['one against three', [against(0, 1, 2, 3)], 4, true],
    ['a battle without a rival', [against(0, 1), against(2)], 3, false],
    ['somebody in two battles', [against(0, 1), against(1, 2)], 3, false],
    ['somebody in none', [against(0, 1)], 3, false],
    ['nobody at all', [], 0, false],
  ] as const)('%s', (_, lineups, pilots, legal) => {
    expect(areBattles(lineups, pilots)).toBe(legal);
  });

  test('a battle of a fight is a battle like any other', () => {
    const { battles, sides } = fightOf(against(0, 1, 2));
    expect(sides).toEqual(['few', 'many', 'many']);
    expect(battles[0]?.battle).toEqual(
      openBattle({
        options: USUAL_OPTIONS,
        lone: entry(rifleman, 0),
        rivals: [entry(griffin, 1), entry(griffin, 2)],
      }),
    );
  });
});

describe('which battle is next', () => {
  const names = (fight: Fight): (string | undefined)[] => [nextBattle(fight)?.name];

  test('the one furthest behind, then the one longest idle', () => {
    let fight = fightOf(against(0, 1), against(2, 3), against(4, 5));
    expect(names(fight)).toEqual(['A']);
    fight = cooled(fight, 'B');
    expect(names(fight)).toEqual(['A']);
    fight = cooled(cooled(fight, 'C'), 'A');
    expect(names(fight), 'all have played one turn, B the longest ago').toEqual(['B']);
    fight = cooled(cooled(fight, 'B'), 'B');
    expect(names(fight)).toEqual(['C']);
  });

  test('none is once the fight is over', () => {
    expect(nextBattle(cooled(fightOf(against(0, 1)), 'A', 1))).toBeNull();
  });

  test('names go on after Z', () => {
    expect([0, 25, 26, 53].map(battleName)).toEqual(['A', 'Z', 'AA', 'BB']);
  });
});

describe('M7: who is free', () => {
  test('one whose opponents are all out, and who stands', () => {
    const fight = fightOf(against(0, 1, 2), against(3, 4));
    expect(freePilots(fight)).toEqual([]);
    expect(freePilots(cooled(fight, 'A', 1))).toEqual([]);
    expect(freePilots(cooled(fight, 'A', 1, 2))).toEqual([0]);
    expect(freePilots(cooled(fight, 'A', 0))).toEqual([1, 2]);
  });

  test('nobody after a draw', () => {
    const drawn = played(fightOf(against(0, 1), against(2, 3)), 'A', { draw: { by: 'agreed' } });
    expect(freePilots(drawn)).toEqual([]);
    expect(drawn.outcome).toBeNull();
  });

  test('nobody once the fight is over', () => {
    expect(freePilots(cooled(fightOf(against(0, 1)), 'A', 1))).toEqual([]);
  });
});

describe('M7: joining', () => {
  /** Emil (2) has beaten Fay (3) in battle B; Ada (0) fights in A. */
  const emilIsFree = (...rivals: readonly number[]): Fight =>
    cooled(fightOf(against(0, 1, ...rivals), against(2, 3)), 'B', 1);

  test('against one opponent it becomes many against one, and who faces two is the lone one (M12)', () => {
    const fight = emilIsFree();
    expect(joinsOf(fight, 2)).toEqual([
      { pilot: 2, battle: 'A', against: 1, becomes: 'many against one', opens: [against(1, 0, 2)] },
    ]);
    const joined = join(fight, sure(joinsOf(fight, 2)[0]));
    expect(runningBattles(joined).map(({ name, pilots }) => [name, pilots])).toEqual([
      ['C', [1, 0, 2]],
    ]);
    const { battle } = sure(battleNamed(joined, 'C'));
    expect(battle.seats.map(({ booklet }) => booklet.id)).toEqual(['grf-1n', 'rfl-3n', 'rfl-3n']);
  });

  test('who already fights keeps range and pages, whichever is the lone one now; the new pairing opens at view screen 49 (M12)', () => {
    const fight = played(emilIsFree(), 'A', { seats: [{ console: 52 }, { console: 62 }] });
    const [old] = sure(battleNamed(fight, 'A')).battle.pairings;
    expect([old?.range, old?.sees.lone.number, old?.sees.rival.number]).toEqual(['medium', 27, 47]);
    const { battle } = sure(battleNamed(join(fight, sure(joinsOf(fight, 2)[0])), 'C'));
    expect(
      battle.pairings.map(({ rival, range, sees, saw }) => [
        rival,
        range,
        sees.lone.number,
        sees.rival.number,
        saw && [saw.lone.number, saw.rival.number],
      ]),
    ).toEqual([
      [1, 'medium', 47, 27, [49, 49]],
      [2, 'long', 49, 49, null],
    ]);
    expect(openManeuvers(battle, 0).some(({ range }) => range === 'long')).toBe(true);
    expect(openManeuvers(battle, 0).some(({ range }) => range === 'medium')).toBe(true);
  });

  test("everybody keeps the 'Mech as it stands, quiet turns are counted anew, turns go on (M12)", () => {
    const fight = played(emilIsFree(), 'A', { seats: [{ console: 52 }, { console: 62 }] });
    const joined = join(fight, sure(joinsOf(fight, 2)[0]));
    for (const pilot of [0, 1, 2, 3])
      expect(standingOf(joined, pilot)).toBe(standingOf(fight, pilot));
    expect(sure(battleNamed(joined, 'C')).battle).toMatchObject({ turns: 1, quiet: 0 });
  });

  test('of several opponents one must leave and fights the joiner alone', () => {
    const fight = emilIsFree(4, 5);
    expect(joinsOf(fight, 2).map(({ against: whom, becomes }) => [whom, becomes])).toEqual([
      ...[
        [1, 'two battles'],
        [4, 'two battles'],
        [5, 'two battles'],
      ],
    ]);
    const joined = join(fight, sure(joinsOf(fight, 2)[1]));
    expect(runningBattles(joined).map(({ name, pilots }) => [name, pilots])).toEqual([
      ['C', [0, 1, 5]],
      ['D', [2, 4]],
    ]);
    expect(sure(battleNamed(joined, 'D')).battle.pairings.map(({ range }) => range)).toEqual([
      'long',
    ]);
  });

  test('a rival joins the others against the lone one', () => {
    const fight = cooled(fightOf(against(0, 1), against(2, 3)), 'B', 0);
    const [only, another] = joinsOf(fight, 3);
    expect(another).toBeUndefined();
    expect(only?.opens).toEqual([against(0, 1, 3)]);
  });

  test('who has joined may come to fight alone: the other side may send another one', () => {
    // Ada and Emil against Ben; then Gus, who has beaten Hal, makes one of the two leave.
    const begun = fightOf(against(0, 1), against(2, 3), against(4, 5));
    const fight = cooled(cooled(begun, 'B', 1), 'C', 0);
    const three = join(fight, sure(joinsOf(fight, 2).find(({ battle }) => battle === 'A')));
    const joins = joinsOf(three, 5);
    expect(joins.map(({ against: whom, becomes, opens }) => [whom, becomes, opens])).toEqual([
      [0, 'two battles', [against(1, 2), against(0, 5)]],
      [2, 'two battles', [against(1, 0), against(2, 5)]],
    ]);
  });

  test('who is out of a battle is not among those who go on', () => {
    const fight = cooled(emilIsFree(4), 'A', 2);
    expect(fightersIn(sure(battleNamed(fight, 'A')))).toEqual([0, 1]);
    expect(joinsOf(fight, 2).map(({ opens }) => opens)).toEqual([[against(1, 0, 2)]]);
  });

  test('a battle that somebody has joined is played on under its new name alone', () => {
    const fight = emilIsFree();
    const joined = join(fight, sure(joinsOf(fight, 2)[0]));
    const orders = { seats: [{ console: 62 }, { console: 62 }] };
    expect(playMove(joined, { kind: 'turn', battle: 'A', orders })).toEqual({
      kind: 'no battle',
      battle: 'A',
    });
    expect(cooled(joined, 'C').battles.at(-1)?.battle.turns).toBe(1);
  });
});

describe('the end of a fight', () => {
  test('a side is out: the other has won', () => {
    const fight = cooled(fightOf(against(0, 1), against(2, 3)), 'A', 1);
    expect(fight.outcome).toBeNull();
    expect(cooled(fight, 'B', 1).outcome).toEqual({ kind: 'win', winner: 'few' });
  });

  test('no battle goes on, and of either side one is free: they meet', () => {
    // Ben has beaten Ada, Emil has beaten Fay.
    const fight = cooled(cooled(fightOf(against(0, 1), against(2, 3)), 'A', 0), 'B', 1);
    expect([fight.outcome, nextBattle(fight), freePilots(fight)]).toEqual([null, null, [1, 2]]);
    const [meet, another] = joinsOf(fight, 1);
    expect(another).toBeUndefined();
    expect(meet).toEqual({
      pilot: 1,
      battle: 'B',
      against: 2,
      becomes: 'a duel',
      opens: [against(2, 1)],
    });
    const met = join(fight, sure(meet));
    expect(nextBattle(met)?.pilots).toEqual([2, 1]);
    expect(nextBattle(met)?.battle).toMatchObject({ turns: 1, pairings: [{ range: 'long' }] });
    expect(cooled(met, 'C', 1).outcome).toEqual({ kind: 'win', winner: 'few' });
  });

  test('one of them sits out: nobody wins; sitting out ends nothing while others fight, and is undone by a join', () => {
    const both = cooled(cooled(fightOf(against(0, 1), against(2, 3)), 'A', 0), 'B', 1);
    expect(playMove(both, { kind: 'sits out', pilot: 2 })).toMatchObject({
      fight: { outcome: { kind: 'nobody' } },
    });
    const one = cooled(fightOf(against(0, 1), against(2, 3)), 'B', 1);
    const sits = sitOut(one, 2);
    expect([sits.outcome, sits.sittingOut, freePilots(sits)]).toEqual([null, [2], [2]]);
    expect(join(sits, sure(joinsOf(sits, 2)[0])).sittingOut).toEqual([]);
    expect(playMove(one, { kind: 'sits out', pilot: 0 })).toEqual({ kind: 'not free', pilot: 0 });
  });

  test('all of a side escape: half a victory', () => {
    const away = (fight: Fight, battle: string): Fight =>
      played(fight, battle, {
        seats: [{ console: 52 }, { console: 60, leaves: 'escapes' }],
      });
    const one = away(fightOf(against(0, 1), against(2, 3)), 'A');
    expect(away(one, 'B').outcome).toEqual({ kind: 'escape', escaped: 'many' });
    expect(cooled(one, 'B', 1).outcome).toEqual({ kind: 'win', winner: 'few' });
  });

  test('B1: the last of one side bails out as the last of the other escapes: who escaped has won, as in one battle', () => {
    const left = played(fightOf(against(0, 1)), 'A', {
      seats: [
        { console: 52, leaves: 'bails out' },
        { console: 60, leaves: 'escapes' },
      ],
    });
    expect(left.battles[0]?.battle.outcome).toEqual({
      kind: 'win',
      winner: 'rival',
      by: 'bail-out',
    });
    expect(left.outcome).toEqual({ kind: 'win', winner: 'many' });
  });

  test('a draw in the last battle: nobody', () => {
    const fight = cooled(fightOf(against(0, 1), against(2, 3)), 'A', 1);
    const drawn = played(fight, 'B', { draw: { by: 'agreed' } });
    expect(drawn.outcome).toEqual({ kind: 'nobody' });
    expect(playMove(drawn, { kind: 'join', pilot: 0, opens: [] })).toEqual({ kind: 'fight over' });
  });

  test('a turn in a battle leaves the others as they are', () => {
    const fight = fightOf(against(0, 1), against(2, 3));
    const { battle } = sure(battleNamed(fight, 'B'));
    expect(afterTurn(fight, 'A', battle).battles[1]).toBe(fight.battles[1]);
  });
});
