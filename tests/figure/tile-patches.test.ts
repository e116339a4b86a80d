import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchesOf } from '../../src/figure/ink/tile-patches.ts';

const pages = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      tiles: fc.array(fc.boolean(), { minLength: width * height, maxLength: width * height }),
    }),
  );

test('each tile of a page that is wanted lies in one patch of it, and no other tile in any', () => {
  fc.assert(
    fc.property(pages, ({ width, height, tiles }) => {
      const covered = tiles.map(() => 0);
      for (const { x, y, wide, high } of patchesOf(width, height, (tile) => tiles[tile] ?? false))
        for (let row = y; row < y + high; row += 1)
          for (let at = x; at < x + wide; at += 1) covered[row * width + at]! += 1;
      expect(covered).toEqual(tiles.map(Number));
    }),
  );
});

test('a whole page is one patch', () => {
  expect(patchesOf(7, 5, () => true)).toEqual([{ x: 0, y: 0, wide: 7, high: 5 }]);
});
