import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { LEAVE_OR_STAY, SPLIT } from '../../../src/rules/fight/steps.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { button, heard, press, text } from '../parts.ts';
import { until } from '../until.ts';
import { on, telling } from './film-of-several.ts';
import { THREE, lastOf } from './turns.ts';

describe('M4: the modifier is shared', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('keys move a point to the next row, and choose an offer by its number; the sum is always the modifier', async () => {
    const stage = await telling(THREE, LEAVE_OR_STAY);
    const answers = heard(stage, 'question-answered');
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(SPLIT);
    const shares = (): string =>
      text(stage.renderRoot.querySelector('split-board')?.renderRoot.querySelector('.sum'));
    expect(shares()).to.equal('8 + 0 = 8: all shared. Ben was not hit.');
    await press(stage, 'ArrowLeft', 'ArrowLeft');
    expect(shares()).to.match(/^6 \+ 2 = 8/);
    await press(stage, 'ArrowDown', 'ArrowRight');
    expect(shares()).to.match(/^5 \+ 3 = 8/);
    await press(stage, '2');
    expect(shares()).to.match(/^0 \+ 8 = 8/);
    await press(stage, '1', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await stage.updateComplete;
    expect(answers).to.deep.equal([
      { answer: { kind: 'modifier shared', seat: 0, shares: [4, 4] } },
    ]);
    await until(() => stage.step.kind === 'score');
    // Gone back to, it is read and asked no more.
    await press(stage, 'ArrowLeft');
    expect(text(stage.renderRoot.querySelector('.sheet h2'))).to.equal(
      'Ada hits two: the modifier is shared',
    );
  });

  it('Space goes on with the split as everywhere, and the button says who gets a share', async () => {
    const stage = await telling(THREE, SPLIT);
    stage.decided = true;
    const answers = heard(stage, 'question-answered');
    expect(text(on(stage))).to.equal('Share 8 to Cleo Space');
    await press(stage, 'ArrowLeft');
    expect(text(on(stage))).to.equal('Share 7 to Cleo and 1 to Dora Space');
    await press(stage, ' ');
    expect(answers).to.deep.equal([
      { answer: { kind: 'modifier shared', seat: 0, shares: [7, 1] } },
    ]);
  });

  it('a share that hits nobody is called a miss, not a number below 0', async () => {
    const stage = await telling(THREE, SPLIT);
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    expect([...board.renderRoot.querySelectorAll('.total')].map(text)).to.deep.equal([
      '= 7',
      '= miss',
    ]);
    expect(text(board.renderRoot.querySelectorAll('.comes')[1])).to.match(
      /a miss reaches no letter$/,
    );
  });

  it('where three rivals are hit each is one tap away, and the button says so', async () => {
    const hit = lastOf(3, [[56, 50, 50, 50]]);
    const stage = await telling(hit, SPLIT);
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    for (const [place, pilot] of ['Ben', 'Cleo', 'Dora'].entries()) {
      const all = sure(board.renderRoot.querySelectorAll<HTMLElement>('.step.all')[place]);
      expect(all.ariaLabel).to.equal(`All on ${pilot}`);
      all.click();
      await stage.updateComplete;
      await board.updateComplete;
      expect(all.ariaDisabled).to.equal('true');
    }
    stage.decided = true;
    await stage.updateComplete;
    expect(text(on(stage))).to.equal('Share 12 to Dora Space');
    await expectAccessible(stage);
  });

  it('where seven rivals are hit the offers are above the rows', async () => {
    const stage = await telling(lastOf(7, [[56, 50, 50, 50, 50, 50, 50, 50]]), SPLIT);
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    const [offers, rows] = ['.offers', '.rows'].map((what) =>
      sure(board.renderRoot.querySelector(what)).getBoundingClientRect(),
    );
    expect(sure(offers).bottom).to.be.at.most(sure(rows).top);
    expect([...board.renderRoot.querySelectorAll('.offer b:first-child')].map(text)).to.deep.equal([
      ...['All on Ben', 'All on Cleo', 'Two letters'],
    ]);
  });

  it('a first split is explained, in the layout, until it is settled', async () => {
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

  it('each row and offer of a split says what it does', async () => {
    const stage = await telling(THREE, SPLIT);
    stage.decided = true;
    const board = sure(stage.renderRoot.querySelector('split-board'));
    await board.updateComplete;
    expect([...board.renderRoot.querySelectorAll('.offer')].map(text)).to.deep.equal([
      'All on Cleo 8 · 0 7 damage, Left Hip 1',
      'All on Dora 0 · 8 7 damage, Heat Sinks 2',
    ]);
    expect(text(board.renderRoot.querySelector('[aria-live]'))).to.equal(
      'Split: Cleo 8, 7 damage, Left Hip; Dora 0, a miss.',
    );
  });
});
