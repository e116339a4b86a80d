import { describe, expect, test } from 'vitest';
import { playTurn, scene } from '../battle/table-top.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { mayClaim } from '../../../src/rules/fight/bound-turns.ts';
import { openTurn } from '../../../src/rules/fight/progress.ts';
import type { Telling } from '../../../src/rules/fight/turn.ts';
import { QUIET_TURNS } from '../../../src/rules/vocabulary.ts';

const next = (battle: Battle): boolean => mayClaim({ battle, turn: openTurn(battle) });

describe('D15: a draw may be claimed', () => {
  test.each([
    [QUIET_TURNS - 1, false],
    [QUIET_TURNS, true],
    [QUIET_TURNS + 5, true],
  ])('after %i turns in which no armor fell: %s', (quiet, may) => {
    expect(next(scene({ quiet }))).toBe(may);
  });

  test('no longer after a turn that does damage, but still after one that does none', () => {
    const quiet = scene({ quiet: QUIET_TURNS });
    expect(next(playTurn(quiet, 52, 62).battle)).toBe(false);
    expect(next(playTurn(quiet, 62, 62).battle)).toBe(true);
  });

  test('until it is decided who stays, if nobody has a choice', () => {
    const down = { shutDown: true, heat: 31 };
    const bound = scene({ quiet: QUIET_TURNS, seats: [down, down] });
    const turn = openTurn(bound) as Telling;
    expect(turn.kind).toBe('telling');
    expect(mayClaim({ battle: bound, turn })).toBe(true);
    expect(mayClaim({ battle: bound, turn: { ...turn, decided: true } })).toBe(false);
    expect(mayClaim({ battle: scene({ quiet: QUIET_TURNS }), turn })).toBe(false);
    expect(mayClaim({ battle: scene({ quiet: QUIET_TURNS, seats: [down] }), turn })).toBe(false);
    const oneOut = scene({ quiet: QUIET_TURNS, seats: [down, { out: 'fell' }] });
    expect(mayClaim({ battle: oneOut, turn })).toBe(true);
  });
});
