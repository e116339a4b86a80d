import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Laid, Shot } from '../../../src/elements/turn/shots.ts';
import { covers, formOf, seenOf, shotsOf } from '../../../src/elements/turn/shots.ts';
import { hasStep, isBeforeDamage, stepsOf } from '../../../src/rules/fight/steps.ts';
import type { Turn } from './turns.ts';
import { THREE, drawnTurns, lastOf } from './turns.ts';

const of = ({ played }: Turn, laid: Laid): readonly Shot[] =>
  shotsOf(played, { manner: 'several', laid });

/** Each shot in a word, and whose it is. */
const inWords = (shots: readonly Shot[]): readonly string[] =>
  shots.map((shot) => ('rival' in shot ? `${shot.kind} ${shot.rival} ${shot.side}` : shot.kind));

describe('what a film of several pairings shows', () => {
  test.each([
    [2, false, 'page'],
    [3, false, 'page'],
    [3, true, 'pair'],
    [4, true, 'sheet'],
    [7, false, 'sheet'],
  ] as const)('%i rivals, side by side %s: a %s', (rivals, together, laid) => {
    const { played } = lastOf(rivals, [[52, ...Array.from({ length: rivals }, () => 62)]]);
    expect(formOf(played, together)).toEqual({ manner: 'several', laid });
  });

  test('on a phone: every page of a pairing, then who leaves, the split, one score at a time, the marks', () => {
    expect(inWords(of(THREE, 'page'))).toEqual([
      'called',
      ...['page 1 lone', 'page 1 rival', 'page 2 lone', 'page 2 rival'],
      ...['page 3 lone', 'page 3 rival'],
      ...['leaving', 'split'],
      ...['score 2 rival', 'score 2 lone', 'score 3 rival', 'score 3 lone'],
      'marks',
    ]);
  });

  test('with room: both pages and both scores of a pairing together', () => {
    expect(of(THREE, 'pair').map(({ kind }) => kind)).toEqual([
      ...['called', 'page', 'page', 'page', 'leaving', 'split', 'score', 'score', 'marks'],
    ]);
  });

  test('law: whatever happens, every step is shown, in the same order, and the way to the list of leaving is equally long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        fc.constantFrom('page', 'pair', 'sheet'),
        (rivals, draws, laid) => {
          for (const { played } of drawnTurns(rivals, () => draws.next().value)) {
            const shots = shotsOf(played, { manner: 'several', laid });
            const told = stepsOf(played).filter((step) => hasStep(played, step));
            const places = told.map((step) => shots.findIndex((shot) => covers(shot, step)));
            expect(places).not.toContain(-1);
            expect(places).toEqual(places.toSorted((one, other) => one - other));
            // Before any damage nothing depends on what happens.
            const before = shots.filter(({ step }) => isBeforeDamage(step)).length;
            const each = { page: 2, pair: 1, sheet: 0 }[laid] * played.pairings.length;
            expect(before).toBe(2 + (laid === 'sheet' ? 1 : each));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('what a film of two shows', () => {
  const { played } = lastOf(1, [[56, 56]]);

  test("on a phone: a page, the other page, and the scores, the open page's first", () => {
    expect(inWords(shotsOf(played, { manner: 'duel', laid: 'page' }))).toEqual([
      ...['called', 'page 1 lone', 'page 1 rival', 'score 1 rival', 'score 1 lone'],
    ]);
  });

  test('with room: both pages, and both scores', () => {
    expect(inWords(shotsOf(played, { manner: 'duel', laid: 'pair' }))).toEqual([
      ...['called', 'page 1 null', 'score 1 null'],
    ]);
  });

  test('across a table: the numbers, the consoles, both pages, and everything that they meant', () => {
    const shots = shotsOf(played, { manner: 'table', laid: 'pair' });
    expect(inWords(shots)).toEqual(['called', 'consoles', 'page 1 null', 'meaning']);
    // Whatever is written of it once nobody leaves any more: it is all one shot.
    for (const step of stepsOf(played).filter((each) => !isBeforeDamage(each)))
      expect(shots.filter((shot) => covers(shot, step)).map(({ kind }) => kind)).toEqual([
        'meaning',
      ]);
  });
});

test('a tile shows the range, then the pages, then what was done', () => {
  const shots = of(THREE, 'page');
  const seen = (at: number) => seenOf(shots, at, 2);
  expect(seen(0)).toEqual({ pages: [], scored: false });
  expect(seen(3)).toEqual({ pages: ['lone'], scored: false });
  expect(seen(9)).toEqual({ pages: ['lone', 'rival'], scored: false });
  expect(seen(10)).toEqual({ pages: ['lone', 'rival'], scored: true });
  expect(seenOf(shots, 10, 1).scored).toBe(false);
  expect(seenOf(shots, shots.length - 1, 1).scored).toBe(true);
});
