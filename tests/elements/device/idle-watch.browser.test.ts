import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { IdleWatch } from '../../../src/elements/device/idle-watch.ts';
import '../../../src/elements/device/shutter-slat.ts';
import type { ShutterSlat } from '../../../src/elements/device/shutter-slat.ts';
import { expectAccessible } from '../../axe.ts';
import { holdTimers } from '../clock.ts';
import { text } from '../parts.ts';

/** A stage that the shutters fall over. */
@customElement('watched-stage')
class WatchedStage extends LitElement {
  fallen = 0;
  readonly idle = new IdleWatch(this, () => (this.fallen += 1));

  override render(): TemplateResult {
    return html`<shutter-slat .sinking=${this.idle.ending}></shutter-slat>`;
  }
}

const watched = async () => {
  const timers = holdTimers();
  const stage = await fixture<WatchedStage>(html`<watched-stage></watched-stage>`);
  const slat = async (): Promise<string> => {
    await stage.updateComplete;
    const shown = stage.renderRoot.querySelector<ShutterSlat>('shutter-slat');
    await shown?.updateComplete;
    return text(shown?.shadowRoot?.querySelector('.slat'));
  };
  return { stage, timers, slat };
};
const SECOND = 1000;

describe('the idle shutters', () => {
  it('fall after three minutes, announced by a slat for the last ten seconds', async () => {
    const { stage, timers, slat } = await watched();
    timers.goOn(169 * SECOND);
    expect(await slat()).to.equal('');
    timers.goOn(SECOND);
    expect(await slat()).to.equal('Shutters in 10: touch to stay');
    expect(stage.fallen).to.equal(0);
    timers.goOn(10 * SECOND);
    expect(stage.fallen).to.equal(1);
    expect(await slat()).to.equal('');
  });

  for (const touch of ['pointerdown', 'keydown', 'wheel'])
    it(`wait three more minutes after any ${touch}`, async () => {
      const { stage, timers, slat } = await watched();
      timers.goOn(175 * SECOND);
      document.body.dispatchEvent(new Event(touch, { bubbles: true }));
      expect(await slat()).to.equal('');
      timers.goOn(179 * SECOND);
      expect(stage.fallen).to.equal(0);
      timers.goOn(SECOND);
      expect(stage.fallen).to.equal(1);
    });

  it('do not fall once their stage is gone', async () => {
    const { stage, timers } = await watched();
    stage.remove();
    timers.goOn(400 * SECOND);
    expect(stage.fallen).to.equal(0);
  });

  it('are announced politely, in a region that was there before', async () => {
    const slat = await fixture<ShutterSlat>(html`<shutter-slat></shutter-slat>`);
    const region = slat.shadowRoot?.querySelector('[role=status]');
    expect(text(region)).to.equal('');
    slat.sinking = true;
    await slat.updateComplete;
    expect(text(region)).to.equal('Shutters in 10 seconds: touch to stay.');
    expect(slat.shadowRoot?.querySelector('[role=status]')).to.equal(region);
    await expectAccessible(slat);
  });
});
