import { describe, expect, test } from 'vitest';
import type { Machine } from '../../src/forge/machine.ts';
import { readSheet } from '../../src/forge/read-sheet.ts';
import { proposedTrim } from '../../src/forge/trim.ts';
import { PRINTED, fairShare, offOf, weighedAgainst } from '../../src/forge/weighed.ts';
import { trimText } from '../../src/forge/words.ts';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { made, plainSheet, sheetOf } from './forged.ts';

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
    ['is none if the sheet is fair already', 2, {}, 'fair as it is', { armor: 0, fire: 0 }],
    [
      'is none if the trim already makes it fair',
      12,
      { armor: -4 },
      'fair as it is',
      { armor: -4, fire: 0 },
    ],
    ['removes as little armor as is enough', 8, {}, 'trimmed', { armor: -2, fire: 0 }],
    ['adds armor, an eighth of it at most', -13, {}, 'trimmed', { armor: 4, fire: 0 }],
    [
      'removes a point of fire if armor alone is not enough',
      30,
      {},
      'trimmed',
      { armor: -1, fire: -1 },
    ],
    [
      'adds a point of fire if armor alone is not enough',
      -35,
      {},
      'trimmed',
      { armor: 3, fire: 1 },
    ],
    [
      'removes two points of fire and up to a quarter of the armor',
      72,
      {},
      'trimmed',
      { armor: -7, fire: -2 },
    ],
    [
      'does not exist if removing all that is allowed is not enough',
      150,
      {},
      'never fair',
      { armor: -11, fire: -4 },
    ],
    [
      'does not exist if adding all that is allowed is not enough',
      -150,
      {},
      'never fair',
      { armor: 11, fire: 4 },
    ],
  ])('%s', (_, start, balance, kind, proposed) => {
    const trim = proposedTrim(machine(balance), weigh(start));
    expect({ kind: trim.kind, balance: trim.balance }).toEqual({ kind, balance: proposed });
  });

  test.each([
    [2.5, 'fair as it is', 0],
    [2.6, 'trimmed', -1],
  ])(
    'is proposed only if the sheet is more than 2.5 points off (here: %d)',
    (start, kind, armor) => {
      const trim = proposedTrim(machine(), weigh(start));
      expect([trim.kind, trim.balance.armor]).toEqual([kind, armor]);
    },
  );

  /** What is weighed on the way: armor, and fire. */
  const weighedBy = (weighs: (document: BookletDocument) => number, asItIs?: number) => {
    const weighed: string[] = [];
    const note = (document: BookletDocument): number => {
      weighed.push(`${document.statCard.armor - 35} ${fireOf(document)}`);
      return weighs(document);
    };
    proposedTrim(machine(), note, asItIs);
    return weighed;
  };

  test.each<readonly [string, number, readonly string[]]>([
    ['by halving, if armor alone is enough', 8, ['0 0', '-4 0', '4 0', '-2 0', '-3 0', '-1 0']],
    [
      'only the ends, if even the least armor is too much',
      150,
      ['0 0', '-4 0', '-4 -1', '-8 -2', '-8 -3', '-11 -4'],
    ],
    [
      'only the ends, if even the most armor is too little',
      -150,
      ['0 0', '-4 0', '4 0', '-4 1', '4 1', '-8 2', '8 2', '-8 3', '8 3', '-11 4', '11 4'],
    ],
    ['down to the least armor, if only that is fair', 12, ['0 0', '-4 0', '-3 0']],
    ['up to the most armor, if only that is fair', -12, ['0 0', '-4 0', '4 0', '3 0']],
  ])('is found without weighing any trim twice or needlessly: %s', (_, start, weighed) => {
    expect(weighedBy(weigh(start))).toEqual(weighed);
    expect(weighedBy(weigh(start), start)).toEqual(weighed.slice(1));
  });

  test('is the one with less armor if two are equally far off', () => {
    const steps = ({ statCard: { armor } }: BookletDocument): number => (armor < 36 ? -3 : 3);
    expect(proposedTrim(machine(), steps)).toEqual({
      ...{ kind: 'never fair', balance: { armor: 0, fire: 0 }, off: -3 },
    });
  });

  test('may end just 2.5 points off on either side, and may change fire alone', () => {
    const byHalves = (document: BookletDocument): number =>
      5 + 2.5 * (document.statCard.armor - 35);
    expect(proposedTrim(machine(), byHalves)).toMatchObject({ balance: { armor: -1, fire: 0 } });
    const nearly = ({ statCard: { armor } }: BookletDocument): number => (armor < 35 ? -2.5 : 5);
    expect(proposedTrim(machine(), nearly)).toMatchObject({
      ...{ kind: 'trimmed', balance: { armor: -1, fire: 0 }, off: -2.5 },
    });
    const byFire = (document: BookletDocument): number => 30 + 30 * fireOf(document);
    expect(proposedTrim(machine(), byFire)).toEqual({
      ...{ kind: 'trimmed', balance: { armor: 0, fire: -1 }, off: 0 },
    });
  });

  test('is the nearest one if none is enough, even where removing fire makes it worse', () => {
    // Removing a point of fire here wins as much as it should cost.
    const odd = (document: BookletDocument): number =>
      90 + (document.statCard.armor - 35) - 25 * fireOf(document);
    expect(proposedTrim(machine(), odd)).toEqual({
      ...{ kind: 'never fair', balance: { armor: -4, fire: 0 }, off: 86 },
    });
  });

  test('is proposed in words but never made', () => {
    const before = machine();
    const trim = proposedTrim(before, weigh(8));
    expect(trimText(trim)).toBe(
      'The smallest change that makes it fair: "balance": { "armor": -2 }.',
    );
    expect(before.sheet.balance).toEqual({ armor: 0, fire: 0 });
    expect(trimText(proposedTrim(before, weigh(150)))).toBe(
      'No balance makes it fair; with the nearest, { "armor": -11, "fire": -4 }, it still wins 17 too many.',
    );
  });
});

test('K1: the fair share of wins follows weight, so that a duel pays both pilots alike', () => {
  expect([fairShare(50, 50), fairShare(20, 60), fairShare(60, 20)]).toEqual([50, 25, 75]);
});

test('K1: a booklet is off by its wins beyond the fair share, averaged over its opponents', () => {
  const [rifleman, griffin, locust] = [...PRINTED, 'lct-1v'].map((id) => made(sheetOf(id)).booklet);
  const wins = (_: unknown, { id }: { readonly id: string }): number => (id === 'grf-1n' ? 60 : 80);
  const weighed = [griffin!, locust!].map((other) => weighedAgainst(rifleman!, other, wins));
  expect(weighed).toEqual([
    { id: 'grf-1n', against: 'Griffin', wins: 60, fair: (100 * 60) / 115 },
    { id: 'lct-1v', against: 'Locust', wins: 80, fair: 75 },
  ]);
  expect(offOf(weighed)).toBeCloseTo((60 - 6000 / 115 + 5) / 2, 9);
  expect(offOf([])).toBe(0);
});
