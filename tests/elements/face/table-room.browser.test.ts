import { expect } from '@open-wc/testing';
import { framed } from '../framed.ts';

/** Random duels across a table of a size: how many turns they take, and what is not in sight. */
const across = (
  width: number,
  height: number,
): Promise<{ turns: number; beats: number; faults: string[] }> =>
  framed('/tests/elements/face/table-measures.ts', width, height);

describe('across a table', () => {
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [768, 1024],
  ] as const)
    it(`law: at ${width} × ${height} every row is in sight, 25 px high, and so is everything shown of a turn`, async () => {
      const { turns, beats, faults } = await across(width, height);
      expect(turns).to.be.greaterThan(30);
      expect(beats).to.be.greaterThan(2);
      expect(faults).to.deep.equal([]);
    });
});
