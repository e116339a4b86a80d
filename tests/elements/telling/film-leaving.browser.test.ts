import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CALLED, LEAVE_OR_STAY } from '../../../src/rules/record/steps.ts';
import { battleAfter, button, heard, press, text } from '../parts.ts';
import { LOOK_UP, LONE_SCORES, telling, has } from './told-turn.ts';

describe('a pilot may leave in a film', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  it('pilots may leave on the pages, and no more with the score', async () => {
    for (const step of [LOOK_UP, LEAVE_OR_STAY])
      expect(has(await telling({ lone: 56, rival: 56, step }), /^Leave$/)).to.equal(true);
    for (const step of [CALLED, LONE_SCORES])
      expect(has(await telling({ lone: 56, rival: 56, step }), /^Leave$/)).to.equal(false);
    const decided = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, decided: true });
    expect(has(decided, /^Leave$/)).to.equal(false);
  });

  it('where a blow would put a Mech out the corner names its pilot, and a line says why', async () => {
    const whole = battleAfter();
    const seats = whole.seats.map((seat, at) => (at === 1 ? { ...seat, armor: 3 } : seat));
    const battle = { ...whole, seats };
    const first = await telling({ lone: 52, rival: 62, step: LOOK_UP, battle });
    expect(has(first, 'Leave'), 'nothing is betrayed by a page that is still covered').to.equal(
      true,
    );
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY, battle });
    expect(has(stage, 'Ben bails out?')).to.equal(true);
    expect(text(stage.renderRoot.querySelector('.hazard'))).to.contain('armor 3');
  });

  it('Escape is there exactly for who may (E1)', async () => {
    const fleeing = await telling({ lone: 52, rival: 60, step: LEAVE_OR_STAY });
    button(fleeing, 'Ben escapes?').click();
    await aTimeout(50);
    expect(text(button(fleeing, /^Escape/))).to.contain('half a victory for Ada');
    button(fleeing, 'Nobody leaves').click();
    const staying = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    button(staying, 'Leave').click();
    await aTimeout(50);
    expect(has(staying, /^Bail out/)).to.equal(true);
    expect(has(staying, /^Escape/)).to.equal(false);
    button(staying, 'Nobody leaves').click();
  });

  it('who bails out is asked first, and may still stay; keys are dead meanwhile', async () => {
    const stage = await telling({ lone: 52, rival: 62, step: LEAVE_OR_STAY });
    const left = heard(stage, 'pilots-leave');
    await press(stage, 'l');
    await aTimeout(50);
    button(stage, /^Bail out…/).click();
    await aTimeout(50);
    await press(stage, 'ArrowRight', ' ');
    expect([stage.step, stage.decided]).to.deep.equal([LEAVE_OR_STAY, false]);
    button(stage, 'Stay').click();
    expect(left).to.deep.equal([]);
    button(stage, /^Bail out…/).click();
    await aTimeout(50);
    button(stage, 'Bail out').click();
    expect(left).to.deep.equal([{ leaving: [{ seat: 0, leaves: 'bails out' }] }]);
  });
});
