import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Laid, Shot } from '../../../../src/elements/turn/facts/shots.ts';
import {
  countOf,
  covers,
  formOf,
  seenOf,
  shotsOf,
} from '../../../../src/elements/turn/facts/shots.ts';
import { hasStep, isBeforeDamage, stepsOf } from '../../../../src/rules/fight/steps.ts';
import type { Turn } from '../turns.ts';
import { THREE, drawnTurns, lastOf } from '../turns.ts';

const of = ({ played }: Turn, laid: Laid): readonly Shot[] =>
  shotsOf(played, { manner: 'several', laid });

/** Each shot as its kind, rival and side. */
const inWords = (shots: readonly Shot[]): readonly string[] =>
  shots.map((shot) => ('rival' in shot ? `${shot.kind} ${shot.rival} ${shot.side}` : shot.kind));

describe('the film of several pairings', () => {
  test.each([
    [2, false, 'pair'],
    [3, false, 'pair'],
    [3, true, 'pair'],
    [4, true, 'sheet'],
    [7, false, 'sheet'],
  ] as const)('shows %i rivals, side by side %s, as a %s', (rivals, together, laid) => {
    const { played } = lastOf(rivals, [[52, ...Array.from({ length: rivals }, () => 62)]]);
    expect(formOf(played, together)).toEqual({ manner: 'several', laid, abreast: together });
  });

  test('shows all numbers and pages, the split, each pairing with a SCORE, then the marks', () => {
    // Nothing happens between Ada and Ben.
    expect(inWords(of(THREE, 'pair'))).toEqual([
      ...['overview', 'split', 'score 2 null', 'score 3 null', 'marks'],
    ]);
    expect(countOf(of(THREE, 'pair'), 2)).toEqual({ now: 3, all: 5 });
  });

  test('shows no split if only one rival is hit', () => {
    const kinds = of(
      lastOf(3, [
        [52, 54, 54, 50],
        [22, 46, 26, 24],
        [48, 44, 44, 8],
      ]),
      'pair',
    ).map(({ kind }) => kind);
    expect(kinds).not.toContain('split');
  });

  test('law: every step is covered in order by 2 to 6 shots, and everything before damage by the first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (rivals, draws) => {
          for (const { played } of drawnTurns(rivals, () => draws.next().value)) {
            if (played.pairings.length < 2) continue;
            const shots = shotsOf(played, formOf(played, false));
            const told = stepsOf(played).filter((step) => hasStep(played, step));
            const places = told.map((step) => shots.findIndex((shot) => covers(shot, step)));
            expect(places).not.toContain(-1);
            expect(places).toEqual(places.toSorted((one, other) => one - other));
            for (const step of told.filter(isBeforeDamage))
              expect(shots.filter((shot) => covers(shot, step))).toEqual([shots[0]]);
            const { all } = countOf(shots, 0);
            expect(all).toBeGreaterThanOrEqual(2);
            expect(all).toBeLessThanOrEqual(played.pairings.length > 3 ? 4 : 6);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the film of a duel', () => {
  const { played } = lastOf(1, [[56, 56]]);

  test("on a phone, shows one page, the other, then the scores, the open page's first", () => {
    expect(inWords(shotsOf(played, { manner: 'duel', laid: 'page' }))).toEqual([
      ...['called', 'page 1 lone', 'page 1 rival', 'score 1 rival', 'score 1 lone'],
    ]);
  });

  test('shows both pages, then both scores, if there is room', () => {
    expect(inWords(shotsOf(played, { manner: 'duel', laid: 'pair' }))).toEqual([
      ...['called', 'page 1 null', 'score 1 null'],
    ]);
  });

  test('across a table, shows the numbers, the consoles, both pages, then what they mean', () => {
    const shots = shotsOf(played, { manner: 'table', laid: 'pair' });
    expect(inWords(shots)).toEqual(['called', 'consoles', 'page 1 null', 'meaning']);
    // Every step after the last chance to leave belongs to one shot.
    for (const step of stepsOf(played).filter((each) => !isBeforeDamage(each)))
      expect(shots.filter((shot) => covers(shot, step)).map(({ kind }) => kind)).toEqual([
        'meaning',
      ]);
  });
});

test("every page is seen from the start, but a pairing's score only from its own step on", () => {
  const shots = of(THREE, 'pair');
  const seen = (at: number) => seenOf(shots, at, 2);
  expect(seen(0)).toEqual({ pages: ['lone', 'rival'], scored: false });
  expect(seen(1).scored).toBe(false);
  expect(seen(2).scored).toBe(true);
  expect(seenOf(shots, 2, 3).scored).toBe(false);
  expect(seenOf(shots, shots.length - 1, 1).scored).toBe(true);
});
