import { expect } from '@open-wc/testing';
import { framed } from '../framed.ts';
import type { Seen } from './rows-measures.ts';

describe('the rows of a card', () => {
  // Rows in sight beside the window, of a full card or of any; with a pick of eleven, of fifteen and of a full card;
  // and how many beside all answers.
  for (const [width, height, window, eleven, fifteen, sixteen, beside] of [
    [390, 844, 8, 11, 13, 13, 3],
    [360, 640, 5, 8, 8, 8, 3],
    [844, 390, 8, 8, 8, 8, 0],
    // A desktop at 200 %.
    [720, 450, 9, 9, 9, 9, 0],
    [820, 1180, 16, 11, 15, 16, 0],
    [1440, 900, 16, 11, 15, 16, 15],
  ] as const)
    it(`at ${width} × ${height} at least ${eleven} of 11 and ${sixteen} of 16 are in sight with a pick, which moves nothing`, async () => {
      const seen = await framed<Readonly<Record<string, Seen>>>(
        '/tests/elements/choosing/rows-measures.ts',
        width,
        height,
      );
      for (const [name, rows, least] of [
        ['eleven', 11, eleven],
        ['fifteen', 15, fifteen],
        ['sixteen', 16, sixteen],
      ] as const) {
        const card = seen[name];
        expect(card?.rows, name).to.equal(rows);
        expect(card?.answers, name).to.equal(name === 'sixteen' ? 16 : 15);
        expect(card?.before, `${name}: before a pick`).to.be.at.least(Math.min(rows, window));
        expect(card?.after, `${name}: the same after each pick`).to.have.lengthOf(1);
        expect(card?.after[0], name).to.be.at.least(least);
        expect(card?.moved, name).to.deep.equal([]);
        expect(card?.lost, name).to.deep.equal([]);
        expect(card?.beside, `${name}: beside all answers`).to.be.at.least(Math.min(rows, beside));
      }
    });
});
