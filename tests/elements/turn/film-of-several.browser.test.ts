import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { play } from '../../../src/rules/fight/moves.ts';
import { CALLED, LEAVE_OR_STAY, MARKS, SPLIT } from '../../../src/rules/fight/steps.ts';
import { CATEGORIES } from '../../../src/rules/vocabulary.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed } from '../../allowed.ts';
import { expectAccessible } from '../../axe.ts';
import { button, heard, press, text } from '../parts.ts';
import { holdClock } from '../clock.ts';
import { until } from '../until.ts';
import { has, on, said, telling, tileOf } from './film-of-several.ts';
import type { Turn } from './turns.ts';
import { THREE, drawnTurns, lastOf } from './turns.ts';

describe('a turn of one against several as a film', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('the numbers are shown with who hears them, and a converted one is marked where it is looked up', async () => {
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

  it('a tile shows the range, then the pages of its rival, then the damage that rival did and took', async () => {
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

  it('a tile turns to its pairing among the pages, and opens it beside the film later', async () => {
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

  it('skipping takes five taps: skip, all stay, share, skip, on', async () => {
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

  it('page by page the film comes to its end, and back again', async () => {
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
  /** A turn that leaves nobody standing who stays. */
  const threatened = (): Turn => {
    const seats = THREE.battle.seats.map((seat) => ({ ...seat, armor: 1 }));
    const battle = { ...THREE.battle, seats };
    return { ...THREE, battle, played: allowed(play(battle, { seats: THREE.orders })) };
  };

  it('nobody is rushed past a fall that leaving would avert: only a press after a pause counts', async () => {
    const stage = await telling(threatened(), { kind: 'look up', rival: 3 });
    const stays = heard(stage, 'pilots-stay');
    const clock = holdClock();
    for (let pressed = 0; pressed < 12 || stage.step.kind !== 'leave or stay'; pressed += 1) {
      await press(stage, ' ');
      on(stage).click();
      clock.goOn(120);
      await aTimeout(60);
    }
    expect([stage.step, stays]).to.deep.equal([LEAVE_OR_STAY, []]);
    clock.goOn(750);
    await press(stage, ' ');
    expect(stays).to.have.length(1);
  });

  it('nobody is rushed past a fall by a double press that closes what lay beside the film', async () => {
    const stage = await telling(threatened(), LEAVE_OR_STAY);
    const stays = heard(stage, 'pilots-stay');
    const clock = holdClock();
    tileOf(stage, 'Cleo').click();
    await stage.updateComplete;
    clock.goOn(5000);
    for (let pressed = 0; pressed < 5; pressed += 1) await press(stage, ' ');
    expect([has(stage, 'leave-list'), stays]).to.deep.equal([true, []]);
    clock.goOn(750);
    await press(stage, ' ');
    expect(stays).to.have.length(1);
  });

  it('a rival bails out and the others fight on; the lone pilot is offered escape when it is possible', async () => {
    const stage = await telling(THREE, LEAVE_OR_STAY);
    const left = heard(stage, 'pilots-leave');
    const list = sure(stage.renderRoot.querySelector('leave-list'));
    expect(text(list.renderRoot.querySelector('.rule'))).to.match(
      /^Ada can't escape: only when shown on 29 .* in every pairing\. If a rival leaves, the others fight on\.$/,
    );
    const [ada, ben] = [...list.renderRoot.querySelectorAll('leave-or-stay')].map(sure);
    button(sure(ada), 'Bail out…').click();
    await ada?.updateComplete;
    button(sure(ada), 'Stay').click();
    await ada?.updateComplete;
    button(sure(ben), 'Bail out…').click();
    await ben?.updateComplete;
    button(sure(ben), 'Bail out').click();
    await stage.updateComplete;
    expect(text(on(stage))).to.match(/^Ben bails out/);
    on(stage).click();
    expect(left).to.deep.equal([{ leaving: [{ seat: 1, leaves: 'bails out' }] }]);
  });

  it('the corner asks the same question while pages are turned, and is gone with the list', async () => {
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

describe('K3: a critical that may be ignored', () => {
  /** The turn of three, with everybody at +5 in all that a critical may affect. */
  const asking = (): Turn => {
    const seats = THREE.battle.seats.map((seat) => ({ ...seat, ignores: CATEGORIES }));
    const battle = { ...THREE.battle, seats };
    const orders = THREE.orders.with(0, { ...sure(THREE.orders[0]), shares: [4, 4] });
    return { battle, orders, played: allowed(play(battle, { seats: orders })) };
  };

  it('is asked about at its score, and the film goes on when all have answered', async () => {
    const stage = await telling(asking(), LEAVE_OR_STAY);
    const [answers, finished] = [heard(stage, 'question-answered'), heard(stage, 'turn-finished')];
    const answer = (): HTMLButtonElement | null =>
      stage.renderRoot.querySelector<HTMLButtonElement>('.choice .button');
    for (let pressed = 0; pressed < 40 && finished.length === 0; pressed += 1) {
      await press(stage, 'ArrowRight');
      answer()?.click();
      await stage.updateComplete;
    }
    expect(answers.length).to.be.greaterThan(1);
    for (const each of answers)
      expect(each).to.nested.include({
        'answer.kind': 'critical ignored',
        'answer.ignores': true,
      });
    expect(finished).to.have.length(1);
  });
});

describe('four rivals or more', () => {
  it('are looked up on one sheet and scored on another', async () => {
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

it('have whoever left named where it is decided', async () => {
  const { battle, orders } = lastOf(3, [[52, 54, 54, 50]]);
  const leaving = orders.with(1, { ...sure(orders[1]), leaves: 'bails out' });
  const played = allowed(play(battle, { seats: leaving }));
  const stage = await telling({ battle, orders: leaving, played }, LEAVE_OR_STAY, true);
  const list = sure(stage.renderRoot.querySelector('leave-list'));
  expect([...list.renderRoot.querySelectorAll('.acts')].map(text)).to.deep.equal([
    ...['stays', 'bailed out', 'stays', 'stays'],
  ]);
});

it('after the wordiest turn all of three rivals are seen at once on a phone', async () => {
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
