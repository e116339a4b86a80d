import { expect } from '@open-wc/testing';
import { framed } from '../framed.ts';

/** What all pairs of the box look like across a table of a size. */
const across = (width: number, height: number): Promise<{ looked: number; faults: string[] }> =>
  framed('/tests/elements/face/equal-halves-measures.ts', width, height);

describe('a table for two', () => {
  for (const [width, height] of [
    [820, 1180],
    [700, 1000],
    [768, 954],
    [700, 700],
    [1180, 820],
  ] as const)
    it(`law: at ${width} × ${height} both halves show the same columns in every turn of all 36 pairs, and nothing is cut`, async () => {
      const { looked, faults } = await across(width, height);
      expect(looked).to.be.greaterThan(100);
      expect(faults).to.deep.equal([]);
    });
});
