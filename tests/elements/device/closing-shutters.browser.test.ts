import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/device/closing-shutters.ts';
import type { ClosingShutters } from '../../../src/elements/device/closing-shutters.ts';
import { CLOSING } from '../../../src/elements/device/closing-shutters.ts';
import { expectAccessible } from '../../axe.ts';
import { holdClock, holdTimers } from '../clock.ts';
import { button, heard } from '../parts.ts';
import { until } from '../until.ts';

describe('the shutters after a choice locked in by one touch', () => {
  it('ignore the second of two quick taps; after a pause they show the numbers or take the choice back', async () => {
    const clock = holdClock();
    const shutters: ClosingShutters = await fixture(
      html`<closing-shutters .seat=${1} .pilot=${'Ben'} .turn=${4}></closing-shutters>`,
    );
    const [asked, back] = [heard(shutters, 'numbers-asked'), heard(shutters, 'choice-taken-back')];
    button(shutters, 'Show the numbers').click();
    button(shutters, 'Ben takes it back').click();
    expect([asked, back]).to.deep.equal([[], []]);
    const looks = (): unknown => button(shutters, 'Show the numbers').ariaDisabled;
    await shutters.updateComplete;
    expect(looks()).to.equal('true');
    await clock.goOn(1500);
    await until(() => looks() === 'false');
    button(shutters, 'Ben takes it back').click();
    button(shutters, 'Show the numbers').click();
    expect([asked.length, back]).to.deep.equal([1, [{ seat: 1 }]]);
    await expectAccessible(shutters);
  });

  it('show the numbers by themselves, in a time that runs from when they can be seen', async () => {
    const timers = holdTimers();
    const frames: FrameRequestCallback[] = [];
    const own = window.requestAnimationFrame;
    window.requestAnimationFrame = (frame) => frames.push(frame);
    const shutters: ClosingShutters = await fixture(html`<closing-shutters></closing-shutters>`);
    window.requestAnimationFrame = own;
    const asked = heard(shutters, 'numbers-asked');
    timers.goOn(2 * CLOSING);
    expect(asked).to.have.lengthOf(0);
    for (const frame of frames) frame(0);
    timers.goOn(0);
    await Promise.resolve();
    timers.goOn(CLOSING - 1);
    expect(asked).to.have.lengthOf(0);
    timers.goOn(1);
    expect(asked).to.have.lengthOf(1);
  });

  it('look gray while the choice is being written', async () => {
    const clock = holdClock();
    const shutters: ClosingShutters = await fixture(
      html`<closing-shutters .pilot=${'Ben'}></closing-shutters>`,
    );
    await clock.goOn(1500);
    const looks = (): unknown => button(shutters, 'Ben takes it back').ariaDisabled;
    await until(() => looks() === 'false');
    shutters.written = true;
    await shutters.updateComplete;
    expect(looks()).to.equal('true');
  });
});
