import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { play } from '../../../../src/rules/fight/moves.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { allowed } from '../../../allowed.ts';
import { say } from '../../../../src/elements/common/say.ts';
import { button, heard, press, text } from '../../parts.ts';
import { holdClock } from '../../clock.ts';
import { until } from '../../until.ts';
import { has, on, telling, rowOf } from '../film/film-of-several.ts';
import type { Turn } from '../turns.ts';
import { THREE } from '../turns.ts';

describe('one against several before any damage', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
  });

  /** A turn in which every pilot who stays falls. */
  const threatened = (): Turn => {
    const seats = THREE.battle.seats.map((seat) => ({ ...seat, armor: 1 }));
    const battle = { ...THREE.battle, seats };
    return { ...THREE, battle, played: allowed(play(battle, { seats: THREE.orders })) };
  };

  it('a double tap that locks in does not rush past the numbers, even if no one would fall', async () => {
    const clock = holdClock();
    const stage = await telling(THREE);
    const stays = heard(stage, 'pilots-stay');
    on(stage).click();
    await press(stage, ' ');
    expect([has(stage, '.overview'), on(stage).ariaDisabled, stays]).to.deep.equal([
      ...[true, 'true', []],
    ]);
    await clock.goOn(750);
    stage.requestUpdate();
    await stage.updateComplete;
    expect(on(stage).ariaDisabled).to.equal('false');
    on(stage).click();
    expect(stays).to.have.length(1);
  });

  it('a fall that leaving would avert is passed only by a press after a pause', async () => {
    const clock = holdClock();
    const stage = await telling(threatened());
    const stays = heard(stage, 'pilots-stay');
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await press(stage, ' ');
      on(stage).click();
      await clock.goOn(120);
      await aTimeout(20);
    }
    expect(stays).to.deep.equal([]);
    await clock.goOn(750);
    await press(stage, ' ');
    expect(stays).to.have.length(1);
  });

  it("a double press that closes a pairing's pages does not rush past a fall", async () => {
    const stage = await telling(threatened());
    const stays = heard(stage, 'pilots-stay');
    const clock = holdClock();
    rowOf(stage, 'Cleo').click();
    await stage.updateComplete;
    await clock.goOn(5000);
    for (let pressed = 0; pressed < 5; pressed += 1) await press(stage, ' ');
    expect([has(stage, '.overview'), stays]).to.deep.equal([true, []]);
    await clock.goOn(750);
    await press(stage, ' ');
    expect(stays).to.have.length(1);
  });

  it('a pilot about to fall is warned in that row and aloud, the Leave button is red, and going on means all stay', async () => {
    const stage = await telling(threatened());
    const aloud = text(stage.renderRoot.querySelector('[aria-live=polite]'));
    for (const pilot of ['Cleo', 'Dora']) {
      const peril = rowOf(stage, pilot).closest('li')?.querySelector('.peril') ?? null;
      expect(text(peril)).to.match(/armor 1\.$/);
      expect(aloud).to.contain(`${pilot} may bail out.`);
    }
    expect(text(stage.renderRoot.querySelector('.by-lone .peril'))).to.match(/armor 1\.$/);
    expect(
      sure(stage.renderRoot.querySelector('.leave-now')).classList.contains('matters'),
    ).to.equal(true);
    expect(text(on(stage))).to.match(/^All stay: split the \+8/);
    const calm = await telling(THREE);
    expect(text(on(calm))).to.match(/^Split the \+8/);
    expect(has(calm, '.peril, .matters')).to.equal(false);
  });

  it('a rival can bail out while the others fight on, and the list says when the lone pilot can escape', async () => {
    const stage = await telling(THREE);
    const left = heard(stage, 'pilots-leave');
    button(stage, 'Leave…').click();
    await stage.updateComplete;
    const list = sure(stage.renderRoot.querySelector('leave-list'));
    await list.updateComplete;
    expect(text(list.renderRoot.querySelector('.rule'))).to.match(
      /^Ada cannot escape yet: everyone must see Ada on page 29, .* If a rival leaves, the others fight on\.$/,
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
    button(stage, 'Ben bails out').click();
    expect(left).to.deep.equal([{ leaving: [{ seat: 1, leaves: 'bails out' }] }]);
  });

  it('a pilot who picks leaving but closes the list stays', async () => {
    const clock = holdClock();
    const stage = await telling(THREE);
    const left = heard(stage, 'pilots-leave');
    const list = async () => {
      await press(stage, 'l');
      await until(() => has(stage, 'leave-list'));
      return sure(stage.renderRoot.querySelector('leave-list'));
    };
    say(await list(), 'leaving-changed', { leaving: [{ seat: 1, leaves: 'bails out' }] });
    await stage.updateComplete;
    say(sure(stage.renderRoot.querySelector('sheet-dialog')), 'sheet-closed');
    await stage.updateComplete;
    expect((await list()).leaving).to.deep.equal([]);
    button(stage, 'Nobody leaves').click();
    await clock.goOn(750);
    on(stage).click();
    await stage.updateComplete;
    expect(left).to.deep.equal([]);
    expect(has(stage, '.leave-now')).to.equal(false);
  });
});
