import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { play } from '../../../src/rules/record/replay.ts';
import { CALLED, LEAVE_OR_STAY, MARKS, SPLIT } from '../../../src/rules/record/steps.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed } from '../../allowed.ts';
import { expectAccessible } from '../../axe.ts';
import { button, heard, press, text } from '../parts.ts';
import { until } from '../until.ts';
import { has, on, said, telling, tileOf } from './told-turn.ts';
import { THREE, drawnTurns, lastOf } from './turns.ts';

describe('a turn of one against several is told as a film', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('the numbers are said with who hears them, and a converted one says so where it is looked up', async () => {
    const stage = await telling(THREE);
    expect(said(stage)).to.match(
      /^Ada calls 20 to Ben and Cleo, 12 to Dora: Laser Low, blue\. Ben calls 48/,
    );
    stage.step = { kind: 'look up', rival: 3 };
    await until(() => !said(stage).startsWith('Ada calls') && said(stage) !== '');
    expect(said(stage)).to.match(
      /^Ada's 20, a medium range number, is 12 at close range\. Ada sees page 9/,
    );
    stage.step = { kind: 'look up', rival: 1 };
    await until(() => said(stage).startsWith('Ada sees page'));
  });

  it('a tile has the range, then what its rival is shown on and sees, then what that rival did and took', async () => {
    const stage = await telling(THREE, { kind: 'look up', rival: 2 });
    expect(text(tileOf(stage, 'Dora'))).to.equal('Dora close');
    stage.step = LEAVE_OR_STAY;
    await stage.updateComplete;
    const state = sure(tileOf(stage, 'Cleo').querySelector('.state'));
    expect(getComputedStyle(sure(state.querySelector('b'))).backgroundColor).to.equal(
      getComputedStyle(state).backgroundColor,
    );
    expect(text(tileOf(stage, 'Cleo'))).to.equal('Cleo on page 23 letter E, sees page 61 letter C');
    stage.decided = true;
    stage.step = MARKS;
    await stage.updateComplete;
    expect(text(tileOf(stage, 'Cleo'))).to.equal('Cleo did 7 to Ada, took 7');
  });

  it('a tile turns to its pairing among the pages, and lays it beside the film later', async () => {
    const stage = await telling(THREE, { kind: 'look up', rival: 1 });
    tileOf(stage, 'Dora').click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal({ kind: 'look up', rival: 3 });
    stage.step = LEAVE_OR_STAY;
    await stage.updateComplete;
    tileOf(stage, 'Cleo').click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LEAVE_OR_STAY);
    expect(has(stage, 'exchange-pages')).to.equal(true);
    await press(stage, 'ArrowRight', 'ArrowRight');
    expect(has(stage, 'leave-list')).to.equal(true);
  });

  it('skipped it takes five taps: skip, all stay, share, skip, on', async () => {
    const stage = await telling(THREE);
    const finished = heard(stage, 'turn-finished');
    let taps = 0;
    while (finished.length === 0 && taps < 20) {
      taps += 1;
      const skip = stage.renderRoot.querySelector<HTMLButtonElement>('.skip');
      (skip ?? on(stage)).click();
      await stage.updateComplete;
      await stage.updateComplete;
      // A page that has just been turned to hears nothing.
      await new Promise((resolve) => setTimeout(resolve, 320));
    }
    expect(taps).to.be.at.most(5);
  });

  it('page by page it comes to its end, forth and back again', async () => {
    const stage = await telling(THREE);
    const finished = heard(stage, 'turn-finished');
    const seen: string[] = [];
    for (let pressed = 0; pressed < 40 && finished.length === 0; pressed += 1) {
      if (seen.at(-1) !== stage.step.kind) seen.push(stage.step.kind);
      if (stage.step.kind === 'split' && stage.undecided.length > 0) on(stage).click();
      else await press(stage, 'ArrowRight');
      await stage.updateComplete;
    }
    expect(seen).to.deep.equal(['called', 'look up', 'leave or stay', 'split', 'score', 'marks']);
    for (let pressed = 0; pressed < 20; pressed += 1) await press(stage, 'ArrowLeft');
    expect(stage.step).to.deep.equal(CALLED);
  });

  it('each step and sheet can be reached by everybody', async () => {
    for (const step of [
      CALLED,
      { kind: 'look up', rival: 3 } as const,
      LEAVE_OR_STAY,
      SPLIT,
      { kind: 'score', seat: 0, on: 2 } as const,
      MARKS,
    ]) {
      const decided = !['called', 'look up', 'leave or stay', 'split'].includes(step.kind);
      await expectAccessible(await telling(THREE, step, decided));
    }
  });
});

describe('before any damage', () => {
  it('a rival bails out and the others fight on; the lone pilot is told when escape is possible', async () => {
    const stage = await telling(THREE, LEAVE_OR_STAY);
    const left = heard(stage, 'pilots-leave');
    const list = sure(stage.renderRoot.querySelector('leave-list'));
    expect(text(list.renderRoot.querySelector('.rule'))).to.match(
      /^Ada can't escape: only when shown on 29 .* in every pairing\. If a rival leaves, the others fight on\.$/,
    );
    button(list, 'Bail out…').click();
    await list.updateComplete;
    button(list, 'Stay').click();
    await list.updateComplete;
    const [, ben] = [...list.renderRoot.querySelectorAll<HTMLElement>('li')];
    sure(ben?.querySelector('button')).click();
    await list.updateComplete;
    button(list, 'Bail out').click();
    await stage.updateComplete;
    expect(text(on(stage))).to.match(/^Ben bails out/);
    on(stage).click();
    expect(left).to.deep.equal([{ leaving: [{ seat: 1, leaves: 'bails out' }] }]);
  });

  it('the corner asks the same as long as pages are turned to, and is gone with the list', async () => {
    const stage = await telling(THREE, { kind: 'look up', rival: 1 });
    expect(has(stage, '.corner')).to.equal(true);
    await press(stage, 'l');
    await until(() => has(stage, 'leave-list'));
    button(stage, 'Nobody leaves').click();
    stage.step = LEAVE_OR_STAY;
    await stage.updateComplete;
    expect(has(stage, '.corner')).to.equal(false);
  });
});

describe('M4: the modifier is shared', () => {
  it('by keys: a point to the next row, an offer by its number, the sum is always the modifier', async () => {
    const stage = await telling(THREE, LEAVE_OR_STAY);
    const answers = heard(stage, 'question-answered');
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(SPLIT);
    const shares = (): string =>
      text(stage.renderRoot.querySelector('split-board')?.renderRoot.querySelector('.sum'));
    expect(shares()).to.equal('8 + 0 = 8: all of it is shared. Ben was not hit.');
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

  it('Space goes on with it as everywhere, and the button says who gets something', async () => {
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

  it('where three are hit each of them is one tap away, and the button says so', async () => {
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

  it('where seven are hit the offers stand above the rows', async () => {
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

  it('a first split is told what it is, in the layout, until it is settled', async () => {
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

  it('each row and offer says what it comes to', async () => {
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

it('after a turn at the most words everybody of three rivals is seen at once on a phone', async () => {
  await setViewport({ width: 390, height: 844 });
  const stage = await telling(THREE, MARKS, true, 844);
  const sheet = sure(stage.renderRoot.querySelector('.sheet')).getBoundingClientRect();
  const names = [...stage.renderRoot.querySelectorAll('.marks section h2')];
  expect(names.map((name) => text(name.querySelector('b')))).to.deep.equal([
    ...['Ada', 'Ben', 'Cleo', 'Dora'],
  ]);
  const lefts = names.map((name) => name.getBoundingClientRect().left);
  expect(lefts.map(Math.round)).to.deep.equal(lefts.map(() => Math.round(lefts[0] ?? 0)));
  const last = sure([...stage.renderRoot.querySelectorAll('.marks section .next b')].at(-1));
  expect(last.getBoundingClientRect().bottom).to.be.at.most(sheet.bottom);
});

describe('four rivals or more', () => {
  it('look up on one sheet and score on another', async () => {
    let seed = 7;
    const draw = (): number => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const turns = Array.from({ length: 20 }, () => drawnTurns(7, draw)).flat();
    const hit = sure(
      turns.find(
        ({ battle, played }) =>
          battle.pairings.length === 7 && played.incidents.some(({ kind }) => kind === 'scored'),
      ),
    );
    const stage = await telling(hit);
    await press(stage, 'ArrowRight');
    expect(stage.renderRoot.querySelectorAll('.pairing').length).to.equal(7);
    await expectAccessible(stage);
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(LEAVE_OR_STAY);
    const scored = sure(hit.played.incidents.find(({ kind }) => kind === 'scored'));
    const scores = await telling(
      hit,
      scored.kind === 'scored' ? { kind: 'score', seat: scored.seat, on: scored.on } : MARKS,
      true,
    );
    expect(scores.renderRoot.querySelectorAll('.scores .pairing').length).to.equal(7);
    await expectAccessible(scores);
  });
});

it('who left is named where it is decided', async () => {
  const { battle, orders } = lastOf(3, [[52, 54, 54, 50]]);
  const leaving = orders.with(1, { ...sure(orders[1]), leaves: 'bails out' });
  const played = allowed(play(battle, { seats: leaving }));
  const stage = await telling({ battle, orders: leaving, played }, LEAVE_OR_STAY, true);
  const list = sure(stage.renderRoot.querySelector('leave-list'));
  expect([...list.renderRoot.querySelectorAll('.acts')].map(text)).to.deep.equal([
    ...['stays', 'bailed out', 'stays', 'stays'],
  ]);
});
