import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { battleAfter, button, press, text } from '../parts.ts';
import { until } from '../until.ts';
import { choosing, columnsOf, lockOf } from './choosing.ts';

/** Ada chooses on a phone, after a Charge against a Cool Off. */
const onPhone = async (): Promise<ChoosingStage> => {
  await setViewport({ width: 390, height: 844 });
  const stage = await choosing();
  stage.style.height = '100vh';
  stage.battle = battleAfter([52, 62]);
  await stage.updateComplete;
  await until(() => rowsOf(stage).length > 0, 'the card is drawn');
  return stage;
};

const rowsOf = ({ renderRoot }: ChoosingStage): HTMLElement[] => [
  ...sure(renderRoot.querySelector('stat-card')).renderRoot.querySelectorAll<HTMLElement>('.row'),
];
const lineOf = ({ renderRoot }: ChoosingStage) => sure(renderRoot.querySelector('what-if-line'));
const sheetOf = ({ renderRoot }: ChoosingStage): Element | null =>
  renderRoot.querySelector('.sheet[role="dialog"]');
const pagesOf = ({ renderRoot }: ChoosingStage): number =>
  renderRoot.querySelectorAll('answer-page').length;

describe('what-if folded into one line on a phone', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  it('before a pick the line explains the figures in the rows, and a question mark lists the signs', async () => {
    const stage = await onPhone();
    expect(text(lineOf(stage).renderRoot.querySelector('p'))).to.equal(
      "hit take out of Ben's 6 possible calls; damage underneath",
    );
    expect(sheetOf(stage)).to.equal(null);
    button(stage, '?').click();
    await stage.updateComplete;
    const legend = sure(stage.renderRoot.querySelector('legend-sheet'));
    await legend.updateComplete;
    const sentences = [...legend.renderRoot.querySelectorAll('dd')].map(text);
    expect(sentences[0]).to.equal(
      'How many of the 6 numbers open to Ben you would hit; below it, the damage.',
    );
    expect(sentences).to.include('It spends one round.');
    expect(sentences).to.include('Your heat after the maneuver.');
    expect(sentences).to.include("The line on the heat bar: from 30 on a 'Mech shuts down.");
    expect(sentences).not.to.include("Your armor falls to 0: that 'Mech is out.");
    await expectAccessible(legend);
  });

  it('after a pick the line sums it up, and a tap opens all answers, with the focus on the first', async () => {
    const stage = await onPhone();
    await press(stage, '2', '0');
    const line = lineOf(stage);
    await line.updateComplete;
    expect(text(line.renderRoot.querySelector('.sum'))).to.match(
      /^hit \d of 6( \(\S+\))? · take \d of 6( \(\S+\))?$/,
    );
    const opens = sure(line.renderRoot.querySelector<HTMLElement>('button'));
    expect(text(opens.querySelector('.unseen'))).to.match(
      /^If you call 20: Hits .* Show all 6 answers$/,
    );
    expect(opens.getAttribute('aria-expanded')).to.equal('false');
    opens.click();
    await until(() => columnsOf(stage).length === 6, 'the answers are open');
    expect(opens.getAttribute('aria-expanded')).to.equal('true');
    const strip = sure(stage.renderRoot.querySelector('what-if-strip'));
    await until(() => strip.shadowRoot?.activeElement === columnsOf(stage)[0]);
    expect(lockOf(stage)).to.match(/Lock in 20/);
    await expectAccessible(stage);
    opens.click();
    await until(() => line.shadowRoot?.activeElement === opens, 'back to the line');
    expect(sheetOf(stage)).to.equal(null);
  });

  it('Space opens the answers, then both pages; Escape goes back one step at a time', async () => {
    const stage = await onPhone();
    await press(stage, '2', '0', ' ');
    expect([sheetOf(stage) !== null, pagesOf(stage)]).to.deep.equal([true, 0]);
    await press(stage, 'ArrowRight', ' ');
    expect(pagesOf(stage)).to.equal(2);
    await press(stage, 'Escape');
    expect([sheetOf(stage) !== null, pagesOf(stage)]).to.deep.equal([true, 0]);
    await press(stage, 'Escape');
    expect(sheetOf(stage)).to.equal(null);
    expect(lockOf(stage)).to.match(/Lock in 20/);
    await press(stage, 'Escape');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
  });

  it('tapping a row closes the answers', async () => {
    const stage = await onPhone();
    await press(stage, '2', '0', ' ');
    sure(rowsOf(stage)[0]).click();
    await stage.updateComplete;
    expect(sheetOf(stage)).to.equal(null);
    expect(lockOf(stage)).to.match(/Lock in 44/);
  });

  it('on a phone in landscape both pages of an answer show most of their pictures, and nothing sticks out', async () => {
    const stage = await onPhone();
    await setViewport({ width: 844, height: 390 });
    await until(() => stage.renderRoot.querySelector('.lies'), 'it lies');
    await press(stage, '2', '0', ' ', ' ');
    await until(() => pagesOf(stage) === 2, 'both pages are open');
    for (const answer of stage.renderRoot.querySelectorAll('answer-page')) {
      await until(() => answer.renderRoot.querySelector('booklet-page'), 'the page is there');
      const page = sure(answer.renderRoot.querySelector('booklet-page'));
      await page.updateComplete;
      const box = page.getBoundingClientRect();
      const [window, ...plates] = ['view-window', '.range', '.status'].map((part) =>
        sure(page.renderRoot.querySelector(part)).getBoundingClientRect(),
      );
      expect(sure(window).height).to.be.at.least(100);
      for (const plate of plates) {
        expect(plate.bottom).to.be.at.most(box.bottom + 1);
        expect(plate.left, 'beside the picture').to.be.at.least(sure(window).right);
      }
    }
  });
});
