import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/analysis/win-curve.ts';
import type { WinCurve } from '../../../src/elements/analysis/win-curve.ts';
import type { ReviewedTurn } from '../../../src/tactics/asked.ts';
import { heard, text } from '../parts.ts';

/** A poor choice, and a guess that decided much. */
const turn: ReviewedTurn = {
  ...{ turn: 1, called: { lone: 26, rival: 30 }, lost: { lone: 9, rival: 0 } },
  ledger: { before: 53, choice: { lone: -9, rival: 0 }, guess: 31, after: 75 },
  ...{ labels: { lone: 'poor', rival: 'sound' }, tellsGuess: true, reasons: [], isRough: false },
  matrix: { open: { lone: [], rival: [] }, chances: [], mixes: { lone: [], rival: [] } },
};

describe('the win chance curve', () => {
  it('draws a turn between its start and its end: figure, marks, line and clicks all agree', async () => {
    const ledger = { ...turn.ledger, before: 75, after: 41 };
    const curve = await fixture<WinCurve>(
      html`<win-curve
        .turns=${[turn, { ...turn, turn: 2, ledger }]}
        .of=${2}
        .end=${41}
        .turn=${2}
        .pilots=${{ lone: 'Ada', rival: 'Ben' }}
      ></win-curve>`,
    );
    const { renderRoot } = curve;
    expect(text(renderRoot.querySelector('.head'))).to.match(/turn 2: 75 % to 41 %$/);
    const plot = renderRoot.querySelector('.plot')!.getBoundingClientRect();
    const middle = (part: string): readonly [across: number, down: number] => {
      const at = renderRoot.querySelector(part)!.getBoundingClientRect();
      return [
        Math.round((100 * (at.left + at.width / 2 - plot.left)) / plot.width),
        Math.round((100 * (at.top + at.height / 2 - plot.top)) / plot.height),
      ];
    };
    expect(middle('.mark-of:not(.low) ~ .mark-of:not(.low)')).to.deep.equal([75, 100 - 58]);
    for (const part of ['.now', '.here', '.mark-of.low ~ .mark-of.low'])
      expect(middle(part)[0], part).to.equal(75);
    const chosen = heard(curve, 'turn-chosen');
    for (const place of [0.1, 0.45, 0.55, 1])
      renderRoot
        .querySelector('.plot')!
        .dispatchEvent(new MouseEvent('click', { clientX: plot.left + place * plot.width }));
    expect(chosen).to.deep.equal([1, 1, 2, 2].map((each) => ({ turn: each })));
  });

  it('keeps the marks of the first turn inside the plot', async () => {
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
