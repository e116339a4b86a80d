import { expect } from '@open-wc/testing';
import { framed } from '../framed.ts';

describe('the stat card in a wide window', () => {
  for (const [width, height] of [
    [1100, 800],
    [1280, 800],
    [1440, 900],
  ] as const)
    it(`law: at ${width} × ${height} no row of the fullest stat card is cut or covers another, whatever is picked`, async () => {
      const { picks, faults } = await framed<{ picks: number; faults: string[] }>(
        '/tests/elements/choosing/card-measures.ts',
        width,
        height,
      );
      expect(picks).to.be.greaterThan(25);
      expect(faults).to.deep.equal([]);
    });
});
