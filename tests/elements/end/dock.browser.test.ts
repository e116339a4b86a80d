import { expect } from '@open-wc/testing';
import { framed } from '../framed.ts';

describe('the dock at the end of a duel, with a mouse', () => {
  for (const width of [320, 360, 390, 480, 600, 699, 700, 1100])
    it(`shows every button whole in a window ${width} pixels wide`, async () => {
      const sticking = await framed<readonly string[]>(
        '/tests/elements/end/dock-measures.ts',
        width,
        844,
      );
      expect(sticking).to.deep.equal([]);
    });
});
