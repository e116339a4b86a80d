import { describe, expect, test } from 'vitest';
import type { Machine } from '../../src/forge/machine.ts';
import { readSheet } from '../../src/forge/read-sheet.ts';
import { proposedTrim } from '../../src/forge/trim.ts';
import { fairShare } from '../../src/forge/weighed.ts';
import { trimText } from '../../src/forge/words.ts';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { plainSheet } from './forged.ts';

/** A 50-ton 'Mech: armor 35 before trimming. */
const machine = (balance: object = {}): Machine => {
  const read = readSheet(plainSheet({ balance }));
  if (!read.ok) throw new Error('The plain sheet is none.');
  return read.machine;
};

const fireOf = ({ statCard }: BookletDocument): number =>
  statCard.maneuvers.find(({ console }) => console === 44)!.score - 8;

/** Weighs by armor and fire alone: `start`, and 3 for a point of armor, 25 for a point of fire. */
const weigh =
  (start: number) =>
  (document: BookletDocument): number =>
    start + 3 * (document.statCard.armor - 35) + 25 * fireOf(document);

describe('F18: the smallest change that makes a sheet fair', () => {
  test.each<readonly [string, number, object, string, object]>([
    ['is none where it is', 2, {}, 'fair as it is', { armor: 0, fire: 0 }],
    ['keeps a trim that makes it', 12, { armor: -4 }, 'fair as it is', { armor: -4, fire: 0 }],
    ['takes armor, as little as will do', 8, {}, 'trimmed', { armor: -2, fire: 0 }],
    ['adds armor, an eighth at most', -13, {}, 'trimmed', { armor: 4, fire: 0 }],
    ['takes a point of fire where armor will not do', 30, {}, 'trimmed', { armor: -1, fire: -1 }],
    ['adds one', -35, {}, 'trimmed', { armor: 3, fire: 1 }],
    ['takes two, and a quarter of the armor', 72, {}, 'trimmed', { armor: -7, fire: -2 }],
    ['is none where nothing of this will do', 90, {}, 'never fair', { armor: -8, fire: -2 }],
    ['nor where all of it is too little', -90, {}, 'never fair', { armor: 8, fire: 2 }],
  ])('%s', (_, start, balance, kind, proposed) => {
    const trim = proposedTrim(machine(balance), weigh(start));
    expect({ kind: trim.kind, balance: trim.balance }).toEqual({ kind, balance: proposed });
  });

  test.each([
    [2.5, 'fair as it is', 0],
    [2.6, 'trimmed', -1],
  ])('is said where it is %d points off, and just so far is fair', (start, kind, armor) => {
    const trim = proposedTrim(machine(), weigh(start));
    expect([trim.kind, trim.balance.armor]).toEqual([kind, armor]);
  });

  test('weighs no more trims than it must: halving, not one after the other', () => {
    let weighed = 0;
    proposedTrim(machine(), (document) => {
      weighed += 1;
      return weigh(8)(document);
    });
    expect(weighed).toBeLessThanOrEqual(6);
    const asWeighed = weighed;
    proposedTrim(
      machine(),
      (document) => {
        weighed += 1;
        return weigh(8)(document);
      },
      8,
    );
    expect(weighed - asWeighed).toBe(asWeighed - 1);
  });

  test('that is never enough is the nearest one, also where more fire leads further off', () => {
    // Removing a point of fire here wins as much as it should cost.
    const odd = (document: BookletDocument): number =>
      90 + (document.statCard.armor - 35) - 25 * fireOf(document);
    expect(proposedTrim(machine(), odd)).toEqual({
      ...{ kind: 'never fair', balance: { armor: -4, fire: 0 }, off: 86 },
    });
  });

  test('is said and never made', () => {
    const before = machine();
    const trim = proposedTrim(before, weigh(8));
    expect(trimText(trim)).toBe(
      'The smallest change that makes it fair: "balance": { "armor": -2 }.',
    );
    expect(before.sheet.balance).toEqual({ armor: 0, fire: 0 });
    expect(trimText(proposedTrim(before, weigh(90)))).toBe(
      'No balance makes it fair; with the nearest, { "armor": -8, "fire": -2 }, it still wins 16 too many.',
    );
  });
});

test('K1: fair is what weight makes of it, so that a duel pays both pilots alike', () => {
  expect([fairShare(50, 50), fairShare(20, 60), fairShare(60, 20)]).toEqual([50, 25, 75]);
});
