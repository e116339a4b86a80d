import { describe, expect, test } from 'vitest';
import { against, cooled, fightOf } from '../../rules/fight/fights.ts';
import type { Seat } from '../../../src/rules/battle/seat.ts';
import type { Fight } from '../../../src/rules/fight/fight.ts';
import { joinOfPilot } from '../../../src/tactics/pilot/answers.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';

/** The fight with a pilot's 'Mech in another state. */
const standingSo = (fight: Fight, pilot: number, changed: Partial<Seat>): Fight => ({
  ...fight,
  battles: fight.battles.map((each) => ({
    ...each,
    battle: {
      ...each.battle,
      seats: each.battle.seats.map((seat, at) =>
        each.pilots[at] === pilot ? { ...seat, ...changed } : seat,
      ),
    },
  })),
});

describe('M7: a free computer pilot', () => {
  /** Emil (2) has beaten Fay (3) in battle B; Ada (0) fights Ben (1) in A, and Gus (4) Hal (5) in C. */
  const emilIsFree = cooled(fightOf(against(0, 1), against(2, 3), against(4, 5)), 'B', 1);
  const joins = (fight: Fight): unknown => joinOfPilot(fight, 2, roughly);

  test('joins the friend it can help most', () => {
    const adaIsWorn = standingSo(emilIsFree, 0, { armor: 6 });
    expect(joins(adaIsWorn)).toEqual({ kind: 'join', pilot: 2, opens: [against(1, 0, 2)] });
    const gusIsWorn = standingSo(emilIsFree, 4, { armor: 6 });
    expect(joins(gusIsWorn)).toEqual({ kind: 'join', pilot: 2, opens: [against(5, 4, 2)] });
  });

  test('joins the first of two friends it would help equally', () => {
    expect(joins(emilIsFree)).toEqual({ kind: 'join', pilot: 2, opens: [against(1, 0, 2)] });
  });

  test('takes one of several rivals off a friend', () => {
    const fight = cooled(fightOf(against(0, 1, 4), against(2, 3)), 'B', 1);
    expect(joins(fight)).toMatchObject({
      kind: 'join',
      pilot: 2,
      opens: [{ lone: 0 }, { lone: 2 }],
    });
  });

  test('sits out if it would only be beaten too', () => {
    const emilIsSpent = standingSo(emilIsFree, 2, { armor: 1, heat: 26, shutDown: true });
    expect(joins(emilIsSpent)).toEqual({ kind: 'sits out', pilot: 2 });
  });

  test('is the only one asked: a pilot who is not free has no move', () => {
    expect(joinOfPilot(emilIsFree, 0, roughly)).toBeNull();
    expect(joinOfPilot(emilIsFree, 3, roughly)).toBeNull();
    expect(joinOfPilot(emilIsFree, 9, roughly)).toBeNull();
  });
});
