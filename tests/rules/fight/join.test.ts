import { describe, expect, test } from 'vitest';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Fight } from '../../../src/rules/fight/fight.ts';
import {
  battleNamed,
  fightersIn,
  freePilots,
  runningBattles,
  sitOut,
  standingOf,
} from '../../../src/rules/fight/fight.ts';
import { join, joinsOf } from '../../../src/rules/fight/join.ts';
import { playMove } from '../../../src/rules/fight/moves.ts';
import { sure } from '../../../src/rules/sure.ts';
import { fightOf, against, played, cooled } from './fights.ts';

describe('M7: which pilots are free', () => {
  test('a pilot is free if still standing with all opponents out', () => {
    const fight = fightOf(against(0, 1, 2), against(3, 4));
    expect(freePilots(fight)).toEqual([]);
    expect(freePilots(cooled(fight, 'A', 1))).toEqual([]);
    expect(freePilots(cooled(fight, 'A', 1, 2))).toEqual([0]);
    expect(freePilots(cooled(fight, 'A', 0))).toEqual([1, 2]);
  });

  test('nobody is free after a draw, even if one of several rivals was out before', () => {
    const fight = fightOf(against(0, 1, 4), against(2, 3));
    for (const before of [fight, cooled(fight, 'A', 1)]) {
      const drawn = played(before, 'A', { draw: { by: 'agreed' } });
      expect(freePilots(drawn)).toEqual([]);
      expect(joinsOf(drawn, 0)).toEqual([]);
      expect(drawn.outcome).toBeNull();
    }
  });

  test('nobody is free once the fight is over', () => {
    expect(freePilots(cooled(fightOf(against(0, 1)), 'A', 1))).toEqual([]);
  });
});

describe('M7: joining', () => {
  /** Emil (2) has beaten Fay (3) in battle B; Ada (0) fights in A. */
  const emilIsFree = (...rivals: readonly number[]): Fight =>
    cooled(fightOf(against(0, 1, ...rivals), against(2, 3)), 'B', 1);

  test('a duel becomes many against one, and the pilot facing two is the lone one (M12)', () => {
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

  test('earlier pairings keep range and pages even if the lone pilot changes; a new one opens at view screen 49 (M12)', () => {
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

  test("a join leaves every 'Mech as it was (M12)", () => {
    const fight = played(emilIsFree(), 'A', { seats: [{ console: 52 }, { console: 62 }] });
    const joined = join(fight, sure(joinsOf(fight, 2)[0]));
    for (const pilot of [0, 1, 2, 3])
      expect(standingOf(joined, pilot)).toBe(standingOf(fight, pilot));
  });

  test('a join resets the count of quiet turns but not of turns, and other battles go on (M12)', () => {
    const begun = cooled(fightOf(against(0, 1), against(2, 3), against(4, 5)), 'B', 1);
    const fight = cooled(cooled(cooled(begun, 'A'), 'C'), 'C');
    expect(sure(battleNamed(fight, 'C')).battle).toMatchObject({ turns: 2, quiet: 2 });
    const joined = join(fight, sure(joinsOf(fight, 2).find(({ battle }) => battle === 'C')));
    expect(sure(battleNamed(joined, 'D')).battle).toMatchObject({ turns: 2, quiet: 0 });
    expect(runningBattles(joined).map(({ name }) => name)).toEqual(['A', 'D']);
    expect(joined.moves).toBe(fight.moves + 1);
  });

  test('pilots who meet no longer sit out, and others who sit out stay out', () => {
    const four = [against(0, 1), against(2, 3), against(4, 5), against(6, 7)];
    // Ben has beaten Ada; Cem and Eve have beaten Dot and Fay.
    const free = cooled(cooled(cooled(fightOf(...four), 'A', 0), 'B', 1), 'C', 1);
    const resting = [1, 2, 4].reduce(sitOut, free);
    const met = join(resting, sure(joinsOf(resting, 2).find(({ against: whom }) => whom === 1)));
    expect(met.sittingOut).toEqual([4]);
    expect(runningBattles(met).map(({ pilots }) => pilots)).toEqual([
      [6, 7],
      [2, 1],
    ]);
  });

  test('if there are several opponents, one of them leaves the battle to fight the joiner alone', () => {
    const fight = played(emilIsFree(4, 5), 'A', {
      seats: [52, 62, 60, 58].map((console) => ({ console })),
    });
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
    const facing = (of: Fight, name: string) =>
      sure(battleNamed(of, name)).battle.pairings.map(({ range, saw, sees }) => [range, saw, sees]);
    const [ben, , fay] = facing(fight, 'A');
    expect(ben).not.toEqual(fay);
    expect(facing(joined, 'C')).toEqual([ben, fay]);
    expect(facing(joined, 'D').map(([range]) => range)).toEqual(['long']);
  });

  test('a free rival joins the others against the lone pilot', () => {
    const fight = cooled(fightOf(against(0, 1), against(2, 3)), 'B', 0);
    const [only, another] = joinsOf(fight, 3);
    expect(another).toBeUndefined();
    expect(only?.opens).toEqual([against(0, 1, 3)]);
  });

  test('a pilot who has joined may have to fight alone once the other side sends a pilot', () => {
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

  test('a pilot who is out does not go on into the joined battle', () => {
    const fight = cooled(emilIsFree(4), 'A', 2);
    expect(fightersIn(sure(battleNamed(fight, 'A')))).toEqual([0, 1]);
    expect(joinsOf(fight, 2).map(({ opens }) => opens)).toEqual([[against(1, 0, 2)]]);
  });

  test('a joined battle goes on only under its new name', () => {
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
