import { describe, expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import type { Ended, Fight, FightEnded } from '../../../src/rules/fight/fight.ts';
import {
  FIGHT_SIDES,
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

  test('the smaller side has one pilot in each battle, and the larger side is dealt out among them', () => {
    expect(pairOff(['Ben', 'Cleo', 'Dora', 'Gus', 'Hal'], ['Ada', 'Emil'])).toEqual([
      { lone: 'Ada', rivals: ['Ben', 'Dora', 'Hal'] },
      { lone: 'Emil', rivals: ['Cleo', 'Gus'] },
    ]);
  });

  test.each([
    ['one against three is a battle', [against(0, 1, 2, 3)], 4, true],
    ['a battle needs a rival', [against(0, 1), against(2)], 3, false],
    ['nobody is in two battles', [against(0, 1), against(1, 2)], 3, false],
    ['nobody is left without a battle', [against(0, 1)], 3, false],
    ['nobody is in two battles while another is in none', [against(0, 1), against(2, 1)], 4, false],
    ['a fight needs a battle', [], 0, false],
  ] as const)('%s', (_, lineups, pilots, legal) => {
    expect(areBattles(lineups, pilots)).toBe(legal);
  });

  test('a battle of a fight opens like any other battle', () => {
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

  test('is the one furthest behind, then the one longest idle', () => {
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

  test('names continue with AA after Z', () => {
    expect([0, 25, 26, 53].map(battleName)).toEqual(['A', 'Z', 'AA', 'BB']);
  });
});

describe('the end of a fight', () => {
  type Leaving = SeatOrder['leaves'] | null;
  /** A turn at long range in which anybody may leave, or an agreed draw. */
  const gone = (fight: Fight, battle: string, leaving: readonly Leaving[] | 'drawn'): Fight =>
    played(
      fight,
      battle,
      leaving === 'drawn'
        ? { draw: { by: 'agreed' } }
        : { seats: leaving.map((leaves) => ({ console: 60, ...(leaves ? { leaves } : {}) })) },
    );
  const [bails, flees] = ['bails out', 'escapes'] as const;
  const [few, many]: readonly FightEnded[] = FIGHT_SIDES.map((winner) => ({ kind: 'win', winner }));
  const nobody: FightEnded = { kind: 'nobody' };

  test.each<
    readonly [string, readonly Leaving[] | 'drawn', readonly Leaving[] | 'drawn', FightEnded]
  >([
    ['the larger side is out, the other has won', [null, bails], [null, bails], sure(few)],
    ['the smaller side is out, the other has won', [bails, null], [bails, null], sure(many)],
    [
      'all of the larger side escape, half a victory',
      [null, flees],
      [null, flees],
      { kind: 'escape', escaped: ['many'] },
    ],
    [
      'all of the smaller side escape, half a victory',
      [flees, null],
      [flees, null],
      { kind: 'escape', escaped: ['few'] },
    ],
    [
      'one of the larger side escapes, the smaller has a whole victory',
      [null, flees],
      [null, bails],
      sure(few),
    ],
    [
      'one of the smaller side escapes, the larger has a whole victory',
      [bails, null],
      [flees, null],
      sure(many),
    ],
    ['all bail out, nobody wins', [bails, bails], [bails, bails], nobody],
    ['all escape, nobody wins', [flees, flees], [flees, flees], nobody],
    [
      'B1: the last of the larger side escapes and wins',
      [bails, bails],
      [bails, flees],
      sure(many),
    ],
    [
      'B1: the last of the smaller side escapes and wins',
      [bails, bails],
      [flees, bails],
      sure(few),
    ],
    ['B1: the last escape counts, not the first', [bails, flees], [flees, bails], sure(few)],
    [
      'B1: the last of the smaller side escapes, but one of the larger still stands and wins',
      [bails, null],
      [flees, bails],
      sure(many),
    ],
    ['a draw in the last battle, nobody wins', [null, bails], 'drawn', nobody],
    [
      'a draw in the first battle, and no enemy left to meet, nobody wins',
      'drawn',
      [null, bails],
      nobody,
    ],
  ])('two battles: %s', (_, first, last, outcome) => {
    const one = gone(fightOf(against(0, 1), against(2, 3)), 'A', first);
    expect(one.outcome).toBeNull();
    const both = gone(one, 'B', last);
    expect(both.outcome).toEqual(outcome);
    expect(playMove(both, { kind: 'join', pilot: 0, opens: [] })).toEqual({ kind: 'fight over' });
  });

  test('if no battle goes on and each side has a free pilot, the two meet', () => {
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

  test('sitting out ends a fight with no winner, but not while others fight; a join undoes it', () => {
    const both = cooled(cooled(fightOf(against(0, 1), against(2, 3)), 'A', 0), 'B', 1);
    expect(playMove(both, { kind: 'sits out', pilot: 2 })).toMatchObject({
      fight: { outcome: { kind: 'nobody' } },
    });
    const one = cooled(fightOf(against(0, 1), against(2, 3)), 'B', 1);
    const sits = sitOut(one, 2);
    expect([sits.outcome, sits.sittingOut, freePilots(sits)]).toEqual([null, [2], [2]]);
    expect(sits.moves).toBe(one.moves + 1);
    expect(join(sits, sure(joinsOf(sits, 2)[0])).sittingOut).toEqual([]);
    expect(playMove(one, { kind: 'sits out', pilot: 0 })).toEqual({ kind: 'not free', pilot: 0 });
  });

  test('a fight of one battle ends like the battle: both may escape, and a draw has no winner', () => {
    const end = (leaving: readonly Leaving[] | 'drawn') =>
      gone(fightOf(against(0, 1)), 'A', leaving).outcome;
    expect(end([flees, flees])).toEqual({ kind: 'escape', escaped: ['few', 'many'] });
    expect(end([flees, null])).toEqual({ kind: 'escape', escaped: ['few'] });
    expect(end('drawn')).toEqual(nobody);
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
  ])(
    'if the lone pilot is of the larger side, %j in the battle is %j in the fight',
    (battle, fight) => {
      expect(endedBy(battle, 'many')).toEqual(fight);
    },
  );

  test('B1: if the last of one side bails out as the last of the other escapes, the one who escaped wins', () => {
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

  test('a turn in one battle leaves the others unchanged', () => {
    const fight = fightOf(against(0, 1), against(2, 3));
    const { battle } = sure(battleNamed(fight, 'B'));
    expect(afterTurn(fight, 'A', battle).battles[1]).toBe(fight.battles[1]);
  });
});
