import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covers, mannerOf, seenOf, shotsOf } from '../../../src/elements/turn/shots.ts';
import { hasStep, isBeforeDamage, stepsOf } from '../../../src/rules/fight/steps.ts';
import { THREE, drawnTurns } from './turns.ts';

describe('what a film of several pairings shows', () => {
  test.each([
    [2, false, 'page'],
    [3, false, 'page'],
    [3, true, 'pair'],
    [4, true, 'sheet'],
    [7, false, 'sheet'],
  ] as const)('%i rivals, side by side %s: a %s', (rivals, together, manner) => {
    expect(mannerOf(rivals, together)).toBe(manner);
  });

  test('on a phone every page of a pairing, then who leaves, the split, a score at a time, the marks', () => {
    expect(
      shotsOf(THREE.played, 'page').map((shot) =>
        'rival' in shot ? `${shot.kind} ${shot.rival} ${shot.side}` : shot.kind,
      ),
    ).toEqual([
      'called',
      ...['page 1 lone', 'page 1 rival', 'page 2 lone', 'page 2 rival'],
      ...['page 3 lone', 'page 3 rival'],
      ...['leaving', 'split'],
      ...['score 2 rival', 'score 2 lone', 'score 3 rival', 'score 3 lone'],
      'marks',
    ]);
  });

  test('where there is room both pages and both scores of a pairing together', () => {
    expect(shotsOf(THREE.played, 'pair').map(({ kind }) => kind)).toEqual([
      ...['called', 'page', 'page', 'page', 'leaving', 'split', 'score', 'score', 'marks'],
    ]);
  });

  test('law: whatever happens, a step that is told is shown, in the same order, and the way to the list is as long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        fc.constantFrom('page', 'pair', 'sheet'),
        (rivals, draws, manner) => {
          for (const { played } of drawnTurns(rivals, () => draws.next().value)) {
            const shots = shotsOf(played, manner);
            const told = stepsOf(played).filter((step) => hasStep(played, step));
            const places = told.map((step) => shots.findIndex((shot) => covers(shot, step)));
            expect(places).not.toContain(-1);
            expect(places).toEqual(places.toSorted((one, other) => one - other));
            // Before any damage nothing depends on what happens.
            const before = shots.filter(({ step }) => isBeforeDamage(step)).length;
            const each = { page: 2, pair: 1, sheet: 0 }[manner] * played.pairings.length;
            expect(before).toBe(2 + (manner === 'sheet' ? 1 : each));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('a tile knows the range, then the pages, then what was done', () => {
  const shots = shotsOf(THREE.played, 'page');
  const seen = (at: number) => seenOf(shots, at, 2);
  expect(seen(0)).toEqual({ pages: [], scored: false });
  expect(seen(3)).toEqual({ pages: ['lone'], scored: false });
  expect(seen(9)).toEqual({ pages: ['lone', 'rival'], scored: false });
  expect(seen(10)).toEqual({ pages: ['lone', 'rival'], scored: true });
  expect(seenOf(shots, 10, 1).scored).toBe(false);
  expect(seenOf(shots, shots.length - 1, 1).scored).toBe(true);
});
