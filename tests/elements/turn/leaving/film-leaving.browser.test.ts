import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CALLED, LEAVE_OR_STAY } from '../../../../src/rules/fight/steps.ts';
import { expectAccessible } from '../../../axe.ts';
import { holdClock, unpainted } from '../../clock.ts';
import { battleAfter, button, heard, press, text } from '../../parts.ts';
import { until } from '../../until.ts';
import { LOOK_UP, LONE_SCORES, telling, has } from '../film/film-of-two.ts';

/** A battle in which Ben has little armor left. */
const threatened = (): ReturnType<typeof battleAfter> => {
  const whole = battleAfter();
  const seats = whole.seats.map((seat, at) => (at === 1 ? { ...seat, armor: 3 } : seat));
  return { ...whole, seats };
};

describe('leaving during a film', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('is possible with the pages, but not with the numbers or the score', async () => {
    for (const step of [LOOK_UP, LEAVE_OR_STAY])
      expect(has(await telling({ lone: 56, rival: 56, step }), /^Leave$/)).to.equal(true);
    for (const step of [CALLED, LONE_SCORES])
      expect(has(await telling({ lone: 56, rival: 56, step }), /^Leave$/)).to.equal(false);
    const decided = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, decided: true });
    expect(has(decided, /^Leave$/)).to.equal(false);
  });

  it("is offered by name, with the reason, if a hit would put the 'Mech out, but only once both pages are seen", async () => {
    const battle = threatened();
    const first = await telling({ lone: 52, rival: 62, step: LOOK_UP, battle });
    expect(has(first, 'Leave'), 'nothing is betrayed by a page that is still covered').to.equal(
      true,
    );
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, battle });
    expect(has(stage, 'Ben bails out?')).to.equal(true);
    expect(text(stage.renderRoot.querySelector('.hazard'))).to.match(
      /armor 3\. Ben may bail out\./,
    );
  });

  it('cannot be rushed past if it would avert a fall: only a press after a pause goes on', async () => {
    const turn = { lone: 52, rival: 62, step: LOOK_UP, battle: threatened() };
    const stage = await telling(turn);
    const stays = heard(stage, 'pilots-stay');
    const clock = holdClock();
    // The second page turns and lands; further presses stay on it.
    for (let pressed = 0; pressed < 12 || stage.step.kind !== 'leave or stay'; pressed += 1) {
      await press(stage, ' ');
      stage.click();
      await clock.goOn(120);
      await aTimeout(60);
    }
    const on = button(stage, /^Both stay: the score/);
    on.click();
    expect([stage.step, stays]).to.deep.equal([LEAVE_OR_STAY, []]);
    await stage.updateComplete;
    expect([on.ariaDisabled, on.className.includes('notyet')]).to.deep.equal(['true', true]);
    await clock.goOn(750);
    stage.requestUpdate();
    await stage.updateComplete;
    expect([on.ariaDisabled, on.className.includes('notyet')]).to.deep.equal(['false', false]);
    await press(stage, ' ');
    expect(stays).to.have.length(1);
  });

  it('cannot be passed by presses made before the page was painted, however late they are heard', async () => {
    const clock = holdClock();
    const turn = { lone: 52, rival: 62, step: LEAVE_OR_STAY, battle: threatened() };
    const { made: stage, paint } = await unpainted(() => telling(turn));
    const stays = heard(stage, 'pilots-stay');
    const on = button(stage, /^Both stay: the score/);
    await clock.goOn(1500);
    await press(stage, ' ');
    stage.click();
    on.click();
    expect(stays, 'before it was painted').to.deep.equal([]);
    paint();
    const painted = performance.now();
    await clock.goOn(750);
    await until(() => on.ariaDisabled === 'false', 'its button looks ready');
    const late = new MouseEvent('click', { bubbles: true, composed: true });
    Object.defineProperty(late, 'timeStamp', { value: painted + 20 });
    on.dispatchEvent(late);
    expect(stays, 'made too soon').to.deep.equal([]);
    await press(stage, ' ');
    expect(stays).to.have.length(1);
  });

  it('can be passed after three seconds even by a pilot who keeps pressing', async () => {
    const clock = holdClock();
    const turn = { lone: 52, rival: 62, step: LEAVE_OR_STAY, battle: threatened() };
    const stage = await telling(turn);
    const stays = heard(stage, 'pilots-stay');
    for (let seen = 0; seen < 2900; seen += 290) {
      await press(stage, ' ');
      expect(stays).to.have.length(0);
      await clock.goOn(290);
    }
    await clock.goOn(100);
    await press(stage, ' ');
    expect(stays).to.have.length(1);
  });

  it('E1: offers escape only to a pilot who may escape', async () => {
    const fleeing = await telling({ lone: 52, rival: 60, step: LEAVE_OR_STAY });
    button(fleeing, 'Ben escapes?').click();
    await aTimeout(50);
    expect(text(button(fleeing, /^Ben escapes from/))).to.contain('half a victory for Ada');
    button(fleeing, 'Nobody leaves').click();
    const staying = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    button(staying, 'Leave').click();
    await aTimeout(50);
    expect(has(staying, /bails out/)).to.equal(true);
    expect(has(staying, /escapes/)).to.equal(false);
    button(staying, 'Nobody leaves').click();
  });

  it('is asked about once, with the result; both can stay, and keys do nothing meanwhile', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    const left = heard(stage, 'pilots-leave');
    await press(stage, 'l');
    await aTimeout(50);
    expect(text(button(stage, /^Ada bails out/))).to.contain(
      'Ben wins, Ada lives, the Rifleman is lost',
    );
    await press(stage, 'ArrowRight', ' ');
    expect([stage.step, stage.decided]).to.deep.equal([LEAVE_OR_STAY, false]);
    button(stage, 'Nobody leaves').click();
    expect(left).to.deep.equal([]);
    await aTimeout(50);
    await press(stage, 'l');
    await aTimeout(50);
    button(stage, /^Ada bails out/).click();
    expect(left).to.deep.equal([{ leaving: [{ seat: 0, leaves: 'bails out' }] }]);
  });

  it('is confirmed once more if both bail out', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    const left = heard(stage, 'pilots-leave');
    const sheet = (): string => text(stage.renderRoot.querySelector('sheet-dialog'));
    for (const answer of ['Nobody leaves', 'Both bail out']) {
      await press(stage, 'l');
      await aTimeout(50);
      const both = button(stage, /^Both bail out…/);
      expect(text(both)).to.contain('nobody wins');
      both.click();
      await stage.updateComplete;
      expect([left, has(stage, /^Ada bails out/)]).to.deep.equal([[], false]);
      expect(sheet()).to.contain('Nobody wins, and both pilots live.');
      await expectAccessible(stage);
      button(stage, answer).click();
      await stage.updateComplete;
    }
    const bails = [0, 1].map((seat) => ({ seat, leaves: 'bails out' }));
    expect(left).to.deep.equal([{ leaving: bails }]);
    expect(has(stage, /^Both bail out/)).to.equal(false);
  });
});
