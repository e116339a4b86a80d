import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { LEAVE_OR_STAY, MARKS } from '../../../src/rules/fight/steps.ts';
import { armedRifleman, battleAfter, button, heard, press, text } from '../parts.ts';
import { until } from '../until.ts';
import {
  LOOK_UP,
  LONE_SCORES,
  RIVAL_SCORES,
  telling,
  has,
  said,
  narrow,
  steps,
} from './film-of-two.ts';

describe('a film goes forwards and back', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('shows the numbers, a page, the other page, the score; then the turn is over', async () => {
    expect(narrow()).to.equal(true);
    const stage = await telling({ lone: 52, rival: 62 });
    const finished = heard(stage, 'turn-finished');
    expect(said(stage)).to.match(/Ada .*52.* Ben .*62/);
    expect(await steps(stage)).to.deep.equal(['called', 'look up', 'leave or stay', 'score']);
    expect(finished).not.to.deep.equal([]);
  });

  it('without a hit nothing comes after the pages, and no step before them is left out', async () => {
    const stage = await telling({ lone: 58, rival: 58 });
    expect(await steps(stage)).to.deep.equal(['called', 'look up', 'leave or stay']);
  });

  it('with two hits the second page is scored first, then the first again', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LEAVE_OR_STAY });
    button(stage, /^The score/);
    const stays = heard(stage, 'pilots-stay');
    await press(stage, 'ArrowRight');
    expect(stays).to.have.length(1);
    expect(stage.step).to.deep.equal(RIVAL_SCORES);
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(LONE_SCORES);
  });

  it('goes back by key, by button and by a long press, and what is decided stays', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LONE_SCORES });
    await press(stage, 'ArrowLeft');
    expect([stage.step, stage.decided]).to.deep.equal([LEAVE_OR_STAY, true]);
    stage.renderRoot.querySelector<HTMLElement>('.back')?.click();
    expect(stage.step).to.deep.equal(LOOK_UP);
    await stage.updateComplete;
    stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await until(() => stage.step.kind === 'called');
  });

  it('a tap anywhere goes on, but not right after a page has landed', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LOOK_UP);
    // The page that turns is landed by a tap, and the next tap comes too soon.
    stage.click();
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LOOK_UP);
    await aTimeout(350);
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LEAVE_OR_STAY);
  });

  it('a key that is held down goes on by one step only', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: RIVAL_SCORES });
    await press(stage, 'ArrowRight');
    stage.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', repeat: true, bubbles: true }),
    );
    expect(stage.step).to.deep.equal(LONE_SCORES);
  });

  it('an explosion with two supplies waits for its pilot (H4)', async () => {
    const begun = battleAfter();
    const battle = {
      ...begun,
      seats: begun.seats.map((seat, index) =>
        index === 0
          ? { ...seat, booklet: armedRifleman, heat: 27, ammunition: { autocannon: 8, grenade: 2 } }
          : seat,
      ),
    };
    const stage = await telling({ lone: 54, rival: 62, step: MARKS, battle });
    const [chosen, finished] = [heard(stage, 'question-answered'), heard(stage, 'turn-finished')];
    await press(stage, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(finished).to.deep.equal([]);
    expect(has(stage, /^grenade \(2\)/)).to.equal(false);
    button(stage, 'grenade (1)').click();
    expect(chosen).to.deep.equal([
      { answer: { kind: 'ammunition lost', seat: 0, ammunition: 'grenade' } },
    ]);
  });

  it('the letter of a score asks a pilot with +5 whether to ignore it, and waits (K3)', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat, index) =>
      index === 1 ? { ...seat, ignores: ['VI'] as const } : seat,
    );
    const battle = { ...begun, seats };
    const stage = await telling({ lone: 52, rival: 62, step: LONE_SCORES, battle });
    const [chosen, finished] = [heard(stage, 'question-answered'), heard(stage, 'turn-finished')];
    await press(stage, 'ArrowRight', 'ArrowRight');
    expect(finished).to.deep.equal([]);
    expect(text(stage.renderRoot.querySelector('.choice'))).to.contain(
      'Ben, it is the first critical of this game that affects PPC.',
    );
    button(stage, 'Ignore it').click();
    expect(chosen).to.deep.equal([
      { answer: { kind: 'critical ignored', seat: 1, ignores: true } },
    ]);
  });

  it('no letter is asked about before its score is shown (K3)', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, ignores: ['VI', 'III'] as const }));
    const battle = { ...begun, seats };
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, battle });
    expect(stage.renderRoot.querySelector('.choice')).to.equal(null);
  });

  it('runs by itself up to the score if that was chosen', async () => {
    const stage = await telling({ lone: 52, rival: 62, pace: 'by itself' });
    const passed = heard(stage, 'step-reached');
    await until(() => stage.step.kind === 'look up');
    await aTimeout(2200);
    expect(passed, 'a page stays until somebody goes on').to.have.length(1);
    await press(stage, 'ArrowRight');
    await until(() => stage.step.kind === 'score');
  });

  it('a turn in which neither had a choice says so, and runs to its last page', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, heat: 30, shutDown: true }));
    const battle = { ...begun, seats };
    const stage = await telling({ lone: 62, rival: 62, battle, pace: 'by itself' });
    const bound = stage.renderRoot.querySelectorAll('.bound');
    expect([...bound].map(text)).to.deep.equal([
      'Ada can only Cool Off: locked in',
      'Ben can only Cool Off: locked in',
    ]);
    expect(said(stage)).to.contain('Ben can only Cool Off: locked in.');
    await until(() => stage.step.kind === 'leave or stay');
  });

  it('after a tap a turn without a choice waits like any other', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, heat: 30, shutDown: true }));
    const battle = { ...begun, seats };
    const stage = await telling({ lone: 62, rival: 62, battle, pace: 'at a tap', step: LOOK_UP });
    await aTimeout(2500);
    expect(stage.step).to.deep.equal(LOOK_UP);
  });
});
