import { expect, fixture, html } from '@open-wc/testing';
import { windowRoom } from '../../../src/elements/common/room.ts';
import '../../../src/elements/common/stage-bar.ts';
import type { StageBar } from '../../../src/elements/common/stage-bar.ts';

/** Does something at a font size of the browser in pixels; 16 is usual. */
const written = <Found>(pixels: number, act: () => Found): Found => {
  const { style } = document.documentElement;
  style.fontSize = `${pixels}px`;
  const found = act();
  style.fontSize = '';
  return found;
};

const sizeOf = (element: Element | null): number =>
  Number.parseFloat(element ? getComputedStyle(element).fontSize : '');

describe('the font size of the browser', () => {
  it('scales every size of type', async () => {
    const bar = await fixture<StageBar>(
      html`<stage-bar back="#/" back-to="To the start"
        >Records <span class="faint">of two</span></stage-bar
      >`,
    );
    await bar.updateComplete;
    for (const name of ['label', 'small', 'text', 'head', 'title', 'number']) {
      const letter = await fixture(html`<p .style=${`font-size: var(--type-${name})`}>a</p>`);
      const usual = written(16, () => sizeOf(letter));
      expect(
        written(20, () => sizeOf(letter)),
        name,
      ).to.equal(1.25 * usual);
      expect(
        written(32, () => sizeOf(letter)),
        name,
      ).to.equal(2 * usual);
    }
    const heading = bar.renderRoot.querySelector('h1');
    const usual = written(16, () => sizeOf(heading));
    expect(written(32, () => sizeOf(heading))).to.be.greaterThan(1.5 * usual);
  });

  it('counts the window as half as large if letters are twice as large', () => {
    const { innerWidth: width, innerHeight: height } = window;
    expect(written(16, windowRoom)).to.deep.equal({ width, height });
    expect(written(32, windowRoom)).to.deep.equal({ width: width / 2, height: height / 2 });
  });
});
