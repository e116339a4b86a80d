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
    ['of no kind', { locked: [null, null] }],
    ['of another kind', { kind: 'over' }],
    ['choosing, with everybody locked in', { kind: 'choosing', locked: [52, 62] }],
    ['choosing, with a seat too few', { kind: 'choosing', locked: [null] }],
    ['choosing, with a seat too many', { kind: 'choosing', locked: [52, null, null] }],
    ['choosing, with an odd console number', { kind: 'choosing', locked: [51, null] }],
    [
      'choosing, with an odd number picked',
      { kind: 'choosing', locked: [52, null], picked: [null, 51] },
    ],
    [
      'choosing, with a pick too many',
      { kind: 'choosing', locked: [52, null], picked: [null, 62, 62] },
    ],
    ['telling, with a pick', { ...telling, picked: [52, 62] }],
    ['choosing, with an order', { kind: 'choosing', locked: [52, null], orders: ORDERS }],
    ['telling, with nothing locked in', { ...telling, orders: [{ console: 52 }, null] }],
    ['telling, with a seat too few', { ...telling, orders: [{ console: 52 }] }],
    [
      'telling, with a leave that there is not',
      { ...telling, orders: [{ console: 52, leaves: 'runs' }, { console: 62 }] },
    ],
    [
      'telling, with an entry too many',
      { ...telling, orders: [{ console: 52, heat: 0 }, { console: 62 }] },
    ],
    ['telling, at no step', { ...telling, step: undefined }],
    ['telling, at a step by its number', { ...telling, step: 6 }],
    [
      'telling, at a look-up of another pairing',
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
    [
      'telling, with nobody to fight against',
      { ...telling, orders: [{ console: 52 }, null, null] },
    ],
    ['telling, with a seat too many', { ...telling, orders: [...ORDERS, { console: 62 }] }],
    ['telling, at a score on oneself', { ...telling, step: { kind: 'score', seat: 1, on: 1 } }],
    ['telling, at a step with more than it has', { ...telling, step: { ...CALLED, seat: 0 } }],
    ['telling a score undecided', { ...telling, step: LONE_SCORES, decided: false }],
    ['telling the marks undecided', { ...telling, decided: false }],
    ['of version 1', { locked: NUMBERS, leaves: {}, loses: {}, step: 6, decided: true }],
  ])('with %s is refused with the name of the entry', (_, turn) => {
    expect(readDuelSave({ ...aDuel(), turn })).toEqual({
      unreadable: expect.stringMatching(
        /^its entry "turn[a-z0-9.]*" is not what a duel has there$/,
      ),
      newer: false,
    });
  });

  test('law: is refused where it is anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (row) => {
        expect(v.safeParse(turnRow, row).success).toBe(false);
      }),
    );
  });
});
