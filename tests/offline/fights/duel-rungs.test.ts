import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { liftEnded, liftTurn } from '../../../src/offline/fights/duel-rungs.ts';
import { turnRow } from '../../../src/offline/fights/turn-row.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import { CALLED, LEAVE_OR_STAY, MARKS } from '../../../src/rules/fight/steps.ts';
import { beginTurn } from '../../../src/rules/fight/turn.ts';

const LOOK_UP: Step = { kind: 'look up', rival: 1 };
const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };
const NUMBERS = { lone: 52, rival: 62 };
const ORDERS = [{ console: 52 }, { console: 62 }];

const pending = (changed: Partial<Parameters<typeof liftTurn>[0]> = {}) => ({
  locked: NUMBERS,
  leaves: {},
  loses: {},
  step: 1,
  decided: false,
  ...changed,
});

describe('a turn in progress of version 1', () => {
  test.each([
    ['no one has locked in', {}, [null, null]],
    ['only the lone pilot has locked in', { lone: 52 }, [52, null]],
    ['only the rival has locked in', { rival: 62 }, [null, 62]],
  ])('is still a choice if %s', (_, locked, numbers) => {
    const lifted = { kind: 'choosing', locked: numbers };
    expect(liftTurn(pending({ locked, step: 0 }))).toEqual(lifted);
    // Told as far as the marks with one choice only: the other has yet to choose.
    expect(liftTurn(pending({ locked, step: 6, decided: true }))).toEqual(lifted);
  });

  test.each([
    [0, CALLED],
    [1, CALLED],
    [2, LOOK_UP],
    [3, LEAVE_OR_STAY],
  ])('at step %i is lifted to the same step, decided or not', (step, at) => {
    for (const decided of [true, false])
      expect(liftTurn(pending({ step, decided }))).toEqual({
        kind: 'telling',
        orders: ORDERS,
        step: at,
        decided,
      });
  });

  test.each([
    [4, LONE_SCORES],
    [5, RIVAL_SCORES],
    [6, MARKS],
    [7, MARKS],
    [9, MARKS],
  ])('at step %i shows damage, and no one can leave any more', (step, at) => {
    for (const decided of [true, false])
      expect(liftTurn(pending({ step, decided }))).toEqual({
        kind: 'telling',
        orders: ORDERS,
        step: at,
        decided: true,
      });
  });

  test('gets what was announced into its orders', () => {
    const said = pending({ leaves: { rival: 'bails out' }, loses: { lone: 'grenade' }, step: 3 });
    expect(liftTurn(said)).toMatchObject({
      orders: [
        { console: 52, loses: 'grenade' },
        { console: 62, leaves: 'bails out' },
      ],
    });
  });

  test('becomes a turn that is about to begin if nothing was chosen', () => {
    expect(liftTurn(pending({ locked: {}, step: 0 }))).toEqual(beginTurn(2));
  });

  test('law: becomes a readable turn in progress, whatever its row holds', () => {
    const console = fc.option(
      fc.integer({ min: 1, max: 32 }).map((half) => 2 * half),
      {
        nil: undefined,
      },
    );
    const leaves = fc.constantFrom('escapes' as const, 'bails out' as const, undefined);
    const loses = fc.constantFrom('grenade', '', undefined);
    const bySide = <T>(of: fc.Arbitrary<T>) => fc.record({ lone: of, rival: of });
    fc.assert(
      fc.property(
        fc.record({
          locked: bySide(console),
          leaves: bySide(leaves),
          loses: bySide(loses),
          step: fc.integer({ min: 0, max: 9 }),
          decided: fc.boolean(),
        }),
        (row) => {
          const turn = liftTurn(row);
          expect(v.parse(turnRow, structuredClone(turn))).toEqual(turn);
        },
      ),
    );
  });
});

test.each([
  ['Ada wins', { kind: 'win', winner: 'lone' }],
  ['Ben wins', { kind: 'win', winner: 'rival' }],
  ['Ada escapes', { kind: 'escape', escaped: ['lone'] }],
  ['Ben escapes', { kind: 'escape', escaped: ['rival'] }],
  ['Both escape', { kind: 'escape', escaped: ['lone', 'rival'] }],
  ['Nobody wins', { kind: 'nobody' }],
  ['in words that no Viewscreen has written', { kind: 'nobody' }],
])('the result of a version 1 duel is read from its words: %s', (told, ended) => {
  expect(liftEnded(told, ['Ada', 'Ben'])).toEqual(ended);
});
