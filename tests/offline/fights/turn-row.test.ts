import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { turnRow } from '../../../src/offline/fights/turn-row.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import { CALLED, MARKS } from '../../../src/rules/fight/steps.ts';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import { aDuel } from './duels.ts';
import { anyArmedParty, playTurns } from '../../rules/fight/turn-play.ts';

const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
const NUMBERS = { lone: 52, rival: 62 };
const ORDERS = [{ console: 52 }, { console: 62 }];

describe('a turn in progress on disk', () => {
  test('law: is read back the same at every point of play', () => {
    fc.assert(
      fc.property(anyArmedParty, anySeed, anyOptions, (party, seed, options) => {
        playTurns(party, seed, options, (_battle, turn) => {
          const row: unknown = structuredClone(turn);
          expect(v.parse(turnRow, row)).toEqual(turn);
        });
      }),
      { numRuns: 10 },
    );
  });

  const telling = { kind: 'telling', orders: ORDERS, step: MARKS, decided: true };
  test.each<[string, unknown]>([
    ['no turn at all', null],
    ['one without a kind', { locked: [null, null] }],
    ['one of an unknown kind', { kind: 'over' }],
    ['choosing, with everyone locked in', { kind: 'choosing', locked: [52, 62] }],
    ['choosing, with too few seats', { kind: 'choosing', locked: [null] }],
    ['choosing, with too many seats', { kind: 'choosing', locked: [52, null, null] }],
    ['choosing, with an odd console number', { kind: 'choosing', locked: [51, null] }],
    [
      'choosing, with an odd number picked',
      { kind: 'choosing', locked: [52, null], picked: [null, 51] },
    ],
    [
      'choosing, with too many picks',
      { kind: 'choosing', locked: [52, null], picked: [null, 62, 62] },
    ],
    ['telling, with a pick', { ...telling, picked: [52, 62] }],
    ['choosing, with an order', { kind: 'choosing', locked: [52, null], orders: ORDERS }],
    ['telling, with nothing locked in', { ...telling, orders: [{ console: 52 }, null] }],
    ['telling, with too few seats', { ...telling, orders: [{ console: 52 }] }],
    [
      'telling, with an unknown way of leaving',
      { ...telling, orders: [{ console: 52, leaves: 'runs' }, { console: 62 }] },
    ],
    [
      'telling, with an unknown entry',
      { ...telling, orders: [{ console: 52, heat: 0 }, { console: 62 }] },
    ],
    ['telling, at no step', { ...telling, step: undefined }],
    ['telling, with a number as its step', { ...telling, step: 6 }],
    [
      'telling, at a look-up of a missing pairing',
      { ...telling, step: { kind: 'look up', rival: 2 } },
    ],
    [
      'telling, at a score of a rival on a rival',
      {
        ...telling,
        orders: [...ORDERS, { console: 62 }],
        step: { kind: 'score', seat: 1, on: 2 },
      },
    ],
    ['telling, with no enemy', { ...telling, orders: [{ console: 52 }, null, null] }],
    ['telling, with too many seats', { ...telling, orders: [...ORDERS, { console: 62 }] }],
    [
      'telling, with a seat that scores on itself',
      { ...telling, step: { kind: 'score', seat: 1, on: 1 } },
    ],
    ['telling, at a step with an extra entry', { ...telling, step: { ...CALLED, seat: 0 } }],
    ['telling a score before the decision', { ...telling, step: LONE_SCORES, decided: false }],
    ['telling the marks before the decision', { ...telling, decided: false }],
    ['one of version 1', { locked: NUMBERS, leaves: {}, loses: {}, step: 6, decided: true }],
  ])('is refused with the name of the entry: %s', (_, turn) => {
    const duel = aDuel();
    const battles = duel.battles.map((battle) => ({ ...battle, turn }));
    expect(readDuelSave({ ...duel, battles })).toEqual({
      unreadable: expect.stringMatching(
        /^its entry "battles\.0\.turn[a-z0-9.]*" is not what a duel has there$/,
      ),
      newer: false,
    });
  });

  test('law: is refused if it is anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (row) => {
        expect(v.safeParse(turnRow, row).success).toBe(false);
      }),
    );
  });
});
