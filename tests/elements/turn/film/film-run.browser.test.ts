import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openSheets } from '../../../../src/elements/common/stage-keys.ts';
import { LASTS } from '../../../../src/elements/turn/film/pace.ts';
import { LEAVE_OR_STAY, MARKS } from '../../../../src/rules/fight/steps.ts';
import { expectAccessible } from '../../../axe.ts';
import { holdClock } from '../../clock.ts';
import { armedRifleman, battleAfter, button, heard, press, text } from '../../parts.ts';
import { until } from '../../until.ts';
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

describe('the run of a film', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('shows the numbers, one page, the other, the score, and then ends the turn', async () => {
    expect(narrow()).to.equal(true);
    const stage = await telling({ lone: 52, rival: 62 });
    const finished = heard(stage, 'turn-finished');
    expect(said(stage)).to.match(/Ada .*52.* Ben .*62/);
    expect(await steps(stage)).to.deep.equal(['called', 'look up', 'leave or stay', 'score']);
    expect(finished).not.to.deep.equal([]);
  });

  it('ends after the pages if there is no hit, without skipping a step before', async () => {
    const stage = await telling({ lone: 58, rival: 58 });
    expect(await steps(stage)).to.deep.equal(['called', 'look up', 'leave or stay']);
  });

  it('scores the second page first if both hit, then goes back to the first', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: LEAVE_OR_STAY });
    button(stage, /^The score/);
    const stays = heard(stage, 'pilots-stay');
    await press(stage, 'ArrowRight');
    expect(stays).to.have.length(1);
    expect(stage.step).to.deep.equal(RIVAL_SCORES);
    await press(stage, 'ArrowRight');
    expect(stage.step).to.deep.equal(LONE_SCORES);
  });

  it('goes back by key, button or long press, and keeps what is decided', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LONE_SCORES });
    await press(stage, 'ArrowLeft');
    expect([stage.step, stage.decided]).to.deep.equal([LEAVE_OR_STAY, true]);
    stage.renderRoot.querySelector<HTMLElement>('.back')?.click();
    expect(stage.step).to.deep.equal(LOOK_UP);
    await stage.updateComplete;
    stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await until(() => stage.step.kind === 'called');
  });

  it('goes on at a tap anywhere, but not right after a page has landed', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LOOK_UP);
    // One tap lands the turning page, and the next tap comes too soon.
    stage.click();
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LOOK_UP);
    await aTimeout(350);
    stage.click();
    await stage.updateComplete;
    expect(stage.step).to.deep.equal(LEAVE_OR_STAY);
  });

  it('goes on at Enter as at Space, unless Enter presses a button', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    const enter = { key: 'Enter', bubbles: true, composed: true };
    stage.renderRoot.querySelector('.back')?.dispatchEvent(new KeyboardEvent('keydown', enter));
    expect(stage.step).to.have.property('kind', 'called');
    await press(stage, 'Enter');
    expect(stage.step).to.deep.equal(LOOK_UP);
  });

  it('ignores the repeats of a key that is held down', async () => {
    const stage = await telling({ lone: 56, rival: 56, step: RIVAL_SCORES });
    await press(stage, 'ArrowRight');
    stage.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', repeat: true, bubbles: true }),
    );
    expect(stage.step).to.deep.equal(LONE_SCORES);
  });

  it('H4: waits for the pilot to choose a supply when ammunition explodes', async () => {
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

  it('K3: asks a pilot with +5 whether to ignore a critical, and waits', async () => {
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

  it('K3: asks about no critical before its score is shown', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, ignores: ['VI', 'III'] as const }));
    const battle = { ...begun, seats };
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, battle });
    expect(stage.renderRoot.querySelector('.choice')).to.equal(null);
  });

  it('runs by itself through both hits to its end, and waits there', async () => {
    const stage = await telling({ lone: 56, rival: 56, pace: 'by itself', step: LEAVE_OR_STAY });
    const finished = heard(stage, 'turn-finished');
    const left = (): Element | null => stage.renderRoot.querySelector('.on .left');
    expect(left(), 'what is left is shown in the button').not.to.equal(null);
    await until(() => stage.step.kind === 'score');
    await until(() => has(stage, /^Turn 2/));
    expect(stage.step).to.deep.equal(LONE_SCORES);
    await stage.updateComplete;
    expect(left()).to.equal(null);
    await aTimeout(LASTS.score + 300);
    expect(finished).to.deep.equal([]);
  });

  it('runs by itself until a pace is chosen, but not past a note', async () => {
    const stage = await telling({ lone: 52, rival: 62, pace: null, step: LOOK_UP });
    await until(() => stage.step.kind === 'leave or stay');
    const guided = await telling({ lone: 52, rival: 62, pace: null, guided: true, step: LOOK_UP });
    expect(guided.renderRoot.querySelector('.on .left')).to.equal(null);
    await aTimeout(LASTS.page + 300);
    expect(guided.step).to.deep.equal(LOOK_UP);
  });

  it('pauses and resumes by button or key', async () => {
    const stage = await telling({ lone: 52, rival: 62, pace: 'by itself', step: LOOK_UP });
    const hold = (): HTMLElement => stage.renderRoot.querySelector<HTMLElement>('.hold')!;
    expect(hold().ariaLabel).to.equal('Hold the film');
    hold().click();
    await aTimeout(LASTS.page + 300);
    expect(stage.step).to.deep.equal(LOOK_UP);
    expect(hold().ariaLabel).to.equal('Let the film run');
    await press(stage, 'p');
    await until(() => stage.step.kind === 'leave or stay');
    const waiting = await telling({ lone: 52, rival: 62, pace: 'at a tap', step: LOOK_UP });
    expect(waiting.renderRoot.querySelector('.hold')).to.equal(null);
  });

  it('acts a moment later on a tap right after a page has landed', async () => {
    const stage = await telling({ lone: 52, rival: 62 });
    stage.click();
    await stage.updateComplete;
    stage.click();
    await stage.updateComplete;
    stage.click();
    expect(stage.step).to.deep.equal(LOOK_UP);
    await until(() => stage.step.kind === 'leave or stay');
  });

  it('restarts the time of a shot that ran out behind an open sheet, and shows it', async () => {
    const stage = await telling({ lone: 52, rival: 62, pace: 'by itself' });
    const left = (): Element | null => stage.renderRoot.querySelector('.left');
    const below = left();
    const sheet = document.createElement('dialog');
    openSheets.add(sheet);
    await aTimeout(LASTS.numbers + 50);
    expect([stage.step.kind, left()]).to.deep.equal(['called', below]);
    openSheets.delete(sheet);
    await until(() => left() !== below);
    expect(stage.step.kind).to.equal('called');
    await until(() => stage.step.kind === 'look up');
  });

  it('shows a turn without possible hits in one step: numbers, pages, heat and range', async () => {
    const begun = battleAfter();
    const seats = begun.seats.map((seat) => ({ ...seat, heat: 30, shutDown: true }));
    const battle = { ...begun, seats };
    const clock = holdClock();
    const stage = await telling({ lone: 62, rival: 62, battle, pace: 'by itself' });
    const finished = heard(stage, 'turn-finished');
    expect(said(stage)).to.match(/Ben can only Cool Off: locked in\. .*Ada sees page \d+/);
    const cards = [...stage.renderRoot.querySelectorAll('.quiet .panel')].map(text);
    expect(cards).to.have.length(2);
    expect(cards[0]).to.match(
      /Ada .*still shut down .*62 .*Cool Off.*(only open call|no other call|nothing else)/,
    );
    expect(stage.renderRoot.querySelectorAll('.quiet view-window')).to.have.length(2);
    // One press too many, after locking in or asking for the numbers, does not go past it.
    stage.click();
    button(stage, /^Turn 2/).click();
    await press(stage, ' ');
    expect(finished).to.have.length(0);
    await clock.goOn(750);
    button(stage, /^Turn 2/).click();
    expect(finished).to.have.length(1);
    await expectAccessible(stage);
  });
});
