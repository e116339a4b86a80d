import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { SPLIT } from '../../../../src/rules/fight/steps.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { expectAccessible } from '../../../axe.ts';
import { holdClock } from '../../clock.ts';
import { button, heard, press, text } from '../../parts.ts';
import { until } from '../../until.ts';
import { on, telling } from '../film/film-of-several.ts';
import { THREE, lastOf } from '../turns.ts';

describe('M4: sharing the modifier', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('arrow keys move points, number keys pick an offer, and the sum is always the modifier', async () => {
    const clock = holdClock();
    const stage = await telling(THREE);
    const answers = heard(stage, 'question-answered');
    await clock.goOn(750);
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(SPLIT);
    const shares = (): string => text(on(stage).querySelector('small'));
    expect(shares()).to.equal('Cleo +8 · Dora 0');
    await press(stage, 'ArrowLeft', 'ArrowLeft');
    expect(shares()).to.equal('Cleo +6 · Dora +2');
    await press(stage, 'ArrowDown', 'ArrowRight');
    expect(shares()).to.equal('Cleo +5 · Dora +3');
    await press(stage, '2');
    expect(shares()).to.equal('Cleo 0 · Dora +8');
    await press(stage, '1', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await stage.updateComplete;
    expect(answers).to.deep.equal([
      { answer: { kind: 'modifier shared', seat: 0, shares: [4, 4] } },
    ]);
    await until(() => stage.step.kind === 'score');
    // After going back, the split is shown but no longer asked for.
    await press(stage, 'ArrowLeft');
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    expect([board.settled, board.renderRoot.querySelector('.stepper')]).to.deep.equal([true, null]);
    expect(text(stage.renderRoot.querySelector('h1'))).to.equal('Ada splits +8');
  });

  it('Space goes on with the split, and the button says who gets which share', async () => {
    const stage = await telling(THREE, SPLIT);
    stage.decided = true;
    const answers = heard(stage, 'question-answered');
    expect(text(on(stage))).to.match(/^Split it this way ?Cleo \+8 · Dora 0 Space$/);
    await press(stage, 'ArrowLeft');
    expect(text(on(stage))).to.match(/^Split it this way ?Cleo \+7 · Dora \+1 Space$/);
    await press(stage, ' ');
    expect(answers).to.deep.equal([
      { answer: { kind: 'modifier shared', seat: 0, shares: [7, 1] } },
    ]);
  });

  it('a share that does no damage is called no hit, not a number below 0', async () => {
    const stage = await telling(THREE, SPLIT);
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    expect([...board.renderRoot.querySelectorAll('.total')].map(text)).to.deep.equal([
      '= 7',
      '= no hit',
    ]);
    expect(text(board.renderRoot.querySelectorAll('.comes')[1])).to.match(
      /Heat Sinks: needs \d damage$/,
    );
  });

  it('if three rivals are hit, one tap gives all points to any of them, and the button says so', async () => {
    const hit = lastOf(3, [[56, 50, 50, 50]]);
    const stage = await telling(hit, SPLIT);
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    for (const [place, pilot] of ['Ben', 'Cleo', 'Dora'].entries()) {
      const all = sure(board.renderRoot.querySelectorAll<HTMLElement>('.step.all')[place]);
      expect(all.ariaLabel).to.equal(`All at ${pilot}`);
      all.click();
      await stage.updateComplete;
      await board.updateComplete;
      expect(all.ariaDisabled).to.equal('true');
    }
    stage.decided = true;
    await stage.updateComplete;
    expect(text(on(stage).querySelector('small'))).to.equal('Ben 0 · Cleo 0 · Dora +12');
    await expectAccessible(stage);
  });

  it('if seven rivals are hit, the offers are above the rows', async () => {
    const stage = await telling(lastOf(7, [[56, 50, 50, 50, 50, 50, 50, 50]]), SPLIT);
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    const [offers, rows] = ['.offers', '.rows'].map((what) =>
      sure(board.renderRoot.querySelector(what)).getBoundingClientRect(),
    );
    expect(sure(offers).bottom).to.be.at.most(sure(rows).top);
    expect([...board.renderRoot.querySelectorAll('.offer b:first-child')].map(text)).to.deep.equal([
      ...['All at Ben', 'All at Cleo', 'Two letters'],
    ]);
    expect(text(board.renderRoot.querySelector('.else'))).to.equal(
      "For anyone else press “All” in that pilot's row.",
    );
  });

  it('the first split is explained in a note that covers nothing, until it is settled', async () => {
    const stage = await telling(THREE, SPLIT);
    expect(stage.renderRoot.querySelector('docked-note')).to.equal(null);
    stage.guided = true;
    await stage.updateComplete;
    const note = sure(stage.renderRoot.querySelector('docked-note'));
    expect(text(note.shadowRoot?.querySelector('p'))).to.match(
      /^Your modifier goes to all you hit/,
    );
    await expectAccessible(stage);
    const body = sure(stage.renderRoot.querySelector('.body')).getBoundingClientRect();
    expect(note.getBoundingClientRect().top, 'covers nothing').to.be.at.least(body.bottom);
    const done = heard(stage, 'note-done');
    button(stage, 'Got it').click();
    expect(done).to.have.lengthOf(1);
    on(stage).click();
    await until(() => stage.renderRoot.querySelector('docked-note') === null);
  });

  it('each offer says what it does, and the split is read out', async () => {
    const stage = await telling(THREE, SPLIT);
    stage.decided = true;
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    expect([...board.renderRoot.querySelectorAll('.offer')].map(text)).to.deep.equal([
      'All at Cleo 8 · 0 7 damage, Left Hip 1',
      'All at Dora 0 · 8 7 damage, Heat Sinks 2',
    ]);
    expect(text(board.renderRoot.querySelector('[aria-live]'))).to.equal(
      'Split: Cleo 8, 7 damage, Left Hip; Dora 0, no hit.',
    );
  });
});
