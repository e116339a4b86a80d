import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/analysis/win-curve.ts';
import type { WinCurve } from '../../../src/elements/analysis/win-curve.ts';
import type { ReviewedTurn } from '../../../src/tactics/asked.ts';

/** A poor choice, and a guess that decided much. */
const turn: ReviewedTurn = {
  ...{ turn: 1, called: { lone: 26, rival: 30 }, lost: { lone: 9, rival: 0 } },
  ledger: { before: 53, choice: { lone: -9, rival: 0 }, guess: 31, after: 75 },
  ...{ labels: { lone: 'poor', rival: 'sound' }, tellsGuess: true, reasons: [], isRough: false },
  matrix: { open: { lone: [], rival: [] }, chances: [], mixes: { lone: [], rival: [] } },
};

describe('the curve of the chance to win', () => {
  it('has the marks of its first turn whole inside it', async () => {
    const curve = await fixture<WinCurve>(
      html`<win-curve
        .turns=${[turn]}
        .of=${16}
        .pilots=${{ lone: 'Ada', rival: 'Ben' }}
      ></win-curve>`,
    );
    const plot = curve.renderRoot.querySelector('.plot')!;
    const marks = [...curve.renderRoot.querySelectorAll('.plot .mark-of')];
    expect(marks).to.have.lengthOf(2);
    for (const mark of marks)
      expect(mark.getBoundingClientRect().left).to.be.greaterThan(
        plot.getBoundingClientRect().left,
      );
  });
});
