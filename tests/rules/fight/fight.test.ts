import { describe, expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Ended } from '../../../src/rules/battle/ended.ts';
import type { Fight, FightEnded } from '../../../src/rules/fight/fight.ts';
import {
  afterTurn,
  battleName,
  battleNamed,
  endedBy,
  freePilots,
  nextBattle,
  sitOut,
} from '../../../src/rules/fight/fight.ts';
import { join, joinsOf } from '../../../src/rules/fight/join.ts';
import { areBattles, pairOff } from '../../../src/rules/fight/lineup.ts';
import { playMove } from '../../../src/rules/fight/moves.ts';
import { sure } from '../../../src/rules/sure.ts';
import { entry, griffin, rifleman } from '../battle/table-top.ts';
import { fightOf, against, played, cooled } from './fights.ts';

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

  test('no battle is next once the fight is over', () => {
    expect(nextBattle(cooled(fightOf(against(0, 1)), 'A', 1))).toBeNull();
  });

  test('names go on after Z', () => {
    expect([0, 25, 26, 53].map(battleName)).toEqual(['A', 'Z', 'AA', 'BB']);
  });
});

describe('the end of a fight', () => {
  test('one side is out: the other has won', () => {
    const fight = cooled(fightOf(against(0, 1), against(2, 3)), 'A', 1);
    expect(fight.outcome).toBeNull();
    expect(cooled(fight, 'B', 1).outcome).toEqual({ kind: 'win', winner: 'few' });
  });

  test('no battle goes on, and each side has a free pilot: the two meet', () => {
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

  test('a free pilot sits out: nobody wins; it ends nothing while others fight, and a join undoes it', () => {
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
    expect(away(one, 'B').outcome).toEqual({ kind: 'escape', escaped: ['many'] });
    expect(cooled(one, 'B', 1).outcome).toEqual({ kind: 'win', winner: 'few' });
  });

  test('one battle by itself ends as it ends: both may escape, and a draw beats nobody', () => {
    const end = (...leaves: readonly ('escapes' | null)[]) =>
      played(fightOf(against(0, 1)), 'A', {
        seats: leaves.map((left) => ({ console: 60, ...(left ? { leaves: left } : {}) })),
      }).outcome;
    expect(end('escapes', 'escapes')).toEqual({ kind: 'escape', escaped: ['few', 'many'] });
    expect(end('escapes', null)).toEqual({ kind: 'escape', escaped: ['few'] });
    const drawn = played(fightOf(against(0, 1)), 'A', { draw: { by: 'agreed' } });
    expect(drawn.outcome).toEqual({ kind: 'nobody' });
  });

  test.each<readonly [Ended, FightEnded]>([
    [
      { kind: 'win', winner: 'lone' },
      { kind: 'win', winner: 'many' },
    ],
    [
      { kind: 'escape', escaped: ['rival'] },
      { kind: 'escape', escaped: ['few'] },
    ],
    [{ kind: 'nobody' }, { kind: 'nobody' }],
  ])('where the pilot alone is of the larger side %j is %j', (battle, fight) => {
    expect(endedBy(battle, 'many')).toEqual(fight);
  });

  test('B1: the last of one side bails out as the last of the other escapes: the one who escaped has won, as in one battle', () => {
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

  test('a draw in the last battle: nobody wins', () => {
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
