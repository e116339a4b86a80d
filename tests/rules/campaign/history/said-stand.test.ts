import { describe, expect, test } from 'vitest';
import { begun, fightersOf } from '../../../../src/rules/campaign/game/muster.ts';
import { playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { DAY, adaAgainstFinn, done, find, standFor, three, why } from '../circle.ts';

describe('the stand of a game with paper', () => {
  test('is refused if the game cannot have ended like this', () => {
    const { before, open } = adaAgainstFinn();
    const outcome = { kind: 'win', winner: 'few' } as const;
    const wrong = (came: Parameters<typeof standFor>[3]) =>
      why(playedOnPaper(open, 'g', standFor(before, ['p1', 'p2'], outcome, came), find));
    const victor = { fighter: 0, damage: 3 };
    expect(wrong({ p2: { out: 'fell', victors: [victor] } })).toBeNull();
    for (const came of [
      { p2: { out: 'fell', victors: [{ fighter: 1, damage: 3 }] } },
      { p2: { out: 'fell', victors: [{ fighter: 2, damage: 3 }] } },
      { p2: { out: 'fell', victors: [victor, victor] } },
      { p2: { victors: [victor] } },
      { p2: { out: 'escaped', killedBy: 'armor' } },
    ] as const)
      expect(wrong(came)).toContain('cannot have ended like this');
  });

  test('must have the losing side out if one side has won or has escaped', () => {
    const { before, open } = adaAgainstFinn();
    const victors = [{ fighter: 0, damage: 3 }];
    const beaten = { p2: { out: 'fell', victors } } as const;
    for (const [outcome, came] of [
      [{ kind: 'win', winner: 'many' }, beaten],
      [{ kind: 'win', winner: 'few' }, {}],
      [{ kind: 'escape', escaped: ['many'] }, beaten],
      [{ kind: 'win', winner: 'few' }, { p2: { out: 'fell', victors, armor: 20 } }],
    ] as const)
      expect(
        why(playedOnPaper(open, 'g', standFor(before, ['p1', 'p2'], outcome, came), find)),
      ).toContain('cannot have ended like this');
  });

  test('K1: must list the victor who did most damage first', () => {
    const before = three();
    const muster = {
      options: USUAL_OPTIONS,
      fighters: fightersOf(before, ['p1', 'p2', 'p3']),
      battles: [{ lone: 0, rivals: [1, 2] }],
    };
    const open = done(begun(before, { id: 'g', on: DAY, muster }, find));
    const outcome = { kind: 'win', winner: 'many' } as const;
    const [most, less] = [
      { fighter: 2, damage: 9 },
      { fighter: 1, damage: 4 },
    ];
    const fallen = (victors: readonly [typeof most, typeof less]) =>
      why(
        playedOnPaper(
          open,
          'g',
          standFor(
            before,
            ['p1', 'p2', 'p3'],
            outcome,
            { p1: { out: 'fell', victors } },
            muster.battles,
          ),
          find,
        ),
      );
    expect(fallen([most, less])).toBeNull();
    expect(fallen([less, most])).toContain('cannot have ended like this');
  });
});
