import { describe, expect, test } from 'vitest';
import type { Told } from '../../../../src/rules/campaign/game/paper.ts';
import {
  enemiesStillIn,
  paperFault,
  paperStand,
} from '../../../../src/rules/campaign/game/paper.ts';
import { griffin } from '../../battle/table-top.ts';
import { hit } from '../circle.ts';
import { AGAINST_TWO, DUEL, TWO_DUELS, game, goes, stays } from './accounts.ts';

describe('what cannot have happened is pointed out, even for the first fighter', () => {
  test.each<readonly [string, string, Told]>([
    ['no turn', 'no turn', { ...goes('fell', 9), turn: null }],
    ['a turn before the first', 'no turn', { ...goes('fell', 9), turn: 0 }],
    ['armor left for a pilot who fell', 'armor', { ...goes('fell', 9), armor: 1 }],
    [
      'a death by heat without the critical that allows it',
      'no critical',
      { ...goes('fell', 9), killedBy: 'heat', criticals: [hit(griffin, 'Gyro', 'score')] },
    ],
  ])('%s', (_what, kind, told) => {
    const { account, muster } = game(DUEL, told, stays);
    expect(paperFault(muster, account)).toEqual({ kind, fighter: 0 });
  });

  test('a fall in the first turn is possible, and not pointed out', () => {
    const { account, muster } = game(DUEL, goes('fell', 1), stays);
    expect(paperFault(muster, account)).toBeNull();
  });

  test('D16: more turns than the turn limit', () => {
    const { account, muster } = game(DUEL, stays, stays);
    const limited = { ...muster, options: { ...muster.options, limit: '12' } } as const;
    expect(paperFault(limited, { ...account, turns: 12 })).toBeNull();
    expect(paperFault(limited, { ...account, turns: 13 })?.kind).toBe('limit');
  });

  test('a lone pilot who goes out after the last rival', () => {
    const { account, muster } = game(
      AGAINST_TWO,
      goes('fell', 9),
      goes('fell', 5),
      goes('fell', 6),
    );
    expect(paperFault(muster, account)).toEqual({ kind: 'too late', fighter: 0 });
  });

  test.each<readonly [string, readonly Told[], number]>([
    ['no damage is entered', [goes('fell', 4), stays, stays, stays], 0],
    [
      'the damage by an enemy is left empty',
      [goes('fell', 4, { 2: undefined }), stays, stays, stays],
      0,
    ],
    [
      'an enemy fell in another turn',
      [goes('fell', 5, { 2: 9 }), stays, goes('fell', 4), stays],
      2,
    ],
  ])(
    'in two duels side by side, a beaten pilot without a victor: %s',
    (_who, fighters, fighter) => {
      const { account, muster } = game(TWO_DUELS, ...fighters);
      expect(paperFault(muster, account)).toEqual({ kind: 'no victor', fighter });
    },
  );
});

describe('the enemies who may still have been in', () => {
  test.each<readonly [string, Told, Told]>([
    ['who escapes in the turn of the fall', goes('fell', 9), goes('escaped', 9)],
    ['who bails out in the same turn', goes('bailed out', 9), goes('bailed out', 9)],
  ])('do not include one %s', (_who, own, enemy) => {
    const { account, muster } = game(DUEL, own, enemy);
    expect(enemiesStillIn(muster, account, 0)).toEqual([]);
  });

  test('include, in two duels side by side, one who was out before, since each duel counts its own turns', () => {
    const { account, muster } = game(TWO_DUELS, goes('fell', 9), stays, goes('fell', 4), stays);
    expect(enemiesStillIn(muster, account, 0)).toEqual([2, 3]);
  });
});

test('only a pilot who fell is killed, and victors with equal damage keep the order of the table', () => {
  const { account, muster } = game(
    AGAINST_TWO,
    { ...goes('bailed out', 9, { 1: 5, 2: 5 }), killedBy: 'armor' },
    stays,
    stays,
  );
  expect(paperStand(muster, account).fighters[0]).toMatchObject({
    killedBy: null,
    victors: [
      { fighter: 1, damage: 5 },
      { fighter: 2, damage: 5 },
    ],
  });
});
