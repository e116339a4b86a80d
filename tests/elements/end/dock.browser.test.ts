import { expect } from '@open-wc/testing';
import { framed } from '../framed.ts';

describe('the dock of the end, with a mouse', () => {
  for (const width of [320, 360, 390, 480, 600, 699, 700, 1100])
    it(`has every button whole in a window of ${width} pixels`, async () => {
      const sticking = await framed<readonly string[]>(
        '/tests/elements/end/dock-measures.ts',
        width,
        844,
      );
      expect(sticking).to.deep.equal([]);
    });
});
