import { describe, expect, test } from 'vitest';
import { fightersOf } from '../../../../src/rules/campaign/game/muster.ts';
import type { PaperAccount, Told } from '../../../../src/rules/campaign/game/paper.ts';
import {
  enemiesStillIn,
  paperFault,
  paperStand,
} from '../../../../src/rules/campaign/game/paper.ts';
import { playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import { playFight } from '../../../tools/random-fight.ts';
import { randomFrom } from '../../../tools/random-play.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { begun, mustered } from '../../../../src/rules/campaign/game/muster.ts';
import { played } from '../../../../src/rules/campaign/game/played.ts';
import { griffin } from '../../battle/table-top.ts';
import { DAY, done, find, hit, three } from '../circle.ts';
import { AGAINST_TWO, DUEL, TWO_DUELS, game, goes, stays } from './accounts.ts';

describe('the outcome of a game with paper', () => {
  test.each([
    [
      'the only pilot who stays in has won',
      DUEL,
      [stays, goes('bailed out', 9)],
      { kind: 'win', winner: 'few' },
    ],
    ['nobody has won if both stay in', DUEL, [stays, stays], { kind: 'nobody' }],
    ['nobody has won if both fall', DUEL, [goes('fell', 9), goes('fell', 9)], { kind: 'nobody' }],
    [
      'an escape alone counts as an escape',
      DUEL,
      [goes('escaped', 9), stays],
      { kind: 'escape', escaped: ['few'] },
    ],
    [
      'B1: a pilot who escapes while the enemy bails out has won',
      DUEL,
      [goes('bailed out', 9), goes('escaped', 9)],
      { kind: 'win', winner: 'many' },
    ],
    [
      'both may escape in the same turn',
      DUEL,
      [goes('escaped', 9), goes('escaped', 9)],
      { kind: 'escape', escaped: ['few', 'many'] },
    ],
    [
      'M10: a lone pilot wins if one rival was beaten before the last escaped',
      AGAINST_TWO,
      [stays, goes('fell', 4), goes('escaped', 9)],
      { kind: 'win', winner: 'few' },
    ],
    [
      'B1: a rival who escaped earlier does not spoil a win over the last, who bails out',
      AGAINST_TWO,
      [goes('escaped', 9), goes('escaped', 4), goes('bailed out', 9)],
      { kind: 'win', winner: 'few' },
    ],
    [
      "B1: an escape in the turn of the enemy's fall is no win",
      DUEL,
      [goes('escaped', 9), goes('fell', 9)],
      { kind: 'nobody' },
    ],
  ] as const)('%s', (_what, battles, fighters, outcome) => {
    const { account, muster } = game(battles, ...fighters);
    expect(paperFault(muster, account)).toBeNull();
    expect(paperStand(muster, account).outcome).toEqual(outcome);
  });

  test('K1: victors who are still in share the victory, most damage first', () => {
    const { account, muster } = game(AGAINST_TWO, goes('fell', 9, { 1: 3, 2: 7 }), stays, stays);
    expect(paperStand(muster, account).fighters[0]?.victors).toEqual([
      { fighter: 2, damage: 7 },
      { fighter: 1, damage: 3 },
    ]);
  });

  test('K1: a pilot who went out before the loser, or in the same turn, has no share', () => {
    const { account, muster } = game(
      AGAINST_TWO,
      goes('fell', 9),
      goes('fell', 4),
      goes('fell', 9),
    );
    expect(enemiesStillIn(muster, account, 0)).toEqual([]);
    expect(enemiesStillIn(muster, account, 1)).toEqual([0]);
  });

  test('K1, B1: a pilot who escapes while the last enemy bails out has beaten that enemy', () => {
    const { account, muster } = game(DUEL, goes('bailed out', 9), goes('escaped', 9));
    expect(paperStand(muster, account).fighters[0]?.victors).toEqual([{ fighter: 1, damage: 0 }]);
    expect(paperStand(muster, account).fighters[1]?.victors).toEqual([]);
  });

  test("K1, B1: of two who escape, only the one who leaves in the turn of the enemy's bail-out has beaten that enemy", () => {
    const { account, muster } = game(
      AGAINST_TWO,
      goes('bailed out', 9),
      goes('escaped', 4),
      goes('escaped', 9),
    );
    expect(enemiesStillIn(muster, account, 0)).toEqual([2]);
  });

  test('in a game of several battles, only those entered as having fought the loser share the victory', () => {
    const { account, muster } = game(
      [
        { lone: 0, rivals: [2] },
        { lone: 1, rivals: [3] },
      ],
      ...[goes('fell', 9, { 2: 0 }), stays, stays, stays],
    );
    expect(enemiesStillIn(muster, account, 0)).toEqual([2, 3]);
    expect(paperStand(muster, account).fighters[0]?.victors).toEqual([{ fighter: 2, damage: 0 }]);
  });

  test('a turn that is missing or after the end is pointed out', () => {
    const untold = game(DUEL, stays, { ...goes('fell', 9), turn: null });
    expect(paperFault(untold.muster, untold.account)).toEqual({ kind: 'no turn', fighter: 1 });
    const beyond = game(DUEL, stays, goes('fell', 10));
    expect(paperFault(beyond.muster, beyond.account)).toEqual({ kind: 'no turn', fighter: 1 });
    const late = game(AGAINST_TWO, goes('fell', 5), goes('fell', 6), stays);
    expect(paperFault(late.muster, late.account)).toEqual({ kind: 'too late', fighter: 1 });
  });
});

describe('an account on paper', () => {
  test.each([
    ['no armor left for a pilot who stands', { ...stays, armor: 0 }],
    ['no armor left for a pilot who bails out (D7)', { ...goes('bailed out', 9), armor: -4 }],
    ['no armor left for a pilot who escapes', { ...goes('escaped', 9), armor: 0 }],
    ['armor left for a pilot who is shot down (D10)', { ...goes('fell', 9), armor: 1 }],
    ['a death by armor at −4 (B2)', { ...goes('fell', 9), killedBy: 'armor', armor: -4 }],
  ] as const)('is refused with %s', (_, told) => {
    const { account, muster } = game(DUEL, stays, told);
    expect(paperFault(muster, account)).toEqual({ kind: 'armor', fighter: 1 });
  });

  test.each<readonly [string, Told]>([
    ['a death at −5', { ...goes('fell', 9), killedBy: 'armor', armor: -5 }],
    [
      'a death by a critical',
      {
        ...{ ...goes('fell', 9), killedBy: 'critical', armor: 15 },
        criticals: [hit(griffin, 'Cockpit', 'pilot killed')],
      },
    ],
    [
      'a death by heat',
      {
        ...{ ...goes('fell', 9), killedBy: 'heat', armor: 15 },
        criticals: [hit(griffin, 'Life Support', 'pilot killed')],
      },
    ],
    ['a fall with armor far below 0', { ...goes('fell', 9), armor: -9 }],
  ])('is accepted with %s', (_, told) => {
    const { account, muster } = game(DUEL, stays, told);
    expect(paperFault(muster, account)).toBeNull();
  });

  test.each([
    ['a critical', 'critical', 'Life Support'],
    ['heat', 'heat', 'Cockpit'],
  ] as const)('K5: must name the part that killed a pilot who died by %s', (_, killedBy, part) => {
    const told = { ...goes('fell', 9), killedBy, armor: 15 };
    const other = { ...told, criticals: [hit(griffin, part, 'pilot killed')] };
    for (const said of [told, other]) {
      const { account, muster } = game(DUEL, stays, said);
      expect(paperFault(muster, account)).toEqual({ kind: 'no critical', fighter: 1 });
    }
  });

  test('in several battles must say who beat a pilot who is out, unless the last of both sides may have gone at once', () => {
    const alone = game(TWO_DUELS, stays, stays, goes('fell', 4), stays);
    expect(paperFault(alone.muster, alone.account)).toEqual({ kind: 'no victor', fighter: 2 });
    const told = game(TWO_DUELS, stays, stays, goes('fell', 4, { 0: 0 }), stays);
    expect(paperFault(told.muster, told.account)).toBeNull();
    const both = game(TWO_DUELS, goes('fell', 4), stays, goes('fell', 4), stays);
    expect(paperFault(both.muster, both.account)).toBeNull();
  });

  test('B1: in several battles makes an escape a win over a bail-out only within one battle', () => {
    const apart = [
      goes('escaped', 9, { 2: 3 }),
      goes('fell', 8, { 2: 1, 3: 9 }),
      goes('fell', 8, { 1: 4 }),
      goes('bailed out', 8, { 1: 2 }),
    ];
    const { account, muster } = game(TWO_DUELS, ...apart);
    expect(paperStand(muster, account).outcome).toEqual({ kind: 'nobody' });
    const together = game(
      TWO_DUELS,
      ...[goes('fell', 4, { 2: 9 }), goes('escaped', 8, { 3: 0 })],
      ...[goes('fell', 5, { 1: 9 }), goes('bailed out', 8, { 1: 2 })],
    );
    expect(paperStand(together.muster, together.account).outcome).toEqual({
      kind: 'win',
      winner: 'few',
    });
  });
});

describe('nobody wins two duels side by side', () => {
  test.each([
    [
      'if the last of both sides escaped',
      [goes('escaped', 9, { 2: 0 }), goes('escaped', 9, { 3: 0 })],
      [goes('escaped', 9, { 0: 0 }), goes('escaped', 9, { 1: 0 })],
    ],
    [
      'if an escape and a bail-out were in different turns',
      [goes('fell', 4, { 2: 9 }), goes('escaped', 9, { 3: 0 })],
      [goes('bailed out', 8, { 1: 3 }), goes('fell', 9, { 1: 9 })],
    ],
    [
      'if the pilot who escaped did not fight the one who bailed out',
      [goes('fell', 9, { 2: 9 }), goes('escaped', 9, { 3: 0 })],
      [goes('bailed out', 9, { 0: 3 }), goes('fell', 9, { 1: 9 })],
    ],
    [
      'if the last two fell, after a lone pilot escaped as a rival bailed out',
      [goes('escaped', 5, { 2: 0 }), goes('fell', 9, { 3: 9 })],
      [goes('bailed out', 5, { 0: 3 }), goes('fell', 9, { 1: 9 })],
    ],
    [
      'if the last two fell, after a rival escaped as a lone pilot bailed out',
      [goes('bailed out', 5, { 2: 3 }), goes('fell', 9, { 3: 9 })],
      [goes('escaped', 5, { 0: 0 }), goes('fell', 9, { 1: 9 })],
    ],
  ] as const)('%s', (_what, alone, rivals) => {
    const { account, muster } = game(TWO_DUELS, ...alone, ...rivals);
    expect(paperFault(muster, account)).toBeNull();
    expect(paperStand(muster, account).outcome).toEqual({ kind: 'nobody' });
  });
});

test.each([
  ['duels', 2, DUEL],
  ['fights of one against two', 3, AGAINST_TWO],
] as const)(
  'law: %s have the same stand if entered on paper as they were played as from their records',
  (_what, many, battles) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const hangar = three();
      const pilots = ['p1', 'p2', 'p3'].slice(0, many);
      const muster = { options: USUAL_OPTIONS, fighters: fightersOf(hangar, pilots), battles };
      const { entries, record } = done(mustered(hangar, muster, find));
      const { end, moves } = playFight({ ...muster, entries, lineups: battles }, randomFrom(seed));
      if (!end.outcome) continue;
      const open = done(begun(hangar, { id: 'g', on: DAY, muster }, find));
      const { stand } = done(played(open, 'g', { ...record, moves }, find)).open[0]!;
      const account: PaperAccount = {
        turns: stand!.turns,
        fighters: stand!.fighters.map(({ victors, ...told }) => ({
          ...told,
          damage: Object.fromEntries(victors.map(({ damage, fighter }) => [fighter, damage])),
        })),
      };
      expect(paperFault(muster, account)).toBeNull();
      const told = paperStand(muster, account);
      // A draw that ends a battle with the last of a side is entered as won.
      expect([seed, told]).toEqual([seed, stand]);
      expect(done(playedOnPaper(open, 'g', told, find)).open[0]?.stand).toEqual(stand);
    }
  },
);
