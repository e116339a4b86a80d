import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_APART, secondSheet } from '../../src/figure/ink/page.ts';

const SIDE = 24;
const greys = fc.uint8Array({ minLength: SIDE * SIDE, maxLength: SIDE * SIDE });

test('a second sheet laid over its page hides whatever moves, and nothing but what was there before is left', () => {
  fc.assert(
    fc.property(greys, greys, greys, (page, still, moving) => {
      const sheet = secondSheet({ page, still, moving }, SIDE);
      page.forEach((grey, at) => {
        const before = still[at] ?? 0;
        if (sheet?.lies[at]) expect(sheet.ink[at]).toBe(before < 128 ? 0 : 255);
        else if (sheet) {
          expect(Math.abs(grey - before)).toBeLessThan(LEAST_APART);
          expect(moving[at]).toBeLessThan(128);
        }
      });
    }),
  );
});

test('where nothing moves there is no second sheet', () => {
  fc.assert(
    fc.property(greys, (page) => {
      const moving = new Uint8Array(page.length);
      expect(secondSheet({ page, still: page, moving }, SIDE)).toBe(null);
    }),
  );
});

test('a second sheet reaches one pixel further than what moves, and not round the edge of the page', () => {
  const page = new Uint8Array(SIDE * SIDE).fill(255);
  const moving = new Uint8Array(page.length);
  moving[5 * SIDE] = 255;
  const sheet = secondSheet({ page, still: page, moving }, SIDE);
  const lies = [...(sheet?.lies ?? [])].flatMap((each, at) => (each ? [at] : []));
  expect(lies).toEqual([4, 5, 6].flatMap((row) => [row * SIDE, row * SIDE + 1]));
});
